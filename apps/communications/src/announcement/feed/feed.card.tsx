import { useFormats, useMessages } from '@courtyard/common';
import type { FeedAnnouncement } from '@courtyard/contract/communications/announcement/announcement';
import { Card, CardBody, Heading, HStack, Stack, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { announcementPaths } from '../announcement-paths';
import { announcementMessages } from '../announcement.messages';

/** One announcement among the others, as whoever it is for sees it. */
export function FeedCard({ announcement }: { announcement: FeedAnnouncement }) {
  const t = useMessages(announcementMessages);
  const formats = useFormats();
  const { id, title, category, isUrgent, isPinned, isRead, publishesAt, author, comments } = announcement;
  const about = [
    t(`category.${category}`),
    ...(publishesAt ? [formats.moment(publishesAt)] : []),
    author,
    ...(comments > 0 ? [t('comments', { count: comments })] : []),
  ].join(' · ');
  return (
    <Card as="article">
      <CardBody>
        <Stack gap="2">
          <HStack gap="2" wrap="wrap">
            <Heading as="h2" size="md">
              <TextLink to={announcementPaths.details(id)}>{title}</TextLink>
            </Heading>
            {isRead ? null : <StatusBadge status="info">{t('unread')}</StatusBadge>}
            {isUrgent ? <StatusBadge status="danger">{t('isUrgent')}</StatusBadge> : null}
            {isPinned ? <StatusBadge status="neutral">{t('isPinned')}</StatusBadge> : null}
          </HStack>
          <Text size="sm" tone="muted">
            {about}
          </Text>
          <Text>{announcement.beginning}</Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
