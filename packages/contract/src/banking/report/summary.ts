import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { amountMinor, day, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { agingRow } from './aging';
import { fundMention, reportFacts } from './report';

export const executiveSummary = z.object({
  ...reportFacts,
  at: day,
  /** Bank accounts and undeposited funds, by fund, and of all funds. */
  cash: z.array(z.object({ fund: fundMention, amountMinor })),
  cashMinor: amountMinor,
  /** The month of the date and the eleven before it, the oldest first. */
  months: z.array(
    z.object({
      from: day,
      to: day,
      incomeMinor: amountMinor,
      expenseMinor: amountMinor,
      netMinor: amountMinor,
    }),
  ),
  /** From the first day of the fiscal year to the date. */
  year: z.object({
    from: day,
    to: day,
    incomeMinor: amountMinor,
    expenseMinor: amountMinor,
    netMinor: amountMinor,
  }),
  receivable: agingRow.nullable(),
  payable: agingRow.nullable(),
});

export const executiveSummaryRoutes = {
  executiveSummary: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/summary',
    access: 'Financial Reports View',
    summary: 'Cash by fund, income and expenses of twelve months, receivables and payables, as of a date',
    query: z.object({
      /** Today where none is given. */
      at: day.optional(),
      basis: basis.default('accrual'),
    }),
    response: one(executiveSummary),
    snapshot: true,
  }),
};

export type ExecutiveSummary = z.infer<typeof executiveSummary>;
