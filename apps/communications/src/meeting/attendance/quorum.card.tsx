import { useMessages } from '@courtyard/common';
import type { Attendance } from '@courtyard/contract/communications/meeting/attendance/attendance';
import { Card, CardBody, CardHeader, Meter, Stack, StatusBadge, Text } from '@courtyard/ui';
import { attendanceMessages } from './attendance.messages';

/** How many are there against how many have to be; it follows what others record. */
export function QuorumCard({ attendance: { quorum } }: { attendance: Attendance }) {
  const t = useMessages(attendanceMessages);
  const { basis, eligible, needed, counted, inPerson, byProxy, isReached, leftOut } = quorum;
  const said = t(`quorumText.${basis}`, { counted, needed, eligible });
  return (
    <Card>
      <CardHeader
        title={t('quorum')}
        description={said}
        actions={
          <StatusBadge status={isReached ? 'ok' : 'attention'}>
            {isReached ? t('quorumReached') : t('quorumMissing', { missing: needed - counted })}
          </StatusBadge>
        }
      />
      <CardBody>
        <Stack gap="2" aria-live="polite">
          <Meter label={t('quorum')} value={Math.min(counted, needed)} max={needed} text={said} />
          <Text size="sm" tone="muted">
            {t('inPersonAndProxy', { inPerson, byProxy })}
          </Text>
          {basis === 'unit' && leftOut > 0 ? <Text size="sm">{t('leftOut', { leftOut })}</Text> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
