import { day } from '@courtyard/contract/primitives';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import en from './insurance.en.json';
import es from './insurance.es.json';

const messages = defineMessages({ en, es });

/** Policies that end soon: to their owners, and to those who look after all. The mails about it go out beside it. */
export const insuranceEnding = defineNotification({
  name: 'properties.insurance-ending',
  group: labelOf(messages, 'group'),
  label: labelOf(messages, 'ending.label'),
  parameters: z.object({
    count: z.int().min(1),
    /** Of the one that ends first. */
    unit: z.string(),
    on: day,
  }),
  channels: { email: null },
  messages,
  content: (t, { count, unit, on }, { language }) => ({
    title: t('ending.title', { count, unit }),
    text: t('ending.text', { count, unit, day: longDay(on, language) }),
  }),
});
