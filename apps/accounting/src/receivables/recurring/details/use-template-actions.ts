import { toast, useCan, useMessages } from '@courtyard/common';
import type { RecurringInvoice } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { type PageActions, useFailureToast } from '@courtyard/ui';
import { recurringPaths } from '../recurring-paths';
import { useSetStatus } from '../recurring.queries';
import { detailsMessages } from './details.messages';
import type { TemplateQuestion } from './question.dialog';

/** What can be done with a template that did not end, for who keeps them; `onAsk` opens a question. */
export function useTemplateActions(
  { id, name, status, version }: RecurringInvoice,
  onAsk: (question: TemplateQuestion) => void,
): PageActions {
  const t = useMessages(detailsMessages);
  const may = useCan('Recurring Template Create');
  const setStatus = useSetStatus(id);
  const showFailure = useFailureToast();
  if (!may || status === 'ended') return {};
  const change = (next: 'active' | 'paused', title: string) => () =>
    void setStatus
      .mutateAsync({ status: next, version })
      .then(() => toast({ title, kind: 'success' }))
      .catch(showFailure);
  return {
    primary: { label: t('edit'), icon: 'edit', to: recurringPaths.edit(id) },
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
