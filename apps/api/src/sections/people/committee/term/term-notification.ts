import { day } from '@courtyard/contract/primitives';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import en from './term.en.json';
import es from './term.es.json';

const messages = defineMessages({ en, es });

/** To those who say who serves, and to who serves: terms that end. The mails about it go out beside it. */
export const termEnding = defineNotification({
  name: 'people.term-ending',
  group: labelOf(messages, 'group'),
  label: labelOf(messages, 'ending.label'),
  permission: 'Committees List View',
  parameters: z.object({
    count: z.int().min(1),
    /** Of the one that ends first. */
    name: z.string(),
    committee: z.string(),
    on: day,
  }),
  channels: { email: null },
  messages,
  content: (t, { count, name, committee, on }, { language }) => ({
    title: t('ending.title', { count, name, committee }),
    text: t('ending.text', { count, committee, day: longDay(on, language) }),
  }),
});
