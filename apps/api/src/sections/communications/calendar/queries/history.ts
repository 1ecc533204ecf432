import { forbidden } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import type { SeriesRow } from './calendar-row.rules';
import { requireSeen, seesAllEvents } from './seen.sql';

/** An event whose history the caller may read. The one of an event for some says who they are: it is for who writes events. */
export async function eventWithHistory(context: ReadContext, eventId: string): Promise<SeriesRow> {
  const row = await requireSeen(context, eventId);
  if (row.audienceId !== null && !seesAllEvents(context))
    throw forbidden(
      'Only people who can edit events can see the history of an event with a limited audience.',
    );
  return row;
}
