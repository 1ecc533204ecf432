import { downloadFile, lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { MeetingNotice } from '@courtyard/contract/communications/meeting/notice/notice';
import { noticeOutcomes } from '@courtyard/contract/communications/meeting/notice/notice.values';
import { Button, EmptyState, HStack, Stack, StatusBadge } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { useEffect, useState } from 'react';
import { useNotices } from '../../meeting.queries';
import { noticeMessages } from './notice.messages';
import { NoticeWindowCard } from './notice-window.card';

const SendNoticeDialog = lazyOverlay(async () => (await import('./send-notice.dialog')).SendNoticeDialog);
const ProofsDialog = lazyOverlay(async () => (await import('./proofs.dialog')).ProofsDialog);
const PostedDialog = lazyOverlay(async () => (await import('./posted.dialog')).PostedDialog);

/** While e-mails are on their way. */
const lookAgainMs = 3000;

/** When the notice has to go out, what went out, and the proof of it; for those who keep the meeting. */
export function NoticeTab({ meeting }: { meeting: Meeting }) {
  const t = useMessages(noticeMessages);
  const found = useNotices(meeting.id);
  const { data, refetch } = found;
  const [isSending, setIsSending] = useState(false);
  const isUnderway = data?.notices.some(({ counts }) => counts.underway > 0) ?? false;
  useEffect(() => {
    if (!isUnderway) return undefined;
    const timer = setInterval(() => void refetch(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isUnderway, refetch]);
  const isAhead = meeting.status === 'draft' || meeting.status === 'called';
  const canSend = isAhead && (data?.plan.people ?? 0) > 0;
  return (
    <Stack gap="5">
      <NoticeWindowCard meeting={meeting} />
      <PartCard
        title={t('notices')}
        {...(isAhead && { description: t('noticesText') })}
        query={{ ...found, data: data?.notices }}
        actions={
          canSend ? (
            <Button size="sm" icon="mail" onClick={() => setIsSending(true)}>
              {t('send')}
            </Button>
          ) : undefined
        }
        empty={<EmptyState icon="mail" title={t('none')} description={isAhead ? t('noneText') : undefined} />}
      >
        {(notice) => <NoticeRow key={notice.id} meetingId={meeting.id} notice={notice} />}
      </PartCard>
      {isSending ? <SendNoticeDialog meeting={meeting} onClose={() => setIsSending(false)} /> : null}
    </Stack>
  );
}

function NoticeRow({ meetingId, notice }: { meetingId: string; notice: MeetingNotice }) {
  const t = useMessages(noticeMessages);
  const formats = useFormats();
  const canPrint = useCan('Email Notification Print');
  const [open, setOpen] = useState<'proofs' | 'posted' | null>(null);
  const { id, kind, sentAt, sentBy, isInTime, reason, counts } = notice;
  const file = (what: 'letters' | 'affidavit') =>
    downloadFile(`/api/v1/meetings/${meetingId}/notices/${id}/${what}`, `${what}.pdf`);
  const sums = noticeOutcomes.filter((outcome) => counts[outcome] > 0);
  const letters = counts['to-post'];
  return (
    <PartRow
      title={t(`noticeKind.${kind}`)}
      badge={isInTime ? undefined : <StatusBadge status="attention">{t('outOfTimeBadge')}</StatusBadge>}
    >
      <Stack gap="2">
        <div>{t('sentBy', { at: formats.moment(sentAt), name: sentBy })}</div>
        {reason === null ? null : <div>{t('because', { reason })}</div>}
        <div>{sums.map((outcome) => t(`sum.${outcome}`, { count: counts[outcome] })).join(' · ')}</div>
        <HStack gap="2" flexWrap="wrap">
          <Button size="sm" onClick={() => setOpen('proofs')}>
            {t('who')}
          </Button>
          {letters > 0 && canPrint ? (
            <Button size="sm" onClick={() => file('letters')}>
              {t('printLetters')}
            </Button>
          ) : null}
          {letters > 0 ? (
            <Button size="sm" onClick={() => setOpen('posted')}>
              {t('recordPosted')}
            </Button>
          ) : null}
          <Button size="sm" icon="download" onClick={() => file('affidavit')}>
            {t('affidavit')}
          </Button>
        </HStack>
      </Stack>
      {open === 'proofs' ? (
        <ProofsDialog meetingId={meetingId} notice={notice} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'posted' ? (
        <PostedDialog meetingId={meetingId} notice={notice} onClose={() => setOpen(null)} />
      ) : null}
    </PartRow>
  );
}
