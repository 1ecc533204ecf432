import { call } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';
import { pollLetters } from '../poll-letters';
import { payments } from '../../payment/payment.queries';

/** The letters of a payment's receipt, asked for again while one of them is on its way. */
export const useReceiptLetters = (paymentId: string) =>
  useQuery({
    queryKey: [...payments.keys.all, 'letters', paymentId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/payments/:paymentId/letters', { params: { paymentId }, signal })).data,
    refetchInterval: pollLetters,
  });

export const useSendReceipt = (id: string) =>
  payments.useWrite('POST /api/v1/payments/:paymentId/letters', id);
