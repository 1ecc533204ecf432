import { ApiError, call, defineResource } from '@courtyard/common';
import type { TransferInput } from '@courtyard/contract/banking/transfer/transfer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const transfers = defineResource({
  section: 'banking',
  key: 'transfers',
  create: 'POST /api/v1/bank-transfers',
});

/** All, or those from an account and to it. */
export const useTransfers = (accountId?: string) =>
  transfers.useRead('GET /api/v1/bank-transfers', { query: accountId === undefined ? {} : { accountId } });
export const useCreateTransfer = transfers.useCreate;

/** The entry that a transfer would post; nothing is asked for while something is missing. */
export const useTransferPreview = (input: TransferInput | null) =>
  useQuery({
    queryKey: [...transfers.keys.all, 'preview', input],
    queryFn: async ({ signal }) => {
      if (input === null) throw new Error('there is nothing to preview');
      return (await call('POST /api/v1/bank-transfers/preview', { body: input, signal })).data;
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    // What the books refuse is not asked for again.
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  });
