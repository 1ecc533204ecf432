import type { RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import type { RequestTarget } from '@courtyard/contract/service-requests/policy/request-policy';
import type { RequestPriority } from '@courtyard/contract/service-requests/request/request';
import { isOpenState } from '@courtyard/contract/service-requests/request/request-states';
import { clockSteps } from '@courtyard/contract/service-requests/request/request.values';
import { sql } from 'kysely';
import type { ClockContext } from '../../../platform/section/jobs/clock-context';
import {
  afterWorkingTime,
  type WorkingCalendar,
  workingTimeBetween,
} from '../../../platform/tenancy/community/working-time/working-time.rules';
import { policyOf } from '../policy/request-policy.service';
import type { LockedRequest } from '../request/commands/lock.sql';
import type { PolicyFields } from '../policy/request-policy.tables';

type Running = Pick<ClockContext, 'tx' | 'tenant' | 'platform'>;
type Step = (typeof clockSteps)[number];

/** What the clocks of a request depend on. */
export interface Timed {
  id: string;
  kind: RequestKindName;
  priority: RequestPriority;
}

const hourMs = 3_600_000;

const targetOf = ({ targets }: PolicyFields, { kind, priority }: Timed): RequestTarget | undefined =>
  targets.find((each) => each.kind === kind && each.priority === priority);

const calendarOf = (
  policy: PolicyFields,
  timeZone: string,
  target: RequestTarget | undefined,
): WorkingCalendar | null =>
  target?.isAroundTheClock
    ? null
    : { timeZone, hours: policy.hours, holidays: policy.holidays, closedOn: policy.closedOn };

const hoursOf = (target: RequestTarget, step: Step) =>
  step === 'response' ? target.responseHours : target.resolutionHours;

/** When a clock warns and is over, by the working time that it has and that it was paused for. */
function endsOf(
  startedAt: Date,
  { targetMs, pausedMs }: { targetMs: number; pausedMs: number },
  { policy, calendar }: { policy: PolicyFields; calendar: WorkingCalendar | null },
): { warnAt: Date; dueAt: Date } {
  const warnMs = Math.floor((targetMs * policy.warnAtPercent) / 100);
  return {
    warnAt: afterWorkingTime(startedAt, pausedMs + warnMs, calendar),
    dueAt: afterWorkingTime(startedAt, pausedMs + targetMs, calendar),
  };
}

/** The clocks of a request from a moment on; none without a target. */
export function clocksFrom(
  policy: PolicyFields,
  timeZone: string,
  request: Timed,
  startedAt: Date,
): { step: Step; startedAt: Date; targetMs: number; warnAt: Date; dueAt: Date }[] {
  const target = targetOf(policy, request);
  if (!target) return [];
  const calendar = calendarOf(policy, timeZone, target);
  return (['response', 'resolution'] as const).flatMap((step) => {
    const hours = hoursOf(target, step);
    if (hours === null) return [];
    const targetMs = Math.round(hours * hourMs);
    const ends = endsOf(startedAt, { targetMs, pausedMs: 0 }, { policy, calendar });
    return [{ step, startedAt, targetMs, ...ends }];
  });
}

/** Starts the clocks of a new request, or of one that was reopened. */
export async function startClocks(
  context: Running,
  request: Timed,
  { run, from }: { run: number; from: Date },
): Promise<void> {
  const { tx, tenant } = context;
  const clocks = clocksFrom(await policyOf(context), tenant.timeZone, request, from);
  if (clocks.length === 0) return;
  const of = { tenantId: tenant.id, requestId: request.id, run };
  await tx
    .insertInto('requestClock')
    .values(clocks.map((clock) => ({ ...of, ...clock })))
    .execute();
}

/** The run after every earlier one. */
async function nextRun(tx: Running['tx'], requestId: string): Promise<number> {
  const { rows } = await sql<{ run: number }>`
    select coalesce(max(run) + 1, 0) as run from request_clock where request_id = ${requestId}`.execute(tx);
  return rows[0]?.run ?? 0;
}

/** Clocks anew, after those of every earlier run. */
export const restartClocks = async (context: Running, request: Timed, from: Date): Promise<void> =>
  startClocks(context, request, { run: await nextRun(context.tx, request.id), from });

const running = ({ tx }: Pick<Running, 'tx'>, requestId: string) =>
  tx.selectFrom('requestClock').selectAll().where('requestId', '=', requestId).where('doneAt', 'is', null);

/** Ends a clock: it was answered, or all is done. A request is answered also where it had no target for it. */
export async function endClocks(
  { tx, platform }: Running,
  requestIds: readonly string[],
  steps: readonly Step[],
): Promise<void> {
  if (steps.includes('response'))
    await sql`update request set answered_at = ${platform.clock()}
      where id = any(${[...requestIds]}::uuid[]) and answered_at is null`.execute(tx);
  await sql`update request_clock set done_at = ${platform.clock()}
    where request_id = any(${[...requestIds]}::uuid[]) and step = any(${[...steps]}::text[]) and done_at is null`.execute(
    tx,
  );
}

/** Stops the clocks: the request waits for its reporter. */
export async function pauseClocks({ tx, platform }: Running, requestId: string): Promise<void> {
  await sql`update request_clock set paused_at = ${platform.clock()}
    where request_id = ${requestId} and done_at is null and paused_at is null`.execute(tx);
}

/** Has the clocks go on. What was promised moves by the working time in which they stood, and by no later change of the policy. */
export async function resumeClocks(context: Running, request: Timed): Promise<void> {
  const { tx, tenant, platform } = context;
  const paused = await running(context, request.id).where('pausedAt', 'is not', null).execute();
  if (paused.length === 0) return;
  const policy = await policyOf(context);
  const calendar = calendarOf(policy, tenant.timeZone, targetOf(policy, request));
  const now = platform.clock();
  for (const { step, run, pausedAt, pausedMs, warnAt, dueAt } of paused) {
    const stoodMs = workingTimeBetween(new Date(pausedAt ?? now), now, calendar);
    const moved = (end: string) => (stoodMs === 0 ? end : afterWorkingTime(new Date(end), stoodMs, calendar));
    await tx
      .updateTable('requestClock')
      .set({
        pausedAt: null,
        pausedMs: Number(pausedMs) + stoodMs,
        warnAt: moved(warnAt),
        dueAt: moved(dueAt),
      })
      .where('requestId', '=', request.id)
      .where('step', '=', step)
      .where('run', '=', run)
      .execute();
  }
}

/** A clock under another target, with the time that it was paused for. */
function retargeted(
  { startedAt, pausedMs }: { startedAt: string; pausedMs: number | string },
  { targetMs }: { targetMs: number },
  { policy, timeZone, request }: { policy: PolicyFields; timeZone: string; request: Timed },
) {
  const calendar = calendarOf(policy, timeZone, targetOf(policy, request));
  const times = { targetMs, pausedMs: Number(pausedMs) };
  return { targetMs, doneAt: null, ...endsOf(new Date(startedAt), times, { policy, calendar }) };
}

/** A request with what its clocks have come to. */
interface Retargeted extends Timed, Pick<LockedRequest, 'state' | 'waitingFor' | 'createdAt'> {
  answeredAt: string | null;
  reopenedAt: string | null;
}

/** The clocks since a request was reported or reopened, those among them that its priority left without a target. */
const sinceReported = ({ tx }: Pick<Running, 'tx'>, { id, reopenedAt }: Retargeted) =>
  tx
    .selectFrom('requestClock')
    .selectAll()
    .where('requestId', '=', id)
    .where(sql<boolean>`run = (select max(run) from request_clock latest where latest.request_id = ${id})`)
    .$if(reopenedAt !== null, (query) => query.where('startedAt', '>=', reopenedAt ?? ''))
    .execute();

const isMet = ({ answeredAt }: Retargeted, step: Step) => step === 'response' && answeredAt !== null;

/**
 * The targets of another priority, counted from when the request was reported or reopened. A step that had no target gets its clock,
 * and one that has none any more loses it, as long as nobody answered. What has warned or escalated does so no second time.
 */
export async function retargetClocks(context: Running, request: Retargeted): Promise<void> {
  if (!isOpenState(request.state)) return;
  const { tx, tenant, platform } = context;
  const policy = await policyOf(context);
  const from = new Date(request.reopenedAt ?? request.createdAt);
  const wanted = clocksFrom(policy, tenant.timeZone, request, from);
  const known = await sinceReported(context, request);
  const run = known[0]?.run ?? (await nextRun(tx, request.id));
  const isPaused = request.state === 'waiting' && request.waitingFor === 'reporter';
  for (const step of clockSteps.filter((each) => !isMet(request, each))) {
    const clock = known.find((each) => each.step === step);
    const target = wanted.find((each) => each.step === step);
    if (!clock && target) {
      const pausedAt = isPaused ? platform.clock() : null;
      const made = { tenantId: tenant.id, requestId: request.id, run, ...target, pausedAt };
      await tx.insertInto('requestClock').values(made).execute();
    }
    if (!clock || (clock.doneAt !== null && !target)) continue;
    await tx
      .updateTable('requestClock')
      .set(
        target
          ? retargeted(clock, target, { policy, timeZone: tenant.timeZone, request })
          : { doneAt: platform.clock() },
      )
      .where('requestId', '=', request.id)
      .where('step', '=', step)
      .where('run', '=', clock.run)
      .execute();
  }
}
