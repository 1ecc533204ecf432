import { call } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRegistry } from '../../registry/registry.store';

const key = ['shell', 'section-settings'];

export interface SectionChange {
  sectionId: string;
  enabled?: boolean;
  channel?: SectionSetting['channel'];
  pinnedVersion?: string | null;
  /** As it was answered, for taking a change back: it is refused where another came since. */
  changedAt?: string | null;
}

export function useSectionSettings() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/sections', { signal })).data,
  });
}

/** Changes one section for this community; the menu follows at once. */
export function useChangeSection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sectionId, ...body }: SectionChange) =>
      call('PATCH /api/v1/shell/sections/:sectionId', { params: { sectionId }, body }),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData<SectionSetting[]>(key, (settings) =>
        settings?.map((setting) => (setting.id === data.id ? data : setting)),
      );
      await useRegistry.getState().load();
    },
  });
}
