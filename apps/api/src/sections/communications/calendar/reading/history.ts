import { forbidden } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import type { SeriesRow } from './calendar-row.rules';
import { requireSeen, seesAllEvents } from './seen.sql';

/** An event whose history the caller may read. The one of an event for some says who they are: it is for who writes events. */
export async function eventWithHistory(context: ReadContext, eventId: string): Promise<SeriesRow> {
  const row = await requireSeen(context, eventId);
  if (row.audienceId !== null && !seesAllEvents(context))
    throw forbidden('The history of an event for some people is read by those who may change events.');
  return row;
}
