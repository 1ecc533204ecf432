import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { exported, id, list, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { budgetDues, duesDecision, duesPlanChange, duesReturn, duesStep } from './dues-plan';

const params = z.object({ budgetId: id });
const path = '/api/v1/budgets/:budgetId/dues-plan';

export const duesPlanRoutes = {
  getDuesPlan: defineRoute({
    method: 'GET',
    path,
    access: 'Dues Plan View',
    summary: 'The dues that follow from an adopted budget, unit by unit, beside what the units pay today',
    params,
    response: one(budgetDues),
    snapshot: true,
  }),
  exportDuesPlan: defineRoute({
    method: 'GET',
    path: `${path}/export`,
    access: 'Dues Plan View',
    summary: 'The dues of every unit as a file, the largest change first',
    params,
    query: z.object(exported),
    produces: exportedMedia,
  }),
  duesPlanHistory: defineRoute({
    method: 'GET',
    path: `${path}/history`,
    access: 'Dues Plan View',
    summary: 'Who did what with the dues plan of a budget',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
  saveDuesPlan: defineRoute({
    method: 'PUT',
    path,
    access: 'Dues Plan Update',
    summary: 'Save the draft of the dues plan of an adopted budget, or begin one',
    params,
    body: duesPlanChange,
    // Any account may be of any pool, and 2,000 units may be exempt.
    bodyLimits: { bytes: 384 * 1024, values: 12_000 },
    response: one(budgetDues),
  }),
  discardDuesPlan: defineRoute({
    method: 'POST',
    path: `${path}/discard`,
    access: 'Dues Plan Update',
    summary: 'Discard the draft of a dues plan',
    params,
    body: duesStep,
    response: one(budgetDues),
  }),
  proposeDuesPlan: defineRoute({
    method: 'POST',
    path: `${path}/propose`,
    access: 'Dues Plan Update',
    summary: 'Propose a draft for confirmation, with the amounts that the caller saw',
    params,
    body: duesDecision,
    response: one(budgetDues),
  }),
  withdrawDuesPlan: defineRoute({
    method: 'POST',
    path: `${path}/withdraw`,
    access: 'Dues Plan Update',
    summary: 'Take a proposed dues plan back to draft',
    params,
    body: duesStep,
    response: one(budgetDues),
  }),
  returnDuesPlan: defineRoute({
    method: 'POST',
    path: `${path}/return`,
    access: 'Dues Plan Approve',
    summary: 'Send a proposed dues plan back to draft with a reason',
    params,
    body: duesReturn,
    response: one(budgetDues),
  }),
  confirmDuesPlan: defineRoute({
    method: 'POST',
    path: `${path}/confirm`,
    access: 'Dues Plan Approve',
    summary:
      'Confirm a proposed dues plan: recurring invoices bill its amounts from the first billing date on; never by who proposed it',
    params,
    body: duesDecision,
    response: one(budgetDues),
  }),
  undoDuesPlan: defineRoute({
    method: 'POST',
    path: `${path}/undo`,
    access: 'Dues Plan Approve',
    summary: 'Undo a confirmed dues plan before its first invoice: the recurring invoices it replaced go on',
    params,
    body: duesStep,
    response: one(budgetDues),
  }),
};
