import { z } from 'zod';
import { amountMinor, day, id, list, moment, one } from '../../../../wire/primitives';
import { defineRoute } from '../../../../wire/route';
import { ownerLetter } from '../../letter/owner-letter';
import { statementAudiences, statementOutcomes } from './statement-run.values';

const named = z.object({ id, name: z.string() });

/** A unit with what its owners owe today, and whether a statement reaches them. */
export const unitBalance = z.object({
  property: named,
  /** Empty: nobody owns it. */
  owners: z.string(),
  /** What is owed less what is to its credit. */
  balanceMinor: amountMinor,
  overdueMinor: amountMinor,
  /** Of its owners, those who have an e-mail address. */
  reachable: z.int(),
  /** By a hold or a payment plan nothing is collected from them. */
  isHeld: z.boolean(),
});

export const statementRunInput = z.object({
  audience: z.enum(statementAudiences),
  /** Where they are chosen. */
  propertyIds: z.array(id).max(5_000).default([]),
  includesHeld: z.boolean().default(false),
  /** What moved since is on it; null: twelve months. */
  fromOn: day.nullable().default(null),
});

/** Of an audience, in numbers. */
const counts = {
  fromOn: day,
  at: day,
  /** Units whose owners get a letter. */
  units: z.int(),
  letters: z.int(),
};

export const statementRunPreview = z.object({
  ...counts,
  /** Whose statements are mailed, what they owe together. */
  balanceMinor: amountMinor,
  unreachable: z.array(z.object({ property: named, owners: z.string() })),
  held: z.array(z.object({ property: named, owners: z.string() })),
});

export const statementRunSummary = z.object({
  id,
  ...counts,
  audience: z.enum(statementAudiences),
  includesHeld: z.boolean(),
  askedAt: moment,
  sentBy: z.string(),
  unreachable: z.int(),
  held: z.int(),
  /** Of the letters: those that wait, were mailed or are kept here, could not be delivered, and were not sent after all. */
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  withheld: z.int(),
});

export const statementRunUnit = z.object({
  property: named,
  owners: z.string(),
  balanceMinor: amountMinor,
  outcome: z.enum(statementOutcomes),
  letters: z.array(ownerLetter.pick({ id: true, recipient: true, state: true, withheld: true })),
});

export const statementRun = statementRunSummary.extend({ rows: z.array(statementRunUnit) });

const runParams = z.object({ statementRunId: id });
const ofUnit = z.object({ propertyId: id });
/** Five thousand units by their ids. */
const bodyLimits = { bytes: 256 * 1024 };

export const statementRunRoutes = {
  unitBalances: defineRoute({
    method: 'GET',
    path: '/api/v1/unit-balances',
    access: 'Invoice Details View',
    summary: 'Every unit with what its owners owe today, and whether they can be reached by e-mail',
    response: one(z.array(unitBalance)),
  }),
  previewStatementRun: defineRoute({
    method: 'POST',
    path: '/api/v1/statement-runs/preview',
    access: 'Invoice Create',
    summary: 'To how many statements would go, for which time, who cannot be reached and who is left out',
    readOnly: true,
    body: statementRunInput,
    bodyLimits,
    response: one(statementRunPreview),
  }),
  startStatementRun: defineRoute({
    method: 'POST',
    path: '/api/v1/statement-runs',
    access: 'Invoice Create',
    summary:
      'Mail statements to many units as PDF, to each of their owners in their language. 409 `nobody-to-mail` where nobody of them can be reached.',
    body: statementRunInput,
    bodyLimits,
    response: one(statementRunSummary),
    status: 201,
  }),
  listStatementRuns: defineRoute({
    method: 'GET',
    path: '/api/v1/statement-runs',
    access: 'Invoices List View',
    summary: 'When statements were mailed and how each run stands, the newest first, at most 100 on one page',
    response: list(statementRunSummary),
  }),
  getStatementRun: defineRoute({
    method: 'GET',
    path: '/api/v1/statement-runs/:statementRunId',
    access: 'Invoice Details View',
    summary: 'One run of statements with what became of each unit',
    params: runParams,
    response: one(statementRun),
  }),
  listStatementLetters: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/statement/letters',
    access: 'Invoice Details View',
    summary: 'The letters that statements of a unit were mailed by, the newest first',
    params: ofUnit,
    response: one(z.array(ownerLetter)),
  }),
  sendStatement: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/statement/letters',
    access: 'Invoice Create',
    summary:
      'Mail the statement of a unit as PDF to its owners. 409 `on-hold` where nothing is collected from them and they are not included, `nobody-to-mail`, `sent-just-now` within a minute.',
    params: ofUnit,
    body: statementRunInput.pick({ includesHeld: true, fromOn: true }),
    response: one(z.array(ownerLetter)),
    status: 201,
  }),
};

export type UnitBalance = z.infer<typeof unitBalance>;
export type StatementRunInput = z.infer<typeof statementRunInput>;
export type StatementRunPreview = z.infer<typeof statementRunPreview>;
export type StatementRunSummary = z.infer<typeof statementRunSummary>;
export type StatementRunUnit = z.infer<typeof statementRunUnit>;
export type StatementRun = z.infer<typeof statementRun>;
