import { call } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';
import { pollLetters } from '../../letter/poll-letters';
import { invoices } from '../invoice.queries';

/** The letters of an invoice, asked for again while one of them is on its way. */
export const useLetters = (invoiceId: string) =>
  useQuery({
    queryKey: [...invoices.keys.all, 'letters', invoiceId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/invoices/:invoiceId/letters', { params: { invoiceId }, signal })).data,
    refetchInterval: pollLetters,
  });

export const useSendInvoice = (id: string) =>
  invoices.useWrite('POST /api/v1/invoices/:invoiceId/letters', id);

export const useSendInvoices = () => invoices.useWrite('POST /api/v1/invoices/letters');
