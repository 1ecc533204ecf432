import { saveExport, useCan, useMessages } from '@courtyard/common';
import type { BudgetSummary } from '@courtyard/contract/budget/budget/budget';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import { TextLink } from '@courtyard/ui';
import {
  ListCard,
  RecordsPage,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { BudgetStatusBadge } from '../budget-status';
import { budgetMessages } from '../budget.messages';
import { budgetName, budgetPaths, budgets, budgetPager, yearName } from '../budget.queries';

const NameLink = ({ row }: { row: BudgetSummary }) => (
  <TextLink to={budgetPaths.details(row.id)}>{`${row.fund.name} ${yearName(row)}`}</TextLink>
);

const useBudgetColumns = () =>
  useColumns(budgetColumns, [
    { field: 'fund', priority: 1, cell: (row) => <NameLink row={row} /> },
    { field: 'scenario', priority: 1, cell: (row) => `${row.scenario} v${row.number}` },
    { field: 'status', priority: 1, cell: (row) => <BudgetStatusBadge value={row.status} /> },
    { field: 'incomeMinor' },
    { field: 'expenseMinor' },
    { field: 'netMinor' },
    { field: 'yearFrom' },
    { field: 'adoptedOn' },
    { field: 'updatedAt' },
  ]);

/** What stands in place of a row where the window is narrow. */
function BudgetCard({ row }: { row: BudgetSummary }) {
  const { named } = useFieldTexts(budgetColumns);
  return (
    <ListCard
      title={<NameLink row={row} />}
      facts={[named(row, 'scenario'), named(row, 'incomeMinor'), named(row, 'expenseMinor')]}
      badges={<BudgetStatusBadge value={row.status} />}
    />
  );
}

/** `budgeting`: budgets by fiscal year and fund. All that is set on it lives in the URL. */
export function BudgetsPage() {
  const t = useMessages(budgetMessages);
  const columns = useBudgetColumns();
  const filters = useFilters(budgetColumns);
  const table = useTableState({
    list: budgets.listName,
    sort: budgetColumns.sort,
    filters: budgetColumns.filters,
    defaultSort: '-yearFrom',
  });
  return (
    <RecordsPage
      words={t}
      recordLabels={t}
      icon="calendar-dollar"
      state={table}
      query={budgets.useList(table.query)}
      source={budgets.sourceOf(table.query)}
      paths={budgetPaths}
      canAdd={useCan('Budget Create')}
      canEdit={useCan('Budget Update')}
      columns={columns}
      rowLabel={budgetName}
      filters={filters}
      pager={budgetPager}
      renderCard={(row) => <BudgetCard row={row} />}
      onExport={(format) => saveExport('GET /api/v1/budgets/export', { query: { ...table.query, format } })}
    />
  );
}
