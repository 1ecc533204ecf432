import { call, useCommand } from '@courtyard/common';
import type { MemberContactChange } from '@courtyard/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myProfileKey } from '../../social/my-profile.queries';

export const fetchMyContact = async (signal?: AbortSignal) =>
  (await call('GET /api/v1/shell/contact', signal ? { signal } : {})).data;

/** How the signed-in person is reached besides the profile. */
export function useMyContact() {
  return useQuery({
    queryKey: ['people', 'my-contact'],
    queryFn: ({ signal }) => fetchMyContact(signal),
  });
}

export function useSaveContact() {
  const queryClient = useQueryClient();
  return useCommand('people', async (body: MemberContactChange, idempotencyKey) => {
    const saved = await call('PUT /api/v1/shell/contact', { body, idempotencyKey });
    // What others do not find in the profile is told there.
    void queryClient.invalidateQueries({ queryKey: myProfileKey });
    return saved;
  });
}
