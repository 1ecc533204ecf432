import { call } from '@courtyard/common';
import type { NotificationFilter, NotificationSummary } from '@courtyard/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const all = ['shell', 'notifications'] as const;
const summaryKey = [...all, 'summary'];

/** How many wait for the person, and the latest of them. Live events keep it up to date. */
export function useNotificationSummary() {
  return useQuery({
    queryKey: summaryKey,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/notifications/summary', { signal })).data,
    staleTime: 60_000,
  });
}

/** The person's list, a page at a time; it is asked for only while it `isOn`. */
export function useNotificationList(filter: NotificationFilter, limit = 25, { isOn = true } = {}) {
  return useInfiniteQuery({
    enabled: isOn,
    queryKey: [...all, 'list', filter, limit],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/shell/notifications', {
        query: { filter, limit, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.page.next,
  });
}

/** Has everything about notifications asked for again. */
export function useRefreshNotifications(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

/** Marks one as read, or as unread again. */
export function useReadNotification() {
  const refresh = useRefreshNotifications();
  return useMutation({
    mutationFn: ({ id, isRead }: { id: string; isRead: boolean }) =>
      call('PUT /api/v1/shell/notifications/:notificationId/read', {
        params: { notificationId: id },
        body: { isRead },
      }),
    onSuccess: refresh,
  });
}

/** Marks all as read that were there when the person last saw the list: up to `throughId`. */
export function useReadAll() {
  const client = useQueryClient();
  const refresh = useRefreshNotifications();
  return useMutation({
    mutationFn: (throughId: string) => call('PUT /api/v1/shell/notifications/read', { body: { throughId } }),
    onSuccess: async ({ data }) => {
      client.setQueryData<NotificationSummary>(summaryKey, data);
      await refresh();
    },
  });
}

/** Notes that they were looked at, up to `throughId`: they are not new any more. */
export function useSeeNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (throughId: string) => call('PUT /api/v1/shell/notifications/seen', { body: { throughId } }),
    onSuccess: ({ data }) => client.setQueryData<NotificationSummary>(summaryKey, data),
  });
}
