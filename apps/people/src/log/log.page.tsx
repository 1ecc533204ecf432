import { lazyContent, saveExport, useFormats, useMessages } from '@courtyard/common';
import { logColumns } from '@courtyard/contract/people/log/log.columns';
import { LoadingState, Page } from '@courtyard/ui';
import { DataTable, useFilters, useTableState } from '@courtyard/ui/data';
import { ActivityCards } from './activity-cards';
import { LogCard } from './log.card';
import { useActionText, useLogColumns } from './log.columns';
import { logMessages } from './log.messages';
import { log } from './log.queries';

const LogPreview = lazyContent(async () => (await import('./log-preview')).LogPreview, <LoadingState />);

const signIns = '/people/logs?action=session.start&action=session.end&action=session.refuse';

/** `logs`: how much was done by day, section and person, above what was done, before and after. */
export function LogPage() {
  const t = useMessages(logMessages);
  const formats = useFormats();
  const actionText = useActionText();
  const table = useTableState({
    list: log.listName,
    sort: logColumns.sort,
    filters: logColumns.filters,
    defaultSort: '-at',
  });
  const found = log.useList(table.query);
  const columns = useLogColumns();
  const filters = useFilters(logColumns);
  const { cursor: _, limit: __, sort: ___, ...asked } = table.query;
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{ secondary: [{ label: t('signIns'), icon: 'key', to: signIns }] }}
    >
      <ActivityCards filters={asked} />
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ action, at }) => t('entry', { action: actionText(action), at: formats.moment(at) })}
        searchLabel={t('search')}
        filters={filters}
        source={log.sourceOf(table.query)}
        preview={(entry) => <LogPreview entry={entry} />}
        renderCard={(entry) => <LogCard entry={entry} />}
        onExport={(format) => saveExport('GET /api/v1/logs/export', { query: { ...table.query, format } })}
        empty={{ icon: 'clock', title: t('none') }}
      />
    </Page>
  );
}
