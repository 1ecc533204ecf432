import { lazyOverlay, useMessages } from '@courtyard/common';
import { Badge, Box, IconButton, LoadingState } from '@courtyard/ui';
import { Popover } from '@courtyard/ui/overlays';
import { headerMessages } from '../header.messages';
import { useNotificationSummary } from './notifications.queries';
import { useNews } from './use-news';
import { useTitleCount } from './use-title-count';

const waiting = (
  <Box px="4" pb="4">
    <LoadingState />
  </Box>
);

const Panel = lazyOverlay(
  async () => (await import(/* webpackChunkName: "notifications" */ './panel')).default,
  waiting,
);

/** The bell with the count of what is not read; what it opens is fetched when it opens. */
export function Bell() {
  const t = useMessages(headerMessages);
  const { data: summary } = useNotificationSummary();
  const unread = summary?.unread ?? 0;
  useNews(summary);
  useTitleCount(unread);
  const count = countText(unread);
  const label = unread === 0 ? t('notifications') : t('notificationsUnread', { count });
  return (
    <Box position="relative" display="inline-flex">
      <Popover
        label={t('notifications')}
        width="min(23rem, calc(100vw - 1rem))"
        trigger={<IconButton icon="bell" label={label} tooltip={label} />}
      >
        {(close) => <Panel onClose={close} />}
      </Popover>
      {unread === 0 ? null : (
        <Badge
          aria-hidden
          tone="solid"
          size="sm"
          position="absolute"
          top="0"
          insetInlineEnd="0"
          minWidth="4"
          height="4"
          px="1"
          pointerEvents="none"
        >
          {count}
        </Badge>
      )}
    </Box>
  );
}

const countText = (count: number) => (count > 99 ? '99+' : String(count));
