import { z } from 'zod';
import { storedFile } from '../../platform/files';
import { id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { maxBudgetFiles } from './budget.values';

/** A file that the amounts of an account rest on, such as a quote or a contract. */
export const budgetLineFile = z.object({
  account: z.object({ id, code: z.string(), name: z.string() }),
  file: storedFile,
  attachedAt: moment,
  attachedBy: z.string(),
});

export const lineFilesInput = z.object({
  accountId: id,
  /** From `POST /api/v1/files`. */
  fileIds: z.array(id).min(1).max(maxBudgetFiles),
});

const params = z.object({ budgetId: id });
const path = '/api/v1/budgets/:budgetId/files';

export const budgetLineFileRoutes = {
  listBudgetLineFiles: defineRoute({
    method: 'GET',
    path,
    access: 'Budget List View',
    summary: 'Files of a budget’s accounts, by account code',
    params,
    response: one(z.array(budgetLineFile)),
  }),
  attachToBudgetLine: defineRoute({
    method: 'POST',
    path,
    access: 'Budget Update',
    summary: 'Attach files to an account of a draft',
    params,
    body: lineFilesInput,
    response: one(z.array(budgetLineFile)),
  }),
  removeBudgetLineFile: defineRoute({
    method: 'DELETE',
    path: `${path}/:fileId`,
    access: 'Budget Update',
    summary: 'Remove a file from a draft',
    params: params.extend({ fileId: id }),
    response: one(z.array(budgetLineFile)),
  }),
};

export type BudgetLineFile = z.infer<typeof budgetLineFile>;
export type LineFilesInput = z.output<typeof lineFilesInput>;
