import {
  call,
  type CallQuery,
  defineResource,
  refreshData,
  useCommand,
  useUiConfig,
} from '@courtyard/common';
import type { CalendarAnswer } from '@courtyard/contract/communications/calendar/calendar-event';
import { useQueryClient } from '@tanstack/react-query';
import { useCalendar } from './state/calendar.store';

const section = 'communications';

export const calendar = defineResource({
  section,
  key: 'calendar',
  history: 'GET /api/v1/calendar/history/:eventId',
});

/** Every date from one day to another, both included. */
export function useOccurrences(query: CallQuery<'GET /api/v1/calendar/occurrences'>, enabled = true) {
  const language = useUiConfig((config) => config.language);
  return calendar.useRead('GET /api/v1/calendar/occurrences', { query: { ...query, language }, enabled });
}

/** One date of an event; the next where none is named. */
export const useEventDetails = (id: string, date: string | null) =>
  calendar.useRead('GET /api/v1/calendar/details/:eventId', {
    ids: [id],
    query: date === null ? {} : { occurrence: date },
    enabled: id !== '',
  });

export const fetchEvent = async (eventId: string, date: string | null) => {
  const query = date === null ? {} : { occurrence: date };
  return (await call('GET /api/v1/calendar/details/:eventId', { params: { eventId }, query })).data;
};

export const useAnswer = (eventId: string) =>
  useCommand(section, async (body: { occurrence: string; answer: CalendarAnswer | null }, idempotencyKey) => {
    const options = { params: { eventId }, body, idempotencyKey };
    return (await call('PUT /api/v1/calendar/answer/:eventId', options)).data;
  });

/** The specification's calls that write; what is on screen of the calendar is asked for again after each. */
export function useCalendarWrites() {
  const client = useQueryClient();
  const createEvent = useCalendar((state) => state.createEvent);
  const updateEvent = useCalendar((state) => state.updateEvent);
  const deleteEvent = useCalendar((state) => state.deleteEvent);
  const then = async <A>(work: Promise<A>): Promise<A> => {
    const answer = await work;
    await refreshData(client, section);
    return answer;
  };
  return {
    create: (...given: Parameters<typeof createEvent>) => then(createEvent(...given)),
    update: (...given: Parameters<typeof updateEvent>) => then(updateEvent(...given)),
    remove: (...given: Parameters<typeof deleteEvent>) => then(deleteEvent(...given)),
  };
}
