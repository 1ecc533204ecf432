import { call, defineResource, type CallQuery } from '@courtyard/common';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { announcementPaths } from './announcement-paths';

export const announcements = defineResource({
  section: 'communications',
  key: 'announcements',
  list: 'GET /api/v1/announcements',
  one: 'GET /api/v1/announcements/:announcementId',
  create: 'POST /api/v1/announcements',
  update: 'PUT /api/v1/announcements/:announcementId',
  remove: 'DELETE /api/v1/announcements/:announcementId',
  history: 'GET /api/v1/announcements/:announcementId/history',
});

/** From one announcement of the list to the next. */
export const announcementPager = announcements.pager({
  to: announcementPaths.details,
  nameOf: ({ title }) => title,
});

type FeedQuery = Omit<CallQuery<'GET /api/v1/announcements/feed'>, 'cursor'>;

/** What is published for the caller, page by page. */
export const useFeed = (query: FeedQuery) =>
  useInfiniteQuery({
    queryKey: ['communications', 'announcements', 'feed', query],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/announcements/feed', {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ page }) => page.next,
  });

/** The first of them, for a card. */
export const useLatestOfFeed = () =>
  useQuery({
    queryKey: ['communications', 'announcements', 'feed', 'latest'],
    queryFn: ({ signal }) => call('GET /api/v1/announcements/feed', { query: { limit: 4 }, signal }),
  });
