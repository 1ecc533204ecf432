import { idOf } from '@courtyard/common/testing';
import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';
import fc from 'fast-check';
import {
  calendarFailures,
  type CalendarState,
  created,
  emptyCalendar,
  failed,
  fetched,
  removed,
  started,
  updated,
} from './calendar-state.rules';
import { calendarEventOf } from '../calendar.fixture';

const anEvent = fc.record({ id: fc.nat({ max: 5 }), title: fc.string({ maxLength: 4 }) });
const event = ({ id, title }: { id: number; title: string }) => calendarEventOf({ id: idOf(id + 1), title });
type Action = (state: CalendarState, listed: CalendarEvent[]) => [CalendarState, CalendarEvent[]];

const actions = fc.oneof(
  fc.array(anEvent, { maxLength: 4 }).map((given): Action => (state) => [
    fetched(state, given.map(event)),
    given.map(event),
  ]),
  anEvent.map((given): Action => (state, listed) => [
    created(state, event(given)),
    [...listed, event(given)],
  ]),
  anEvent.map((given): Action => (state, listed) => [
    updated(state, event(given)),
    listed.map((each) => (each.id === event(given).id ? event(given) : each)),
  ]),
  anEvent.map((given): Action => (state, listed) => [
    removed(state, event(given).id),
    listed.filter(({ id }) => id !== event(given).id),
  ]),
  fc
    .constantFrom(...(['create', 'fetch', 'update', 'remove'] as const))
    .map((name): Action => (state, listed) => [failed(state, name), listed]),
);

test('whatever happens in whatever order, the list, the flag and the error are as the specification says', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 12 }), (history) => {
      let state = emptyCalendar;
      let listed: CalendarEvent[] = [];
      expect(state).toEqual({ events: [], loading: false, error: null });
      for (const action of history) {
        const waiting = started(state);
        expect(waiting).toEqual({ events: listed, loading: true, error: null });
        [state, listed] = action(waiting, listed);
        expect(state.events).toEqual(listed);
        expect(state.loading).toBe(false);
      }
    }),
  );
});

test('failures are stored in the words of the specification', () => {
  expect(Object.values(calendarFailures)).toEqual([
    'Failed to create event',
    'Failed to fetch events',
    'Failed to update event',
    'Failed to delete event',
  ]);
  expect(failed(started(emptyCalendar), 'update').error).toBe('Failed to update event');
});
