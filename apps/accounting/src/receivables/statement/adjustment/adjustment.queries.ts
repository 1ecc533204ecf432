import { call, defineResource } from '@courtyard/common';
import type {
  AdjustmentInput,
  DepositReturnInput,
  RefundInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adjustmentPaths } from './adjustment-paths';

export const adjustments = defineResource({
  section: 'accounting',
  key: 'adjustments',
  list: 'GET /api/v1/adjustments',
  one: 'GET /api/v1/adjustments/:adjustmentId',
  create: 'POST /api/v1/adjustments',
  history: 'GET /api/v1/adjustments/:adjustmentId/history',
});

/** From one of the list to the next. */
export const adjustmentPager = adjustments.pager({
  to: adjustmentPaths.details,
  nameOf: ({ number, property }) => `${number} ${property.name}`,
});

export const useVoidAdjustment = (id: string) =>
  adjustments.useWrite('POST /api/v1/adjustments/:adjustmentId/void', id);

export const useRecover = (id: string) =>
  adjustments.useWrite('POST /api/v1/adjustments/:adjustmentId/recoveries', id);

/** What taking charges away would do; null asks nothing. What was answered before stays on screen meanwhile. */
export const useForgivingPreview = (input: Omit<AdjustmentInput, 'reason'> | null) =>
  useQuery({
    queryKey: [...adjustments.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/adjustments/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

export const useDepositReturnPreview = (input: Omit<DepositReturnInput, 'reason'> | null) =>
  useQuery({
    queryKey: [...adjustments.keys.all, 'deposit-return', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/deposit-returns/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

export const useRefundPreview = (input: Omit<RefundInput, 'reason'> | null) =>
  useQuery({
    queryKey: [...adjustments.keys.all, 'refund', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/refunds/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
