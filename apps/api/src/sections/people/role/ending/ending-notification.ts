import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { day } from '@courtyard/contract/primitives';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import en from './ending.en.json';
import es from './ending.es.json';

const messages = defineMessages({ en, es });

/** To who holds a role that ends by itself. The mail about it goes out beside it. */
export const roleEnding = defineNotification({
  name: 'people.role-ending',
  group: labelOf(messages, 'group'),
  label: labelOf(messages, 'ending.label'),
  parameters: z.object({ count: z.int().min(1), /** The first by name. */ role: z.string(), on: day }),
  channels: { email: null },
  messages,
  content: (t, { count, role, on }, { language }) => ({
    title: t('ending.title', { count, role: roleNames([role], language) }),
    text: t('ending.text', { day: longDay(on, language) }),
  }),
});
