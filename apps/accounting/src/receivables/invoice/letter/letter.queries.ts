import { call } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';
import { invoices } from '../invoice.queries';

const pollMs = 3_000;

/** The letters of an invoice, asked for again while one of them is on its way. */
export const useLetters = (invoiceId: string) =>
  useQuery({
    queryKey: [...invoices.keys.all, 'letters', invoiceId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/invoices/:invoiceId/letters', { params: { invoiceId }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some((letter) => letter.state === 'queued') === true ? pollMs : false,
  });

export const useSendInvoice = (id: string) =>
  invoices.useWrite('POST /api/v1/invoices/:invoiceId/letters', id);

export const useSendInvoices = () => invoices.useWrite('POST /api/v1/invoices/letters');
