import { useMessages } from '@courtyard/common';
import type { RecurringEntrySummary } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { recurringEntryColumns } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.columns';
import { HStack, StatusBadge, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { useScheduleText } from '../../schedule/use-schedule-text';
import { RecurringEntryBadge, useAmountText } from '../recurring-entry-parts';
import { recurringEntryPaths } from '../recurring-entry-paths';
import { listMessages } from './list.messages';

/** That days wait because they could not be posted; nothing where none does. */
export function WaitingBadge({ entry: { failed } }: { entry: Pick<RecurringEntrySummary, 'failed'> }) {
  const t = useMessages(listMessages);
  return failed === 0 ? null : <StatusBadge status="danger">{t('waits', { count: failed })}</StatusBadge>;
}

/** Columns of the list. */
export function useRecurringEntryColumns() {
  const amountText = useAmountText();
  const scheduleText = useScheduleText();
  return useColumns(recurringEntryColumns, [
    {
      field: 'name',
      priority: 1,
      cell: (entry) => (
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <TextLink to={recurringEntryPaths.details(entry.id)}>{entry.name}</TextLink>
          <WaitingBadge entry={entry} />
        </HStack>
      ),
    },
    { field: 'kind', priority: 2 },
    { field: 'rule', priority: 2, cell: ({ rule }) => scheduleText(rule) },
    { field: 'amountMinor', priority: 1, cell: amountText },
    { field: 'nextOn', priority: 1, align: 'start' },
    { field: 'lastOn', priority: 3, align: 'start' },
    { field: 'status', priority: 2, cell: ({ status }) => <RecurringEntryBadge value={status} /> },
  ]);
}
