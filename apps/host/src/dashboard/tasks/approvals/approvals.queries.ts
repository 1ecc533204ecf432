import { call, type CallQuery, useCommand, useUiConfig } from '@courtyard/common';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** A change of any section may change it, so it is asked for again with each. */
const key = ['every-section', 'approvals'] as const;

type Listed = NonNullable<CallQuery<'GET /api/v1/approvals'>>;

export function useApprovals(query: Listed) {
  const language = useUiConfig((config) => config.language);
  return useQuery({
    queryKey: [...key, language, query],
    queryFn: ({ signal }) => call('GET /api/v1/approvals', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useApproval(approvalId: string) {
  const language = useUiConfig((config) => config.language);
  return useQuery({
    queryKey: [...key, language, approvalId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/approvals/:approvalId', { params: { approvalId }, signal })).data,
  });
}

export const useApprove = () =>
  useCommand('every-section', async (approvalId: string, idempotencyKey) => {
    const params = { approvalId };
    const answer = await call('POST /api/v1/approvals/:approvalId/approve', { params, idempotencyKey });
    return answer.data;
  });

export const useRefuse = () =>
  useCommand(
    'every-section',
    async ({ approvalId, reason }: { approvalId: string; reason: string }, idempotencyKey) => {
      const params = { approvalId };
      const answer = await call('POST /api/v1/approvals/:approvalId/refuse', {
        params,
        body: { reason },
        idempotencyKey,
      });
      return answer.data;
    },
  );

export const useWithdraw = () =>
  useCommand('every-section', async (approvalId: string, idempotencyKey) => {
    const params = { approvalId };
    const answer = await call('POST /api/v1/approvals/:approvalId/withdraw', { params, idempotencyKey });
    return answer.data;
  });
