import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { administration, defineNotification } from '../../../../platform/notifications/kind';
import en from '../member.en.json';
import es from '../member.es.json';

const messages = defineMessages({ en, es });

/** To whose second factors somebody else removed. The mail about it goes out beside it. */
export const factorsRemoved = defineNotification({
  name: 'people.factors-removed',
  group: administration,
  label: labelOf(messages, 'factorsRemoved.label'),
  isUrgent: true,
  parameters: z.object({ by: z.string() }),
  channels: { email: null },
  messages,
  content: (t, { by }) => ({ title: t('factorsRemoved.title'), text: t('factorsRemoved.text', { by }) }),
});
