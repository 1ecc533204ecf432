import { call, defineResource } from '@courtyard/common';
import type { PaymentInput } from '@courtyard/contract/accounting/receivables/payment/payment';
import { dayFrom } from '@courtyard/contract/days';
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
export const paymentPager = payments.pager({
  to: paymentPaths.details,
  nameOf: ({ number, properties }) => `${number} ${properties.map(({ name }) => name).join(', ')}`,
});

export const useEndPayment = (id: string) => payments.useWrite('POST /api/v1/payments/:paymentId/end', id);

export const useReapplyPayment = (id: string) =>
  payments.useWrite('POST /api/v1/payments/:paymentId/application', id);

/** What a payment settles and what it could settle instead: asked anew each time, as others apply payments too. */
export const useApplication = (paymentId: string) =>
  useQuery({
    queryKey: [...payments.keys.all, 'application', paymentId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/payments/:paymentId/application', { params: { paymentId }, signal })).data,
    gcTime: 0,
    staleTime: Infinity,
  });

/** What a payment would settle; null asks nothing. What was answered before stays on screen meanwhile. */
export const usePaymentPreview = (input: PaymentInput | null) =>
  useQuery({
    queryKey: [...payments.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/payments/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

/** Who pays for a unit on a day unless somebody else is written; null asks nothing, nor does a day that is not written yet. */
export const usePayer = (
  propertyId: string | null,
  { receivedOn, ledgerId }: { receivedOn: string | null; ledgerId: string | null },
) =>
  useQuery({
    queryKey: [...payments.keys.all, 'payer', propertyId, receivedOn, ledgerId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/v1/properties/:propertyId/payer', {
          params: { propertyId: propertyId ?? '' },
          query: { on: receivedOn ?? '', ...(ledgerId !== null && { ledgerId }) },
          signal,
        })
      ).data,
    enabled: propertyId !== null && dayFrom(receivedOn) !== null,
  });

/** The orders of payment by the day they are in force from, the newest first. */
export const policies = defineResource({
  section: 'accounting',
  key: 'payment-policies',
  list: 'GET /api/v1/payment-policies',
  create: 'POST /api/v1/payment-policies',
});
