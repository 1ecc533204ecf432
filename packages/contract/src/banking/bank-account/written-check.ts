import { z } from 'zod';
import { amountMinor, day, id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { checkStates } from './written-check.values';

/** A check written to a vendor, as of a date. */
export const writtenCheck = z.object({
  paymentId: id,
  number: z.int(),
  on: day,
  payee: z.string(),
  amountMinor,
  entryId: id,
  state: z.enum(checkStates),
  /** Of the statement that cleared it, or on which it was moved, voided or returned. */
  stateOn: day.nullable(),
  /** Its move to unclaimed checks, with the entry; null where it is not moved. */
  moved: z.object({ id, entryId: id }).nullable(),
  daysOld: z.int(),
  /** Outstanding for more days than the community’s setting: the bank may refuse to pay it. */
  isStale: z.boolean(),
});

const counted = z.object({ checks: z.int(), amountMinor });

export const writtenChecks = z.object({
  at: day,
  /** Of all checks, also of those that are not listed. */
  outstanding: counted,
  stale: counted,
  /** Moved to unclaimed checks. */
  staleDated: counted,
  /** The community’s setting. */
  staleAfterDays: z.int(),
  /** Outstanding ones first, then by number, the newest first: at most 200. */
  checks: z.array(writtenCheck),
});

export const writtenCheckRoutes = {
  listWrittenChecks: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-accounts/:accountId/checks',
    access: 'Banks List View',
    summary: 'Checks written from a bank account, cleared or outstanding as of a date',
    params: z.object({ accountId: id }),
    query: z.object({ at: day.optional() }),
    response: one(writtenChecks),
    snapshot: true,
  }),
};

export type WrittenCheck = z.infer<typeof writtenCheck>;
export type WrittenChecks = z.infer<typeof writtenChecks>;
