import { z } from 'zod';
import { storedFile } from '../../platform/files';
import { id, line, moment, optionalText, version } from '../../wire/primitives';
import { resourceRoutes } from '../../wire/resource-routes';
import { budgetColumns, budgetStatuses } from './budget.columns';

const status = z.enum(budgetStatuses);

/** What people write of a budget. */
export const budgetInput = z.object({
  name: line(120),
  status: status.default('active'),
  notes: optionalText(2000).default(null),
  /** Files from `POST /api/v1/files`. */
  fileIds: z.array(id).max(20).default([]),
});
export const budgetChange = z.object({ ...budgetInput.shape, version });

export const budgetSummary = z.object({ id, name: z.string(), status, version: z.int(), updatedAt: moment });

export const budget = z.object({
  ...budgetSummary.shape,
  notes: z.string().nullable(),
  files: z.array(storedFile),
});

export const { calls: budgetCalls, routes: budgetRoutes } = resourceRoutes({
  path: '/api/v1/budgets',
  name: 'budget',
  plural: 'budgets',
  described: ['a budget', 'budgets'],
  read: 'Budget List View',
  write: 'Budget Update',
  columns: budgetColumns,
  summary: budgetSummary,
  record: budget,
  input: budgetInput,
  change: budgetChange,
});

export type BudgetInput = z.infer<typeof budgetInput>;
export type BudgetSummary = z.infer<typeof budgetSummary>;
export type Budget = z.infer<typeof budget>;
