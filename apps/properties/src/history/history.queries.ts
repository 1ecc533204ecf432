import { call } from '@courtyard/common';
import { useInfiniteQuery } from '@tanstack/react-query';
import { propertyKeys } from '../property/property.queries';

/** Changes of a property and of what belongs to it, newest first, 50 at a time. */
export function usePropertyHistory(propertyId: string) {
  return useInfiniteQuery({
    queryKey: propertyKeys.part(propertyId, 'history'),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/properties/:propertyId/history', {
        params: { propertyId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.page.next,
  });
}
