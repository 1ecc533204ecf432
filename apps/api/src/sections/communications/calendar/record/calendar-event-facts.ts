import { audienceWord } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { namedAudience } from '../../../../platform/notifications/audience/named-audience.sql';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { eventOf, type SeriesRow } from '../queries/calendar-row.rules';
import { requireSeries } from '../commands/held';

/** What the history tells of an event: its times as its own clock shows them, and whom it is for in words. */
export async function eventFacts(context: ReadContext, row: SeriesRow): Promise<Record<string, unknown>> {
  const { tx, platform } = context;
  const event = eventOf(row);
  const audience =
    row.audienceId === null
      ? null
      : await namedAudience(platform.sections, tx, await storedAudience(tx, row.audienceId));
  return {
    title: event.title,
    category: event.category,
    allDay: event.allDay,
    start: event.allDay ? event.start : event.startsLocal,
    end: event.allDay ? event.end : event.endsLocal,
    timeZone: event.timeZone,
    rules: event.rules,
    extraDates: event.extraDates,
    exceptDates: event.exceptDates,
    location: event.location,
    description: event.description,
    asksAnswers: event.asksAnswers,
    status: event.status,
    audience: audience && audienceWord(audience),
  };
}

/** As `eventFacts`, of an event as it is now. Throws notFound. */
export const factsNow = async (context: ReadContext, eventId: string): Promise<Record<string, unknown>> =>
  eventFacts(context, await requireSeries(context, eventId));
