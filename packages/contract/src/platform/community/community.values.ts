/** Weekdays by their names, in the order of ISO 8601: the first is 1. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Months by their names: the first is 1. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Calendars of holidays that working days can follow. */
export const holidayCalendars = ['us-federal', 'none'] as const;
