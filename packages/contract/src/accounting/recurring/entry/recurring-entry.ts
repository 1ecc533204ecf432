import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
import { fieldRule } from '../../../wire/fields/field-rule';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import {
  amountMinor,
  day,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  version,
} from '../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { journalLine, journalLineInput } from '../../journal-entry/journal-entry';
import { occurrence, scheduleInput, templateStatus } from '../schedule';
import { choicesOfSchedule } from '../schedule.rules';
import { templateStatuses } from '../schedule.values';
import { maxAmortizedMonths } from './amortization.rules';
import { recurringEntryColumns } from './recurring-entry.columns';
import { recurringEntryKinds } from './recurring-entry.values';

/** What a person writes of a recurring entry, field by field. */
export const recurringEntryFields = scheduleInput.omit({ leadDays: true }).extend({
  /** No two that go on share one. */
  name: line(120),
  kind: z.enum(recurringEntryKinds).default('standing'),
  /** Of an amortization: over how many months its lines, which are the whole, are spread. The last month takes the rest. */
  months: z.int().min(2).max(maxAmortizedMonths).nullable().default(null),
  /** Where it says `{month}`, an entry has the month of its day; the memos of lines too. */
  memo: optionalLine(200).default(null),
  lines: z.array(journalLineInput).min(2).max(200),
});

type Written = z.output<typeof recurringEntryFields>;

const check = fieldRule<Written>;

const isAmortized = ({ kind }: Pick<Written, 'kind'>) => kind === 'amortization';

/** One line takes from an account what the other gives, in one fund, and each month has at least the smallest unit of it. */
function isOneAmount({ lines, months }: Pick<Written, 'lines' | 'months'>): boolean {
  const [from, to, more] = lines;
  if (!from || !to || more !== undefined) return false;
  return (
    from.fundId === to.fundId &&
    from.amountMinor === -to.amountMinor &&
    Math.abs(from.amountMinor) >= (months ?? 1)
  );
}

/** Each month once, as often as there are months. */
function isEachMonth({ rule, months }: Pick<Written, 'rule' | 'months'>): boolean {
  const choices = choicesOfSchedule(rule);
  return choices?.every === 'month' && choices.interval === 1 && choices.times === months;
}

/** What is looked at beside what else is wrong: an amortization is one amount over its months. */
const withAmortization = <S extends z.ZodType<Written>>(schema: S) =>
  schema
    .refine(
      (written) => !isAmortized(written) || written.months !== null,
      check('months', 'Enter the number of months.'),
    )
    .refine(
      (written) => !isAmortized(written) || isOneAmount(written),
      check(
        'lines',
        'An amortization moves one amount between two accounts of a fund, at least one cent per month.',
      ),
    )
    .refine(
      (written) => !isAmortized(written) || written.months === null || isEachMonth(written),
      check('rule', 'An amortization is posted once a month and ends with its last month.'),
    );

/** What a person writes of a recurring entry: what is posted, and when. */
export const recurringEntryInput = withAmortization(recurringEntryFields);
export const recurringEntryChange = withAmortization(recurringEntryFields.extend({ version }));

/** An entry to come. */
export const upcomingEntry = z.object({
  occursOn: day,
  /** The sum of its debits. */
  amountMinor,
  /** When it is taken back by itself: an accrual. */
  reverseOn: day.nullable(),
  /** A second person has to approve it. */
  waits: z.boolean(),
  /** Why it could not be posted. */
  problem: z.string().nullable(),
});

export const recurringEntrySummary = z.object({
  id,
  name: z.string(),
  status: templateStatus,
  kind: z.enum(recurringEntryKinds),
  months: z.int().nullable(),
  /** The sum of the debits: of each entry, or of the whole of an amortization. */
  amountMinor,
  rule: z.string(),
  startsOn: day,
  /** The day of the schedule that is made next; null where there is none any more. */
  nextOn: day.nullable(),
  lastOn: day.nullable(),
  /** How many days of the schedule wait because they could not be posted, or were not approved. */
  failed: z.int(),
  version: z.int(),
  updatedAt: moment,
});

/** What became of a day of the schedule. */
export const postedOccurrence = occurrence.extend({
  amountMinor,
  entry: z.object({ id, no: z.int() }).nullable(),
  /** Of the second person's decision, where it waits or waited for one. */
  approvalId: id.nullable(),
});

export const recurringEntry = recurringEntrySummary.extend({
  memo: z.string().nullable(),
  lines: z.array(
    journalLineInput.extend({ account: journalLine.shape.account, fund: journalLine.shape.fund }),
  ),
  keptBy: z.string(),
  /** The next ten. */
  upcoming: z.array(upcomingEntry),
  /** What was posted so far, the latest first, at most 120; all that wait are among them. */
  occurrences: z.array(postedOccurrence),
});

