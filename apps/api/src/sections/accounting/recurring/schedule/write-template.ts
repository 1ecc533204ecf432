import type { TemplateStatus } from '@courtyard/contract/accounting/recurring/schedule';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import type { Call } from '../../../../platform/http/implement';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, invalid, notFound, Problem, reasonOf } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import type { TemplateKind } from '../recurring.tables';
import { heldNext, heldWaiting, isRefused } from './due-templates.sql';
import { makeOccurrence } from './make-occurrence';
import { isTooFarBehind, maxBehind, nextAfter, type Schedule } from './schedule.rules';
import { retryOccurrence, skipOccurrence } from './settle-occurrence';
import { type TemplateMaker, recordOf } from './template';

type Writing = CallContext & Pick<Call, 'translate'>;

export const templateProblems = {
  recurring_template_name: () => invalid({ name: 'Another active template already has this name.' }),
};

/** A template by its kind and id. */
interface TemplateOf {
  kind: TemplateKind;
  id: string;
}

interface NewTemplate extends Schedule {
  id: string;
  kind: TemplateKind;
  name: string;
  leadDays: number;
}

/** The first day of a schedule after one. Throws a Problem, 422, where there is none, and where too many would be made at once. */
function goesOnWith(context: Writing, schedule: Schedule, after: string | null): string {
  const nextOn = nextAfter(schedule, after);
  if (nextOn === null) throw invalid({ rule: 'This schedule has no upcoming dates.' });
  if (isTooFarBehind(schedule, after, todayOf(context)))
    throw invalid({
      startsOn: msg`More than ${String(maxBehind)} dates of this schedule are in the past and would run immediately. Choose a later start date.`,
    });
  return nextOn;
}

/** Throws a Problem, 422, for a name that another has, and for a schedule without a day or too far behind. */
export async function insertTemplate(
  context: Writing,
  { id, kind, name, rule, startsOn, leadDays }: NewTemplate,
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  const nextOn = goesOnWith(context, { rule, startsOn }, null);
  const now = platform.clock();
  const row = { id, kind, name, rule, startsOn, leadDays, nextOn, status: 'active' as const };
  await withConstraintProblems(
    tx
      .insertInto('recurringTemplate')
      .values({ tenantId: tenant.id, ...row, keptBy: caller.memberId, createdAt: now, updatedAt: now })
      .execute(),
    templateProblems,
  );
}

/** A template that is being changed. */
interface Held extends Schedule {
  id: string;
  status: TemplateStatus;
  nextOn: string | null;
  version: number;
}

/**
 * Holds a template until the commit and makes it the caller's, under the next version. Throws a Problem: 404, 409 where it has another
 * version than was read or ended.
 */
