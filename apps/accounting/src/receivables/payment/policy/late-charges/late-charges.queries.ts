import { call, defineResource } from '@courtyard/common';
import type { LateChargeInput } from '@courtyard/contract/accounting/receivables/collection/late-charge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What late payment costs, by the day that it is in force from, the newest first. */
export const latePolicies = defineResource({
  section: 'accounting',
  key: 'late-charge-policies',
  list: 'GET /api/v1/late-charge-policies',
  create: 'POST /api/v1/late-charge-policies',
});

/** Whom a policy would have charged last month; null asks nothing. */
export const useLatePreview = (input: LateChargeInput | null) =>
  useQuery({
    queryKey: [...latePolicies.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/late-charge-policies/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
