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
      text: 'View how it was applied and your balance.',
    }),
    es: ({ unit, amountMinor, currency }) => ({
      title: `Pago recibido de ${unit}: ${formatMoney(amountMinor, currency, { language: 'es' })}`,
      text: 'Vea cómo se aplicó y su saldo.',
    }),
  },
});

/** To the owners of the unit: the bank returned what they paid, or it was recorded by mistake. */
export const paymentTakenBack = defineNotification({
  name: 'accounting.payment-taken-back',
  group: { en: 'Invoices and payments', es: 'Facturas y pagos' },
  label: { en: 'Your payment is returned or voided', es: 'Se devuelve o se anula un pago suyo' },
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
        text: 'The charges it paid are open again. View your balance.',
      };
    },
    es: ({ unit, amountMinor, currency, as }) => {
      const amount = formatMoney(amountMinor, currency, { language: 'es' });
      return {
        title:
          as === 'returned'
            ? `El banco devolvió su pago de ${unit}: ${amount}`
            : `Un pago de ${unit} se registró por error: ${amount}`,
        text: 'Los cargos que pagó están otra vez pendientes. Vea su saldo.',
      };
    },
  },
});

/** All that is told of payments. */
export const paymentNotifications = [paymentRecorded, paymentTakenBack];
