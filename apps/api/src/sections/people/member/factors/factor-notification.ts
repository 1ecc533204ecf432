import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { day } from '@courtyard/contract/primitives';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { administration, defineNotification, longDay } from '../../../../platform/notifications/kind';
import en from '../member.en.json';
import es from '../member.es.json';

const messages = defineMessages({ en, es });

/** To who holds a role that demands a second factor, and has none. */
export const factorDemanded = defineNotification({
  name: 'people.factor-demanded',
  group: administration,
  label: labelOf(messages, 'factorDemanded.label'),
  // Who does not set it up in time is held up: it reaches everybody.
  isUrgent: true,
  parameters: z.object({
    role: z.string(),
    /** The last day without; null: at once. */ lastDay: day.nullable(),
  }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { role, lastDay }, { language }) => {
    const named = roleNames([role], language);
    return {
      title: t('factorDemanded.title'),
      text:
        lastDay === null
          ? t('factorDemanded.atOnce', { role: named })
          : t('factorDemanded.after', { role: named, day: longDay(lastDay, language) }),
    };
  },
});
