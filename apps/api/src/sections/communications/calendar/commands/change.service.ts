import type {
  CalendarEvent,
  CalendarEventChange,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { changeOf } from '../../../../platform/audit/audit';
import { invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { eventFacts, factsNow } from '../record/calendar-event-facts';
import { audienceOf, changeAudience } from './event-audience';
import { askForAnswers, invitedMembers, notifyOfChange } from '../record/calendar-notifications';
import { changeAll } from './change-all.service';
import { changeFollowing } from './change-following.service';
import { changeThis, holdsForAll } from './change-this.service';
import { requireDate } from './dates';
import { requireZone } from './event-input';
import type { SeriesRow } from '../queries/calendar-row.rules';
import { getEvent, holdSeries, requireSeries } from './held';

/** Changes one date, that and those that follow, or all. Gives the event that the change is in: another one for those that follow. */
export async function updateEvent(
  context: CallContext,
  eventId: string,
  { scope, occurrence, version, audience, ...change }: CalendarEventChange,
): Promise<CalendarEvent> {
  if (typeof change.timeZone === 'string') requireZone(change.timeZone);
  const held = await holdSeries(context, eventId, version);
  const { row } = held;
  const date = occurrence === null ? null : requireDate(held, occurrence);
  const before = await eventFacts(context, row);
  const wereAsked = new Set(row.asksAnswers ? await invitedNow(context, row) : []);
  const recurs = row.rules.length + row.extraDates.length > 0;
  const id =
    !recurs || scope === 'all'
      ? await changeAll(context, held, date, change)
      : scope === 'this'
        ? await changeThis(context, held, requireDate(held, occurrence), change)
        : await changeFollowing(context, held, requireDate(held, occurrence), change);
  if (audience !== undefined) {
    if (recurs && scope === 'this') throw invalid({ audience: holdsForAll });
    const changed = id === eventId ? row : await requireSeries(context, id);
    await changeAudience(context, changed, audience);
  }
  const after = await getEvent(context, id);
  await recordChange(context, [
    changeOf('calendar-event.update', { 'calendar-event': eventId }, before, {
      ...(await factsNow(context, eventId)),
      ...(scope !== 'all' && recurs && { occurrence: date, ...(scope === 'this' && changedFacts(change)) }),
    }),
    ...(id === eventId
      ? []
      : [changeOf('calendar-event.create', { 'calendar-event': id }, {}, await factsNow(context, id))]),
  ]);
  if (after.asksAnswers && (audience !== undefined || !row.asksAnswers)) {
    const now = await requireSeries(context, id);
    await askForAnswers(context, after, await audienceOf(context, now), wereAsked);
  }
  await notifyOfChange(context, {
    eventId: id,
    title: after.title,
    date: scope === 'this' ? date : null,
    isOff: change.status === 'cancelled',
  });
  return after;
}

const invitedNow = async (context: CallContext, row: SeriesRow): Promise<string[]> =>
  invitedMembers(context, await audienceOf(context, row));

const changedFacts = (change: Partial<CalendarEventChange>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
