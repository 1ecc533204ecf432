import { downloadFile, toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Mailing } from '@courtyard/contract/communications/mailing/mailing';
import { type PageAction, type PageActions, useFailureToast } from '@courtyard/ui';
import { useRecordActions } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { mailingPaths } from '../mailing-paths';
import { mailings } from '../mailing.queries';
import { detailsMessages } from './details.messages';
import { ScheduleDialog } from './schedule.dialog';
import { SendDialog } from './send.dialog';

/** What can be done with an e-mail notification as it stands; `dialog` is drawn anywhere on its page. */
export function useMailingActions(mailing: Mailing): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(detailsMessages);
  const fail = useFailureToast();
  const navigate = useNavigate();
  const canWrite = useCan('Email Notification Update');
  const canSend = useCan('Email Notification Send');
  const canPrint = useCan('Email Notification Print');
  const [open, setOpen] = useState<'send' | 'move' | 'cancel' | 'unknown' | null>(null);
  const { id, subject, status, counts } = mailing;
  const acting = mailings.useWrite('POST /api/v1/mailings/:mailingId/action', id);
  const scheduling = mailings.useWrite('PUT /api/v1/mailings/:mailingId/schedule', id);
  const testing = mailings.useWrite('POST /api/v1/mailings/:mailingId/test', id);
  const retrying = mailings.useWrite('POST /api/v1/mailings/:mailingId/retry', id);
  const duplicating = mailings.useWrite('POST /api/v1/mailings/:mailingId/duplicate', id);
  const isDraft = status === 'draft';
  const done = (title: string) => toast({ title, kind: 'success' });

  const action = async (what: 'pause' | 'resume' | 'cancel') => {
    await acting.mutateAsync({ action: what });
    done(t('acted'));
  };
  const takeBack = async () => {
    await scheduling.mutateAsync({ version: mailing.version, at: null });
    done(t('takenBack'));
  };
  const test = async () => {
    await testing.mutateAsync(undefined);
    done(t('tested'));
  };
  const retry = async (states: ('refused' | 'unknown')[]) => {
    const { count } = await retrying.mutateAsync({ states });
    done(t('retried', { count }));
  };
  const duplicate = async () => {
    const copy = await duplicating.mutateAsync(undefined);
    await navigate(mailingPaths.edit(copy.id));
  };
  const send: PageAction = { label: t('send'), id: 'send', onSelect: () => setOpen('send') };
  const pause: PageAction = {
    label: t('pause'),
    id: 'action',
    onSelect: () => void action('pause').catch(fail),
  };
  const resume: PageAction = {
    label: t('resume'),
    id: 'action',
    onSelect: () => void action('resume').catch(fail),
  };
  const tryOut: PageAction = {
    label: t('test'),
    loading: testing.isPending,
    onSelect: () => void test().catch(fail),
  };
  const { actions: own, dialog } = useRecordActions({
    may: canWrite && isDraft,
    record: { id, name: subject },
    paths: mailingPaths,
    remove: mailings.useRemove().mutateAsync,
    removal: { text: t('removeText'), verb: t('removeVerb') },
    primary: canSend ? send : null,
  });
  const isPlanned = status === 'scheduled';
  const goesOn = status === 'sending';
  const move: PageAction = { label: t('moveAction'), id: 'action', onSelect: () => setOpen('move') };
  const waits = status === 'paused' || status === 'held';
  const primary = isPlanned ? move : goesOn ? pause : waits ? resume : null;
  const more = [
    canSend && isPlanned ? { label: t('takeBack'), onSelect: () => void takeBack().catch(fail) } : null,
    canSend && (goesOn || waits) ? { label: t('cancel'), onSelect: () => setOpen('cancel') } : null,
    canSend && (counts.refused ?? 0) > 0 && !isDraft
      ? { label: t('retry'), onSelect: () => void retry(['refused']).catch(fail) }
      : null,
    canSend && (counts.unknown ?? 0) > 0 && !isDraft
      ? { label: t('retryUnknown'), onSelect: () => setOpen('unknown') }
      : null,
    canPrint
      ? {
          label: t('print'),
          onSelect: () => downloadFile(`/api/v1/mailings/${id}/letters`, 'letters.pdf'),
        }
      : null,
    canWrite ? { label: t('duplicate'), onSelect: () => void duplicate().catch(fail) } : null,
  ];
  return {
    actions: isDraft
      ? {
          ...own,
          secondary: [...(own.secondary ?? []), canWrite ? tryOut : null],
          more: [...more, ...(own.more ?? [])],
        }
      : { primary: canSend ? primary : null, more },
    dialog: (
      <>
        {dialog}
        {open === 'move' ? <ScheduleDialog mailing={mailing} onClose={() => setOpen(null)} /> : null}
        {open === 'send' ? <SendDialog mailing={mailing} onClose={() => setOpen(null)} /> : null}
        <ConfirmDialog
          open={open === 'cancel'}
          onClose={() => setOpen(null)}
          title={t('cancelTitle', { name: subject })}
          verb={t('cancelVerb')}
          onConfirm={() => action('cancel')}
        >
          {t('cancelText')}
        </ConfirmDialog>
        <ConfirmDialog
          open={open === 'unknown'}
          onClose={() => setOpen(null)}
          title={t('unknownTitle', { count: counts.unknown ?? 0 })}
          verb={t('unknownVerb')}
          onConfirm={() => retry(['unknown'])}
        >
          {t('unknownText')}
        </ConfirmDialog>
      </>
    ),
  };
}
