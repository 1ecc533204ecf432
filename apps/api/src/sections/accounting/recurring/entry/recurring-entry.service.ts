import {
  type RecurringEntry,
  type RecurringEntryChange,
  recurringEntryFields,
  type RecurringEntryInput,
  type UpcomingEntry,
} from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import type { TemplateStatus } from '@courtyard/contract/accounting/recurring/schedule';
import { scheduleText } from '@courtyard/contract/accounting/recurring/schedule-text.rules';
import { requireOpenDay } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Call } from '../../../../platform/http/implement';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import { conflict, notFound, Problem, reasonOf } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import { checkedLines } from '../../journal-entry/written-lines';
import { entryKinds } from '../../reserve/waiting-entries';
import { daysAfter } from '../schedule/schedule.rules';
import {
  insertTemplate,
  lastDay,
  rescheduled,
  setTemplateStatus,
  takeVersion,
  templateProblems,
} from '../schedule/write-template';
import { debitsOf, entryOfDay, type PostedTemplate } from './entry-of-day.rules';
import { findRecurringEntry, namedLines, type OccurrenceRow, occurrencesOf } from './recurring-entry.sql';

type TranslatingContext = ReadContext & Pick<Call, 'translate'>;
type Writing = CallContext & Pick<Call, 'translate'>;

const upcomingDays = 10;

/** Why something is refused; null where it is not. */
async function problemOf({ translate }: TranslatingContext, work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return translate(reasonOf(error));
  }
}

/** Entries to come, as things stand today. */
async function upcomingOf(
  context: TranslatingContext,
  template: PostedTemplate,
  days: readonly string[],
): Promise<UpcomingEntry[]> {
  const { tx, tenant } = context;
  const wrong = await problemOf(context, checkedLines(tx, template.lines));
  const kindOf = await entryKinds(tx);
  const entries: UpcomingEntry[] = [];
  for (const occursOn of days) {
    const { lines, reverseOn } = entryOfDay(template, { occursOn, datedOn: occursOn }, tenant.language);
    const amountMinor = debitsOf(lines);
    entries.push({
      occursOn,
      amountMinor,
      reverseOn,
      waits: kindOf({ lines, amountMinor, reverseOn }).kind !== null,
      problem: wrong ?? (await problemOf(context, requireOpenDay(tx, occursOn))),
    });
  }
  return entries;
}

/** The next ten entries that what is written would post, from its first day on. */
export const previewRecurringEntry = (
  context: TranslatingContext,
  input: RecurringEntryInput,
  after: string | null = null,
) => upcomingOf(context, input, daysAfter(input, after, upcomingDays));

/** How a second person's decision ended, where nothing was posted by it. */
function refusalOf({ approvalState, approvalOutcome }: OccurrenceRow, { tenant }: TranslatingContext): Text {
  const why = approvalOutcome?.[tenant.language];
  if (approvalState === 'expired') return 'The approval expired.';
  if (why === undefined) return 'The requester withdrew it.';
  return approvalState === 'refused'
    ? msg`Rejected: ${why}`
    : msg`It was approved but couldn’t be posted: ${why}`;
}

/** Throws a Problem, 404. */
export async function getRecurringEntry(
  context: TranslatingContext,
  templateId: string,
): Promise<RecurringEntry> {
  const { tx, translate } = context;
  const template = await findRecurringEntry(tx, templateId);
  if (!template) throw notFound('recurring entry');
  const { nextOn } = template;
  const days = nextOn === null ? [] : [nextOn, ...daysAfter(template, nextOn, upcomingDays - 1)];
  const occurrences = await occurrencesOf(tx, templateId);
  return {
    ...template,
    lines: await namedLines(tx, template.lines),
    upcoming: await upcomingOf(context, template, days),
    occurrences: occurrences.map((row) => {
      const { approvalState: _state, approvalOutcome: _why, amountMinor, problem, ...occurrence } = row;
      const isRefused = occurrence.state === 'failed' && problem === null;
      return {
        ...occurrence,
        amountMinor: amountMinor ?? 0,
        problem: isRefused ? translate(refusalOf(row, context)) : problem,
      };
    }),
  };
}

