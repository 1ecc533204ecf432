import { toast, useCan, useMessages } from '@courtyard/common';
import type { RecurringEntry } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { type PageActions, useFailureToast } from '@courtyard/ui';
import { recurringEntryPaths } from '../recurring-entry-paths';
import { useSetStatus } from '../recurring-entry.queries';
import { detailsMessages } from './details.messages';
import type { EntryQuestion } from './question.dialog';

/** What can be done with a recurring entry that did not end, for who posts; `onAsk` opens a question. */
export function useEntryActions(
  { id, name, status, version }: RecurringEntry,
  onAsk: (question: EntryQuestion) => void,
): PageActions {
  const t = useMessages(detailsMessages);
  const may = useCan('Journal Entry Create');
  const setStatus = useSetStatus(id);
  const showFailure = useFailureToast();
  if (!may || status === 'ended') return {};
  const change = (next: 'active' | 'paused', title: string) => () =>
    void setStatus
      .mutateAsync({ status: next, version })
      .then(() => toast({ title, kind: 'success' }))
      .catch(showFailure);
  return {
    primary: { label: t('edit'), icon: 'edit', to: recurringEntryPaths.edit(id) },
    secondary: [
      status === 'active'
        ? { label: t('pause'), icon: 'clock', onSelect: change('paused', t('paused', { name })) }
        : { label: t('resume'), icon: 'refresh', onSelect: change('active', t('resumed', { name })) },
    ],
    more: [
      status === 'active'
        ? { label: t('runNow'), icon: 'calendar-dollar', onSelect: () => onAsk('run') }
        : null,
      { label: t('end'), icon: 'trash', tone: 'danger', onSelect: () => onAsk('end') },
    ],
  };
}
