import { call, useCommand } from '@courtyard/common';
import type { MemberContactChange } from '@courtyard/contract';
import { useQuery } from '@tanstack/react-query';

export const fetchMyContact = async (signal?: AbortSignal) =>
  (await call('GET /api/v1/shell/contact', signal ? { signal } : {})).data;

/** How the signed-in person is reached besides the profile. */
export function useMyContact() {
  return useQuery({
    queryKey: ['people', 'my-contact'],
    queryFn: ({ signal }) => fetchMyContact(signal),
  });
}

export const useSaveContact = () =>
  useCommand('people', (body: MemberContactChange, idempotencyKey) =>
    call('PUT /api/v1/shell/contact', { body, idempotencyKey }),
  );
