import { toast, useMessages } from '@courtyard/common';
import type { NotificationFilter } from '@courtyard/contract';
import { Badge, Box, Button, Flex, Heading, LinkButton, NeedsYou, VisuallyHidden } from '@courtyard/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { FilterSelect } from './list/filter-select';
import { NoticeList } from './list/notice-list';
import { notificationMessages } from './notifications.messages';
import { useNotificationSummary, useReadAll, useSeeNotifications } from './notifications.queries';
import { StorageBar } from './storage-bar';

/** What the bell opens: the latest, what to do with them, and the way to all. */
export default function Panel({ onClose }: { onClose: () => void }) {
  const t = useMessages(notificationMessages);
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const { data: summary } = useNotificationSummary();
  const readAll = useReadAll();
  const newestId = summary?.newest?.id;
  useSeenWhenClosed(summary?.new ? newestId : undefined);
  const unread = summary?.unread ?? 0;
  return (
    <Flex direction="column" maxHeight="calc(100vh - 205px)">
      <Flex align="center" gap="2" px="4" pt="4" pb="3">
        <Heading as="h2" size="sm">
          {t('all')}
        </Heading>
        {unread === 0 ? null : (
          <Badge size="sm" tone="accent">
            {unread > 99 ? '99+' : String(unread).padStart(2, '0')}
          </Badge>
        )}
        <Button
          variant="link"
          ms="auto"
          disabled={unread === 0 || newestId === undefined}
          loading={readAll.isPending}
          onClick={() =>
            newestId === undefined
              ? undefined
              : readAll.mutate(newestId, {
                  onError: () => toast({ title: t('notMarked'), kind: 'error' }),
                })
          }
        >
          {t('readAll')}
        </Button>
      </Flex>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        borderColor="border.default"
        borderTopWidth="1px"
        borderBottomWidth="1px"
      >
        <Box onClick={(event: MouseEvent) => leadsAway(event) && onClose()}>
          <NeedsYou atMost={3} inPanel />
        </Box>
        <Box px="4" py="2" borderColor="border.default" borderBottomWidth="1px">
          <FilterSelect value={filter} onChange={setFilter} />
        </Box>
        <NoticeList filter={filter} onShowAll={() => setFilter('all')} onOpen={onClose} />
      </Box>
      <Box px="4" pt="3" pb="2">
        <Box onClick={(event: MouseEvent) => leadsAway(event) && onClose()}>
          <StorageBar />
        </Box>
      </Box>
      <Flex px="4" pb="4" gap="2">
        <LinkButton to="/notifications" size="sm" flex="1" onClick={onClose}>
          {t('viewAll')}
        </LinkButton>
        <LinkButton to="/notifications/settings" size="sm" icon="settings" variant="ghost" onClick={onClose}>
          <VisuallyHidden>{t('settings')}</VisuallyHidden>
        </LinkButton>
      </Flex>
    </Flex>
  );
}

/** A link was pressed, not a verb that is done in place. */
const leadsAway = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/** They stay new while they are looked at. */
function useSeenWhenClosed(throughId: string | undefined): void {
  const { mutate } = useSeeNotifications();
  const seen = useRef(throughId);
  useEffect(() => {
    if (throughId !== undefined) seen.current = throughId;
  }, [throughId]);
  useEffect(
    () => () => {
      if (seen.current !== undefined) mutate(seen.current);
    },
    [mutate],
  );
}
