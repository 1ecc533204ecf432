import { call, defineResource, useCommand } from '@courtyard/common';
import type { FundChange } from '@courtyard/contract/bookkeeping/fund/fund';

export const funds = defineResource({
  section: 'bookkeeping',
  key: 'funds',
  create: 'POST /api/v1/funds',
});

export const useFunds = () => funds.useRead('GET /api/v1/funds');

export const useChangeFund = () =>
  useCommand('bookkeeping', async ({ id, ...body }: FundChange & { id: string }, idempotencyKey) => {
    const options = { params: { fundId: id }, body, idempotencyKey };
    return (await call('PUT /api/v1/funds/:fundId', options)).data;
  });

/** Archives a fund or brings it back; `version` is the one on screen. */
export const useArchiveFund = () =>
  useCommand(
    'bookkeeping',
    async ({ id, ...body }: { id: string; archived: boolean; version: number }, idempotencyKey) => {
      const options = { params: { fundId: id }, body, idempotencyKey };
      return (await call('POST /api/v1/funds/:fundId/archive', options)).data;
    },
  );