const bodyLimits = { bytes: 256 * 1024 };
const params = z.object({ recurringEntryId: id });
const query = listQuery(recurringEntryColumns.sort).extend(filterQuery(recurringEntryColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });
const base = '/api/v1/recurring-entries';
const path = `${base}/:recurringEntryId` as const;

export const recurringEntryRoutes = {
  listRecurringEntries: defineRoute({
    method: 'GET',
    path: base,
    access: 'Journal Entries View',
    summary: 'Recurring entries. Ended ones only if the status filter includes them.',
    query,
    response: list(recurringEntrySummary),
  }),
  exportRecurringEntries: defineRoute({
    method: 'GET',
    path: `${base}/export`,
    access: 'Journal Entries View',
    summary: 'All rows of the list of recurring entries as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  recurringEntryValues: defineRoute({
    method: 'GET',
    path: `${base}/values`,
    access: 'Journal Entries View',
    summary: 'Filter values of the recurring entry list, with counts under the other filters',
    query: filters.extend(requestedValues(recurringEntryColumns)),
    response: filterValues,
  }),
  recurringEntryTotals: defineRoute({
    method: 'GET',
    path: `${base}/totals`,
    access: 'Journal Entries View',
    summary: 'Number of recurring entries under the filters',
    query: filters,
    response: listTotals,
  }),
  previewRecurringEntry: defineRoute({
    method: 'POST',
    path: `${base}/preview`,
    access: 'Journal Entry Create',
    summary: 'Preview of the next 10 entries with amounts. Nothing is saved.',
    readOnly: true,
    /** The last day that was made already: what comes after it is told. */
    query: z.object({ after: day.optional() }),
    body: recurringEntryInput,
    bodyLimits,
    response: one(z.array(upcomingEntry)),
  }),
  createRecurringEntry: defineRoute({
    method: 'POST',
    path: base,
    access: 'Journal Entry Create',
    summary:
      'Add a recurring entry. Past dates are posted at the next scheduled run, each under its own date.',
    body: recurringEntryInput,
    bodyLimits,
    response: one(recurringEntry),
    status: 201,
  }),
  getRecurringEntry: defineRoute({
    method: 'GET',
    path,
    access: 'Journal Entries View',
    summary: 'One recurring entry with its next 10 and posted entries',
    params,
    response: one(recurringEntry),
  }),
  updateRecurringEntry: defineRoute({
    method: 'PUT',
    path,
    access: 'Journal Entry Create',
    summary:
      'Edit a recurring entry from its next date on. Posted entries don’t change. 409 `amortization-begun` if the amount, months or dates of a started amortization would change.',
    params,
    body: recurringEntryChange,
    bodyLimits,
    response: one(recurringEntry),
  }),
  setRecurringEntryStatus: defineRoute({
    method: 'POST',
    path: `${path}/status`,
    access: 'Journal Entry Create',
    summary:
      'Pause, resume or permanently end a recurring entry. Dates that pass while paused are skipped, except for an amortization.',
    params,
    body: z.object({ status: z.enum(templateStatuses), version }),
    response: one(recurringEntry),
  }),
  runRecurringEntry: defineRoute({
    method: 'POST',
    path: `${path}/run`,
    access: 'Journal Entry Create',
    summary:
      'Post the next entry now, under its own date, or send it for approval. 409 `occurrence-made` if that date is no longer the next.',
    params,
    body: z.object({ occursOn: day }),
    response: one(recurringEntry),
  }),
  settleRecurringEntry: defineRoute({
    method: 'POST',
    path: `${path}/occurrences`,
    access: 'Journal Entry Create',
    summary: 'Retry a failed date, post it on the first day of an open month (`redate`), or skip it',
    params,
    body: z.object({ occursOn: day, action: z.enum(['retry', 'redate', 'skip']) }),
    response: one(recurringEntry),
  }),
  recurringEntryHistory: defineRoute({
    method: 'GET',
    path: `${path}/history`,
    access: 'Journal Entries View',
    summary: 'History of a recurring entry, including scheduled runs',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type RecurringEntryInput = z.infer<typeof recurringEntryInput>;
export type RecurringEntryChange = z.infer<typeof recurringEntryChange>;
export type RecurringEntrySummary = z.infer<typeof recurringEntrySummary>;
export type RecurringEntry = z.infer<typeof recurringEntry>;
export type UpcomingEntry = z.infer<typeof upcomingEntry>;
export type PostedOccurrence = z.infer<typeof postedOccurrence>;
