import { z } from 'zod';
import { amountMinor, exported, id, one, version } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { amountProblems } from '../../wire/text/typed-amount.rules';
import { budget } from './budget';

export const budgetRowProblems = [
  'unknown-account',
  'archived',
  'not-budgeted',
  'twice',
  'other-fund',
] as const;
export const budgetCellProblems = [...amountProblems, 'extra-column'] as const;

export const budgetImportCell = z.object({
  /** As the workbook names it: "B". */
  column: z.string(),
  /** The period, from 1; null of a column that is no month. */
  period: z.int().nullable(),
  text: z.string(),
  verdict: z.enum(['changed', 'error']),
  beforeMinor: amountMinor.nullable(),
  afterMinor: amountMinor.nullable(),
  problem: z.enum(budgetCellProblems).nullable(),
});

export const budgetImportRow = z.object({
  /** Row of the sheet; the headings are on row 1. */
  line: z.int(),
  code: z.string(),
  name: z.string(),
  verdict: z.enum(['changed', 'unchanged', 'error']),
  problem: z.enum(budgetRowProblems).nullable(),
  /** Cells that change an amount or are wrong. */
  cells: z.array(budgetImportCell),
});

export const budgetImport = z.object({
  fileId: id,
  fileName: z.string(),
  counts: z.object({ changed: z.int(), unchanged: z.int(), error: z.int() }),
  rows: z.array(budgetImportRow),
  /** Of the budget that the verdicts are about. */
  version: z.int(),
});

const params = z.object({ budgetId: id });

export const budgetFileRoutes = {
  exportBudgetGrid: defineRoute({
    method: 'GET',
    path: '/api/v1/budgets/:budgetId/export',
    access: 'Budget List View',
    summary: 'The amounts of a budget by account and month as a file',
    params,
    query: z.object(exported),
    produces: exportedMedia,
  }),
  checkBudgetImport: defineRoute({
    method: 'POST',
    path: '/api/v1/budgets/:budgetId/imports/check',
    access: 'Budget Update',
    summary:
      'Dry run over an uploaded workbook with the columns of the exported one: a verdict per cell, nothing is written. A file that cannot be read is answered with 422.',
    readOnly: true,
    params,
    body: z.object({ fileId: id }),
    response: one(budgetImport),
  }),
  applyBudgetImport: defineRoute({
    method: 'POST',
    path: '/api/v1/budgets/:budgetId/imports/apply',
    access: 'Budget Update',
    summary:
      'Save all amounts of the workbook or none, under the version of the dry run. 409 `import-errors` where a cell is wrong.',
    params,
    body: z.object({ fileId: id, version }),
    response: one(budget),
  }),
};

export type BudgetImport = z.infer<typeof budgetImport>;
export type BudgetImportRow = z.infer<typeof budgetImportRow>;
export type BudgetImportCell = z.infer<typeof budgetImportCell>;
