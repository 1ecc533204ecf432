import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { amountMinor, day, exported, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { agingRow } from './aging';
import { fundMention, reportFacts, throughEntry } from './report';

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

const summaryQuery = z.object({
  ...throughEntry,
  /** Today where none is given. */
  at: day.optional(),
  basis: basis.default('accrual'),
});

const access = 'Financial Reports View';

export const executiveSummaryRoutes = {
  executiveSummary: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/summary',
    access,
    summary: 'Cash by fund, income and expenses of twelve months, receivables and payables, as of a date',
    query: summaryQuery,
    response: one(executiveSummary),
    snapshot: true,
  }),
  exportExecutiveSummary: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/summary/export',
    access,
    summary: 'The executive summary as a file',
    query: summaryQuery.extend(exported),
    produces: exportedMedia,
  }),
  executiveSummaryPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/summary/file',
    access,
    summary: 'The executive summary as PDF',
    query: summaryQuery,
    produces: 'application/pdf',
  }),
};

export type ExecutiveSummary = z.infer<typeof executiveSummary>;
