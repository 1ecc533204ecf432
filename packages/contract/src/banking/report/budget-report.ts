import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { day, exported, id, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { financialReport, throughEntry } from './report';
import { profitColumns } from './report.values';

const budgetReportQuery = z.object({
  ...throughEntry,
  /** A day of the fiscal year: its periods that are over at the end of it count. Today where none is given. */
  at: day.optional(),
  basis: basis.default('accrual'),
  columns: z.enum(profitColumns).default('funds'),
  /** Of one fund only. */
  fundId: id.optional(),
});

const access = 'Financial Reports View';

export const budgetReportRoutes = {
  budgetReport: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/budget',
    access,
    summary:
      'The adopted budgets of a fiscal year against its actuals with a forecast to year end, by fund, by month or against the year before',
    query: budgetReportQuery,
    response: one(financialReport),
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
};