/** What the history tells of a recurring entry: names and sentences in place of ids and rules. */
function auditValues({ tenant }: Writing, entry: RecurringEntry): Record<string, unknown> {
  const { lines, rule, ...written } = writtenFields(recurringEntryFields, entry);
  const { language } = tenant;
  return {
    ...written,
    rule: scheduleText(rule, { language, dateFormat: 'MM/DD/YYYY' }),
    lines: lines.map(({ account, fund }) => `${account.code} ${account.name}, ${fund.name}`),
    amountMinor: entry.amountMinor,
  };
}

const columnsOf = ({ kind, months, memo, lines }: RecurringEntryInput) => ({
  kind,
  months: kind === 'amortization' ? months : null,
  memo,
  lines: JSON.stringify(lines),
});

/** Adds a recurring entry. Throws a Problem, 422, where its lines could not be posted today. */
export async function createRecurringEntry(
  context: Writing,
  input: RecurringEntryInput,
): Promise<RecurringEntry> {
  const { tx, tenant } = context;
  await checkedLines(tx, input.lines);
  const id = newId();
  const { name, rule, startsOn } = input;
  await insertTemplate(context, { id, kind: 'entry', name, rule, startsOn, leadDays: 0 });
  await tx
    .insertInto('recurringEntry')
    .values({ tenantId: tenant.id, templateId: id, ...columnsOf(input) })
    .execute();
  const made = await getRecurringEntry(context, id);
  await recordChange(
    context,
    changeOf('recurring-entry.create', { 'recurring-entry': id }, {}, auditValues(context, made)),
  );
  return made;
}

/** What the parts of an amortization follow from, to compare; null for another kind. */
const spreadOf = ({ kind, months, rule, startsOn, lines }: PostedTemplate): string | null =>
  kind === 'amortization'
    ? JSON.stringify([months, rule, startsOn, lines.map(({ amountMinor }) => amountMinor)])
    : null;

/** Changes a recurring entry from its next day on. Throws a Problem: 409 where somebody changed it meanwhile, it ended, or its parts would not add up any more. */
export async function updateRecurringEntry(
  context: Writing,
  templateId: string,
  change: RecurringEntryChange,
): Promise<RecurringEntry> {
  const { tx } = context;
  const before = await getRecurringEntry(context, templateId);
  const held = await takeVersion(context, { kind: 'entry', id: templateId }, change.version);
  await checkedLines(tx, change.lines);
  if (spreadOf(before) !== spreadOf(change) && (await lastDay(tx, templateId)) !== null)
    throw conflict(
      'amortization-begun',
      'This amortization has started, so its amount, months and dates can’t change. End it and create a new one for the remainder.',
    );
  const { name, rule, startsOn } = change;
  const nextOn = await rescheduled(context, held, change);
  await withConstraintProblems(
    tx
      .updateTable('recurringTemplate')
      .set({ name, rule, startsOn, nextOn })
      .where('id', '=', templateId)
      .execute(),
    templateProblems,
  );
  await tx
    .updateTable('recurringEntry')
    .set(columnsOf(change))
    .where('templateId', '=', templateId)
    .execute();
  const after = await getRecurringEntry(context, templateId);
  await recordChange(
    context,
    changeOf(
      'recurring-entry.update',
      { 'recurring-entry': templateId },
      auditValues(context, before),
      auditValues(context, after),
    ),
  );
  return after;
}

/** Pauses a recurring entry, goes on with it, or ends it. Of an amortization the days that passed meanwhile are made late: its parts add up. */
export async function setRecurringEntryStatus(
  context: Writing,
  templateId: string,
  change: { status: TemplateStatus; version: number },
): Promise<RecurringEntry> {
  const { kind } = await getRecurringEntry(context, templateId);
  const catchesUp = kind === 'amortization';
  await setTemplateStatus(context, { kind: 'entry', id: templateId }, { ...change, catchesUp });
  return getRecurringEntry(context, templateId);
}
