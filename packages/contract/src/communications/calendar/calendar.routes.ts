import { z } from 'zod';
import { audienceBodyLimits } from '../../platform/notifications/audience/audience';
import { auditEntry, historyQuery } from '../../platform/audit';
import { day, exported, id, language, list, many, moment, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import {
  calendarAnswer,
  calendarCategory,
  calendarDetails,
  calendarEvent,
  calendarEventChange,
  calendarEventInput,
  calendarRange,
  calendarRemoval,
  localMoment,
} from './calendar-event';
import { maxCalendarBytes } from './calendar-event.values';

const params = z.object({ eventId: id });
const see = 'Calendar Events List View';
const write = 'Calendar Event Create';

const shownDays = z.object({
  from: day,
  to: day,
  category: many(calendarCategory),
  language: language.optional(),
});

/** The calls of the specification, by its names; its client sends no Idempotency-Key. */
const specified = {
  createCalendarEvent: defineRoute({
    method: 'POST',
    path: '/api/v1/calendar/create',
    access: write,
    summary: 'Add an event',
    keyOptional: true,
    body: calendarEventInput,
    bodyLimits: audienceBodyLimits,
    response: one(calendarEvent),
    status: 201,
  }),
  listCalendarEvents: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/events/',
    access: see,
    summary: 'The events with a date from 31 days ago to 366 days ahead, as an array: a series is one',
    response: z.array(calendarEvent),
  }),
  updateCalendarEvent: defineRoute({
    method: 'PUT',
    path: '/api/v1/calendar/update/:eventId',
    access: write,
    summary: 'Change an event: one date of it, that and those that follow, or all',
    keyOptional: true,
    params,
    body: calendarEventChange,
    bodyLimits: audienceBodyLimits,
    response: one(calendarEvent),
  }),
  deleteCalendarEvent: defineRoute({
    method: 'DELETE',
    path: '/api/v1/calendar/delete/:eventId',
    access: write,
    summary: 'Remove an event: one date of it, that and those that follow, or all',
    keyOptional: true,
    params,
    query: calendarRemoval,
    status: 204,
  }),
};

const findings = z.object({
  /** Whether anything was written. */
  isDone: z.boolean(),
  added: z.int(),
  changed: z.int(),
  /** As they are here already, or newer here. */
  unchanged: z.int(),
  /** What was found in the file, at most 200. */
  events: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      start: z.string(),
      becomes: z.enum(['added', 'changed', 'unchanged']),
    }),
  ),
  /** What was left out, by line. */
  notes: z.array(z.object({ line: z.int(), text: z.string() })),
});

export const calendarRoutes = {
  ...specified,
  calendarOccurrences: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/occurrences',
    access: see,
    summary:
      'Every date from one day to another, both included, of events and of other sections; at most 400 days and 5,000 dates',
    query: shownDays,
    response: one(calendarRange),
  }),
  exportOccurrences: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/occurrences/export',
    access: see,
    summary: 'The dates of these days as a list in a file',
    query: shownDays.extend(exported),
    produces: exportedMedia,
  }),
  calendarEventDetails: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/details/:eventId',
    access: see,
    summary: 'One event, or one date of it, with who comes',
    params,
    query: z.object({ occurrence: localMoment.optional() }),
    response: one(calendarDetails),
  }),
  answerCalendarEvent: defineRoute({
    method: 'PUT',
    path: '/api/v1/calendar/answer/:eventId',
    access: see,
    summary: 'Say whether one comes on a date; null takes the answer back',
    params,
    body: z.object({ occurrence: localMoment, answer: calendarAnswer.nullable() }),
    response: one(calendarDetails),
  }),
  calendarEventHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/history/:eventId',
    access: see,
    summary: 'Who changed what of an event; of one for some, for who may change it',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
  calendarFeed: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/feed.ics',
    access: 'public',
    summary:
      'The calendar for a calendar program, by the secret link of a member, with what the member may see today',
    query: z.object({ token: z.string().min(1).max(100) }),
    produces: 'text/calendar',
  }),
  calendarFeedState: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/feed',
    access: see,
    notViewedAs: true,
    summary: 'Whether the caller has a secret link to the calendar, and when it was used last',
    response: one(z.object({ madeAt: moment.nullable(), usedAt: moment.nullable() })),
  }),
  resetCalendarFeed: defineRoute({
    method: 'POST',
    path: '/api/v1/calendar/feed',
    access: see,
    summary: 'Make a secret link to the calendar; the one before ends',
    response: one(z.object({ url: z.string() })),
    status: 201,
  }),
  endCalendarFeed: defineRoute({
    method: 'DELETE',
    path: '/api/v1/calendar/feed',
    access: see,
    summary: 'End the secret link to the calendar',
    status: 204,
  }),
  exportCalendar: defineRoute({
    method: 'GET',
    path: '/api/v1/calendar/export',
    access: see,
    summary: 'All events as a calendar file',
    produces: 'text/calendar',
  }),
  importCalendar: defineRoute({
    method: 'POST',
    path: '/api/v1/calendar/import',
    access: write,
    summary: 'Take in a calendar file; `isDryRun` only says what would become of it',
    body: z.object({ content: z.string().min(1).max(maxCalendarBytes), isDryRun: z.boolean() }),
    response: one(findings),
    bodyLimits: { bytes: maxCalendarBytes * 3 + 1024 },
  }),
};

export type CalendarFindings = z.infer<typeof findings>;
