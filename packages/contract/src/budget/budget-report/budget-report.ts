import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { amountMinor, day, id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
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
  /** The last period that counts, from 1. */
  through: z.int(),
  from: day,
  to: day,
  /** The adopted budget; null where none is in force. */
  budget: z.object({ id, scenario: z.string(), number: z.int() }).nullable(),
  rows: z.array(budgetReportRow),
});

export const budgetReportRoutes = {
  budgetReport: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/budget',
    access: 'Financial Reports View',
    summary:
      'The adopted budget of a fund against the actuals of its fiscal year, with a forecast to year end',
    query: z.object({
      /** The first operating fund where none is given. */
      fundId: id.optional(),
      /** Any day of the fiscal year; today where none is given. */
      yearFrom: day.optional(),
      /** The last period that counts; the last one that is over where none is given. */
      through: z.coerce.number().int().min(1).max(budgetPeriods).optional(),
      basis: basis.default('accrual'),
    }),
    response: one(budgetReport),
    snapshot: true,
  }),
};

export type BudgetReport = z.infer<typeof budgetReport>;
export type BudgetReportRow = z.infer<typeof budgetReportRow>;
