import { toast, useMessages } from '@courtyard/common';
import { type PageActions, useFailureToast } from '@courtyard/ui';
import { actionsMessages } from './actions.messages';

type Status = 'active' | 'paused' | 'ended';

/** What goes by a schedule, invoices or entries. */
export interface Template {
  name: string;
  status: Status;
  version: number;
}

/** The call that pauses it, has it go on, or ends it. */
export interface SetStatus {
  mutateAsync(change: { status: Status; version: number }): Promise<unknown>;
}

/** What is asked before it is done. */
export type TemplateQuestion = 'run' | 'end';

interface TemplateActions {
  /** Whether this person keeps it. */
  may: boolean;
  /** Null where what it makes is changed elsewhere. */
  editPage: string | null;
  /** What making the next one at once is called. */
  runNow: string;
  setStatus: SetStatus;
  onAsk: (question: TemplateQuestion) => void;
}

/** What can be done with a template that did not end, for who keeps it. */
export function useTemplateActions(
  { name, status, version }: Template,
  { may, editPage, runNow, setStatus, onAsk }: TemplateActions,
): PageActions {
  const t = useMessages(actionsMessages);
  const showFailure = useFailureToast();
  if (!may || status === 'ended') return {};
  const change = (next: 'active' | 'paused', title: string) => () =>
    void setStatus
      .mutateAsync({ status: next, version })
      .then(() => toast({ title, kind: 'success' }))
      .catch(showFailure);
  return {
    primary: editPage === null ? undefined : { label: t('edit'), icon: 'edit', to: editPage },
    secondary: [
      status === 'active'
        ? { label: t('pause'), icon: 'clock', onSelect: change('paused', t('paused', { name })) }
        : { label: t('resume'), icon: 'refresh', onSelect: change('active', t('resumed', { name })) },
    ],
    more: [
      status === 'active' ? { label: runNow, icon: 'calendar-dollar', onSelect: () => onAsk('run') } : null,
      { label: t('end'), icon: 'trash', tone: 'danger', onSelect: () => onAsk('end') },
    ],
  };
}
