import { journalEntryColumns } from '@courtyard/contract/accounting/journal-entry/journal-entry.columns';
import { Missing, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { useEntryKind } from '../../parts/use-entry-kind';
import { EntryStateBadge } from '../journal-entry-badges';
import { journalEntryPaths } from '../journal-entry-paths';

/** Columns of the journal. */
export function useEntryColumns() {
  const kindText = useEntryKind();
  return useColumns(journalEntryColumns, [
    {
      field: 'no',
      priority: 1,
      align: 'start',
      cell: ({ id, no }) => <TextLink to={journalEntryPaths.details(id)}>{no}</TextLink>,
    },
    { field: 'date', priority: 1, align: 'start' },
    { field: 'kind', priority: 2, cell: ({ kind }) => kindText(kind) },
    { field: 'memo', priority: 1 },
    { field: 'amountMinor', priority: 1 },
    // That an entry stands is the rule: only what was taken back says so.
    {
      field: 'state',
      priority: 2,
      cell: ({ state }) => (state === 'posted' ? <Missing /> : <EntryStateBadge value={state} />),
    },
    { field: 'postedBy', priority: 3 },
    { field: 'approvedBy', priority: 5 },
    { field: 'postedAt', priority: 5 },
    { field: 'origin', priority: 5 },
    { field: 'daysLate', priority: 5 },
  ]);
}
