import { call, useCommand, useUiConfig } from '@courtyard/common';
import type { ApprovalRuleInput } from '@courtyard/contract';
import { useQuery } from '@tanstack/react-query';

export function useApprovalRules() {
  const language = useUiConfig((config) => config.language);
  return useQuery({
    queryKey: ['every-section', 'approvals', 'rules', language],
    queryFn: async ({ signal }) => (await call('GET /api/v1/approval-rules', { signal })).data,
  });
}

export const useUpdateRule = () =>
  useCommand(
    'every-section',
    async ({ kind, ...body }: ApprovalRuleInput & { kind: string; version: number }, idempotencyKey) => {
      const answer = await call('PUT /api/v1/approval-rules/:approvalKind', {
        params: { approvalKind: kind },
        body,
        idempotencyKey,
      });
      return answer.data;
    },
  );
