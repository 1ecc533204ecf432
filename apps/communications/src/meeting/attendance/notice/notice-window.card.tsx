import { useFormats, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { NoticeTiming } from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import { Card, CardBody, CardHeader, Stack, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { meetingPaths } from '../../meeting-paths';
import { useAttendance } from '../../meeting.queries';
import { noticeWindowMessages } from './notice-window.messages';

function standingOf({ now }: NoticeTiming): 'early' | 'open' | 'emailOnly' | 'late' {
  if (now.electronic === 'early') return 'early';
  if (now.electronic === 'late') return 'late';
  return now.post === 'open' ? 'open' : 'emailOnly';
}

const statuses = { early: 'info', open: 'ok', emailOnly: 'attention', late: 'danger' } as const;

/** From when until when a notice counts, for those who send it. */
export function NoticeWindowCard({ meeting }: { meeting: Meeting }) {
  const t = useMessages(noticeWindowMessages);
  const formats = useFormats();
  const timing = useAttendance(meeting.id).data?.timing;
  if (!timing || (meeting.status !== 'draft' && meeting.status !== 'called')) return null;
  const { firstOn, electronicUntil, postUntil, source } = timing;
  const first = firstOn === null ? '' : formats.day(firstOn);
  const days = { first, last: formats.day(electronicUntil), post: formats.day(postUntil) };
  const standing = standingOf(timing);
  return (
    <Card>
      <CardHeader title={t('title')} description={t(firstOn === null ? 'until' : 'between', days)} />
      <CardBody>
        <Stack gap="2" alignItems="flex-start">
          <StatusBadge status={statuses[standing]}>{t(`standing.${standing}`)}</StatusBadge>
          <Text size="sm">{t(`now.${standing}`, days)}</Text>
          <Text size="sm" tone="muted">
            {source === null ? t('noSource') : t('source', { source })}{' '}
            {t('minutesDue', { day: formats.day(timing.minutesDueOn) })}{' '}
            <TextLink to={meetingPaths.rules}>{t('rules')}</TextLink>
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
