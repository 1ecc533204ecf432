import { toast, useCan, useMessages, useToday } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { amendmentBar } from '@courtyard/contract/communications/poll/voting/amendment.rules';
import { type PageActions, useFailureToast } from '@courtyard/ui';
import { useRemoval } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { pollPaths } from '../poll-paths';
import { pollMessages } from '../poll.messages';
import {
  polls,
  useAcclaim,
  useCertifyPoll,
  useElection,
  useMyPolls,
  useOpenNominations,
  useOpenPoll,
  useScheduleOpening,
} from '../poll.queries';
import { AmendDialog } from '../electors/amend.dialog';
import { CancelDialog } from './cancel.dialog';
import { detailsMessages } from './details.messages';
import { useCertifies } from './use-certifies';
import { ScheduleDialog } from './schedule.dialog';

type Asked = 'amend' | 'open' | 'nominations' | 'acclaim' | 'schedule' | 'certify' | 'cancel' | null;

/** What can be done with a poll as it stands; `dialog` is drawn anywhere on its page. */
export function usePollActions(poll: Poll): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(detailsMessages);
  const tPoll = useMessages(pollMessages);
  const navigate = useNavigate();
  const [canKeep, canCertify] = [useCan('Poll Update'), useCan('Poll Certify')];
  const [asked, setAsked] = useState<Asked>(null);
  const [opening, certifying] = [useOpenPoll(poll.id), useCertifyPoll(poll.id)];
  const [nominating, acclaiming] = [useOpenNominations(poll.id), useAcclaim(poll.id)];
  const election = useElection(poll.id).data;
  const certifies = useCertifies(poll);
  const hasVote = useMyPolls().data?.some(({ id }) => id === poll.id) ?? false;
  const { title, version, status } = poll;
  const today = useToday();
  const isNominating = status === 'nominating' && (poll.nominationsUntil ?? '') >= today;
  const standing = isNominating ? 'taking nominations' : status;
  const removing = useRemoval(
    polls.useRemove().mutateAsync,
    () => ({ name: title, text: t('removeText'), verb: t('removeVerb') }),
    () => navigate(pollPaths.list),
  );
  const close = () => setAsked(null);
  const scheduling = useScheduleOpening(poll.id);
  const fail = useFailureToast();
  const unschedule = () =>
    scheduling
      .mutateAsync({ version, opensOn: null })
      .then(() => toast({ title: t('unscheduled'), kind: 'success' }))
      .catch(fail);
  const confirm = (
    action: 'open' | 'nominations' | 'acclaim' | 'certify',
    verb: string,
    said: string,
    run: () => Promise<unknown>,
  ) => (
    <ConfirmDialog
      open
      onClose={close}
      title={t(`${action}Title`, { title })}
      verb={verb}
      cancelLabel={t('keep')}
      {...(action === 'open' || action === 'nominations' ? { tone: 'primary' as const } : {})}
      onConfirm={async () => {
        await run();
        toast({ title: said, kind: 'success' });
      }}
    >
      {poll.sealed && (action === 'open' || action === 'certify')
        ? t(`${action}SealedText`)
        : t(`${action}Text`)}
    </ConfirmDialog>
  );
  const dialogs: Record<Exclude<Asked, null>, ReactNode> = {
    open: confirm('open', t('open'), t('opened'), () => opening.mutateAsync({ version })),
    nominations: confirm('nominations', t('openNominations'), t('nominationsOpened'), () =>
      nominating.mutateAsync({ version }),
    ),
    acclaim: confirm('acclaim', t('acclaim'), t('acclaimed'), () => acclaiming.mutateAsync({ version })),
    certify: confirm('certify', t('certify'), t('certified'), () => certifying.mutateAsync({ version })),
    schedule: <ScheduleDialog poll={poll} onClose={close} />,
    amend: <AmendDialog poll={poll} onClose={close} />,
    cancel: <CancelDialog poll={poll} onClose={close} />,
  };
  return {
    actions: actionsOf(standing, {
      edit: canKeep ? { label: tPoll('change'), icon: 'edit', to: pollPaths.edit(poll.id) } : null,
      nominations:
        canKeep && poll.nominationsUntil !== null
          ? { label: t('openNominations'), icon: 'users', onSelect: () => setAsked('nominations') }
          : null,
      acclaim:
        canCertify && election?.acclamationBar === null
          ? { label: t('acclaim'), icon: 'check', onSelect: () => setAsked('acclaim') }
          : null,
      open: canKeep ? { label: t('open'), icon: 'check', onSelect: () => setAsked('open') } : null,
      schedule: canKeep
        ? { label: t('schedule'), icon: 'calendar', onSelect: () => setAsked('schedule') }
        : null,
      unschedule:
        canKeep && poll.opensAt !== null
          ? { label: t('unschedule'), icon: 'close', onSelect: () => void unschedule() }
          : null,
      amend:
        canKeep && amendmentBar(poll) === null
          ? { label: t('amend'), icon: 'edit', onSelect: () => setAsked('amend') }
          : null,
      vote: hasVote ? { label: tPoll('vote'), icon: 'check', to: pollPaths.vote(poll.id) } : null,
      certify: certifies ? { label: t('certify'), icon: 'check', onSelect: () => setAsked('certify') } : null,
      cancel: canCertify
        ? { label: t('cancel'), icon: 'trash', tone: 'danger', onSelect: () => setAsked('cancel') }
        : null,
      remove: canKeep
        ? {
            label: t('removeVerb'),
            icon: 'trash',
            tone: 'danger',
            onSelect: () => removing.ask({ id: poll.id }),
          }
        : null,
    }),
    dialog: (
      <>
        {asked === null ? null : dialogs[asked]}
        {removing.dialog}
      </>
    ),
  };
}

type Action = NonNullable<PageActions['primary']>;
type Actions = Record<
  | 'edit'
  | 'nominations'
  | 'acclaim'
  | 'open'
  | 'schedule'
  | 'unschedule'
  | 'amend'
  | 'vote'
  | 'certify'
  | 'cancel'
  | 'remove',
  Action | null
>;

function actionsOfDraft(actions: Actions): PageActions {
  if (actions.nominations)
    return { primary: actions.nominations, secondary: [actions.edit], more: [actions.remove] };
  return {
    primary: actions.open,
    secondary: [actions.edit],
    more: [actions.schedule, actions.unschedule, actions.remove],
  };
}

/** What a poll's state leaves of its actions. */
function actionsOf(status: Poll['status'] | 'taking nominations', actions: Actions): PageActions {
  if (status === 'draft') return actionsOfDraft(actions);
  // What most come for then is to stand, in the card of the candidates.
  if (status === 'taking nominations') return { more: [actions.acclaim, actions.open, actions.cancel] };
  if (status === 'nominating') {
    return actions.acclaim
      ? { primary: actions.acclaim, more: [actions.open, actions.cancel] }
      : { primary: actions.open, more: [actions.cancel] };
  }
  if (status === 'open') return { primary: actions.vote, more: [actions.amend, actions.cancel] };
  if (status === 'closed') return { more: [actions.cancel] };
  return status === 'counted' ? { primary: actions.certify } : {};
}
