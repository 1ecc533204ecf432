import { call, defineResource } from '@courtyard/common';
import type { PaymentInput } from '@courtyard/contract/accounting/receivables/payment/payment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paymentPaths } from './payment-paths';

export const payments = defineResource({
  section: 'accounting',
  key: 'payments',
  list: 'GET /api/v1/payments',
  one: 'GET /api/v1/payments/:paymentId',
  create: 'POST /api/v1/payments',
  history: 'GET /api/v1/payments/:paymentId/history',
});

/** From one payment of the list to the next. */
export const paymentWalk = payments.walk({
  to: paymentPaths.details,
  nameOf: ({ number, properties }) => `${number} ${properties.map(({ name }) => name).join(', ')}`,
});

export const useEndPayment = (id: string) => payments.useWrite('POST /api/v1/payments/:paymentId/end', id);

/** What a payment would settle; null asks nothing. What was answered before stays on screen meanwhile. */
export const usePaymentPreview = (input: PaymentInput | null) =>
  useQuery({
    queryKey: [...payments.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/payments/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

/** The orders of payment by the day they are in force from, the newest first. */
export const policies = defineResource({
  section: 'accounting',
  key: 'payment-policies',
  list: 'GET /api/v1/payment-policies',
  create: 'POST /api/v1/payment-policies',
});
