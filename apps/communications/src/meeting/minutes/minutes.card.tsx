import { lazyOverlay, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { Minutes } from '@courtyard/contract/communications/meeting/minutes/minutes';
import { minutesLabels } from '@courtyard/contract/communications/meeting/minutes/minutes.labels';
import {
  badgeOf,
  Button,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  HStack,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { FileLinks } from '@courtyard/ui/details';
import { type ReactNode, useState } from 'react';
import { meetings, useAttendance } from '../meeting.queries';
import { minutesMessages } from './minutes.messages';

const MinutesDialog = lazyOverlay(async () => (await import('./minutes.dialog')).MinutesDialog);

const MinutesBadge = badgeOf(minutesLabels, 'minutesStatus', {
  draft: 'attention',
  approved: 'info',
  published: 'ok',
});

/** What was written down: drafted by one, approved by another, published as PDF. */
export function MinutesCard({ meeting, minutes }: { meeting: Meeting; minutes: Minutes | null }) {
  const t = useMessages(minutesMessages);
  const formats = useFormats();
  const fail = useFailureToast();
  const keeps = useCan('Meeting Update');
  const timing = useAttendance(meeting.id).data?.timing;
  const drafting = meetings.useWrite('POST /api/v1/meetings/:meetingId/minutes', meeting.id);
  const isOver = meeting.status === 'adjourned';
  const due =
    timing && minutes?.status !== 'published' ? t('dueBy', { day: formats.day(timing.minutesDueOn) }) : '';
  if (!minutes)
    return (
      <Card>
        <CardHeader title={t('minutes')} description={keeps ? due : undefined} />
        <CardBody>
          <EmptyState
            icon="file-text"
            title={t('noMinutes')}
            description={keeps ? t(isOver ? 'noMinutesText' : 'notOver') : undefined}
          />
          {keeps && isOver ? (
            <Button
              loading={drafting.isPending}
              onClick={() => void drafting.mutateAsync(undefined).catch(fail)}
            >
              {t('draft')}
            </Button>
          ) : null}
        </CardBody>
      </Card>
    );
  const { status, file, approvedBy, approvedAt, publishedAt, executiveBody } = minutes;
  return (
    <Card>
      <CardHeader
        title={
          <HStack gap="2" flexWrap="wrap">
            {t('minutes')}
            <MinutesBadge value={status} />
          </HStack>
        }
        description={due || undefined}
        actions={<MinutesActions meeting={meeting} minutes={minutes} />}
      />
      <CardBody>
        <Stack gap="4">
          {file ? <FileLinks files={[file]} /> : null}
          <MinutesText text={minutes.body} />
          {executiveBody ? (
            <Stack gap="2">
              <Text fontWeight="medium">{t('executiveBody')}</Text>
              <MinutesText text={executiveBody} />
            </Stack>
          ) : null}
          <Text size="sm" tone="muted">
            {approvedBy !== null && approvedAt !== null
              ? t('approvedBy', { name: approvedBy, at: formats.moment(approvedAt) })
              : minutes.isOwn
                ? t('ownText')
                : null}{' '}
            {publishedAt === null ? null : t('publishedAt', { at: formats.moment(publishedAt) })}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}

function MinutesActions({ meeting, minutes }: { meeting: Meeting; minutes: Minutes }): ReactNode {
  const t = useMessages(minutesMessages);
  const fail = useFailureToast();
  const keeps = useCan('Meeting Update');
  const approves = useCan('Minutes Approve');
  const approving = meetings.useWrite('POST /api/v1/meetings/:meetingId/minutes/approve', meeting.id);
  const publishing = meetings.useWrite('POST /api/v1/meetings/:meetingId/minutes/publish', meeting.id);
  const [isWriting, setIsWriting] = useState(false);
  const { status, version, isOwn } = minutes;
  if (status === 'published') return null;
  const run = (action: typeof approving, said: string) =>
    void action
      .mutateAsync({ version })
      .then(() => toast({ title: said, kind: 'success' }))
      .catch(fail);
  return (
    <HStack gap="2" flexWrap="wrap">
      {keeps ? (
        <Button size="sm" onClick={() => setIsWriting(true)}>
          {t('write')}
        </Button>
      ) : null}
      {approves && status === 'draft' && !isOwn ? (
        <Button size="sm" loading={approving.isPending} onClick={() => run(approving, t('approvedToast'))}>
          {t('approve')}
        </Button>
      ) : null}
      {keeps && status === 'approved' ? (
        <Button size="sm" loading={publishing.isPending} onClick={() => run(publishing, t('publishedToast'))}>
          {t('publish')}
        </Button>
      ) : null}
      {isWriting ? (
        <MinutesDialog meetingId={meeting.id} minutes={minutes} onClose={() => setIsWriting(false)} />
      ) : null}
    </HStack>
  );
}

/** Text whose lines with `# ` are headings. */
function MinutesText({ text }: { text: string }) {
  return (
    <Stack gap="3">
      {text.split(/\n\s*\n/).map((block, index) => {
        const [first = '', ...rest] = block.split('\n');
        const isHeaded = first.startsWith('# ');
        return (
          // Paragraphs have no id of their own, and only what is read is drawn here.
          <div key={index}>
            {isHeaded ? (
              <Text size="sm" fontWeight="medium">
                {first.slice(2)}
              </Text>
            ) : null}
            <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
              {(isHeaded ? rest : [first, ...rest]).join('\n').replaceAll(/^- /gm, '• ')}
            </Text>
          </div>
        );
      })}
    </Stack>
  );
}
