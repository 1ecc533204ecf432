import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';

/** What the specification says of the calendar's state (section 4): it starts empty, not loading, without an error. */
export interface CalendarState {
  events: CalendarEvent[];
  loading: boolean;
  error: string | null;
}

export const emptyCalendar: CalendarState = { events: [], loading: false, error: null };

/** What is stored when a call fails (section 8). */
export const calendarFailures = {
  create: 'Failed to create event',
  fetch: 'Failed to fetch events',
  update: 'Failed to update event',
  remove: 'Failed to delete event',
} as const;

export type CalendarCall = keyof typeof calendarFailures;

export const started = (state: CalendarState): CalendarState => ({ ...state, loading: true, error: null });

export const failed = (state: CalendarState, call: CalendarCall): CalendarState => ({
  ...state,
  loading: false,
  error: calendarFailures[call],
});

/** Fetching replaces the whole list. */
export const fetched = (state: CalendarState, events: CalendarEvent[]): CalendarState => ({
  ...state,
  loading: false,
  events,
});

export const created = (state: CalendarState, event: CalendarEvent): CalendarState => ({
  ...state,
  loading: false,
  events: [...state.events, event],
});

/** Replaces the event of the same id; does nothing to the list where there is none. */
export const updated = (state: CalendarState, event: CalendarEvent): CalendarState => ({
  ...state,
  loading: false,
  events: state.events.map((each) => (each.id === event.id ? event : each)),
});

export const removed = (state: CalendarState, id: string): CalendarState => ({
  ...state,
  loading: false,
  events: state.events.filter((each) => each.id !== id),
});
