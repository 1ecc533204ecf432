import { call, defineResource } from '@courtyard/common';
import type { DepositInput } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { depositPaths } from './deposit-paths';

export const deposits = defineResource({
  section: 'accounting',
  key: 'deposits',
  list: 'GET /api/v1/deposits',
  one: 'GET /api/v1/deposits/:depositId',
  create: 'POST /api/v1/deposits',
  history: 'GET /api/v1/deposits/:depositId/history',
});

/** From one deposit of the list to the next. */
export const depositPager = deposits.pager({
  to: depositPaths.details,
  nameOf: ({ number, bankAccount }) => `${number} ${bankAccount.name}`,
});

export const useVoidDeposit = (id: string) => deposits.useWrite('POST /api/v1/deposits/:depositId/void', id);

/** Payments that wait for their deposit, the oldest first. */
export const useUndeposited = () =>
  useQuery({
    queryKey: [...deposits.keys.all, 'undeposited'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/undeposited-payments', { signal })).data,
  });

/** What a deposit would post; null asks nothing. What was answered before stays on screen meanwhile. */
export const useDepositPreview = (input: DepositInput | null) =>
  useQuery({
    queryKey: [...deposits.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/deposits/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
