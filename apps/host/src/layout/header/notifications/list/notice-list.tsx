import { useMessages } from '@courtyard/common';
import type { NotificationFilter } from '@courtyard/contract';
import { Box, Button, EmptyState, ErrorState, Flex, LoadingState } from '@courtyard/ui';
import { NoticeRow } from './notice-row';
import { notificationMessages } from '../notifications.messages';
import { useNotificationList } from '../notifications.queries';

export interface NoticeListProps {
  filter: NotificationFilter;
  /** Shows all, where the filter leaves nothing. */
  onShowAll(): void;
  /** After the page of one was opened. */
  onOpen?: () => void;
  /** Goes on below; without it only the first of them are shown. */
  isWhole?: boolean;
}

const nothing = {
  all: 'nothing',
  new: 'nothingNew',
  unread: 'nothingUnread',
  other: 'nothingOther',
} as const;

/** The notifications of a filter, newest first. */
export function NoticeList({ filter, onShowAll, onOpen, isWhole = false }: NoticeListProps) {
  const t = useMessages(notificationMessages);
  const list = useNotificationList(filter, isWhole ? 25 : 10);
  const notices = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (list.isPending) {
    return (
      <Box px="4" py="2">
        <LoadingState />
      </Box>
    );
  }
  if (list.isError && notices.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (notices.length === 0) {
    const text = filter === 'all' ? t('nothingText') : filter === 'other' ? t('nothingOtherText') : undefined;
    return (
      <EmptyState icon="bell" title={t(nothing[filter])} description={text}>
        {filter === 'all' ? null : (
          <Button size="sm" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <Box as="ul" listStyleType="none">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} />
        ))}
      </Box>
      {isWhole && list.hasNextPage ? (
        <Flex justify="center" p="4">
          <Button size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </Flex>
      ) : null}
    </>
  );
}
