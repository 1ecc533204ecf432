import { z } from 'zod';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { amountMinor, day, exported, id, list, listQuery, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { bankCheckColumns } from './written-check.columns';
import { bankCheckStates, checkStates } from './written-check.values';

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
  /** Stale ones first, then outstanding ones, then by number, the newest first: at most 200. */
  checks: z.array(writtenCheck),
});

/** A check as it stands today, in the list of all bank accounts. */
export const bankCheck = writtenCheck.omit({ paymentId: true, state: true, isStale: true }).extend({
  /** Of the payment. */
  id,
  account: z.object({ id, code: z.string(), name: z.string() }),
  state: z.enum(bankCheckStates),
});

const all = '/api/v1/bank-checks';
const view = 'Banks List View';
const query = listQuery(bankCheckColumns.sort).extend(filterQuery(bankCheckColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });

export const writtenCheckRoutes = {
  listBankChecks: defineRoute({
    method: 'GET',
    path: all,
    access: view,
    summary: 'Checks written to vendors from all bank accounts, as they stand today',
    query,
    response: list(bankCheck),
    snapshot: true,
  }),
  exportBankChecks: defineRoute({
    method: 'GET',
    path: `${all}/export`,
    access: view,
    summary: 'All rows of the list of checks as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  bankCheckValues: defineRoute({
    method: 'GET',
    path: `${all}/values`,
    access: view,
    summary: 'What a filter of the list of checks can be, counted under the others',
    query: filters.extend(requestedValues(bankCheckColumns)),
    response: filterValues,
  }),
  bankCheckTotals: defineRoute({
    method: 'GET',
    path: `${all}/totals`,
    access: view,
    summary: 'How many checks there are under the filters, and their sum',
    query: filters,
    response: listTotals,
  }),
  listWrittenChecks: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-accounts/:accountId/checks',
    access: view,
    summary: 'Checks written from a bank account, cleared or outstanding as of a date',
    params: z.object({ accountId: id }),
    query: z.object({ at: day.optional() }),
    response: one(writtenChecks),
    snapshot: true,
  }),
};

export type WrittenCheck = z.infer<typeof writtenCheck>;
export type WrittenChecks = z.infer<typeof writtenChecks>;
export type BankCheck = z.infer<typeof bankCheck>;
