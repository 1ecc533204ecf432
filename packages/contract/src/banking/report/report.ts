import { z } from 'zod';
import { accountType, basis } from '../../bookkeeping/account/account';
import { amountMinor, day, exported, id, moment, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import {
  accountGroups,
  cashFlowMethods,
  profitColumns,
  reportColumnKinds,
  reportLines,
  rowDates,
  statements,
} from './report.values';

/** What every report says of itself: which entries it could have seen, and when it was made. */
export const reportFacts = {
  basis,
  /** The last entry of the journal when it was made: whoever makes it again at this number gets the same figures. */
  journalNo: z.int(),
  madeAt: moment,
};

/** A report as it was through a journal entry, by its number; through the last one where none is given. */
export const throughEntry = { journalNo: z.coerce.number().int().optional() };

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
  /** The only side on which a balance shows; null: either, by its sign. */
  side: z.enum(['debit', 'credit']).nullable(),
  /** Of several of its kind: what it is called by besides its kind. */
  by: z.enum(['fund', 'month']).nullable(),
});

/** One row. Entries of a cell are those of the row’s accounts in the column’s fund and dates, in the report’s basis. */
export const reportRow = z.object({
  key: z.string(),
  kind: z.enum(['heading', 'account', 'total']),
  /** What a row that is no account is. */
  line: z.enum(reportLines).nullable(),
  account: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  /** Of a fund that owes: the entries that made it are those of its loans. */
  fund: fundMention.nullable(),
  /** The types of the accounts that it is made of, empty: all; of an account, its own. */
  types: z.array(accountType),
  /** Only accounts of this group; null: of any. */
  group: z.enum(accountGroups).nullable(),
  /** Which entries of the column count. */
  dates: z.enum(rowDates),
  /** -1 where it grows by credits. */
  sign: z.union([z.literal(1), z.literal(-1)]),
  /** By column: debits less credits times the sign; a percent in hundredths, null where nothing is budgeted. A heading has none. */
  cells: z.array(amountMinor.nullable()),
});

/** What budget against actual stands on. */
export const budgetFacts = z.object({
  year: z.object({ from: day, to: day }),
  /** Fiscal years with entries or budgets, and the present one, the latest first. */
  years: z.array(z.object({ from: day, to: day })),
  /** The last period of the year that counts, from 1. */
  through: z.int(),
  /** The ends of the periods. */
  periodEnds: z.array(day),
  /** The adopted budgets that count, at most one of a fund. */
  adopted: z.array(z.object({ id, scenario: z.string(), number: z.int(), fund: fundMention })),
});

export const financialReport = z.object({
  ...reportFacts,
  report: z.enum(statements),
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
  /** Debits equal credits in every column, or what the report ends with is what it begins with and its changes. */
  isBalanced: z.boolean(),
  /** Of budget against actual alone. */
  budget: budgetFacts.optional(),
});

const balanceQuery = z.object({
  ...throughEntry,
  /** Today where none is given. */
  at: day.optional(),
  basis: basis.default('accrual'),
  /** An earlier date to compare with. */
  compareWith: day.optional(),
});

const profitQuery = z.object({
  ...throughEntry,
  /** The first day of the fiscal year of `to` where none is given. */
  from: day.optional(),
  /** Today where none is given. */
  to: day.optional(),
  basis: basis.default('accrual'),
  columns: z.enum(profitColumns).default('funds'),
  /** For columns other than funds: of one fund only. */
  fundId: id.optional(),
});

const trialBalanceQuery = balanceQuery.extend({
  /** Of one fund only. */
  fundId: id.optional(),
});

const fundBalancesQuery = profitQuery;

const cashFlowQuery = profitQuery.omit({ basis: true }).extend({
  method: z.enum(cashFlowMethods).default('indirect'),
});

const interfundQuery = balanceQuery.pick({ at: true, journalNo: true });

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
  trialBalance: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/trial-balance',
    access,
    summary: 'The balance of every account as of a date in debit and credit, alone or beside an earlier date',
    query: trialBalanceQuery,
    response: one(financialReport),
    snapshot: true,
  }),
  exportTrialBalanceReport: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/trial-balance/export',
    access,
    summary: 'The trial balance as a file',
    query: trialBalanceQuery.extend(exported),
    produces: exportedMedia,
  }),
  trialBalancePdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/trial-balance/file',
    access,
    summary: 'The trial balance as PDF',
    query: trialBalanceQuery,
    produces: 'application/pdf',
  }),
  fundBalances: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/fund-balances',
    access,
    summary: 'Changes in fund balances of a period: opening, income, expenses, transfers and closing',
    query: fundBalancesQuery,
    response: one(financialReport),
    snapshot: true,
  }),
  exportFundBalances: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/fund-balances/export',
    access,
    summary: 'Changes in fund balances as a file',
    query: fundBalancesQuery.extend(exported),
    produces: exportedMedia,
  }),
  fundBalancesPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/fund-balances/file',
    access,
    summary: 'Changes in fund balances as PDF',
    query: fundBalancesQuery,
    produces: 'application/pdf',
  }),
  cashFlow: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/cash-flow',
    access,
    summary:
      'Cash flows of a period by operating, investing and financing activities, from opening to closing cash',
    query: cashFlowQuery,
    response: one(financialReport),
    snapshot: true,
  }),
  exportCashFlow: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/cash-flow/export',
    access,
    summary: 'Cash flows as a file',
    query: cashFlowQuery.extend(exported),
    produces: exportedMedia,
  }),
  cashFlowPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/cash-flow/file',
    access,
    summary: 'Cash flows as PDF',
    query: cashFlowQuery,
    produces: 'application/pdf',
  }),
  interfund: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/interfund',
    access,
    summary: 'What funds owe each other as of a date: due from, due to, net, and by which fund',
    query: interfundQuery,
    response: one(financialReport),
    snapshot: true,
  }),
  exportInterfund: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/interfund/export',
    access,
    summary: 'What funds owe each other as a file',
    query: interfundQuery.extend(exported),
    produces: exportedMedia,
  }),
  interfundPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/interfund/file',
    access,
    summary: 'What funds owe each other as PDF',
    query: interfundQuery,
    produces: 'application/pdf',
  }),
};

export type FinancialReport = z.infer<typeof financialReport>;
export type ReportColumn = z.infer<typeof reportColumn>;
export type ReportRow = z.infer<typeof reportRow>;
