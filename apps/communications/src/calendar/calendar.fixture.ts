import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type CalendarDetails,
  calendarDetails,
  type CalendarEvent,
  calendarEvent,
  type CalendarOccurrence,
  calendarOccurrence,
} from '@courtyard/contract/communications/calendar/calendar-event';

/** Yoga every Wednesday at 7:30 in New York. */
export const calendarEventOf = (part: Partial<CalendarEvent> = {}): CalendarEvent =>
  sampleOf(calendarEvent, {
    id: idOf(100),
    uid: `${idOf(100)}@demo.example`,
    sequence: 0,
    title: 'Yoga on the lawn',
    start: '2026-12-02T12:30:00.000Z',
    end: '2026-12-02T13:30:00.000Z',
    startsLocal: '2026-12-02T07:30:00',
    endsLocal: '2026-12-02T08:30:00',
    allDay: false,
    category: 'sports',
    timeZone: 'America/New_York',
    rules: ['FREQ=WEEKLY;BYDAY=WE'],
    extraDates: [],
    exceptDates: [],
    status: 'confirmed',
    asksAnswers: true,
    isForSome: false,
    version: 3,
    updatedAt: '2026-11-01T10:00:00Z',
    ...part,
  });

export const occurrenceOf = (part: Partial<CalendarOccurrence> = {}): CalendarOccurrence =>
  sampleOf(calendarOccurrence, {
    key: `${idOf(100)} 2026-12-02T07:30:00`,
    eventId: idOf(100),
    source: 'communications',
    occurrence: '2026-12-02T07:30:00',
    title: 'Yoga on the lawn',
    start: '2026-12-02T12:30:00.000Z',
    end: '2026-12-02T13:30:00.000Z',
    allDay: false,
    category: 'sports',
    timeZone: 'America/New_York',
    status: 'confirmed',
    recurs: true,
    isChanged: false,
    asksAnswers: true,
    isForSome: false,
    version: 3,
    ...part,
  });

export const calendarDetailsOf = (part: Partial<CalendarDetails> = {}): CalendarDetails =>
  sampleOf(calendarDetails, {
    event: calendarEventOf(),
    occurrence: occurrenceOf(),
    description: 'Bring a mat.',
    startsLocal: '2026-12-02T07:30:00',
    endsLocal: '2026-12-02T08:30:00',
    answers: { yes: 2, maybe: 1, no: 0 },
    audience: null,
    invited: null,
    people: [{ name: 'Alma Reyes', answer: 'yes' }],
    next: [{ occurrence: '2026-12-09T07:30:00', start: '2026-12-09T12:30:00.000Z' }],
    ...part,
  });
