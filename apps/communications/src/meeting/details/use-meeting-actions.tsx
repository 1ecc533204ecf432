import { lazyOverlay, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Meeting, MeetingStatus } from '@courtyard/contract/communications/meeting/meeting';
import { type PageActions, useFailureToast } from '@courtyard/ui';
import { useRecordActions } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { noticeMessages } from '../attendance/notice/notice.messages';
import { meetingPaths } from '../meeting-paths';
import { meetings } from '../meeting.queries';
import { detailsMessages } from './details.messages';

const SendNoticeDialog = lazyOverlay(
  async () => (await import('../attendance/notice/send-notice.dialog')).SendNoticeDialog,
);

type Move = Exclude<MeetingStatus, 'draft'>;

const isMove = (status: MeetingStatus): status is Move => status !== 'draft';

/** What can be done with a meeting; `dialog` is drawn anywhere on its page. */
export function useMeetingActions(meeting: Meeting): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(detailsMessages);
  const tNotice = useMessages(noticeMessages);
  const fail = useFailureToast();
  const formats = useFormats();
  const navigate = useNavigate();
  const [asksToCancel, setAsksToCancel] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const moving = meetings.useWrite('POST /api/v1/meetings/:meetingId/status', meeting.id);
  const { name, version, status } = meeting;
  const isPlanned = status === 'draft' || status === 'called';

  async function move(to: Move): Promise<void> {
    await moving.mutateAsync({ status: to, version });
    toast({ title: t(`moved.${to}`, { name }), kind: 'success' });
  }
  const moves = meeting.moves.filter(isMove);
  const [next] = moves.filter((to) => to !== 'cancelled');
  const planning = meetings.useWrite('POST /api/v1/meetings/:meetingId/next', meeting.id);
  async function plan(): Promise<void> {
    const [made] = await planning.mutateAsync({ count: 1 });
    if (!made) return;
    toast({ title: t('planned', { day: formats.moment(made.startsAt) }), kind: 'success' });
    await navigate(meetingPaths.details(made.id));
  }
  const bring = (to: Move) => ({ onSelect: () => void move(to).catch(fail) });
  const { actions, dialog } = useRecordActions({
    may: useCan('Meeting Update'),
    record: meeting,
    paths: meetingPaths,
    remove: meetings.useRemove().mutateAsync,
    removal: { text: t('removeText'), verb: t('removeVerb') },
    // A draft is called by its notice; the bare call is for meetings that need none.
    primary:
      next === 'called'
        ? { label: tNotice('send'), id: 'notice', onSelect: () => setIsSending(true) }
        : next
          ? { label: t(`move.${next}`), id: 'move', ...bring(next), loading: moving.isPending }
          : null,
    items: [
      ...(next === 'called' ? [{ label: t('move.called'), icon: 'check' as const, ...bring(next) }] : []),
      ...(meeting.repeats === null
        ? []
        : [{ label: t('planNext'), icon: 'calendar' as const, onSelect: () => void plan().catch(fail) }]),
      ...(moves.includes('cancelled')
        ? [
            {
              label: t('move.cancelled'),
              icon: 'close' as const,
              onSelect: () => setAsksToCancel(true),
            },
          ]
        : []),
    ],
  });
  return {
    actions: {
      ...actions,
      // What has begun is not edited, and what was called is cancelled, not removed.
      primary: next ? actions.primary : null,
      secondary: isPlanned ? actions.secondary : [],
      more: (actions.more ?? []).filter((item) => item?.tone !== 'danger' || status === 'draft'),
    },
    dialog: (
      <>
        {dialog}
        {isSending ? <SendNoticeDialog meeting={meeting} onClose={() => setIsSending(false)} /> : null}
        <ConfirmDialog
          open={asksToCancel}
          onClose={() => setAsksToCancel(false)}
          title={t('cancelTitle', { name })}
          verb={t('move.cancelled')}
          onConfirm={() => move('cancelled')}
        >
          {t('cancelText')}
        </ConfirmDialog>
      </>
    ),
  };
}
