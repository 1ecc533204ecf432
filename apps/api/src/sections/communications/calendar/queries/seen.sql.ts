import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { audiencesOfMember } from '../../../../platform/notifications/audience/belonging.sql';
import { notFound } from '../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import type { SeriesRow } from './calendar-row.rules';
import { findSeries } from './calendar.sql';

/** Whoever writes events sees all of them. */
export const seesAllEvents = ({ caller }: Pick<ReadContext, 'caller'>): boolean =>
  caller.permissions.has('Calendar Event Create');

/** The audiences of events that the caller belongs to today. */
async function ownAudiences(context: ReadContext): Promise<string[]> {
  const { tx, platform, caller } = context;
  const rows = await tx
    .selectFrom('calendarSeries')
    .select('audienceId')
    .where('audienceId', 'is not', null)
    .execute();
  const audienceIds = rows.flatMap(({ audienceId }) => audienceId ?? []);
  return audiencesOfMember(platform.sections, tx, {
    audienceIds,
    memberId: caller.memberId,
    day: todayOf(context),
  });
}

/** SQL: that the caller sees an event of `calendar_series`: it is for them, or they write events. */
export const seenBy = async (context: ReadContext): Promise<RawBuilder<SqlBool>> =>
  seesAllEvents(context) ? sql<SqlBool>`true` : isForCaller(context);

/** SQL: that an event of `calendar_series` is for everybody, or for the caller among others. */
export async function isForCaller(context: ReadContext): Promise<RawBuilder<SqlBool>> {
  return sql<SqlBool>`(calendar_series.audience_id is null
    or calendar_series.audience_id = any(${await ownAudiences(context)}::uuid[]))`;
}

/** An event that is for the caller, locked where asked. Throws notFound, for others' events too. */
export async function requireSeen(context: ReadContext, eventId: string, lock = false): Promise<SeriesRow> {
  const row = await findSeries(context.tx, eventId, lock);
  if (!row) throw notFound('event');
  if (row.audienceId === null || seesAllEvents(context)) return row;
  const { tx, platform, caller } = context;
  const own = await audiencesOfMember(platform.sections, tx, {
    audienceIds: [row.audienceId],
    memberId: caller.memberId,
    day: todayOf(context),
  });
  if (own.length === 0) throw notFound('event');
  return row;
}
