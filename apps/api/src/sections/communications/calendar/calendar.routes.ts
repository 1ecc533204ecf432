import { calendarRoutes } from '@courtyard/contract/communications/calendar/calendar.routes';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { calendarRange } from './queries/calendar-range.service';
import { eventWithHistory } from './queries/history';
import { eventsAround } from './queries/events-around';
import { updateEvent } from './commands/change.service';
import { createEvent } from './commands/create.service';
import { removeEvent } from './commands/remove.service';
import { answerEvent, eventDetails } from './queries/details.service';
import { endFeed, feedState, resetFeed, sendFeed } from './feed/feed.service';
import { calendarExport } from './feed/calendar.export';
import { sendExport } from './feed/export.service';
import { importCalendar } from './import/import.service';

export const calendarModule: Module = () => [
  implement(calendarRoutes.createCalendarEvent, async (call) => ({
    data: await createEvent(call, call.body),
  })),
  implement(calendarRoutes.listCalendarEvents, (call) => eventsAround(call)),
  implement(calendarRoutes.updateCalendarEvent, async (call) => ({
    data: await updateEvent(call, call.params.eventId, call.body),
  })),
  implement(calendarRoutes.deleteCalendarEvent, (call) => removeEvent(call, call.params.eventId, call.query)),
  implement(calendarRoutes.calendarOccurrences, async (call) => ({
    data: await calendarRange(call, call.query),
  })),
  implementStream(calendarRoutes.exportOccurrences, (call) => exportList(call, calendarExport(call.query))),
  implement(calendarRoutes.calendarEventDetails, async (call) => ({
    data: await eventDetails(call, call.params.eventId, call.query.occurrence),
  })),
  implement(calendarRoutes.answerCalendarEvent, async (call) => ({
    data: await answerEvent(call, call.params.eventId, call.body),
  })),
  implement(
    calendarRoutes.calendarEventHistory,
    historyOf('calendar-event', (call) => eventWithHistory(call, call.params.eventId)),
  ),
  implementStream(calendarRoutes.calendarFeed, sendFeed),
  implement(calendarRoutes.calendarFeedState, async (call) => ({ data: await feedState(call) })),
  implement(calendarRoutes.resetCalendarFeed, async (call) => ({ data: { url: await resetFeed(call) } })),
  implement(calendarRoutes.endCalendarFeed, (call) => endFeed(call)),
  implementStream(calendarRoutes.exportCalendar, sendExport),
  implement(calendarRoutes.importCalendar, async (call) => ({
    data: await importCalendar(call, call.body, call.translate),
  })),
];
