import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
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
import { bankTransactionColumns } from './bank-transaction.columns';
import { bankStates, matchWays, suggestionReasons } from './bank-transaction.values';

const account = z.object({ id, code: z.string(), name: z.string() });
const named = z.object({ id, name: z.string() });

/** A line of the journal that moved a bank account, as it is offered or was chosen. */
export const bookedLine = z.object({
  entryId: id,
  line: z.int(),
  no: z.int(),
  date: day,
  kind: z.string(),
  memo: z.string().nullable(),
  /** Who paid or was paid, and under which number, where the document says so. */
  party: z.string().nullable(),
  reference: z.string().nullable(),
  /** A debit, money in, where positive. */
  amountMinor,
  /** Its entry was taken back, or takes one back. */
  isReversed: z.boolean(),
});

export const bankTransactionSummary = z.object({
  id,
  bookedOn: day,
  account,
  payee: z.string().nullable(),
  memo: z.string().nullable(),
  checkNumber: z.string().nullable(),
  /** Money in where positive. */
  amountMinor,
  state: z.enum(bankStates),
  /** What it is in the books. */
  entries: z.array(z.object({ id, no: z.int(), memo: z.string().nullable() })),
});

/** A line of the bank as others refer to it. */
const bankLineMention = bankTransactionSummary.pick({
  id: true,
  bookedOn: true,
  payee: true,
  memo: true,
  checkNumber: true,
  amountMinor: true,
});

export const bankTransaction = bankTransactionSummary.extend({
  valueOn: day.nullable(),
  bankId: z.string().nullable(),
  code: z.string().nullable(),
  /** The fund of its bank account. */
  fund: named,
  import: z.object({
    id,
    fileId: id.nullable(),
    fileName: z.string(),
    importedAt: moment,
    importedBy: z.string(),
  }),
  /** Line of that file. */
  place: z.int(),
  /** The line that it may be told twice of. */
  doubtOf: bankLineMention.nullable(),
  reason: z.string().nullable(),
  /** Number of the entry whose reversal undid its match, until it is matched again. */
  releasedNo: z.int().nullable(),
  match: z
    .object({
      id,
      how: z.enum(matchWays),
      rule: z.string().nullable(),
      by: z.string(),
      at: moment,
      /** All lines of the bank that it joins, this one among them, and of the books. */
      transactions: z.array(bankLineMention),
      lines: z.array(bookedLine),
      /** The entry that was posted for it: undoing the match takes it back. */
      entryId: id.nullable(),
    })
    .nullable(),
});

/** The entry that a rule would post: the other side of the bank's line. */
const ruleOffer = z.object({
  ruleId: id,
  name: z.string(),
  account,
  fund: named,
  memo: z.string().nullable(),
});

/** What a line may be in the books, the likeliest first; either lines of the journal or a rule's entry. */
export const bankSuggestion = z.object({
  lines: z.array(bookedLine),
  rule: ruleOffer.nullable(),
  reasons: z.array(z.enum(suggestionReasons)),
  /** From the bank's day to that of the books, in days. */
  daysApart: z.int().nullable(),
});

const journalLineRef = z.object({ entryId: id, line: z.int().min(1) });

/** The other side of what is posted for a line of the bank; the bank's side follows. */
export const bankEntryInput = z.object({
  memo: optionalLine(200).default(null),
  lines: z
    .array(
      z.object({
        accountId: id,
        fundId: id,
        /** What of the bank's money it is: positive where the bank's line is money in. */
        amountMinor: enteredMinor.refine((amount) => amount !== 0),
        memo: optionalLine(200).default(null),
      }),
    )
    .min(1)
    .max(50),
});

export const matchInput = z.object({
  /** Lines of one bank account. */
  transactionIds: z.array(id).min(1).max(100),
  lines: z.array(journalLineRef).max(200).default([]),
  /** Posted for what the lines of the journal leave open, or for all of it. */
  entry: bankEntryInput.nullable().default(null),
  how: z.enum(['hand', 'suggestion']).default('hand'),
  /** The rule whose entry it is. */
  ruleId: id.nullable().default(null),
});

