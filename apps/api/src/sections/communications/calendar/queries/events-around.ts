import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';
import { addDays, momentAt } from '@courtyard/contract/days';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { eventOf } from './calendar-row.rules';
import { seriesBetween } from './calendar.sql';
import { seenBy } from './seen.sql';

/** The events of the specification's list: with a date from 31 days ago to 366 days ahead, a series as one. */
export async function eventsAround(context: ReadContext): Promise<CalendarEvent[]> {
  const { tx, tenant } = context;
  const today = todayOf(context);
  const from = momentAt(addDays(today, -31), 0, tenant.timeZone);
  const to = momentAt(addDays(today, 367), 0, tenant.timeZone);
  return (await seriesBetween(tx, from, to, await seenBy(context))).map(eventOf);
}
