import { call, defineResource } from '@courtyard/common';
import type { RecurringInvoiceInput } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recurringPaths } from './recurring-paths';

export const recurringInvoices = defineResource({
  section: 'accounting',
  key: 'recurring-invoices',
  list: 'GET /api/v1/recurring-invoices',
  one: 'GET /api/v1/recurring-invoices/:recurringInvoiceId',
  create: 'POST /api/v1/recurring-invoices',
  update: 'PUT /api/v1/recurring-invoices/:recurringInvoiceId',
  history: 'GET /api/v1/recurring-invoices/:recurringInvoiceId/history',
});

/** From one template of the list to the next. */
export const recurringPager = recurringInvoices.pager({
  to: recurringPaths.details,
  nameOf: ({ name }) => name,
});

export const useSetStatus = (id: string) =>
  recurringInvoices.useWrite('POST /api/v1/recurring-invoices/:recurringInvoiceId/status', id);
export const useRunNow = (id: string) =>
  recurringInvoices.useWrite('POST /api/v1/recurring-invoices/:recurringInvoiceId/run', id);
export const useSettle = (id: string) =>
  recurringInvoices.useWrite('POST /api/v1/recurring-invoices/:recurringInvoiceId/occurrences', id);

/** The next ten runs of what is written; null asks nothing. What was answered before stays on screen meanwhile. */
export const useUpcoming = (input: RecurringInvoiceInput | null, after: string | null) =>
  useQuery({
    queryKey: [...recurringInvoices.keys.all, 'upcoming', input, after],
    queryFn: async ({ signal }) =>
      input &&
      (
        await call('POST /api/v1/recurring-invoices/preview', {
          query: { ...(after !== null && { after }) },
          body: input,
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
