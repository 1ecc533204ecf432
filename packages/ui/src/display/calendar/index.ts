export { DaysCalendar } from './days-calendar';
export type { CalendarEntry, DaysCalendarProps } from './days-calendar';
export { daysIn } from './calendar-days.rules';
export type { CalendarSpan } from './calendar-days.rules';
