import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { budgetLabels } from '@courtyard/contract/budget/budget/budget.labels';
import type { Columns, FieldColumn } from '@courtyard/contract/fields/columns';
import type { Language, Label } from '@courtyard/contract/fields/labels';
import { formatMonth } from '@courtyard/contract/formats';
import { defineExport } from '../../../platform/files/export/export-list';
import { inFiles } from '../../../ledger';

type Row = Pick<Budget['rows'][number], 'account' | 'amountsMinor'> & { fund: string };
export type Periods = Budget['periods'];

/** What the column of a period is called: by its month, or by its first day where the year does not begin with a month. */
export const periodTitle = ({ from }: Periods[number], language: Language): string =>
  from.endsWith('-01') ? formatMonth(from, inFiles(language)) : from;

const field = (
  name: string,
  kind: FieldColumn<Row>['kind'],
  valueOf: FieldColumn<Row>['valueOf'],
): FieldColumn<Row> => ({ field: name, kind, isSorted: false, isTotalled: false, valueOf });

function columnsOf(periods: Periods): Columns<Row> {
  const { code, account, fund, total } = budgetLabels;
  const months = periods.map((period, place): [string, Label] => [
    `m${place}`,
    { en: periodTitle(period, 'en'), es: periodTitle(period, 'es') },
  ]);
  return {
    labels: { code, account, fund, total, ...Object.fromEntries(months) },
    fields: [
      field('code', 'text', (row) => row.account.code),
      field('account', 'text', (row) => row.account.name),
      field('fund', 'text', (row) => row.fund),
      ...months.map(([name], place) => field(name, 'money', ({ amountsMinor }) => amountsMinor[place])),
      field('total', 'money', ({ amountsMinor }) => amountsMinor.reduce((sum, amount) => sum + amount, 0)),
    ],
    sort: [],
    filters: {},
    totals: [],
  };
}

/** The grid of a budget, as the import takes it in again. */
export const gridExport = ({ rows, periods, fund }: Budget) =>
  defineExport<Row>({
    name: 'budget',
    columns: columnsOf(periods),
    rows: async function* all() {
      for (const row of rows) yield { ...row, fund: fund.code };
    },
  });
