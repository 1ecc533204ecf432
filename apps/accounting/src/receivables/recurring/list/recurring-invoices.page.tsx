import { saveExport, useCan, useMessages } from '@courtyard/common';
import { isEmptyList, RecordsPage } from '@courtyard/ui/data';
import { recurringPaths } from '../recurring-paths';
import { recurringMessages } from '../recurring.messages';
import { recurringInvoices, recurringPager } from '../recurring.queries';
import { listMessages } from './list.messages';
import { RecurringCard } from './recurring.card';
import { useRecurringColumns, useRecurringFilters, useRecurringTable } from './recurring-invoices.columns';

/** `recurring-invoices`: the templates. All that is set on it lives in the URL. */
export function RecurringInvoicesPage() {
  const t = useMessages(listMessages);
  const tTemplate = useMessages(recurringMessages);
  const canKeep = useCan('Recurring Template Create');
  const table = useRecurringTable();
  const found = recurringInvoices.useList(table.query);
  // Asked only of a list that shows nothing.
  const ended = recurringInvoices.useList(
    { status: ['ended'], limit: 1 },
    { enabled: isEmptyList(found, table) },
  );
  const endedCount = ended.data?.page.total ?? 0;
  const columns = useRecurringColumns();
  const filters = useRecurringFilters();
  return (
    <RecordsPage
      words={t}
      recordLabels={tTemplate}
      icon="calendar-dollar"
      state={table}
      query={found}
      source={recurringInvoices.sourceOf(table.query)}
      paths={recurringPaths}
      canAdd={canKeep}
      canEdit={canKeep}
      columns={columns}
      rowLabel={({ name }) => name}
      filters={filters}
      pager={recurringPager}
      leftOut={{
        count: endedCount,
        title: t('allEnded', { count: endedCount }),
        onShow: () => table.setFilter('status', ['ended']),
      }}
      renderCard={(template) => <RecurringCard template={template} />}
      onExport={(format) =>
        saveExport('GET /api/v1/recurring-invoices/export', { query: { ...table.query, format } })
      }
    />
  );
}
