import { call, defineResource } from '@courtyard/common';
import type { InvoiceInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { invoicePaths } from './invoice-paths';

export const invoices = defineResource({
  section: 'accounting',
  key: 'invoices',
  list: 'GET /api/v1/invoices',
  one: 'GET /api/v1/invoices/:invoiceId',
  create: 'POST /api/v1/invoices',
  history: 'GET /api/v1/invoices/:invoiceId/history',
});

/** From one invoice of the list to the next. */
export const invoicePager = invoices.pager({
  to: invoicePaths.details,
  nameOf: ({ number, property }) => `${number} ${property.name}`,
});

export const useVoidInvoice = (id: string) => invoices.useWrite('POST /api/v1/invoices/:invoiceId/void', id);

/** What would be billed; null asks nothing. What was answered before stays on screen meanwhile. */
export const useInvoicePreview = (input: InvoiceInput | null) =>
  useQuery({
    queryKey: [...invoices.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/invoices/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

const pollMs = 1_000;

/** A run over many units, asked for again until it is through. */
export const useInvoiceRun = (invoiceRunId: string) =>
  useQuery({
    queryKey: [...invoices.keys.all, 'run', invoiceRunId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/invoice-runs/:invoiceRunId', { params: { invoiceRunId }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
  });
