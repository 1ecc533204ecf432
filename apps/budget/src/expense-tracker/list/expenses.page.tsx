import { saveExport, useCan, useCommunity, useFormats, useListTotals, useMessages } from '@courtyard/common';
import type { ExpenseLine } from '@courtyard/contract/budget/expense-tracker/expense';
import { expenseColumns } from '@courtyard/contract/budget/expense-tracker/expense.columns';
import { DayText, Flex, Missing, Page, StatusBadge, Text, TextLink } from '@courtyard/ui';
import {
  BasisChoice,
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { useAsked } from '../use-asked';
import { expenseMessages } from '../expense.messages';
import { expensePaths } from '../expense-paths';
import { expenses } from '../expense.queries';
import { listMessages } from './list.messages';

/** `expense-tracker/all-transactions`: expense lines of the journal. All that is set on it lives in the URL. */
export function ExpensesPage() {
  const t = useMessages(listMessages);
  const tExpense = useMessages(expenseMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canSeeTracker = useCan('Expense Tracker View');
  const { basis, set } = useAsked();
  const table = useTableState({
    list: expenses.listName,
    sort: expenseColumns.sort,
    filters: expenseColumns.filters,
    defaultSort: '-date',
  });
  const query = { ...table.query, basis };
  const source = expenses.sourceOf(query);
  const totals = useListTotals(source);
  const columns = useExpenseColumns(basis);
  return (
    <Page
      title={tExpense('transactions')}
      description={t('text')}
      actions={{
        secondary: [
          canSeeTracker
            ? { label: tExpense('tracker'), icon: 'calendar-dollar', to: expensePaths.tracker }
            : null,
        ],
      }}
    >
      <Flex columnGap="6" rowGap="2" flexWrap="wrap" alignItems="center" justify="space-between" mb="3">
        <Text size="sm" tone="muted" minHeight="5" numeric role="status">
          {totals.data && totals.data.count > 0
            ? t('sums', {
                count: totals.data.count,
                total: formats.money(totals.data.sums.amountMinor ?? 0, currency),
              })
            : null}
        </Text>
        <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
      </Flex>
      <DataTable
        label={tExpense('transactions')}
        state={table}
        query={expenses.useList(query)}
        columns={columns}
        rowId={({ key }) => key}
        rowLabel={({ no, account }) => t('entry', { no, name: account.name })}
        searchLabel={t('search')}
        filters={useFilters(expenseColumns)}
        source={source}
        renderCard={(line) => <ExpenseCard line={line} basis={basis} />}
        onExport={(format) => saveExport('GET /api/v1/expenses/export', { query: { ...query, format } })}
        empty={{ icon: 'calendar-dollar', title: t('none'), description: t('noneText') }}
      />
    </Page>
  );
}

/** Whether there is a receipt: a badge where it is missing. */
function ReceiptState({ receipt }: Pick<ExpenseLine, 'receipt'>) {
  const t = useMessages(expenseMessages);
  if (receipt === 'attached') return <>{t('receipt.attached')}</>;
  return <StatusBadge status="neutral">{t('receipt.missing')}</StatusBadge>;
}

/** The date leads to the expense, for those who may open it. */
function DateLink({ line, basis }: { line: ExpenseLine; basis: string }) {
  const canOpen = useCan('Tracked Expense Details View');
  if (!canOpen) return <DayText day={line.date} />;
  return (
    <TextLink to={expensePaths.details(line.id, basis)}>
      <DayText day={line.date} />
    </TextLink>
  );
}

function useExpenseColumns(basis: string) {
  return useColumns(expenseColumns, [
    { field: 'date', priority: 1, align: 'start', cell: (line) => <DateLink line={line} basis={basis} /> },
    { field: 'vendor', priority: 1, cell: ({ vendor }) => vendor?.name ?? <Missing /> },
    { field: 'account', priority: 1 },
    { field: 'fund', priority: 3 },
    { field: 'memo', priority: 3 },
    { field: 'no', priority: 4, align: 'start', cell: ({ no }) => no },
    { field: 'receipt', priority: 2, cell: ({ receipt }) => <ReceiptState receipt={receipt} /> },
    { field: 'amountMinor', priority: 1 },
  ]);
}

/** An expense where there is no room for a table. */
function ExpenseCard({ line, basis }: { line: ExpenseLine; basis: string }) {
  const t = useMessages(listMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canOpen = useCan('Tracked Expense Details View');
  const { text } = useFieldTexts(expenseColumns);
  const name = line.vendor?.name ?? line.account.name;
  return (
    <ListCard
      title={canOpen ? <TextLink to={expensePaths.details(line.id, basis)}>{name}</TextLink> : name}
      lead={text(line, 'account') ?? line.account.name}
      facts={[formats.day(line.date), t('numbered', { no: line.no }), line.fund.name]}
      amount={formats.money(line.amountMinor, currency)}
      lines={[line.memo]}
      badges={<ReceiptState receipt={line.receipt} />}
    />
  );
}
