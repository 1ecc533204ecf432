import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import { formatTime } from '@courtyard/contract/formats';
import { zoneText } from '@courtyard/contract/intl';
import { useUiConfig } from '@courtyard/common';
import { calendarMessages } from '../calendar.messages';
import { daysOf } from './occurrence.rules';

type Timed = CalendarOccurrence;

/** How the times of dates are said: on a day of the list, in full, and on the event's own clock where that is another. */
export function useEventTimes() {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const { timeZone } = useCommunity();
  return {
    /** On one of its days: `6:30 PM – 8:00 PM`, `All day`. */
    onDay(event: Timed, day: string): string {
      if (event.allDay) return t('allDayShort');
      const { first, last } = daysOf(event, timeZone);
      const [start, end] = [formats.time(event.start), formats.time(event.end)];
      if (first < day && last > day) return t('allDayShort');
      if (first < day) return t('until', { time: end });
      return event.start === event.end ? start : last > day ? start : `${start} – ${end}`;
    },
    /** With its days: `Tue 12/01/2026, 9:00 AM – 11:00 AM`. */
    full(event: Timed): string {
      if (!event.allDay) return formats.span({ startsAt: event.start, endsAt: event.end });
      const { first, last } = daysOf(event, timeZone);
      return first === last ? formats.fullDay(first) : `${formats.fullDay(first)} – ${formats.fullDay(last)}`;
    },
    /** On its own clock, where that shows another time than the community's; null otherwise. */
    elsewhere(event: Timed): string | null {
      if (event.allDay || event.timeZone === timeZone) return null;
      const time = formatTime(event.start, { language, dateFormat: '', timeZone: event.timeZone });
      if (time === formats.time(event.start)) return null;
      return t('elsewhere', { time, zone: zoneText(event.timeZone.replace(/^.*\//, '')) });
    },
  };
}
