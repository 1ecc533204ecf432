import { z } from 'zod';
import { storedFile } from '../../platform/files';
import {
  amountMinor,
  day,
  id,
  line,
  list,
  listQuery,
  many,
  moment,
  one,
  optionalLine,
  optionalText,
  version,
} from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { areaColors, areaKinds, bookers } from './common-area.values';

export const areaKind = z.enum(areaKinds);

/** Tells an area from others in calendars and lists, always beside its name. */
export const areaColor = z.enum(areaColors);

/** Time of day in the community's time zone, `HH:MM`; a day closes at `24:00` at the latest. */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Enter the time as HH:MM.')
  .max(5);

/** One stretch in which an area is open. Weekdays as in ISO 8601: 1 is Monday, 7 is Sunday. */
export const openingHours = z.object({
  weekday: z.int().min(1).max(7),
  opensAt: timeOfDay,
  closesAt: timeOfDay,
});

/** Days on which an area is closed whatever its hours; both days belong to it. */
export const closure = z.object({ startsOn: day, endsOn: day, reason: line(200) });

export const bookingQuestion = z.object({
  /** Made by the client (UUID), so that answers keep their question when the wording changes. */
  id,
  text: line(200),
  kind: z.enum(['text', 'yes-no', 'choice']),
  choices: z.array(line(80)).max(20).default([]),
  required: z.boolean().default(false),
});

export const whoMayBook = z.enum(bookers);

/** Twenty questions of twenty choices, in any script. */
const bodyLimits = { bytes: 256 * 1024 };

/** What an area may allow at most for one booking. */
export const longestBookingDays = 14;

const areaFields = z.object({
  name: line(80),
  kind: areaKind,
  /** Null: the one that the fewest areas have. */
  color: areaColor.nullable().default(null),
  location: optionalLine(120).default(null),
  description: optionalText(4000).default(null),
  rules: optionalText(8000).default(null),
  capacity: z.int().min(1).max(10_000).nullable().default(null),
  openingHours: z.array(openingHours).max(28),
  closures: z.array(closure).max(50).default([]),
  /** Whether it can be booked at all; otherwise it is open to everybody in its hours. */
  bookable: z.boolean().default(true),
  slotMinutes: z.int().min(15).max(1440).default(60),
  maxDurationMinutes: z
    .int()
    .min(15)
    .max(longestBookingDays * 1440)
    .default(120),
  maxAdvanceDays: z.int().min(1).max(730).default(60),
  capPerUnitPerDay: z.int().min(1).max(50).nullable().default(null),
  /** Weeks begin as `startOfWeek` has it. */
  capPerUnitPerWeek: z.int().min(1).max(100).nullable().default(null),
  /** A unit whose charges are overdue for more than so many days books nothing; null: what it owes is no matter. */
  arrearsDays: z.int().min(0).max(365).nullable().default(null),
  feeMinor: amountMinor.min(0).default(0),
  depositMinor: amountMinor.min(0).default(0),
  /** Until so many hours before its start a booking is cancelled without a fee. */
  freeCancelHours: z.int().min(0).max(2160).default(0),
  /** Share of the fee that stays owed where it is cancelled later. The deposit is never kept. */
  keptFeePercent: z.int().min(0).max(100).default(0),
  /** Hours before its start at which whoever booked is reminded; null: never. */
  remindHours: z.int().min(1).max(336).nullable().default(24),
  approvalRequired: z.boolean().default(false),
  whoMayBook: whoMayBook.default('residents'),
  /** Files from `POST /api/v1/files` with what they show, in order; the first is the cover. */
  photos: z
    .array(z.object({ fileId: id, alt: optionalLine(200).default(null) }))
    .max(12)
    .default([]),
  questions: z.array(bookingQuestion).max(20).default([]),
});

/** What has to fit together within an area. */
function checkArea(area: z.output<typeof areaFields>, context: z.RefinementCtx) {
  const complain = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  area.openingHours.forEach((hours, index) => {
    if (hours.closesAt <= hours.opensAt)
      complain(['openingHours', index, 'closesAt'], 'Closing time is before opening time.');
    const overlaps = area.openingHours.some(
      (other, place) =>
        place < index &&
        other.weekday === hours.weekday &&
        other.opensAt < hours.closesAt &&
        hours.opensAt < other.closesAt,
    );
    if (overlaps)
      complain(['openingHours', index, 'opensAt'], 'These hours overlap with others on the same day.');
  });
  area.closures.forEach((closed, index) => {
    if (closed.endsOn < closed.startsOn)
      complain(['closures', index, 'endsOn'], 'The end date is before the start date.');
  });
  area.questions.forEach((question, index) => {
    if (question.kind === 'choice' && question.choices.length < 2)
      complain(['questions', index, 'choices'], 'Enter at least two choices.');
  });
  if (area.maxDurationMinutes < area.slotMinutes)
    complain(['maxDurationMinutes'], 'The longest booking can’t be shorter than one slot.');
  if (area.bookable && area.openingHours.length === 0)
    complain(['openingHours'], 'Enter opening hours; without them no one can book the area.');
}

