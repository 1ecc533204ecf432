import { sql } from 'kysely';
import { changeOf } from '../../../platform/audit/audit';
import { holderIds } from '../../../platform/auth/permissions/holders.sql';
import { todayOf } from '../../../platform/section/call-context';
import type { Tx } from '../../../platform/database/database';
import { recordChange } from '../../../platform/section/call-context';
import { type ClockContext, contextOfClock } from '../../../platform/section/jobs/clock-context';
import type { CommunityJob } from '../../../platform/section/jobs/section-jobs';
import { servingOn } from '../../../platform/tenancy/member-group';
import { isAbout, isUnassigned } from '../part/part.sql';
import { communityPage, myPage } from '../request/queries/request-links';
import { requestDueSoon, requestLate } from '../request/alerts/request-notifications';

type Event = 'warn' | 'escalate';

interface Rung {
  requestId: string;
  step: 'response' | 'resolution';
}

/** More wait for the next run, so that no transaction takes long. */
const maxInRun = 20_000;

const columns = {
  warn: { at: sql`warn_at`, done: sql`warned_at`, also: (_now: Date) => sql`` },
  // What is over needs no warning any more: written with it, each row is written once.
  escalate: {
    at: sql`due_at`,
    done: sql`escalated_at`,
    also: (now: Date) => sql`, warned_at = coalesce(clock.warned_at, ${now}::timestamptz)`,
  },
};

/** Marks the clocks of which it is time, each once whatever runs beside: who marks it tells of it, in the same transaction. */
async function ring(tx: Tx, event: Event, now: Date): Promise<Rung[]> {
  const { at, done, also } = columns[event];
  const { rows } = await sql<Rung>`
    with due as (
      select tenant_id, request_id, step, run from request_clock
      where done_at is null and paused_at is null and ${done} is null and ${at} <= ${now}
      order by ${at} limit ${maxInRun} for update skip locked
    )
    update request_clock clock set ${done} = ${now}${also(now)} from due
    where clock.request_id = due.request_id and clock.step = due.step and clock.run = due.run
    returning clock.request_id as "requestId", clock.step`.execute(tx);
  return rows;
}

interface Told extends Rung {
  memberId: string;
  manages: boolean;
  number: number;
  title: string;
  count: number;
}

/**
 * Who is told, each once a run, with the request that was reported first: whoever a request is assigned to, or all who handle requests
 * where that is nobody; these also where a target was missed. Nobody whom a request is about: asked only of those that are about
 * somebody, by their key. What is told goes along from the start: joined again, ten thousand requests of which the planner expects
 * a handful are compared each with each.
 */
async function whomToTell(context: ClockContext, event: Event, rung: readonly Rung[]): Promise<Told[]> {
  const today = todayOf(context);
  const ids = rung.map(({ requestId }) => requestId);
  const steps = rung.map(({ step }) => step);
  const told = sql`rung.id as request_id, rung.step, rung.number, rung.title, rung.is_about_somebody`;
  const isAboutMember = isAbout(context, 'request', sql`told.member_id`);
  const { rows } = await sql<Told>`
    with rung as materialized (
      select request.id, request.number, request.title, request.assignee_id, request.committee_id, given.step,
        num_nonnulls(request.subject_member_id, request.subject_property_id) > 0 as is_about_somebody
      from unnest(${ids}::uuid[], ${steps}::text[]) given (id, step) join request on request.id = given.id
    ),
    managing as materialized (select member_id from (${holderIds('Community Request Update')}) held (member_id)
      intersect select member_id from (${holderIds('Community Requests Details View')}) held (member_id)),
    told as (
      select ${told}, rung.assignee_id as member_id from rung where rung.assignee_id is not null
      union select ${told}, seat.member_id from rung
        join (${servingOn(context.platform.sections, today)}) seat
          on seat.kind = 'committee' and seat.group_id = rung.committee_id
      union select ${told}, managing.member_id from rung cross join managing
        where ${event === 'escalate'}::boolean or ${isUnassigned(context, 'rung')}
    )
    select distinct on (told.member_id) told.member_id as "memberId", told.request_id as "requestId", told.step, told.number,
      told.title, told.member_id in (select member_id from managing) as manages,
      count(*) over (partition by told.member_id)::int as count
    from told
    where not told.is_about_somebody or exists (select from request where request.id = told.request_id
      and (request.member_id is not distinct from told.member_id or not ${isAboutMember}))
    order by told.member_id, told.number`.execute(context.tx);
  return rows;
}

const lateList = '/service-requests/community-requests?lateness=late&isOpen=true';
const soonList = '/service-requests/community-requests?lateness=warned&isOpen=true';

function linkOf(event: Event, { count, manages, requestId }: Told): string {
  if (!manages) return count > 1 ? '/service-requests/my-requests?relation=assigned' : myPage(requestId);
  if (count === 1) return communityPage(requestId);
  return event === 'escalate' ? lateList : soonList;
}

async function sendNotification(context: ClockContext, event: Event, rung: readonly Rung[]): Promise<void> {
  const { tx, tenant, platform } = context;
  const kind = event === 'warn' ? requestDueSoon : requestLate;
  for (const told of await whomToTell(context, event, rung)) {
    const { memberId, number, title, step, count } = told;
    await platform.notify(tx, kind, {
      tenant,
      parameters: { number, title, step, others: count - 1 },
      link: linkOf(event, told),
      to: { memberIds: [memberId] },
    });
  }
}

/** Warns of the clocks that are nearly over, and escalates those that are. Gives how many of each. */
export async function judgeClocks(context: ClockContext): Promise<Record<Event, number>> {
  const { tx, platform } = context;
  const now = platform.clock();
  const late = await ring(tx, 'escalate', now);
  const soon = await ring(tx, 'warn', now);
  const ids = [...new Set([...late, ...soon].map(({ requestId }) => requestId))];
  if (ids.length === 0) return { warn: 0, escalate: 0 };
  await recordChange(context, [
    ...late.map(({ requestId, step }) =>
      changeOf('request.escalate', { request: requestId }, {}, { clock: step }),
    ),
    ...soon.map(({ requestId, step }) =>
      changeOf('request.warn', { request: requestId }, {}, { clock: step }),
    ),
  ]);
  if (late.length > 0) await sendNotification(context, 'escalate', late);
  if (soon.length > 0) await sendNotification(context, 'warn', soon);
  return { warn: soon.length, escalate: late.length };
}

/** Judges the clocks of requests every five minutes. */
export const judgeClocksJob: CommunityJob = {
  name: 'service-requests.clocks',
  cron: '*/5 * * * *',
  run: (platform, tenant) =>
    platform.inTenant(tenant.id, async (tx) => {
      await judgeClocks(contextOfClock({ tx, platform, tenant, section: 'service-requests' }));
    }),
};
