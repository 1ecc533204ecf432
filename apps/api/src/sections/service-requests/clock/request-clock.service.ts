import type { RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import type { RequestTarget } from '@courtyard/contract/service-requests/policy/request-policy';
import type { RequestPriority } from '@courtyard/contract/service-requests/request/request';
import type { clockSteps } from '@courtyard/contract/service-requests/request/request.values';
import { sql } from 'kysely';
import type { ClockContext } from '../../../platform/section/jobs/clock-context';
import {
  afterWorkingTime,
  type WorkingCalendar,
  workingTimeBetween,
} from '../../../platform/tenancy/community/working-time/working-time.rules';
import { policyOf } from '../policy/request-policy.service';
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
export async function startClocks(context: Running, request: Timed, run: number): Promise<void> {
  const { tx, tenant, platform } = context;
  const clocks = clocksFrom(await policyOf(context), tenant.timeZone, request, platform.clock());
  if (clocks.length === 0) return;
  const of = { tenantId: tenant.id, requestId: request.id, run };
  await tx
    .insertInto('requestClock')
    .values(clocks.map((clock) => ({ ...of, ...clock })))
    .execute();
}

/** Clocks anew, after those of every earlier run. */
export async function restartClocks(context: Running, request: Timed): Promise<void> {
  const { rows } = await sql<{ run: number }>`
    select coalesce(max(run) + 1, 0) as run from request_clock where request_id = ${request.id}`.execute(
    context.tx,
  );
  await startClocks(context, request, rows[0]?.run ?? 0);
}

const running = ({ tx }: Pick<Running, 'tx'>, requestId: string) =>
  tx.selectFrom('requestClock').selectAll().where('requestId', '=', requestId).where('doneAt', 'is', null);

/** Ends a clock: it was answered, or all is done. */
export async function endClocks(
  { tx, platform }: Running,
  requestIds: readonly string[],
  steps: readonly Step[],
): Promise<void> {
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

/** Has the clocks go on. The working time in which they stood is added. */
export async function resumeClocks(context: Running, request: Timed): Promise<void> {
  const { tx, tenant, platform } = context;
  const paused = await running(context, request.id).where('pausedAt', 'is not', null).execute();
  if (paused.length === 0) return;
  const policy = await policyOf(context);
  const calendar = calendarOf(policy, tenant.timeZone, targetOf(policy, request));
  const now = platform.clock();
  for (const { step, run, startedAt, pausedAt, targetMs, pausedMs } of paused) {
    const stoodMs = workingTimeBetween(new Date(pausedAt ?? now), now, calendar);
    const times = { targetMs: Number(targetMs), pausedMs: Number(pausedMs) + stoodMs };
    await tx
      .updateTable('requestClock')
      .set({
        pausedAt: null,
        pausedMs: times.pausedMs,
        ...endsOf(new Date(startedAt), times, { policy, calendar }),
      })
      .where('requestId', '=', request.id)
      .where('step', '=', step)
      .where('run', '=', run)
      .execute();
  }
}

/** The targets of another priority, counted from when the clocks began. What has warned or escalated does so no second time. */
export async function retargetClocks(context: Running, request: Timed): Promise<void> {
  const { tx, tenant } = context;
  const policy = await policyOf(context);
  const target = targetOf(policy, request);
  const calendar = calendarOf(policy, tenant.timeZone, target);
  for (const { step, run, startedAt, pausedMs } of await running(context, request.id).execute()) {
    const hours = target ? hoursOf(target, step) : null;
    const where = tx
      .updateTable('requestClock')
      .where('requestId', '=', request.id)
      .where('step', '=', step)
      .where('run', '=', run);
    if (hours === null) {
      await where.set({ doneAt: context.platform.clock() }).execute();
      continue;
    }
    const times = { targetMs: Math.round(hours * hourMs), pausedMs: Number(pausedMs) };
    const ends = endsOf(new Date(startedAt), times, { policy, calendar });
    await where.set({ targetMs: times.targetMs, ...ends }).execute();
  }
}
