import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { storedFile } from '../../platform/files';
import {
  amountMinor,
  day,
  enteredMinor,
  exported,
  id,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  text,
} from '../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { journalEntryColumns } from './journal-entry.columns';
import { entryOrigins, entryStates } from './journal-entry.values';

const named = z.object({ id, name: z.string() });

export const journalEntrySummary = z.object({
  id,
  /** Gapless in the community, from 1. */
  no: z.int(),
  date: day,
  kind: z.string(),
  memo: z.string().nullable(),
  /** The sum of its debits. */
  amountMinor,
  state: z.enum(entryStates),
  postedBy: z.string(),
  approvedBy: z.string().nullable(),
  postedAt: moment,
  origin: z.enum(entryOrigins),
  /** From the day on which it counts to the day on which it was posted, where the community is; negative where it is dated ahead. */
  daysLate: z.int(),
});

export const journalLine = z.object({
  line: z.int(),
  account: named.extend({ code: z.string() }),
  fund: named,
  /** A debit where positive, a credit where negative. */
  amountMinor,
  memo: z.string().nullable(),
});

export const journalEntry = journalEntrySummary.extend({
  lines: z.array(journalLine),
  /** The entry that it takes back, and the one that took it back. */
  reverses: z.object({ id, no: z.int() }).nullable(),
  reversedBy: z.object({ id, no: z.int(), date: day }).nullable(),
  /** What it comes from: `invoice`, `payment`; null where a person wrote it. */
  source: z.object({ kind: z.string(), id }).nullable(),
  /** The recurring entry that it was made by. */
  template: named.nullable(),
  /** It may be reversed here; what comes from a document is taken back there. */
  isReversible: z.boolean(),
  files: z.array(storedFile.extend({ attachedAt: moment, attachedBy: z.string() })),
  /** SHA-256 of its content and of the hash before, in hex. */
  hash: z.string(),
  previousHash: z.string(),
});

export const journalLineInput = z.object({
  accountId: id,
  fundId: id,
  amountMinor: enteredMinor.refine((amount) => amount !== 0),
  memo: optionalLine(200).default(null),
});

/** Debits and credits are equal in each fund. Accounts with open items are posted to by invoices and payments only. */
export const journalEntryInput = z.object({
  date: day,
  memo: optionalLine(200).default(null),
  lines: z.array(journalLineInput).min(2).max(200),
  /** Files from `POST /api/v1/files`. */
  fileIds: z.array(id).max(20).default([]),
  /** Taken back by itself on this day: an accrual. */
  reverseOn: day.nullable().default(null),
});

/** What posting or reversing came to: the entry, or the approval that it waits for. */
export const postedOrWaiting = z.object({
  entry: journalEntry.nullable(),
  approvalId: id.nullable(),
});

/** Whether an entry, or a reversal of one, would wait for a second person, before it is posted. */
export const journalEntryPreview = z.object({
  waits: z.boolean(),
  /** The reserve funds that it takes from. */
  reserves: z.array(z.string()),
});

const entryParams = z.object({ entryId: id });
const entriesQuery = listQuery(journalEntryColumns.sort).extend(filterQuery(journalEntryColumns));
const entriesFilters = entriesQuery.omit({ cursor: true, limit: true, sort: true });

export const journalEntryRoutes = {
  listJournalEntries: defineRoute({
    method: 'GET',
    path: '/api/v1/journal-entries',
    access: 'Journal Entries View',
    summary: 'The entries of the journal',
    query: entriesQuery,
    response: list(journalEntrySummary),
  }),
  exportJournalEntries: defineRoute({
    method: 'GET',
    path: '/api/v1/journal-entries/export',
    access: 'Journal Entries View',
    summary: 'All rows of the list of entries as a file',
    query: entriesQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  journalEntryValues: defineRoute({
    method: 'GET',
    path: '/api/v1/journal-entries/values',
    access: 'Journal Entries View',
    summary: 'Filter values of the journal entry list, with counts under the other filters',
    query: entriesFilters.extend(requestedValues(journalEntryColumns)),
    response: filterValues,
  }),
  journalEntryTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/journal-entries/totals',
    access: 'Journal Entries View',
    summary: 'Number of entries under the filters',
    query: entriesFilters,
    response: listTotals,
  }),
  previewJournalEntry: defineRoute({
    method: 'POST',
    path: '/api/v1/journal-entries/preview',
    access: 'Journal Entry Create',
    summary: 'Whether an entry needs approval. Nothing is saved.',
    readOnly: true,
    body: journalEntryInput,
    bodyLimits: { bytes: 256 * 1024 },
    response: one(journalEntryPreview),
  }),
  postJournalEntry: defineRoute({
    method: 'POST',
    path: '/api/v1/journal-entries',
    access: 'Journal Entry Create',
    summary:
      'Post an entry, or send it for approval if required. With `reverseOn` its reversal is posted too. 409 `ledger-closed` in a closed month, 422 for a date more than a year ahead.',
    body: journalEntryInput,
    // Two hundred lines, each with a memo.
    bodyLimits: { bytes: 256 * 1024 },
    response: one(postedOrWaiting),
    status: 201,
  }),
  getJournalEntry: defineRoute({
    method: 'GET',
    path: '/api/v1/journal-entries/:entryId',
    access: 'Journal Entries View',
    summary: 'One entry with its lines, files and place in the chain of hashes',
    params: entryParams,
    response: one(journalEntry),
  }),
  previewReversal: defineRoute({
    method: 'GET',
    path: '/api/v1/journal-entries/:entryId/reversal',
    access: 'Journal Entries View',
    summary: 'Whether the reversal of an entry needs approval',
    params: entryParams,
    response: one(journalEntryPreview),
  }),
  reverseJournalEntry: defineRoute({
    method: 'POST',
    path: '/api/v1/journal-entries/:entryId/reverse',
    access: 'Journal Entry Create',
    summary:
      'Reverse an entry in an open month, or send the reversal for approval. Not before the date of the entry, even if that is in the future. 409 if it was already reversed.',
    params: entryParams,
    body: z.object({ on: day, reason: text(200) }),
    response: one(postedOrWaiting),
  }),
  journalEntryHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/journal-entries/:entryId/history',
    access: 'Journal Entries View',
    summary: 'History of an entry',
    params: entryParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  attachToJournalEntry: defineRoute({
    method: 'POST',
    path: '/api/v1/journal-entries/:entryId/files',
    access: 'Journal Entry Create',
    summary: 'Attach files to an entry. Attached files can’t be removed.',
    params: entryParams,
    body: z.object({ fileIds: z.array(id).min(1).max(20) }),
    response: one(journalEntry),
  }),
  exportJournal: defineRoute({
    method: 'GET',
    path: '/api/v1/journal/export',
    access: 'Journal Entries View',
    summary: 'The whole journal as a file that hledger or Beancount reads',
    query: z.object({ format: z.enum(['hledger', 'beancount']).default('hledger') }),
    produces: 'text/plain',
  }),
};

export type JournalEntrySummary = z.infer<typeof journalEntrySummary>;
export type JournalEntry = z.infer<typeof journalEntry>;
export type JournalEntryInput = z.infer<typeof journalEntryInput>;
export type JournalEntryPreview = z.infer<typeof journalEntryPreview>;
export type PostedOrWaiting = z.infer<typeof postedOrWaiting>;
export type JournalLine = z.infer<typeof journalLine>;
