import type { RequestClock } from '@courtyard/contract/service-requests/request/request';
import type { requestLateness } from '@courtyard/contract/service-requests/request/request.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';

type Lateness = (typeof requestLateness)[number];

/** Clocks that run and told that they are over, or nearly; one that was given more time since is neither. */
const late = sql<string>`select clock.request_id from request_clock clock where clock.done_at is null
  and clock.escalated_at is not null and clock.due_at <= greatest(now(), clock.escalated_at)`;
const warned = sql<string>`select clock.request_id from request_clock clock where clock.done_at is null
  and clock.warned_at is not null and clock.warn_at <= greatest(now(), clock.warned_at)`;

/** That a row of `request` is late, close to the end of a target, or neither. */
export const isLate = sql<SqlBool>`request.id in (${late})`;
const isWarned = sql<SqlBool>`(request.id in (${warned}) and not ${isLate})`;

const stateText = sql<Lateness>`case when exists (${late} and clock.request_id = request.id) then 'late'
  when exists (${warned} and clock.request_id = request.id) then 'warned' else 'on-time' end`;

/** How requests stand to their targets, for lists and filters. */
export const lateness = {
  state: () => stateText,
  is(value: string): RawBuilder<SqlBool> {
    if (value === 'late') return isLate;
    return value === 'warned' ? isWarned : sql`not (${isLate} or ${isWarned})`;
  },
};

/** The clocks of a request in its present run. One that is paused stands still. */
export async function clocksOf(
  { tx, platform }: Pick<ReadContext, 'tx' | 'platform'>,
  requestId: string,
): Promise<RequestClock[]> {
  const { rows } = await sql<RequestClock>`
    select step, due_at as "dueAt", paused_at as "pausedAt", done_at as "doneAt",
      coalesce(done_at, paused_at, ${platform.clock()}::timestamptz) > due_at as "isLate"
    from request_clock where request_id = ${requestId}
      and run = (select max(run) from request_clock latest where latest.request_id = ${requestId})
    order by due_at, step`.execute(tx);
  return rows;
}
