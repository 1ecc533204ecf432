import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';

/** Where owners see what they owe. */
export const ownPage = '/accounting/statement';

/** To the owners of the unit: there is an invoice to pay. */
export const invoiceIssued = defineNotification({
  name: 'accounting.invoice-issued',
  group: { en: 'Invoices and payments', es: 'Facturas y pagos' },
  label: { en: 'You’re billed an invoice', es: 'Se emite una factura a su nombre' },
  parameters: z.object({
    number: z.number(),
    unit: z.string(),
    totalMinor: z.number(),
    currency: z.string(),
    dueOn: z.string(),
  }),
  words: {
    en: ({ number, unit, totalMinor, currency, dueOn }) => ({
      title: `Invoice ${number} for ${unit}: ${formatMoney(totalMinor, currency, { language: 'en' })}`,
      text: `Due ${longDay(dueOn, 'en')}. View the charges and your balance.`,
    }),
    es: ({ number, unit, totalMinor, currency, dueOn }) => ({
      title: `Factura ${number} de ${unit}: ${formatMoney(totalMinor, currency, { language: 'es' })}`,
      text: `Vence el ${longDay(dueOn, 'es')}. Vea los conceptos y su saldo.`,
    }),
  },
});
