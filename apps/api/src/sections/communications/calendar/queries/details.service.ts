import type {
  CalendarAnswer,
  CalendarDetails,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { sql } from 'kysely';
import { canKnow } from '../../../../platform/notifications/audience/audience-rights';
import { countAudience } from '../../../../platform/notifications/audience/audience.service';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { changeOf } from '../../../../platform/audit/audit';
import { endsLocalOf, eventOf, occurrenceOf, timesOf } from './calendar-row.rules';
import { overridesOf } from './calendar.sql';
import { requireSeen, seesAllEvents } from './seen.sql';
import { requireDate } from '../commands/dates';
import { extentOf, startsBetween } from '../recurrence/expand.rules';
import { addSeconds, localAt } from '../recurrence/local-time.rules';

const maxPeople = 200;
const maxNext = 5;
const yearSeconds = 400 * 86_400;

/** An event with one of its dates: the one that was named, or the next, or the last. Throws notFound. */
export async function eventDetails(
  context: ReadContext,
  eventId: string,
  asked: string | undefined,
): Promise<CalendarDetails> {
  const { tx, platform, caller } = context;
  const row = await requireSeen(context, eventId);
  const overrides = (await overridesOf(tx, [eventId])).get(eventId) ?? [];
  const now = localAt(platform.clock(), row.timeZone);
  const { to } = extentOf(row);
  const ahead = startsBetween(row, addSeconds(now, -row.lengthSeconds), addSeconds(now, yearSeconds));
  const last = () => startsBetween(row, addSeconds(to ?? now, -yearSeconds), to ?? now).at(-1);
  const date =
    asked === undefined ? (ahead[0] ?? last() ?? row.startsLocal) : requireDate({ row, overrides }, asked);
  const override = overrides.find(({ occurrence }) => occurrence === date);
  const its = override ?? { ...row, startsLocal: date };
  const answers = await answersOf(context, eventId, date);
  const mine = answers.find(({ memberId }) => memberId === caller.memberId);
  const count = (answer: CalendarAnswer) => answers.filter((each) => each.answer === answer).length;
  const audience = row.audienceId === null ? null : await storedAudience(tx, row.audienceId);
  const counted = audience && (await countAudience(context, audience));
  // How many are in arrears is not for everybody who is.
  const canCount = audience !== null && (await canKnow(context, audience));
  return {
    event: eventOf(row),
    occurrence: { ...occurrenceOf(row, date, override), myAnswer: mine?.answer ?? null },
    description: its.description,
    startsLocal: its.startsLocal,
    endsLocal: endsLocalOf(its.startsLocal, its.lengthSeconds, row),
    answers: { yes: count('yes'), maybe: count('maybe'), no: count('no') },
    people: answers.slice(0, maxPeople).map(({ name, answer }) => ({ name, answer })),
    audience: counted && seesAllEvents(context) ? counted.audience : null,
    invited: counted && canCount ? counted.people : null,
    next: ahead
      .filter((local) => local > date)
      .slice(0, maxNext)
      .map((local) => ({ occurrence: local, start: timesOf(local, row.lengthSeconds, row).start })),
  };
}

const answersOf = ({ tx }: ReadContext, eventId: string, date: string) =>
  tx
    .selectFrom('calendarAnswer')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'calendarAnswer.tenantId')
        .onRef('member.id', '=', 'calendarAnswer.memberId'),
    )
    .select(['calendarAnswer.memberId', 'member.displayName as name', 'answer'])
    .where('seriesId', '=', eventId)
    .where('occurrence', '=', date)
    .orderBy(sql`array_position(array['yes', 'maybe', 'no'], answer)`)
    .orderBy('member.displayName')
    .execute();

/** Keeps whether the caller comes on a date; null takes the answer back. */
export async function answerEvent(
  context: CallContext,
  eventId: string,
  { occurrence, answer }: { occurrence: string; answer: CalendarAnswer | null },
): Promise<CalendarDetails> {
  const { tx, tenant, caller, platform } = context;
  const row = await requireSeen(context, eventId, true);
  const overrides = (await overridesOf(tx, [eventId])).get(eventId) ?? [];
  const date = requireDate({ row, overrides }, occurrence);
  if (!row.asksAnswers) throw conflict('no-answers-asked', 'This event doesn’t ask for an RSVP.');
  const own = tx
    .selectFrom('calendarAnswer')
    .select('answer')
    .where('seriesId', '=', eventId)
    .where('occurrence', '=', date)
    .where('memberId', '=', caller.memberId);
  const before = (await own.executeTakeFirst())?.answer ?? null;
  if (before !== answer) {
    await tx
      .deleteFrom('calendarAnswer')
      .where('seriesId', '=', eventId)
      .where('occurrence', '=', date)
      .where('memberId', '=', caller.memberId)
      .execute();
    if (answer !== null)
      await tx
        .insertInto('calendarAnswer')
        .values({
          tenantId: tenant.id,
          seriesId: eventId,
          occurrence: date,
          memberId: caller.memberId,
          answer,
          answeredAt: platform.clock(),
        })
        .execute();
    await recordChange(
      context,
      changeOf(
        'calendar-event.answer',
        { 'calendar-event': eventId },
        { answer: before },
        { answer, occurrence: date },
      ),
    );
  }
  return eventDetails(context, eventId, date);
}
