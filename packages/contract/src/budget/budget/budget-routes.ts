import { z } from 'zod';
import { day, id, many, one } from '../../wire/primitives';
import { resourceRoutes } from '../../wire/resource-routes';
import { defineRoute } from '../../wire/route';
import {
  budget,
  budgetActuals,
  budgetAdoption,
  budgetChange,
  budgetChoices,
  budgetComparison,
  budgetInput,
  budgetProposal,
  budgetReturn,
  budgetSummary,
} from './budget';
import { budgetColumns } from './budget.columns';

const params = z.object({ budgetId: id });

const standard = resourceRoutes({
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

const create = defineRoute({
  method: 'POST',
  path: '/api/v1/budgets',
  access: 'Budget Create',
  summary: 'Create a draft of a fund and fiscal year, empty or with the amounts of a year or another budget',
  body: budgetInput,
  response: one(budget),
  status: 201,
});

const update = defineRoute({
  method: 'PUT',
  path: '/api/v1/budgets/:budgetId',
  access: 'Budget Update',
  summary: 'Save the scenario’s name and rows of a draft in one change',
  params,
  body: budgetChange,
  // 600 accounts with twelve amounts and a note each.
  bodyLimits: { bytes: 768 * 1024, values: 20_000 },
  response: one(budget),
});

/** Drafts are seen by those who create, change or adopt budgets. */
export const budgetCalls = { ...standard.calls, create, update };

export const budgetRoutes = {
  ...standard.routes,
  createBudget: create,
  updateBudget: update,
  budgetChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/budgets/choices',
    access: 'Budget List View',
    summary: 'Funds, fiscal years and budgets that a new budget can be made of',
    response: one(budgetChoices),
  }),
  budgetActuals: defineRoute({
    method: 'GET',
    path: '/api/v1/budgets/actuals',
    access: 'Budget Update',
    summary: 'What was posted in a fund and fiscal year, by account and period of the year',
    query: z.object({ fundId: id, yearFrom: day }),
    response: one(budgetActuals),
  }),
  compareBudgets: defineRoute({
    method: 'GET',
    path: '/api/v1/budgets/:budgetId/compared',
    access: 'Budget List View',
    summary: 'The year of two or three budgets side by side, by account',
    params,
    query: z.object({ otherId: many(id) }),
    response: one(budgetComparison),
  }),
  proposeBudget: defineRoute({
    method: 'POST',
    path: '/api/v1/budgets/:budgetId/propose',
    access: 'Budget Update',
    summary: 'Propose a draft for adoption; from then on its amounts stay',
    params,
    body: budgetProposal,
    response: one(budget),
  }),
  withdrawBudget: defineRoute({
    method: 'POST',
    path: '/api/v1/budgets/:budgetId/withdraw',
    access: 'Budget Update',
    summary: 'Take a proposal back to draft',
    params,
    body: budgetProposal,
    response: one(budget),
  }),
  returnBudget: defineRoute({
    method: 'POST',
    path: '/api/v1/budgets/:budgetId/return',
    access: 'Budget Approve',
    summary: 'Send a proposal back to draft with a reason',
    params,
    body: budgetReturn,
    response: one(budget),
  }),
  adoptBudget: defineRoute({
    method: 'POST',
    path: '/api/v1/budgets/:budgetId/adopt',
    access: 'Budget Approve',
    summary:
      'Adopt a proposal with the motion or vote, in place of the one adopted before; never by who proposed it',
    params,
    body: budgetAdoption,
    response: one(budget),
  }),
};
