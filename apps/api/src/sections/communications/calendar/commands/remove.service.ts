import type { CalendarRemoval } from '@courtyard/contract/communications/calendar/calendar-event';
import { changeOf } from '../../../../platform/audit/audit';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { forgetAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { eventFacts, factsNow } from '../record/calendar-event-facts';
import { notifyOfRemoval } from '../record/calendar-notifications';
import { extentOf, startsBetween } from '../recurrence/expand.rules';
import { addSeconds } from '../recurrence/local-time.rules';
import { moveAnswers, replaceOverrides, rewriteSeries, answeredDates } from './calendar-write.sql';
import { endedBefore, isFirst } from './change-following.service';
import { requireDate } from './dates';
import type { EventColumns } from './event-input';
import { type Held, holdSeries } from './held';

/** Removes one date, that and those that follow, or all. */
export async function removeEvent(
  context: CallContext,
  eventId: string,
  { scope, occurrence, version }: CalendarRemoval,
): Promise<void> {
  const held = await holdSeries(context, eventId, version);
  const { row } = held;
  const recurs = row.rules.length + row.extraDates.length > 0;
  const date = scope === 'all' || !recurs ? null : requireDate(held, occurrence);
  const isWhole = date === null || (scope === 'following' && isFirst(row, date));
  await notifyOfRemoval(context, {
    eventId,
    title: row.title,
    from: isWhole ? null : date,
    scope: isWhole ? 'all' : scope,
  });
  const rest = isWhole ? null : restOf(held, date, scope === 'following');
  const before = await eventFacts(context, row);
  if (rest === null) {
    await context.tx.deleteFrom('calendarSeries').where('id', '=', eventId).execute();
    if (row.audienceId !== null) await forgetAudience(context.tx, row.audienceId);
    await recordChange(context, changeOf('calendar-event.remove', { 'calendar-event': eventId }, before, {}));
    return;
  }
  await rewriteSeries(context, row, rest.columns, rest.overrides);
  await replaceOverrides(context, eventId, rest.overrides);
  const answered = await answeredDates(context.tx, eventId);
  const isGone = (local: string) => (scope === 'this' ? local === date : date !== null && local >= date);
  await moveAnswers(
    context.tx,
    eventId,
    eventId,
    answered.filter(isGone).map((local) => ({ before: local, after: null })),
  );
  const after = await factsNow(context, eventId);
  await recordChange(
    context,
    changeOf('calendar-event.update', { 'calendar-event': eventId }, before, after),
  );
}

const longSeconds = 30 * 366 * 86_400;

/** What is left of an event; null where it has no date any more. */
function restOf({ row, overrides }: Held, date: string, andFollowing: boolean) {
  const { id: _id, uid: _uid, sequence: _s, version: _v, updatedAt: _u, audienceId: _a, ...own } = row;
  const columns: EventColumns = andFollowing
    ? endedBefore(row, date)
    : { ...own, exceptDates: [...new Set([...row.exceptDates, date])].toSorted() };
  const kept = overrides.filter(({ occurrence }) => (andFollowing ? occurrence < date : occurrence !== date));
  const { from, to } = extentOf(columns);
  const last = to ?? addSeconds(from, longSeconds);
  return startsBetween(columns, from, last).length === 0 ? null : { columns, overrides: kept };
}