export async function takeVersion(
  context: Writing,
  { kind, id: templateId }: TemplateOf,
  version: number,
): Promise<Held> {
  const { tx, caller, platform } = context;
  const held = await tx
    .selectFrom('recurringTemplate')
    .select(['id', 'status', 'rule', 'startsOn', 'nextOn', 'version'])
    .where('id', '=', templateId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound('recurring template');
  if (held.version !== version) throw versionConflict('template');
  if (held.status === 'ended') throw conflict('template-ended', 'This template has ended. Create a new one.');
  await tx
    .updateTable('recurringTemplate')
    .set({ version: version + 1, keptBy: caller.memberId, updatedAt: platform.clock() })
    .where('id', '=', templateId)
    .execute();
  return held;
}

/** The last day of a schedule that something became of; null where nothing did yet. */
export async function lastDay(tx: Tx, templateId: string): Promise<string | null> {
  const { last } = await tx
    .selectFrom('recurringOccurrence')
    .select(sql<string | null>`max(occurs_on)`.as('last'))
    .where('templateId', '=', templateId)
    .executeTakeFirstOrThrow();
  return last;
}

/** The last day that a template is done with: of which something became or, where days passed in a pause, the day before it goes on. */
async function doneUntil(context: Writing, held: Held): Promise<string | null> {
  const last = await lastDay(context.tx, held.id);
  const { nextOn } = held;
  if (nextOn === null || nextAfter(held, last) === nextOn) return last;
  const [done] = [addDays(nextOn, -1), addDays(todayOf(context), -1)].toSorted();
  return done === undefined || (last !== null && last > done) ? last : done;
}

/** The day that a changed schedule goes on with: none that something became of, nor that passed in a pause. Throws a Problem, 422, where there is none. */
export const rescheduled = async (context: Writing, held: Held, schedule: Schedule): Promise<string> =>
  goesOnWith(context, schedule, await doneUntil(context, held));

/** Pauses a template, goes on with it from today on, or ends it, with what still waits of it; `catchesUp`: it goes on where it stopped. */
export async function setTemplateStatus(
  context: Writing,
  template: TemplateOf,
  { status, version, catchesUp = false }: { status: TemplateStatus; version: number; catchesUp?: boolean },
): Promise<void> {
  const { tx } = context;
  const { id: templateId } = template;
  const held = await takeVersion(context, template, version);
  if (held.status === status) return;
  const change: { status: TemplateStatus; nextOn?: string | null } = { status };
  if (status === 'ended') {
    change.nextOn = null;
    await tx
      .updateTable('recurringOccurrence')
      .set({ status: 'skipped', problem: null })
      .where('templateId', '=', templateId)
      .where((where) => where.or([where('status', '=', 'failed'), isRefused('recurring_occurrence')]))
      .execute();
  } else if (status === 'active') {
    const yesterday = addDays(todayOf(context), -1);
    const last = await lastDay(tx, templateId);
    const after = last !== null && last > yesterday ? last : yesterday;
    change.nextOn = nextAfter(held, catchesUp ? last : after);
    if (change.nextOn === null)
      throw conflict('schedule-over', 'This schedule has no upcoming dates. Change it first.');
  }
  await tx.updateTable('recurringTemplate').set(change).where('id', '=', templateId).execute();
  const record = recordOf[template.kind];
  await recordChange(
    context,
    changeOf(`${record}.set-status`, { [record]: templateId }, { status: held.status }, { status }),
  );
}

/** What is refused of a day is told as one sentence: it has no fields here. */
async function inOneSentence<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem && error.fields) throw conflict('occurrence-refused', reasonOf(error));
    throw error;
  }
}

const actingFor = (context: Writing) => ({
  ...context,
  actor: { id: context.caller.memberId, name: context.caller.displayName },
});

/** Throws a Problem, 404, where there is no such template. */
async function requireTemplate(tx: Tx, kind: TemplateKind, templateId: string): Promise<void> {
  const found = await tx
    .selectFrom('recurringTemplate')
    .select('id')
    .where('id', '=', templateId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!found) throw notFound('recurring template');
}

/** Makes the next day of a template now, last in the transaction. Throws a Problem: 404, 409 where it is not the next any more or cannot be made. */
export async function makeNow(
  context: Writing,
  maker: TemplateMaker,
  templateId: string,
  occursOn: string,
): Promise<void> {
  await requireTemplate(context.tx, maker.kind, templateId);
  const next = await heldNext(context.tx, maker.kind, templateId, occursOn);
  if (!next)
    throw conflict(
      'occurrence-made',
      'This date was already run, or the template is no longer active. Reload the page.',
    );
  const day = await maker.dayOf(context.tx, occursOn);
  await inOneSentence(makeOccurrence(actingFor(context), maker, next.template, day));
}

/** Tries a day again that waits, on the first open day where that is asked for, or leaves it out. Throws a Problem: 404, 409 where it does not wait, or still cannot be made. */
export async function settleDay(
  context: Writing,
  maker: TemplateMaker,
  templateId: string,
  { occursOn, action }: { occursOn: string; action: 'retry' | 'redate' | 'skip' },
): Promise<void> {
  await requireTemplate(context.tx, maker.kind, templateId);
  const waiting = await heldWaiting(context.tx, maker.kind, templateId, occursOn);
  if (!waiting) throw conflict('occurrence-settled', 'This date is no longer pending. Reload the page.');
  await (action === 'skip'
    ? skipOccurrence(context, waiting)
    : inOneSentence(retryOccurrence(actingFor(context), maker, waiting, action === 'redate')));
}
