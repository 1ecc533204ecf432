import { saveExport, useCan, useMessages } from '@courtyard/common';
import { recurringEntryColumns } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.columns';
import { isEmptyList, RecordsPage, useFilters, useTableState } from '@courtyard/ui/data';
import { recurringEntryPaths } from '../recurring-entry-paths';
import { recurringEntryMessages } from '../recurring-entry.messages';
import { recurringEntries, recurringEntryPager } from '../recurring-entry.queries';
import { listMessages } from './list.messages';
import { useRecurringEntryColumns } from './recurring-entries.columns';
import { RecurringEntryCard } from './recurring-entry.card';

/** `journal-entries/recurring`. All that is set on it lives in the URL. */
export function RecurringEntriesPage() {
  const t = useMessages(listMessages);
  const tEntry = useMessages(recurringEntryMessages);
  const canPost = useCan('Journal Entry Create');
  const table = useTableState({
    list: recurringEntries.listName,
    sort: recurringEntryColumns.sort,
    filters: recurringEntryColumns.filters,
    defaultSort: 'name',
  });
  const found = recurringEntries.useList(table.query);
  // Asked only of a list that shows nothing.
  const ended = recurringEntries.useList(
    { status: ['ended'], limit: 1 },
    { enabled: isEmptyList(found, table) },
  );
  const endedCount = ended.data?.page.total ?? 0;
  return (
    <RecordsPage
      words={t}
      recordLabels={tEntry}
      icon="book"
      state={table}
      query={found}
      source={recurringEntries.sourceOf(table.query)}
      paths={recurringEntryPaths}
      canAdd={canPost}
      canEdit={canPost}
      columns={useRecurringEntryColumns()}
      rowLabel={({ name }) => name}
      filters={useFilters(recurringEntryColumns)}
      pager={recurringEntryPager}
      leftOut={{
        count: endedCount,
        title: t('allEnded', { count: endedCount }),
        onShow: () => table.setFilter('status', ['ended']),
      }}
      renderCard={(entry) => <RecurringEntryCard entry={entry} />}
      onExport={(format) =>
        saveExport('GET /api/v1/recurring-entries/export', { query: { ...table.query, format } })
      }
    />
  );
}
