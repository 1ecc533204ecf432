import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';

/** To the owners of the unit: what they paid has arrived. */
export const paymentRecorded = defineNotification({
  name: 'accounting.payment-recorded',
  group: { en: 'Invoices and payments', es: 'Facturas y pagos' },
  label: { en: 'Your payment is recorded', es: 'Se registra su pago' },
  parameters: z.object({ unit: z.string(), amountMinor: z.number(), currency: z.string() }),
  words: {
    en: ({ unit, amountMinor, currency }) => ({
      title: `Payment received for ${unit}: ${formatMoney(amountMinor, currency, { language: 'en' })}`,
      text: 'See what it settled and what you owe now.',
    }),
    es: ({ unit, amountMinor, currency }) => ({
      title: `Pago recibido de ${unit}: ${formatMoney(amountMinor, currency, { language: 'es' })}`,
      text: 'Vea qué se pagó con él y cuánto debe ahora.',
    }),
  },
});
