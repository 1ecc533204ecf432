import { z } from 'zod';
import { amountMinor, day, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { budgetFund } from '../budget/budget';

/** Expenses of a fund that has an adopted budget, in the periods of this fiscal year that are over. */
export const budgetToDate = z.object({
  fund: budgetFund,
  from: day,
  to: day,
  budgetMinor: amountMinor,
  actualMinor: amountMinor,
  /** Actual in hundredths of a percent of the budget; null where nothing is budgeted. */
  percentHundredths: z.int().nullable(),
});

export const budgetToDateRoutes = {
  budgetsToDate: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/budget/to-date',
    access: 'Financial Reports View',
    summary: 'Expenses against the adopted budget of each fund in the fiscal year so far, in accrual basis',
    response: one(z.array(budgetToDate)),
    snapshot: true,
  }),
};

export type BudgetToDate = z.infer<typeof budgetToDate>;
