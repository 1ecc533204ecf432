import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import {
  calendarColumns,
  type CalendarLine,
} from '@courtyard/contract/communications/calendar/calendar-list.columns';
import type { calendarRoutes } from '@courtyard/contract/communications/calendar/calendar.routes';
import { addDays, timeOfDayAt, wallClock } from '@courtyard/contract/days';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { calendarRange } from '../queries/calendar-range.service';

function lineOf({ start, end, allDay, ...date }: CalendarOccurrence, timeZone: string): CalendarLine {
  if (allDay) return { ...date, startsOn: start, startsAt: null, endsOn: addDays(end, -1), endsAt: null };
  const [first, last] = [wallClock(start, timeZone), wallClock(end, timeZone)];
  return {
    ...date,
    startsOn: first.day,
    startsAt: timeOfDayAt(first.minutes),
    endsOn: last.day,
    endsAt: timeOfDayAt(last.minutes),
  };
}

/** The dates that the caller sees on the days asked for, as a list. */
export const calendarExport = (query: z.output<(typeof calendarRoutes.exportOccurrences)['query']>) =>
  defineExport<CalendarLine>({
    name: 'calendar',
    columns: calendarColumns,
    async *rows(context) {
      const { occurrences, timeZone } = await calendarRange(context, query);
      for (const date of occurrences) yield lineOf(date, timeZone);
    },
  });
