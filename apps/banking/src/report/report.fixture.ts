import type { AgingRow } from '@courtyard/contract/banking/report/aging';
import type { FinancialReport, ReportColumn, ReportRow } from '@courtyard/contract/banking/report/report';
import { checking, operating } from '../bank-account/bank-account.fixture';

export const reserve = { id: '019a0000-0000-7000-8000-000000000003', code: 'RES', name: 'Reserve' };

export const columnOf = (its: Partial<ReportColumn> = {}): ReportColumn => ({
  key: 'total',
  kind: 'total',
  fund: null,
  from: null,
  to: '2026-03-31',
  isComparison: false,
  side: null,
  by: null,
  ...its,
});

const row = (its: Partial<ReportRow>): ReportRow => ({
  key: 'total-assets',
  kind: 'total',
  line: 'total-assets',
  account: null,
  types: ['asset'],
  fund: null,
  group: null,
  dates: 'column',
  sign: 1,
  cells: [100_000, 50_000, 150_000],
  ...its,
});

/** A balance sheet of two funds. */
export const balanceOf = (its: Partial<FinancialReport> = {}): FinancialReport => ({
  basis: 'accrual',
  journalNo: 812,
  madeAt: '2026-04-10T12:00:00.000Z',
  report: 'balance',
  version: 1,
  from: null,
  to: '2026-03-31',
  fund: null,
  funds: [operating, reserve],
  withClosing: true,
  columns: [
    columnOf({ key: operating.id, kind: 'fund', fund: operating }),
    columnOf({ key: reserve.id, kind: 'fund', fund: reserve }),
    columnOf(),
  ],
  rows: [
    row({ key: 'heading assets', kind: 'heading', line: 'assets', types: [], cells: [] }),
    row({
      key: checking.id,
      kind: 'account',
      line: null,
      account: checking,
      cells: [100_000, -2500, 97_500],
    }),
    row({}),
  ],
  isBalanced: true,
  ...its,
});

/** A profit and loss against the year before. */
export const profitOf = (): FinancialReport =>
  balanceOf({
    report: 'profit',
    from: '2026-01-01',
    withClosing: false,
    columns: [
      columnOf({ key: 'period', kind: 'period', from: '2026-01-01' }),
      columnOf({ key: 'year-ago', kind: 'year-ago', from: '2025-01-01', to: '2025-03-31' }),
      columnOf({ key: 'change', kind: 'change', from: '2026-01-01', isComparison: true }),
    ],
    rows: [
      row({
        key: 'income-account',
        kind: 'account',
        line: null,
        account: { id: '019a0000-0000-7000-8000-000000000004', code: '4010', name: 'Regular assessments' },
        types: ['income'],
        sign: -1,
        cells: [90_000, 80_000, 10_000],
      }),
      row({
        key: 'operating-income',
        line: 'operating-income',
        types: ['income', 'expense'],
        sign: -1,
        cells: [91_000, 82_000, 9000],
      }),
    ],
  });

export const agingRowOf = (its: Partial<AgingRow> = {}): AgingRow => ({
  listing: 'receivable',
  fund: null,
  controlAccountId: checking.id,
  aging: { current: 10_000, to30: 2000, to60: 0, to90: 0, over90: 500 },
  itemsMinor: 12_500,
  controlMinor: 12_500,
  differenceMinor: 0,
  ...its,
});
