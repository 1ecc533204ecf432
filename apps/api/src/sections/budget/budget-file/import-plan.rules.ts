import type { Budget } from '@courtyard/contract/budget/budget/budget';
import type { BudgetImportCell, BudgetImportRow } from '@courtyard/contract/budget/budget/budget-import';
import { budgetLabels } from '@courtyard/contract/budget/budget/budget.labels';
import type { Label } from '@courtyard/contract/fields/labels';
import { readAmount, readNumber } from '@courtyard/contract/typed-amount';
import type { Account } from '../../../ledger';
import type { WorkbookCell } from '../../../platform/files/storage/processing/read-file';
import { isBudgeted } from '../budget/budget-grid.sql';
import { type Periods, periodTitle } from './budget-columns';

/** Which column of a sheet holds what, from 0. */
export interface SheetColumns {
  code: number;
  fund: number | null;
  /** The period of a column, from 0. */
  months: ReadonlyMap<number, number>;
  /** Columns that are read over: names and totals. */
  passed: ReadonlySet<number>;
}

const textOf = (cell: WorkbookCell | undefined) => String(cell ?? '').trim();
const isNamed = (cell: WorkbookCell | undefined, label: Label) =>
  Object.values(label).some((name) => textOf(cell).toLowerCase() === name.toLowerCase());

/** The columns by their headings in any language; null without a column of codes or of a month. */
export function columnsIn(headings: readonly WorkbookCell[], periods: Periods): SheetColumns | null {
  const placeOf = (label: Label) => headings.findIndex((cell) => isNamed(cell, label));
  const [code, fund] = [placeOf(budgetLabels.code), placeOf(budgetLabels.fund)];
  const months = new Map<number, number>();
  for (const [period, its] of periods.entries()) {
    const label = { en: periodTitle(its, 'en'), es: periodTitle(its, 'es') };
    const place = placeOf(label);
    if (place >= 0) months.set(place, period);
  }
  if (code < 0 || months.size === 0) return null;
  const passed = [placeOf(budgetLabels.account), placeOf(budgetLabels.total)];
  return { code, fund: fund < 0 ? null : fund, months, passed: new Set(passed) };
}

/** "A" of 0, "AA" of 26. */
export function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : `${columnName(Math.floor(place / 26) - 1)}${letter}`;
}

export interface PlanInput {
  budget: Budget;
  chart: readonly Account[];
  currency: string;
}

/** A row of the sheet with what its account would be. */
export interface PlannedRow extends BudgetImportRow {
  accountId: string | null;
  amountsMinor: number[];
}

const read = (cell: WorkbookCell | undefined, currency: string) =>
  typeof cell === 'number' ? readNumber(cell, currency) : readAmount(textOf(cell), currency);

/** The cells of a row that change an amount or are wrong, and the amounts after them. */
function cellsOf(
  row: readonly WorkbookCell[],
  { code, fund, months, passed }: SheetColumns,
  amounts: number[],
  currency: string,
): BudgetImportCell[] {
  const found: BudgetImportCell[] = [];
  for (const [place, cell] of row.entries()) {
    if (place === code || place === fund || passed.has(place)) continue;
    const period = months.get(place);
    const its = { column: columnName(place), text: textOf(cell) };
    if (period === undefined) {
      if (its.text !== '')
        found.push({
          ...its,
          period: null,
          verdict: 'error',
          beforeMinor: null,
          afterMinor: null,
          problem: 'extra-column',
        });
      continue;
    }
    const beforeMinor = amounts[period] ?? 0;
    const answer = read(cell, currency);
    if ('problem' in answer)
      found.push({
        ...its,
        period: period + 1,
        verdict: 'error',
        beforeMinor,
        afterMinor: null,
        problem: answer.problem,
      });
    else if (answer.amountMinor !== beforeMinor) {
      const { amountMinor: afterMinor } = answer;
      found.push({ ...its, period: period + 1, verdict: 'changed', beforeMinor, afterMinor, problem: null });
      amounts[period] = afterMinor;
    }
  }
  return found;
}

/** A verdict for each row of a sheet and each of its cells. Rows that are not in it stay as they are. */
export function planImport(
  [headings = [], ...rows]: readonly (readonly WorkbookCell[])[],
  columns: SheetColumns,
  { budget, chart, currency }: PlanInput,
): PlannedRow[] {
  const byCode = new Map(chart.map((account) => [account.code, account]));
  const before = new Map(budget.rows.map((row) => [row.account.id, row.amountsMinor]));
  const seen = new Set<string>();
  const { fund } = budget;
  const planned = rows.flatMap((row, place): PlannedRow[] => {
    if (row.every((cell) => textOf(cell) === '')) return [];
    const code = textOf(row[columns.code]);
    const account = byCode.get(code);
    const amountsMinor = [...(before.get(account?.id ?? '') ?? budget.periods.map(() => 0))];
    const cells = cellsOf(row, columns, amountsMinor, currency);
    const named = columns.fund === null ? '' : textOf(row[columns.fund]);
    const isChanged = cells.length > 0;
    const problem = (): BudgetImportRow['problem'] => {
      if (!account) return 'unknown-account';
      if (seen.has(account.id)) return 'twice';
      if (named !== '' && named !== fund.code && named !== fund.name) return 'other-fund';
      if (!isChanged || isBudgeted(account, fund.id)) return null;
      return account.archivedAt === null ? 'not-budgeted' : 'archived';
    };
    const its = problem();
    if (account) seen.add(account.id);
    const isWrong = its !== null || cells.some(({ verdict }) => verdict === 'error');
    return [
      {
        line: place + 2,
        code,
        name: account?.name ?? '',
        verdict: isWrong ? 'error' : isChanged ? 'changed' : 'unchanged',
        problem: its,
        cells,
        accountId: account?.id ?? null,
        amountsMinor,
      },
    ];
  });
  return [...extraHeadings(headings, columns), ...planned];
}

/** Headings that name no month of the year, as one row. */
function extraHeadings(headings: readonly WorkbookCell[], columns: SheetColumns): PlannedRow[] {
  const { code, fund, months, passed } = columns;
  const cells = headings.flatMap((cell, place): BudgetImportCell[] => {
    const isKnown = place === code || place === fund || months.has(place) || passed.has(place);
    if (isKnown || textOf(cell) === '') return [];
    const its = { column: columnName(place), text: textOf(cell), period: null };
    return [{ ...its, verdict: 'error', beforeMinor: null, afterMinor: null, problem: 'extra-column' }];
  });
  if (cells.length === 0) return [];
  return [
    {
      line: 1,
      code: '',
      name: '',
      verdict: 'error',
      problem: null,
      cells,
      accountId: null,
      amountsMinor: [],
    },
  ];
}
