import type {
  Attendance,
  Attendee,
  attendanceRoutes,
} from '@courtyard/contract/communications/meeting/attendance/attendance';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { minutesDueOn, noticeWindow, timingAt } from '../notice/window/notice-window.rules';
import { noticeRuleOf, policyOf, quorumRuleOf } from '../policy/meeting-policy.service';
import { standingAt, withHomes } from './owned-homes';
import { quorumOf } from './quorum.rules';

/** A meeting has at most so many people: a larger community votes by ballot. */
export const maxInvited = 5000;

type Query = z.output<(typeof attendanceRoutes.listAttendees)['query']>;

const attendeeQuery = ({ tx }: Pick<ReadContext, 'tx'>, meetingId: string) =>
  tx
    .selectFrom('meetingAttendee')
    .select(['personKey', 'memberId', 'name', 'email', 'units', 'ownedUnitIds', 'answer', 'presence'])
    .select(['proxyHolder', 'arrivedAt', 'version'])
    .where('meetingId', '=', meetingId);

export type AttendeeRow = Awaited<ReturnType<ReturnType<typeof attendeeQuery>['executeTakeFirstOrThrow']>>;

/** Rows as they are answered. */
async function attendeesOf(
  context: ReadContext,
  meeting: Pick<Meeting, 'id' | 'startsAt'>,
  rows: readonly AttendeeRow[],
): Promise<Attendee[]> {
  const found = await withHomes(context, meeting, rows);
  return found.map(
    ({ personKey, memberId: _member, ownedUnitIds: _kept, unitIds, email, ...row }): Attendee => ({
      ...row,
      key: personKey,
      homes: unitIds.length,
      hasEmail: email !== null,
    }),
  );
}

/** One of those who are invited, by their key or their account; undefined for nobody of them. */
export const findAttendee = (
  context: Pick<ReadContext, 'tx'>,
  meetingId: string,
  by: { personKey: string } | { memberId: string },
): Promise<AttendeeRow | undefined> =>
  attendeeQuery(context, meetingId)
    .where((row) => row.and(by))
    .executeTakeFirst();

/** One of those who are invited as they are answered. */
export async function attendeeOf(
  context: ReadContext,
  meeting: Pick<Meeting, 'id' | 'startsAt'>,
  row: AttendeeRow,
): Promise<Attendee> {
  const [attendee] = await attendeesOf(context, meeting, [row]);
  if (!attendee) throw new Error('a row is answered as one');
  return attendee;
}

const isAbsent = sql<SqlBool>`presence = 'absent'`;

const shown: Readonly<Record<Query['shown'], readonly RawBuilder<SqlBool>[]>> = {
  all: [],
  there: [sql<SqlBool>`not (${isAbsent})`],
  absent: [isAbsent],
};

/** One page of those who are invited, by name. */
export async function pageOfAttendees(context: ReadContext, meeting: Meeting, query: Query) {
  const { search, sort, cursor, limit } = query;
  const { rows, page } = await keysetPage({
    query: attendeeQuery(context, meeting.id).where(
      allOf([...everyWord(search, ['name', 'units']), ...shown[query.shown]]),
    ),
    sortColumns: orderBy({ name: { column: 'nameSort' } }, sort, { column: 'personKey' }),
    cursor,
    limit,
  });
  return { data: await attendeesOf(context, meeting, rows), page };
}

/** Everybody who is there in any way, by name, for what is written of a meeting. */
export const whoIsThere = (context: Pick<ReadContext, 'tx'>, meetingId: string) =>
  context.tx
    .selectFrom('meetingAttendee')
    .select(['name', 'presence', 'proxyHolder'])
    .where('meetingId', '=', meetingId)
    .where('presence', '<>', 'absent')
    .orderBy('nameSort')
    .orderBy('personKey')
    .execute();

const answers = (answer: Attendee['answer']) =>
  sql<number>`(count(*) filter (where answer = ${answer}))::int`;

const countsOf = ({ tx }: ReadContext, meetingId: string) =>
  tx
    .selectFrom('meetingAttendee')
    .select([
      sql<number>`count(*)::int`.as('invited'),
      answers('yes').as('yes'),
      answers('no').as('no'),
      answers('proxy').as('proxy'),
      sql<number>`(count(*) filter (where email is null))::int`.as('withoutEmail'),
    ])
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();

/** How many are invited and there, with the quorum and the window of the notice by the community's rules. */
export async function attendanceAt(context: ReadContext, meeting: Meeting): Promise<Attendance> {
  const { caller, tenant, platform } = context;
  const policy = await policyOf(context, meeting.kind);
  const window = noticeWindow(meeting.startsAt, tenant.timeZone, noticeRuleOf(policy));
  const rule = quorumRuleOf(policy);
  const mine = await findAttendee(context, meeting.id, { memberId: caller.memberId });
  const { people, leftOut } = await standingAt(context, meeting);
  const standing = people.map(({ personKey: id, unitIds, presence }) => ({
    id,
    unitIds,
    presence: presence === 'online' ? ('present' as const) : presence,
  }));
  return {
    mine: mine ? await attendeeOf(context, meeting, mine) : null,
    counts: await countsOf(context, meeting.id),
    quorum: { basis: rule.basis, leftOut, ...quorumOf(standing, rule, meeting.isReconvened) },
    timing: {
      ...window,
      now: timingAt(platform.clock(), window, tenant.timeZone),
      minutesDueOn: minutesDueOn(meeting.startsAt, tenant.timeZone, policy.minutesWithinDays),
      source: policy.source,
    },
  };
}
