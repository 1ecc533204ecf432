import { z } from 'zod';
import { audience, namedAudience } from '../../platform/notifications/audience/audience';
import { id, line, moment, optionalLine, optionalText, version } from '../../wire/primitives';
import {
  calendarAnswers,
  calendarCategories,
  calendarScopes,
  calendarStatuses,
} from './calendar-event.values';

const localTime = /^[12]\d{3}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const dayOnly = /^[12]\d{3}-\d{2}-\d{2}$/;

/** A time of a clock without its zone, `2026-12-01T18:30` or with seconds; of an event of whole days the day, `2026-12-01`. */
export const localMoment = z
  .string()
  .max(19)
  .refine(
    (text) =>
      (localTime.test(text) || dayOnly.test(text)) &&
      !Number.isNaN(Date.parse(`${text.slice(0, 10)}T00:00:00Z`)),
    'Use a date, 2026-12-01, or a date and time, 2026-12-01T18:30.',
  )
  .meta({ format: 'date' });

/** ISO 8601: a day, a time of the event's clock, or a moment with its offset. */
const when = z.union([localMoment, moment], {
  error:
    'Use a date, 2026-12-01, a local date and time, 2026-12-01T18:30, or a UTC date and time, 2026-12-01T18:30:00Z.',
});

/** `#RRGGBB`. */
export const hexColor = z
  .string()
  .max(7)
  .regex(/^#[0-9a-fA-F]{6}$/, 'Use a color such as #1e5bb8.')
  .transform((color) => color.toLowerCase());

export const calendarCategory = z.enum(calendarCategories);
export const calendarAnswer = z.enum(calendarAnswers);
export const calendarScope = z.enum(calendarScopes);

const ruleText = z.string().trim().min(1).max(500);
const dates = z.array(localMoment).max(500);

/** What people write of an event. */
export const calendarEventFields = z.object({
  title: line(200),
  description: optionalText(5000),
  start: when,
  /** Without: an hour later, or the same day where it takes whole days. Exclusive for whole days (RFC 5545, 3.6.1). */
  end: when.nullable(),
  allDay: z.boolean(),
  category: calendarCategory,
  color: hexColor.nullable(),
  textColor: hexColor.nullable(),
  location: optionalLine(200),
  /** IANA; without: the community's. */
  timeZone: z.string().trim().min(1).max(60).nullable(),
  /** RRULE of RFC 5545: `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU`. */
  rules: z.array(ruleText).max(4),
  /** RDATE and EXDATE, on the event's clock. */
  extraDates: dates,
  exceptDates: dates,
  status: z.enum(calendarStatuses),
  /** Members are asked whether they come. */
  asksAnswers: z.boolean(),
  /** Whom it is for; null: everybody who sees the calendar. Others neither see nor find it. */
  audience: audience.nullable(),
});

const { shape } = calendarEventFields;

export const calendarEventInput = z.object({
  ...shape,
  description: shape.description.default(null),
  end: shape.end.default(null),
  allDay: shape.allDay.default(false),
  category: shape.category.default('community'),
  color: shape.color.default(null),
  textColor: shape.textColor.default(null),
  location: shape.location.default(null),
  timeZone: shape.timeZone.default(null),
  rules: shape.rules.default([]),
  extraDates: shape.extraDates.default([]),
  exceptDates: shape.exceptDates.default([]),
  status: shape.status.default('confirmed'),
  asksAnswers: shape.asksAnswers.default(false),
  audience: shape.audience.default(null),
});

/** Which dates are meant: `occurrence` is the date's own start on the event's clock, as `occurrence` of the list has it. */
const chosenDates = { scope: calendarScope.default('all'), occurrence: localMoment.nullable().default(null) };

/** What is left out stays. With `occurrence`, start and end are that date's. */
export const calendarEventChange = calendarEventFields
  .partial()
  .extend({ ...chosenDates, version: version.optional() });

export const calendarRemoval = z.object({
  ...chosenDates,
  version: z.coerce.number().pipe(version).optional(),
});

/** An event as it is kept: one, or a series. `start` and `end` are of its first date: moments, or days where it takes whole days. */
export const calendarEvent = z.object({
  id,
  uid: z.string(),
  /** Of RFC 5546: how often it changed for those who have it. */
  sequence: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  start: z.string(),
  end: z.string(),
  startsLocal: z.string(),
  endsLocal: z.string(),
  allDay: z.boolean(),
  category: calendarCategory,
  color: z.string().nullable(),
  textColor: z.string().nullable(),
  location: z.string().nullable(),
  timeZone: z.string(),
  rules: z.array(z.string()),
  extraDates: z.array(z.string()),
  exceptDates: z.array(z.string()),
  status: z.enum(calendarStatuses),
  asksAnswers: z.boolean(),
  /** It has an audience of its own. */
  isForSome: z.boolean(),
  version: z.int(),
  updatedAt: moment,
});

/** One date on the calendar: of an event, or of another section's. */
export const calendarOccurrence = z.object({
  /** Unique in the answer. */
  key: z.string(),
  /** Null: another section's, and `link` leads to it. */
  eventId: id.nullable(),
  /** `communications`, or the section that it comes from. */
  source: z.string(),
  /** The date's own start on the event's clock, which stays when it is moved; null for another section's. */
  occurrence: z.string().nullable(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  category: calendarCategory,
  color: z.string().nullable(),
  textColor: z.string().nullable(),
  location: z.string().nullable(),
  timeZone: z.string(),
  status: z.enum(calendarStatuses),
  recurs: z.boolean(),
  /** It departs from its series. */
  isChanged: z.boolean(),
  asksAnswers: z.boolean(),
  myAnswer: calendarAnswer.nullable(),
  isForSome: z.boolean(),
  link: z.string().nullable(),
  version: z.int(),
});

export const calendarRange = z.object({
  timeZone: z.string(),
  occurrences: z.array(calendarOccurrence),
  /** There are more dates than are answered at once. */
  isCut: z.boolean(),
});

/** One date with all that is known of it. */
export const calendarDetails = z.object({
  event: calendarEvent,
  occurrence: calendarOccurrence,
  /** Of this date. */
  description: z.string().nullable(),
  startsLocal: z.string(),
  endsLocal: z.string(),
  answers: z.object({ yes: z.int(), maybe: z.int(), no: z.int() }),
  /** Who answered, at most 200, those who come first. */
  people: z.array(z.object({ name: z.string(), answer: calendarAnswer })),
  /** Whom it is for, for who may change it; null for others, and where it is for everybody. */
  audience: namedAudience.nullable(),
  /** How many people that is today; null where it is for everybody who sees the calendar. */
  invited: z.int().nullable(),
  /** The dates that follow, at most five. */
  next: z.array(z.object({ occurrence: z.string(), start: z.string() })),
});

export type CalendarCategory = z.infer<typeof calendarCategory>;
export type CalendarAnswer = z.infer<typeof calendarAnswer>;
export type CalendarScope = z.infer<typeof calendarScope>;
export type CalendarEventInput = z.infer<typeof calendarEventInput>;
export type CalendarEventChange = z.infer<typeof calendarEventChange>;
export type CalendarRemoval = z.infer<typeof calendarRemoval>;
export type CalendarEvent = z.infer<typeof calendarEvent>;
export type CalendarOccurrence = z.infer<typeof calendarOccurrence>;
export type CalendarRange = z.infer<typeof calendarRange>;
export type CalendarDetails = z.infer<typeof calendarDetails>;
