import { roleNames } from '@courtyard/contract/platform/member/role.words';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { administration, defineNotification, longDay } from '../../../../platform/notifications/kind';

/** To who holds a role that demands a second factor, and has none. */
export const factorDemanded = defineNotification({
  name: 'people.factor-demanded',
  group: administration,
  label: { en: 'My role requires two-factor authentication', es: 'Mi rol exige dos factores' },
  // Who does not set it up in time is held up: it reaches everybody.
  isUrgent: true,
  parameters: z.object({
    role: z.string(),
    /** The last day without; null: at once. */ lastDay: day.nullable(),
  }),
  channels: { email: 'at-once' },
  words: {
    en: ({ role, lastDay }) => ({
      title: 'Set up two-factor authentication',
      text: `Your role ${roleNames([role], 'en')} demands one. ${
        lastDay === null
          ? 'Nothing else is open to you until you have it.'
          : `After ${longDay(lastDay, 'en')} nothing else is open to you until you have it.`
      }`,
    }),
    es: ({ role, lastDay }) => ({
      title: 'Configure un segundo factor',
      text: `Su rol ${roleNames([role], 'es')} lo exige. ${
        lastDay === null
          ? 'No podrá abrir nada más hasta tenerlo.'
          : `Después del ${longDay(lastDay, 'es')} no podrá abrir nada más hasta tenerlo.`
      }`,
    }),
  },
});
