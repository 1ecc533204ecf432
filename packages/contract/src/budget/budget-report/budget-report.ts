import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { amountMinor, day, exported, id, moment, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { budgetFund } from '../budget/budget';
import { budgetedTypes, budgetPeriods } from '../budget/budget.values';

export const budgetReportTotals = [
  'total-income',
  'total-expenses',
  'total-transfers',
  'net-income',
] as const;

/** One account or sum. Its entries are those of its accounts in the report’s fund and dates, in the report’s basis. */
export const budgetReportRow = z.object({
  key: z.string(),
  /** Null for an account. */
  total: z.enum(budgetReportTotals).nullable(),
  account: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  types: z.array(z.enum(budgetedTypes)),
  /** Of the periods of the report. */
  budgetMinor: amountMinor,
  actualMinor: amountMinor,
  /** Actual less budget. */
  varianceMinor: amountMinor,
  /** Actual in hundredths of a percent of the budget; null where nothing is budgeted. */
  percentHundredths: z.int().nullable(),
  yearMinor: amountMinor,
  /** Actual to date and the budget of the periods that remain. */
  forecastMinor: amountMinor,
});

export const budgetReport = z.object({
  basis,
  /** The last entry of the journal when it was made. */
  journalNo: z.int(),
  madeAt: moment,
  fund: budgetFund,
  funds: z.array(budgetFund),
  yearFrom: day,
  yearTo: day,
  /** Fiscal years with entries or budgets, and this one, the latest first. */
  years: z.array(z.object({ from: day, to: day })),
  /** The last period that counts, from 1. */
  through: z.int(),
  from: day,
  to: day,
  /** The adopted budget; null where none is in force. */
  budget: z.object({ id, scenario: z.string(), number: z.int() }).nullable(),
  rows: z.array(budgetReportRow),
});

/** Expenses of a fund that has an adopted budget, in the periods of this fiscal year that are over. */
export const budgetToDate = z.object({
  fund: budgetFund,
  from: day,
  to: day,
  budgetMinor: amountMinor,
  actualMinor: amountMinor,
  percentHundredths: budgetReportRow.shape.percentHundredths,
});

const budgetReportQuery = z.object({
  /** The first operating fund where none is given. */
  fundId: id.optional(),
  /** Any day of the fiscal year; today where none is given. */
  yearFrom: day.optional(),
  /** The last period that counts; the last one that is over where none is given. */
  through: z.coerce.number().int().min(1).max(budgetPeriods).optional(),
  basis: basis.default('accrual'),
});

const access = 'Financial Reports View';

export const budgetReportRoutes = {
  budgetReport: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/budget',
    access,
    summary:
      'The adopted budget of a fund against the actuals of its fiscal year, with a forecast to year end',
    query: budgetReportQuery,
    response: one(budgetReport),
    snapshot: true,
  }),
  exportBudgetReport: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/budget/export',
    access,
    summary: 'Budget against actual as a file',
    query: budgetReportQuery.extend(exported),
    produces: exportedMedia,
  }),
  budgetReportPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/budget/file',
    access,
    summary: 'Budget against actual as PDF',
    query: budgetReportQuery,
    produces: 'application/pdf',
  }),
  budgetsToDate: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/budget/to-date',
    access,
    summary: 'Expenses against the adopted budget of each fund in the fiscal year so far, in accrual basis',
    response: one(z.array(budgetToDate)),
    snapshot: true,
  }),
};

export type BudgetReport = z.infer<typeof budgetReport>;
export type BudgetReportRow = z.infer<typeof budgetReportRow>;
export type BudgetToDate = z.infer<typeof budgetToDate>;
