import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import en from './invoice.en.json';
import es from './invoice.es.json';

export const invoiceMessages = defineMessages({ en, es });

/** Of all that is told of billing. */
export const billingGroup = labelOf(invoiceMessages, 'group');

/** Where owners see what they owe. */
export const ownPage = '/accounting/statement';

/** To the owners of the unit: there is an invoice to pay. */
export const invoiceIssued = defineNotification({
  name: 'accounting.invoice-issued',
  group: billingGroup,
  label: labelOf(invoiceMessages, 'issued.label'),
  parameters: z.object({
    number: z.number(),
    unit: z.string(),
    totalMinor: z.number(),
    currency: z.string(),
    dueOn: z.string(),
  }),
  messages: invoiceMessages,
  content: (t, { number, unit, totalMinor, currency, dueOn }, { language }) => ({
    title: t('issued.title', { number, unit, total: formatMoney(totalMinor, currency, { language }) }),
    text: t('issued.text', { due: longDay(dueOn, language) }),
  }),
});
