import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import type { BudgetSummary } from '@courtyard/contract/budget/budget/budget';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import { LoadingState, TextLink } from '@courtyard/ui';
import {
  ListCard,
  ThingsPage,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { BudgetStatusBadge } from '../budget-status';
import { budgetMessages } from '../budget.messages';
import { budgetPaths, budgets, budgetWalk } from '../budget.queries';

const BudgetPreview = lazyContent(
  async () => (await import('../details/budget.page')).BudgetPreview,
  <LoadingState />,
);

const NameLink = ({ row }: { row: BudgetSummary }) => (
  <TextLink to={budgetPaths.details(row.id)}>{row.name}</TextLink>
);

const useBudgetColumns = () =>
  useColumns(budgetColumns, [
    { field: 'name', priority: 1, cell: (row) => <NameLink row={row} /> },
    { field: 'status', priority: 1, cell: (row) => <BudgetStatusBadge value={row.status} /> },
    { field: 'updatedAt' },
  ]);

/** What stands in place of a row where the window is narrow. */
function BudgetCard({ row }: { row: BudgetSummary }) {
  const { named } = useFieldTexts(budgetColumns);
  return (
    <ListCard
      title={<NameLink row={row} />}
      facts={[named(row, 'updatedAt')]}
      badges={<BudgetStatusBadge value={row.status} />}
    />
  );
}

/** `budgets`: the list. All that is set on it lives in the URL. */
export function BudgetsPage() {
  const t = useMessages(budgetMessages);
  const mayUpdate = useCan('Budget Update');
  const columns = useBudgetColumns();
  const filters = useFilters(budgetColumns);
  const table = useTableState({
    list: budgets.listName,
    sort: budgetColumns.sort,
    filters: budgetColumns.filters,
    defaultSort: 'name',
  });
  return (
    <ThingsPage
      words={t}
      thingWords={t}
      icon="calendar-dollar"
      state={table}
      query={budgets.useList(table.query)}
      source={budgets.sourceOf(table.query)}
      paths={budgetPaths}
      mayAdd={mayUpdate}
      mayEdit={mayUpdate}
      columns={columns}
      rowLabel={(row) => row.name}
      filters={filters}
      walk={budgetWalk}
      preview={(row) => <BudgetPreview id={row.id} />}
      renderCard={(row) => <BudgetCard row={row} />}
      onExport={(format) => saveExport('GET /api/v1/budgets/export', { query: { ...table.query, format } })}
    />
  );
}
