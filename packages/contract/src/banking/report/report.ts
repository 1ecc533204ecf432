import { z } from 'zod';
import { accountType, basis } from '../../bookkeeping/account/account';
import { amountMinor, day, exported, id, moment, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { profitColumns, reportColumnKinds, reportLines } from './report.values';

/** What every report says of itself: which entries it could have seen, and when it was made. */
export const reportFacts = {
  basis,
  /** The last entry of the journal when it was made: whoever makes it again at this number gets the same figures. */
  journalNo: z.int(),
  madeAt: moment,
};

export const fundMention = z.object({ id, code: z.string(), name: z.string() });

export const reportColumn = z.object({
  key: z.string(),
  kind: z.enum(reportColumnKinds),
  /** The fund whose entries count; null: of all funds. */
  fund: fundMention.nullable(),
  /** The first date whose entries count; null: from the beginning of the books. */
  from: day.nullable(),
  to: day,
  /** Two periods compared: there are no entries that sum to it. */
  isComparison: z.boolean(),
});

/** One row. Entries of a cell are those of the row’s accounts in the column’s fund and dates, in the report’s basis. */
export const reportRow = z.object({
  key: z.string(),
  kind: z.enum(['heading', 'account', 'total']),
  /** What a row that is no account is. */
  line: z.enum(reportLines).nullable(),
  account: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  /** The types of the accounts that it is made of; of an account, its own. */
  types: z.array(accountType),
  /** -1 where it grows by credits. */
  sign: z.union([z.literal(1), z.literal(-1)]),
  /** By column: debits less credits times the sign. A heading has none. */
  cells: z.array(amountMinor),
});

export const financialReport = z.object({
  ...reportFacts,
  report: z.enum(['balance', 'profit']),
  /** Of the definition of its rows: a later definition may place an account elsewhere. */
  version: z.int(),
  from: day.nullable(),
  to: day,
  /** The only fund whose entries count; null: all of them. */
  fund: fundMention.nullable(),
  /** Every fund, for the choice of one. */
  funds: z.array(fundMention),
  /** Whether entries that close a year count. */
  withClosing: z.boolean(),
  columns: z.array(reportColumn),
  rows: z.array(reportRow),
  /** Assets equal liabilities and fund balances in every column. Of a profit and loss: true. */
  isBalanced: z.boolean(),
});

const balanceQuery = z.object({
  /** Today where none is given. */
  at: day.optional(),
  basis: basis.default('accrual'),
  /** An earlier date to compare with. */
  compareWith: day.optional(),
});

const profitQuery = z.object({
  /** The first day of the fiscal year of `to` where none is given. */
  from: day.optional(),
  /** Today where none is given. */
  to: day.optional(),
  basis: basis.default('accrual'),
  columns: z.enum(profitColumns).default('funds'),
  /** For columns other than funds: of one fund only. */
  fundId: id.optional(),
});

const access = 'Financial Reports View';

export const reportRoutes = {
  balanceSheet: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/balance',
    access,
    summary: 'The balance sheet as of a date with a column per fund, alone or beside an earlier date',
    query: balanceQuery,
    response: one(financialReport),
    snapshot: true,
  }),
  exportBalanceSheet: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/balance/export',
    access,
    summary: 'The balance sheet as a file',
    query: balanceQuery.extend(exported),
    produces: exportedMedia,
  }),
  balanceSheetPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/balance/file',
    access,
    summary: 'The balance sheet as PDF',
    query: balanceQuery,
    produces: 'application/pdf',
  }),
  profitAndLoss: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/profit',
    access,
    summary: 'Profit and loss of a period by fund, by month or against the year before',
    query: profitQuery,
    response: one(financialReport),
    snapshot: true,
  }),
  exportProfitAndLoss: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/profit/export',
    access,
    summary: 'Profit and loss as a file',
    query: profitQuery.extend(exported),
    produces: exportedMedia,
  }),
  profitAndLossPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/profit/file',
    access,
    summary: 'Profit and loss as PDF',
    query: profitQuery,
    produces: 'application/pdf',
  }),
};

export type FinancialReport = z.infer<typeof financialReport>;
export type ReportColumn = z.infer<typeof reportColumn>;
export type ReportRow = z.infer<typeof reportRow>;
