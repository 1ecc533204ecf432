import { ApiError, call, defineResource, useUiConfig } from '@courtyard/common';
import type { TransferInput } from '@courtyard/contract/banking/transfer/transfer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const transfers = defineResource({
  section: 'banking',
  key: 'transfers',
  list: 'GET /api/v1/bank-transfers',
  create: 'POST /api/v1/bank-transfers',
});

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

/** Transfers that wait for another person: those that the caller asked for, and those that they may approve. */
export function useWaitingTransfers() {
  const language = useUiConfig((config) => config.language);
  const query = { state: 'waiting', section: 'banking', record: 'transfer', limit: 100 } as const;
  return useQuery({
    queryKey: ['every-section', 'approvals', language, query],
    queryFn: async ({ signal }) => (await call('GET /api/v1/approvals', { query, signal })).data,
  });
}
