// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

/** What an event is about; each has its hue of the theme's charts. */
export const calendarCategories = [
  'community',
  'meeting',
  'social',
  'maintenance',
  'sports',
  'deadline',
] as const;

export const calendarAnswers = ['yes', 'maybe', 'no'] as const;

/** Which dates of an event that repeats are meant. */
export const calendarScopes = ['this', 'following', 'all'] as const;

export const calendarStatuses = ['confirmed', 'tentative', 'cancelled'] as const;

/** At most so many days are asked for at once, and so many dates answered. */
export const maxCalendarDays = 400;
export const maxOccurrences = 5000;
/** Bytes of a calendar file that is taken in. */
export const maxCalendarBytes = 2 * 1024 * 1024;