export const bankAccountStanding = z.object({
  account,
  fund: named,
  /** As the last file with a closing balance said, and what came after it; null where no file said one. */
  bank: z.object({ on: day, amountMinor }).nullable(),
  /** In the books on that day, today where the bank said nothing. */
  booksMinor: amountMinor,
  open: z.int(),
  openMinor: amountMinor,
  doubtful: z.int(),
  lastImport: z.object({ untilOn: day, importedAt: moment }).nullable(),
});

const transactionParams = z.object({ bankTransactionId: id });
const transactionsQuery = listQuery(bankTransactionColumns.sort).extend(filterQuery(bankTransactionColumns));
const transactionsFilters = transactionsQuery.omit({ cursor: true, limit: true, sort: true });

export const bankTransactionRoutes = {
  listBankTransactions: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions',
    access: 'Bank Transactions View',
    summary: 'The lines of the bank statements',
    query: transactionsQuery,
    response: list(bankTransactionSummary),
  }),
  exportBankTransactions: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/export',
    access: 'Bank Transactions View',
    summary: 'All rows of the list of bank transactions as a file',
    query: transactionsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  bankTransactionValues: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/values',
    access: 'Bank Transactions View',
    summary: 'Filter values of the bank transaction list, with counts under the other filters',
    query: transactionsFilters.extend(requestedValues(bankTransactionColumns)),
    response: filterValues,
  }),
  bankTransactionTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/totals',
    access: 'Bank Transactions View',
    summary: 'Number and sum of bank transactions under the filters',
    query: transactionsFilters,
    response: listTotals,
  }),
  bankStandings: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/accounts',
    access: 'Bank Transactions View',
    summary: 'Bank balance, book balance and number of unmatched lines of each bank account',
    response: one(z.array(bankAccountStanding)),
  }),
  matchBankTransactions: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-transactions/match',
    access: 'Bank Transaction Match',
    summary:
      'Match bank lines to journal lines, and post an entry for the difference. Both sides must have the same sum. 409 if one of them was matched in the meantime.',
    body: matchInput,
    response: one(z.array(bankTransaction)),
  }),
  getBankTransaction: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/:bankTransactionId',
    access: 'Bank Transactions View',
    summary: 'One bank transaction with its match',
    params: transactionParams,
    response: one(bankTransaction),
  }),
  bankSuggestions: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/:bankTransactionId/suggestions',
    access: 'Bank Transactions View',
    summary: 'Suggested matches, best first, with reasons',
    params: transactionParams,
    response: one(z.array(bankSuggestion)),
  }),
  bankCandidates: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/:bankTransactionId/candidates',
    access: 'Bank Transactions View',
    summary: 'Unmatched journal lines of the same bank account: the 100 closest by date',
    params: transactionParams,
    query: z.object({ search: z.string().max(200).optional() }),
    response: one(z.object({ lines: z.array(bookedLine), hasMore: z.boolean() })),
  }),
  undoBankMatch: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-transactions/:bankTransactionId/undo',
    access: 'Bank Transaction Match',
    summary:
      'Reopen the line: undo its match for all of its lines and reverse an entry posted for it, or clear “ignored” or “duplicate”.',
    params: transactionParams,
    response: one(bankTransaction),
  }),
  ignoreBankTransaction: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-transactions/:bankTransactionId/ignore',
    access: 'Bank Transaction Match',
    summary: 'Ignore the line, with a reason',
    params: transactionParams,
    body: z.object({ reason: text(200) }),
    response: one(bankTransaction),
  }),
  settleBankDoubt: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-transactions/:bankTransactionId/settle-doubt',
    access: 'Bank Transaction Match',
    summary: 'Mark a possible duplicate as a separate line or as a duplicate',
    params: transactionParams,
    body: z.object({ as: z.enum(['own', 'same']) }),
    response: one(bankTransaction),
  }),
  bankTransactionHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transactions/:bankTransactionId/history',
    access: 'Bank Transactions View',
    summary: 'History of a bank transaction',
    params: transactionParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type BookedLine = z.infer<typeof bookedLine>;
export type BankTransactionSummary = z.infer<typeof bankTransactionSummary>;
export type BankTransaction = z.infer<typeof bankTransaction>;
export type BankSuggestion = z.infer<typeof bankSuggestion>;
export type BankEntryInput = z.infer<typeof bankEntryInput>;
export type MatchInput = z.infer<typeof matchInput>;
export type BankAccountStanding = z.infer<typeof bankAccountStanding>;
