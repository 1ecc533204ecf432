import { call } from '@courtyard/common';
import type { CommunityExport } from '@courtyard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const isUnderWay = ({ status }: CommunityExport) => status === 'queued' || status === 'running';

const key = ['shell', 'community', 'exports'];
const whileUnderWayMs = 1000;
/** Links work for five minutes. */
const freshLinksMs = 4 * 60_000;

export function useExports() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/community/exports', { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? whileUnderWayMs : freshLinksMs),
    refetchOnWindowFocus: 'always',
  });
}

export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/v1/shell/community/exports'),
    // Somebody else may have begun one: then it is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (exportId: string) =>
      call('DELETE /api/v1/shell/community/exports/:exportId', { params: { exportId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