export const commonAreaInput = areaFields.superRefine(checkArea);
export const commonAreaChange = areaFields.extend({ version }).superRefine(checkArea);

export const commonArea = areaFields.extend({
  id,
  color: areaColor,
  location: z.string().nullable(),
  description: z.string().nullable(),
  rules: z.string().nullable(),
  /** `alt` says what a photo shows to those who do not see it. */
  photos: z.array(storedFile.extend({ alt: z.string().nullable() })),
  /** Open at this moment by its hours and closures. */
  openNow: z.boolean(),
  /** The caller may book it for at least one property. */
  bookableByMe: z.boolean(),
  /** How fee and deposit are billed: due so many days before the booking begins. Null: the books bill nothing for it. */
  billing: z.object({ dueDays: z.int() }).nullable(),
  archived: z.boolean(),
  version: z.int(),
  updatedAt: moment,
});

export const commonAreaSummary = commonArea
  .pick({
    id: true,
    name: true,
    kind: true,
    color: true,
    location: true,
    capacity: true,
    openingHours: true,
    bookable: true,
    slotMinutes: true,
    feeMinor: true,
    depositMinor: true,
    approvalRequired: true,
    whoMayBook: true,
    openNow: true,
    bookableByMe: true,
    archived: true,
    version: true,
  })
  .extend({
    /** Link to the first photo. */
    coverUrl: z.string().nullable(),
    /** Confirmed and requested bookings that have not ended. */
    upcomingReservations: z.int(),
  });

export const timeSlot = z.object({ startsAt: moment, endsAt: moment });

/** A slot of the calendar. `tooFar` opens later, `past` has started, `mine` is booked by the caller's property. */
export const slotState = z.enum(['free', 'taken', 'mine', 'past', 'tooFar']);

export const availability = z.object({
  timeZone: z.string(),
  days: z.array(
    z.object({
      day,
      /** Why the area is closed that day; null when it has slots. */
      closed: z.string().nullable(),
      slots: z.array(timeSlot.extend({ state: slotState })),
    }),
  ),
});

export const areaParams = z.object({ areaId: id });
const versioned = z.object({ version });

export const commonAreaRoutes = {
  listCommonAreas: defineRoute({
    method: 'GET',
    path: '/api/v1/common-areas',
    access: 'signed-in',
    summary: 'Common areas',
    query: listQuery(['name', 'kind', 'capacity']).extend({
      kind: many(areaKind),
      archived: z.enum(['no', 'yes', 'all']).default('no'),
    }),
    response: list(commonAreaSummary),
  }),
  createCommonArea: defineRoute({
    method: 'POST',
    path: '/api/v1/common-areas',
    access: 'Common Area Create',
    summary: 'Add common areas',
    bodyLimits,
    body: commonAreaInput,
    response: one(commonArea),
    status: 201,
  }),
  getCommonArea: defineRoute({
    method: 'GET',
    path: '/api/v1/common-areas/:areaId',
    access: 'signed-in',
    summary: 'One common area',
    params: areaParams,
    response: one(commonArea),
  }),
  updateCommonArea: defineRoute({
    method: 'PUT',
    path: '/api/v1/common-areas/:areaId',
    access: 'Common Area Update',
    summary: 'Change a common area; bookings that were made stay',
    params: areaParams,
    bodyLimits,
    body: commonAreaChange,
    response: one(commonArea),
  }),
  archiveCommonArea: defineRoute({
    method: 'POST',
    path: '/api/v1/common-areas/:areaId/archive',
    access: 'Common Area Archive',
    summary: 'Close a common area for good; refused with 409 `has-reservations` while bookings are ahead',
    params: areaParams,
    body: versioned,
    response: one(commonArea),
  }),
  restoreCommonArea: defineRoute({
    method: 'POST',
    path: '/api/v1/common-areas/:areaId/restore',
    access: 'Common Area Archive',
    summary: 'Open an archived common area again',
    params: areaParams,
    body: versioned,
    response: one(commonArea),
  }),
  areaAvailability: defineRoute({
    method: 'GET',
    path: '/api/v1/common-areas/:areaId/availability',
    access: 'signed-in',
    summary: 'Slots of an area, at most 62 days',
    params: areaParams,
    query: z.object({ from: day, to: day }),
    response: one(availability),
  }),
};

export type AreaKind = z.infer<typeof areaKind>;
export type AreaColor = z.infer<typeof areaColor>;
export type OpeningHours = z.infer<typeof openingHours>;
export type Closure = z.infer<typeof closure>;
export type BookingQuestion = z.infer<typeof bookingQuestion>;
export type CommonAreaInput = z.infer<typeof commonAreaInput>;
export type CommonAreaChange = z.infer<typeof commonAreaChange>;
export type CommonArea = z.infer<typeof commonArea>;
export type CommonAreaSummary = z.infer<typeof commonAreaSummary>;
export type TimeSlot = z.infer<typeof timeSlot>;
export type SlotState = z.infer<typeof slotState>;
export type Availability = z.infer<typeof availability>;
