import { saveExport, toast, useCan, useMessages } from '@courtyard/common';
import { journalEntryColumns } from '@courtyard/contract/accounting/journal-entry/journal-entry.columns';
import { ActionButton, Page, type PageAction } from '@courtyard/ui';
import { DataTable, useFilters, useTableState } from '@courtyard/ui/data';
import { recurringEntryPaths } from '../../recurring/entry/recurring-entry-paths';
import { journalEntryPaths } from '../journal-entry-paths';
import { journalEntryMessages } from '../journal-entry.messages';
import { journalEntries, journalEntryPager } from '../journal-entry.queries';
import { useEntryColumns } from './entries.columns';
import { EntryCard } from './entry.card';
import { listMessages } from './list.messages';

/** `journal-entries`: the journal, the newest first. All that is set on it lives in the URL. */
export function JournalEntriesPage() {
  const t = useMessages(listMessages);
  const tEntry = useMessages(journalEntryMessages);
  const canPost = useCan('Journal Entry Create');
  const table = useTableState({
    list: journalEntries.listName,
    sort: journalEntryColumns.sort,
    filters: journalEntryColumns.filters,
    defaultSort: '-no',
  });
  const found = journalEntries.useList(table.query);
  const columns = useEntryColumns();
  const filters = useFilters(journalEntryColumns);
  const add: PageAction = { label: tEntry('add'), icon: 'plus', to: journalEntryPaths.create };
  const saveBooks = (format: 'hledger' | 'beancount'): PageAction => ({
    label: t(format),
    icon: 'download',
    onSelect: () =>
      void saveExport('GET /api/v1/journal/export', { query: { format } }).catch(() =>
        toast({ title: t('booksFailed'), kind: 'error' }),
      ),
  });
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canPost ? add : null,
        secondary: [{ label: t('recurring'), icon: 'refresh', to: recurringEntryPaths.list }],
        more: [saveBooks('hledger'), saveBooks('beancount')],
      }}
    >
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={journalEntryPager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={journalEntries.sourceOf(table.query)}
        pager={journalEntryPager}
        renderCard={(entry) => <EntryCard entry={entry} />}
        onExport={(format) =>
          saveExport('GET /api/v1/journal-entries/export', { query: { ...table.query, format } })
        }
        rowMenu={({ id }) => [
          { label: tEntry('openThis'), icon: 'arrow-right', to: journalEntryPaths.details(id) },
        ]}
        empty={{
          icon: 'book',
          title: tEntry('none'),
          description: t('emptyText'),
          ...(canPost && { action: <ActionButton action={add} /> }),
        }}
      />
    </Page>
  );
}
