import { useCardSays, useMessages } from '@courtyard/common';
import type { Notification } from '@courtyard/contract';
import { Box, Card, CardHeader, TextLink, useKeptFocus } from '@courtyard/ui';
import { NoticeRow } from '../../layout/header/notifications/list/notice-row';
import { dashboardMessages } from '../dashboard.messages';

export interface LatestCardProps {
  notices: readonly Notification[];
  /** How many there are in all. */
  unread: number;
}

/** The latest that is not read, and the way to all of it. */
export default function LatestCard({ notices, unread }: LatestCardProps) {
  const t = useMessages(dashboardMessages);
  // What is marked as read leaves the list, and its button with it.
  const { ref, ...focus } = useKeptFocus<HTMLDivElement>();
  useCardSays('something');
  return (
    <Card>
      <CardHeader
        title={t('new')}
        actions={
          <TextLink to="/notifications?show=unread" fontSize="sm" py="1">
            {unread > notices.length ? t('allNew', { count: unread }) : t('seeNew')}
          </TextLink>
        }
      />
      <Box as="ul" ref={ref} {...focus} aria-label={t('new')} listStyleType="none" pb="2" outline="none">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </Box>
    </Card>
  );
}
