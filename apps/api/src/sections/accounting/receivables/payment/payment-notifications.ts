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

/** To the owners of the unit: the bank returned what they paid, or it was recorded by mistake. */
export const paymentTakenBack = defineNotification({
  name: 'accounting.payment-taken-back',
  group: { en: 'Invoices and payments', es: 'Facturas y pagos' },
  label: { en: 'A payment of yours is returned or taken back', es: 'Se devuelve o se retira un pago suyo' },
  parameters: z.object({
    unit: z.string(),
    amountMinor: z.number(),
    currency: z.string(),
    as: z.enum(['returned', 'void']),
  }),
  words: {
    en: ({ unit, amountMinor, currency, as }) => {
      const amount = formatMoney(amountMinor, currency, { language: 'en' });
      return {
        title:
          as === 'returned'
            ? `The bank returned your payment for ${unit}: ${amount}`
            : `A payment for ${unit} was recorded by mistake: ${amount}`,
        text: 'What it settled is open again. See what you owe now.',
      };
    },
    es: ({ unit, amountMinor, currency, as }) => {
      const amount = formatMoney(amountMinor, currency, { language: 'es' });
      return {
        title:
          as === 'returned'
            ? `El banco devolvió su pago de ${unit}: ${amount}`
            : `Un pago de ${unit} se registró por error: ${amount}`,
        text: 'Lo que saldó está otra vez pendiente. Vea cuánto debe ahora.',
      };
    },
  },
});

/** All that is told of payments. */
export const paymentNotifications = [paymentRecorded, paymentTakenBack];
