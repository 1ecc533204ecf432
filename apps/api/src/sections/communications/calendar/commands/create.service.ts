import type {
  CalendarEvent,
  CalendarEventInput,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { factsNow } from '../record/calendar-event-facts';
import { keptAudience } from './event-audience';
import { askForAnswers } from '../record/calendar-notifications';
import { insertSeries, uidOf } from './calendar-write.sql';
import { getEvent } from './held';
import { columnsFrom } from './event-input';

/** Adds an event; where it asks who comes, members are told. */
export async function createEvent(context: CallContext, input: CalendarEventInput): Promise<CalendarEvent> {
  const id = newId();
  await insertSeries(
    context,
    { id, uid: uidOf(context, id), audienceId: await keptAudience(context, input.audience) },
    columnsFrom(input, context.tenant.timeZone),
  );
  const event = await getEvent(context, id);
  await recordChange(
    context,
    changeOf('calendar-event.create', { 'calendar-event': id }, {}, await factsNow(context, id)),
  );
  if (event.asksAnswers) await askForAnswers(context, event, input.audience);
  return event;
}
