import { call, useAuth, useCommand } from '@courtyard/common';
import type { CommunityDeletion } from '@courtyard/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The decision about it is a change like that of any section. */
const key = ['every-section', 'community-deletion'];

/** Whether the community is being deleted. */
export function useDeletion() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/community/deletion', { signal })).data,
  });
}

/** What was answered stands on the page, and over all pages, without being asked for again. */
function useShow() {
  const client = useQueryClient();
  return (answer: CommunityDeletion) => {
    client.setQueryData(key, answer);
    useAuth.getState().changeCommunity({ deletesOn: answer.waiting?.deletesOn ?? null });
    return answer;
  };
}

export function useAskForDeletion() {
  const show = useShow();
  return useCommand('every-section', async (name: string, idempotencyKey) =>
    show((await call('POST /api/v1/shell/community/deletion', { body: { name }, idempotencyKey })).data),
  );
}

export function useCallOff() {
  const show = useShow();
  return useCommand('every-section', async (_given: null, idempotencyKey) =>
    show((await call('DELETE /api/v1/shell/community/deletion', { idempotencyKey })).data),
  );
}
