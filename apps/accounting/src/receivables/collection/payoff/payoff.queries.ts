import { call, defineResource } from '@courtyard/common';
import type { PayoffInput } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const payoffs = defineResource({
  section: 'accounting',
  key: 'payoff-statements',
  one: 'GET /api/v1/payoff-statements/:payoffStatementId',
  create: 'POST /api/v1/payoff-statements',
  history: 'GET /api/v1/payoff-statements/:payoffStatementId/history',
});

/** What a statement would say; null asks nothing. What was answered before stays on screen meanwhile. */
export const usePayoffPreview = (input: PayoffInput | null) =>
  useQuery({
    queryKey: [...payoffs.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/payoff-statements/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
