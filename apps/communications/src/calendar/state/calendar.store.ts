import { call, type CallOptions } from '@courtyard/common';
import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';
import { create } from 'zustand';
import {
  type CalendarCall,
  type CalendarState,
  created,
  emptyCalendar,
  failed,
  fetched,
  removed,
  started,
  updated,
} from './calendar-state.rules';

type Removal = NonNullable<CallOptions<'DELETE /api/v1/calendar/delete/:eventId'>['query']>;

interface CalendarStore extends CalendarState {
  fetchEvents: () => Promise<void>;
  createEvent: (body: CallOptions<'POST /api/v1/calendar/create'>['body']) => Promise<CalendarEvent>;
  updateEvent: (
    eventId: string,
    body: NonNullable<CallOptions<'PUT /api/v1/calendar/update/:eventId'>['body']>,
  ) => Promise<CalendarEvent>;
  deleteEvent: (eventId: string, query: Removal) => Promise<void>;
  dismiss: () => void;
}

/**
 * The events and the four calls of the specification, with its states. A failure is stored in its words and thrown with the
 * server's, which say what to do.
 */
export const useCalendar = create<CalendarStore>()((set) => {
  async function run<A>(
    name: CalendarCall,
    send: () => Promise<A>,
    done: (state: CalendarState, answer: A) => CalendarState,
  ) {
    set(started);
    try {
      const answer = await send();
      set((state) => done(state, answer));
      return answer;
    } catch (error) {
      set((state) => failed(state, name));
      throw error;
    }
  }
  return {
    ...emptyCalendar,
    async fetchEvents() {
      await run('fetch', () => call('GET /api/v1/calendar/events/'), fetched);
    },
    async createEvent(body) {
      const { data } = await run(
        'create',
        () => call('POST /api/v1/calendar/create', { body }),
        (state, answer) => created(state, answer.data),
      );
      return data;
    },
    async updateEvent(eventId, body) {
      const { data } = await run(
        'update',
        () => call('PUT /api/v1/calendar/update/:eventId', { params: { eventId }, body }),
        (state, answer) => updated(state, answer.data),
      );
      return data;
    },
    async deleteEvent(eventId, query) {
      await run(
        'remove',
        () => call('DELETE /api/v1/calendar/delete/:eventId', { params: { eventId }, query }),
        (state) =>
          query.scope === undefined || query.scope === 'all'
            ? removed(state, eventId)
            : { ...state, loading: false },
      );
    },
    dismiss: () => set({ error: null }),
  };
});
