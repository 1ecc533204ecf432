import { call, useAuth } from '@courtyard/common';
import type { communityBrandingInput, CommunityBranding } from '@courtyard/contract';
import { brandingCss } from '@courtyard/contract/platform/community/branding/branding.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { communityHistory } from '../community.queries';

const key = ['shell', 'community', 'look'];

export const fetchBranding = async (signal?: AbortSignal) =>
  (await call('GET /api/v1/shell/community/look', signal ? { signal } : {})).data;

/** Logo and colours of the community, to change them. */
export function useBranding() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => fetchBranding(signal) });
}

/** Saves them; this window's wordmarks follow at once, others' with their next page. */
export function useSaveBranding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.output<typeof communityBrandingInput> & { version: number }) =>
      (await call('PUT /api/v1/shell/community/look', { body })).data,
    onSuccess(look) {
      wear({ ...look, name: useAuth.getState().user?.community.name ?? '' });
      queryClient.setQueryData(key, look);
      return queryClient.invalidateQueries({ queryKey: communityHistory.queryKey });
    },
  });
}

/** Puts a look on the page, in place of the one that came with it. */
function wear(look: CommunityBranding & { name: string }): void {
  const id = 'courtyard-look';
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  // The page's policy lets styles in by the nonce alone.
  style.nonce = document.getElementById('courtyard-boot')?.nonce ?? '';
  style.textContent = brandingCss(look);
  document.head.append(style);
}
