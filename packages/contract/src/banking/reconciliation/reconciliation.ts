import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { storedFile } from '../../platform/files';
import { amountMinor, day, enteredMinor, id, list, moment, one, text, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { reconciliationStatuses } from './reconciliation.values';

const account = z.object({ id, code: z.string(), name: z.string() });

/** A bank statement and the lines of the books that it has. */
export const reconciliation = z.object({
  id,
  account,
  /** Null for the first one of the account: from the beginning of its books. */
  fromOn: day.nullable(),
  /** Date of the statement. */
  toOn: day,
  /** The closing balance of the one before; zero for the first one. */
  openingMinor: amountMinor,
  closingMinor: amountMinor,
  /** How many lines are cleared, and their sum. */
  clearedLines: z.int(),
  clearedMinor: amountMinor,
  /** Closing balance less opening balance and cleared lines: zero when it can be finished. */
  differenceMinor: amountMinor,
  status: z.enum(reconciliationStatuses),
  startedBy: z.string(),
  startedAt: moment,
  finishedBy: z.string().nullable(),
  finishedAt: moment.nullable(),
  /** The report as it was printed when it was finished. */
  report: storedFile.nullable(),
  undone: z.object({ by: z.string(), at: moment, reason: z.string() }).nullable(),
  /** What was posted with a date within it after it was finished; null where nothing was. */
  changedSince: z.object({ lines: z.int(), amountMinor }).nullable(),
  /** It is the last one of its account: it alone can be undone. */
  isLast: z.boolean(),
  version,
});

/** A line of the books that a statement may have. */
export const reconciliationLine = z.object({
  entryId: id,
  line: z.int(),
  no: z.int(),
  date: day,
  kind: z.string(),
  memo: z.string().nullable(),
  party: z.string().nullable(),
  /** Number of a check, or what the payer wrote. */
  reference: z.string().nullable(),
  /** Money in where positive. */
  amountMinor,
  isCleared: z.boolean(),
  /** It is matched to an imported line of the bank. */
  isMatched: z.boolean(),
});

/** Lines by place: `from` counts from 0. */
export const reconciliationLines = z.object({
  total: z.int(),
  lines: z.array(reconciliationLine),
});

/** A line of the books that no finished statement has: an outstanding check, or a deposit in transit. */
export const outstandingLine = reconciliationLine
  .omit({ isCleared: true, isMatched: true })
  .extend({ daysOld: z.int() });

export const outstanding = z.object({
  at: day,
  /** Money out: checks and other payments that the bank has not paid. */
  checks: z.object({ lines: z.int(), amountMinor }),
  /** Money in that the bank has not credited. */
  deposits: z.object({ lines: z.int(), amountMinor }),
  /** The balance in the books, and that of the last statement until the date. */
  booksMinor: amountMinor,
  statementMinor: amountMinor,
  /** The oldest first, at most 500. */
  lines: z.array(outstandingLine),
});

/** A statement by its imported file, or its date and closing balance by hand. */
export const reconciliationStart = z
  .object({
    accountId: id,
    importId: id.nullable().default(null),
    toOn: day.nullable().default(null),
    closingMinor: enteredMinor.nullable().default(null),
    /** Clears what is matched to lines of the bank until the date. */
    clearMatched: z.boolean().default(true),
  })
  .superRefine(({ importId, toOn, closingMinor }, { addIssue }) => {
    if (importId !== null) return;
    if (toOn === null) addIssue({ code: 'custom', path: ['toOn'], message: 'Enter the statement date.' });
    if (closingMinor === null)
      addIssue({
        code: 'custom',
        path: ['closingMinor'],
        message: 'Enter the statement’s closing balance.',
      });
  });

const lineRef = z.object({ entryId: id, line: z.int().min(1) });

/** Lines to clear and to take off again; or all that are up to a date. */
export const clearing = z.object({
  cleared: z.array(lineRef).max(1000).default([]),
  uncleared: z.array(lineRef).max(1000).default([]),
  all: z.object({ isCleared: z.boolean(), until: day }).nullable().default(null),
});

export const clearedSum = reconciliation.pick({
  clearedLines: true,
  clearedMinor: true,
  differenceMinor: true,
  version: true,
});

export const closingBalance = z.object({ version, closingMinor: enteredMinor });
export const finishing = z.object({ version });
export const undoing = z.object({ reason: text(500) });

/** An imported statement that tells a closing balance and ends after the last reconciliation. */
export const statementToReconcile = z.object({
  importId: id,
  fileName: z.string(),
  fromOn: day,
  toOn: day,
  openingMinor: amountMinor,
  closingMinor: amountMinor,
});

const reconciliationParams = z.object({ reconciliationId: id });
const accountParams = z.object({ accountId: id });
const all = '/api/v1/reconciliations';
const single = `${all}/:reconciliationId` as const;
const view = 'Banks List View';
const work = 'Bank Reconcile';

export const reconciliationRoutes = {
  listReconciliations: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-accounts/:accountId/reconciliations',
    access: view,
    summary: 'Reconciliations of a bank account, the newest first, at most 120',
    params: accountParams,
    response: one(z.array(reconciliation)),
  }),
  outstanding: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-accounts/:accountId/outstanding',
    access: view,
    summary: 'Outstanding checks and deposits in transit of a bank account as of a date',
    params: accountParams,
    query: z.object({ at: day.optional() }),
    response: one(outstanding),
    snapshot: true,
  }),
  statementsToReconcile: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-accounts/:accountId/statements-to-reconcile',
    access: view,
    summary: 'Imported statements of a bank account that can be reconciled next',
    params: accountParams,
    response: one(z.array(statementToReconcile)),
  }),
  startReconciliation: defineRoute({
    method: 'POST',
    path: all,
    access: work,
    summary: 'Starts the reconciliation of a statement',
    body: reconciliationStart,
    response: one(reconciliation),
    status: 201,
  }),
  getReconciliation: defineRoute({
    method: 'GET',
    path: single,
    access: view,
    summary: 'A reconciliation',
    params: reconciliationParams,
    response: one(reconciliation),
    snapshot: true,
  }),
  reconciliationLines: defineRoute({
    method: 'GET',
    path: `${single}/lines`,
    access: view,
    summary: 'Lines of the books that a statement has or may have, by date',
    params: reconciliationParams,
    query: z.object({
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    response: one(reconciliationLines),
    snapshot: true,
  }),
  clearLines: defineRoute({
    method: 'POST',
    path: `${single}/clear`,
    access: work,
    summary: 'Clears lines in an open reconciliation, or takes them off again',
    params: reconciliationParams,
    body: clearing,
    bodyLimits: { bytes: 256 * 1024 },
    response: one(clearedSum),
  }),
  changeClosingBalance: defineRoute({
    method: 'PUT',
    path: `${single}/closing-balance`,
    access: work,
    summary: 'Changes the closing balance of the statement while it is open',
    params: reconciliationParams,
    body: closingBalance,
    response: one(reconciliation),
  }),
  finishReconciliation: defineRoute({
    method: 'POST',
    path: `${single}/finish`,
    access: work,
    summary: 'Finishes a reconciliation at a difference of zero, and stores its report',
    params: reconciliationParams,
    body: finishing,
    response: one(reconciliation),
  }),
  undoReconciliation: defineRoute({
    method: 'POST',
    path: `${single}/undo`,
    access: work,
    summary:
      'Undoes the last reconciliation of an account: the answer is the open one that its lines are cleared in',
    params: reconciliationParams,
    body: undoing,
    response: one(reconciliation),
  }),
  deleteReconciliation: defineRoute({
    method: 'DELETE',
    path: single,
    access: work,
    summary: 'Deletes an open reconciliation; its lines are uncleared',
    params: reconciliationParams,
    status: 204,
  }),
  reconciliationHistory: defineRoute({
    method: 'GET',
    path: `${single}/history`,
    access: view,
    summary: 'History of a reconciliation',
    params: reconciliationParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type Reconciliation = z.infer<typeof reconciliation>;
export type ReconciliationLine = z.infer<typeof reconciliationLine>;
export type ReconciliationLines = z.infer<typeof reconciliationLines>;
export type ReconciliationStart = z.infer<typeof reconciliationStart>;
export type Clearing = z.infer<typeof clearing>;
export type ClearedSum = z.infer<typeof clearedSum>;
export type Outstanding = z.infer<typeof outstanding>;
export type OutstandingLine = z.infer<typeof outstandingLine>;
export type StatementToReconcile = z.infer<typeof statementToReconcile>;
