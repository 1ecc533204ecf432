import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import { billingGroup as group } from '../invoice/invoice-notifications';
import en from './payment.en.json';
import es from './payment.es.json';

export const paymentMessages = defineMessages({ en, es });

const paid = { unit: z.string(), amountMinor: z.number(), currency: z.string() };

/** To the owners of the unit: what they paid has arrived. */
export const paymentRecorded = defineNotification({
  name: 'accounting.payment-recorded',
  group,
  label: labelOf(paymentMessages, 'recorded.label'),
  parameters: z.object(paid),
  messages: paymentMessages,
  content: (t, { unit, amountMinor, currency }, { language }) => ({
    title: t('recorded.title', { unit, amount: formatMoney(amountMinor, currency, { language }) }),
    text: t('recorded.text'),
  }),
});

/** To the owners of the unit: the bank returned what they paid, or it was recorded by mistake. */
export const paymentTakenBack = defineNotification({
  name: 'accounting.payment-taken-back',
  group,
  label: labelOf(paymentMessages, 'ended.label'),
  parameters: z.object({ ...paid, as: z.enum(['returned', 'void']) }),
  messages: paymentMessages,
  content: (t, { unit, amountMinor, currency, as }, { language }) => ({
    title: t(`${as}.title`, { unit, amount: formatMoney(amountMinor, currency, { language }) }),
    text: t('ended.text'),
  }),
});

/** All that is told of payments. */
export const paymentNotifications = [paymentRecorded, paymentTakenBack];
