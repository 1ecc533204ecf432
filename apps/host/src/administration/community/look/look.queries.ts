import { call, useAuth } from '@courtyard/common';
import type { communityLookInput, CommunityLook } from '@courtyard/contract';
import { lookCss } from '@courtyard/contract/platform/community/look/look.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { communityHistory } from '../community.queries';

const key = ['shell', 'community', 'look'];

export const fetchLook = async (signal?: AbortSignal) =>
  (await call('GET /api/v1/shell/community/look', signal ? { signal } : {})).data;

/** Logo and colours of the community, to change them. */
export function useLook() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => fetchLook(signal) });
}

/** Saves them; this window's wordmarks follow at once, others' with their next page. */
export function useSaveLook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.output<typeof communityLookInput> & { version: number }) =>
      (await call('PUT /api/v1/shell/community/look', { body })).data,
    onSuccess(look) {
      wear({ ...look, name: useAuth.getState().user?.community.name ?? '' });
      queryClient.setQueryData(key, look);
      return queryClient.invalidateQueries({ queryKey: communityHistory.queryKey });
    },
  });
}

/** Puts a look on the page, in place of the one that came with it. */
function wear(look: CommunityLook & { name: string }): void {
  const id = 'courtyard-look';
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  // The page's policy lets styles in by the nonce alone.
  style.nonce = document.getElementById('courtyard-boot')?.nonce ?? '';
  style.textContent = lookCss(look);
  document.head.append(style);
}
