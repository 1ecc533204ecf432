import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';
import { notFound } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { eventOf, type OverrideRow, type SeriesRow } from '../queries/calendar-row.rules';
import { findSeries, overridesOf } from '../queries/calendar.sql';

/** An event that is about to change, locked, with the dates that depart from it. */
export interface Held {
  row: SeriesRow;
  overrides: readonly OverrideRow[];
}

/** Locks an event. Throws notFound, or versionConflict where another version is there than the one that was read. */
export async function holdSeries(
  { tx }: CallContext,
  eventId: string,
  version: number | undefined,
): Promise<Held> {
  const row = await findSeries(tx, eventId, true);
  if (!row) throw notFound('event');
  if (version !== undefined && version !== row.version) throw versionConflict('event');
  return { row, overrides: (await overridesOf(tx, [eventId])).get(eventId) ?? [] };
}

/** Throws notFound. */
export async function requireSeries({ tx }: Pick<CallContext, 'tx'>, eventId: string): Promise<SeriesRow> {
  const row = await findSeries(tx, eventId);
  if (!row) throw notFound('event');
  return row;
}

export const getEvent = async (context: Pick<CallContext, 'tx'>, eventId: string): Promise<CalendarEvent> =>
  eventOf(await requireSeries(context, eventId));
