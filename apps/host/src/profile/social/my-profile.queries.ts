import { call, newIdempotencyKey, useAuth } from '@courtyard/common';
import type { MemberProfile } from '@courtyard/contract';
import type { memberProfileChange } from '@courtyard/contract/platform/member/member-profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';

export const myProfileKey = ['shell', 'my-profile'];

export const fetchMyProfile = async (signal?: AbortSignal) =>
  (await call('GET /api/v1/shell/profile', signal ? { signal } : {})).data;

/** What others may see of the signed-in person. */
export function useMyProfile() {
  const memberId = useAuth((state) => state.user?.memberId);
  return useQuery({
    queryKey: [...myProfileKey, memberId],
    queryFn: ({ signal }) => fetchMyProfile(signal),
    // Links to a photo work for five minutes.
    staleTime: 60_000,
  });
}

/** Saves it whole; the same values again after a lost answer are one command. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const open = useRef<{ values: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (body: z.output<typeof memberProfileChange>): Promise<MemberProfile> => {
      const values = JSON.stringify(body);
      if (open.current?.values !== values) open.current = { values, key: newIdempotencyKey() };
      const idempotencyKey = open.current.key;
      const { data } = await call('PUT /api/v1/shell/profile', { body, idempotencyKey });
      open.current = null;
      return data;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey }),
  });
}
