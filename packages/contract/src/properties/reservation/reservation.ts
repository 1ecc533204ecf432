import { z } from 'zod';
import {
  amountMinor,
  day,
  exported,
  id,
  list,
  many,
  moment,
  one,
  optionalText,
  text,
  version,
} from '../../wire/primitives';
import { problem } from '../../wire/problem';
import { filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { reservationColumns } from './reservation.columns';
import { reservationFilters, reservationsQuery } from './reservations-query';
import { reservationStatuses } from './reservation.values';
import { areaColor, timeSlot } from '../common-area/common-area';

export const reservationStatus = z.enum(reservationStatuses);

export const reservationInput = z
  .object({
    areaId: id,
    propertyId: id,
    startsAt: moment,
    endsAt: moment,
    guests: z.int().min(0).max(10_000).default(0),
    note: optionalText(1000).default(null),
    /** By id of the question; `yes` or `no` for a yes-no question. */
    answers: z.record(id, z.string().trim().max(1000)).default({}),
    /** Where the time is taken: wait in line for it. */
    waitlist: z.boolean().default(false),
  })
  .refine((booking) => Date.parse(booking.endsAt) > Date.parse(booking.startsAt), {
    path: ['endsAt'],
    message: 'The booking ends before it starts.',
  });

export const reservation = z.object({
  id,
  area: z.object({ id, name: z.string(), color: areaColor }),
  property: z.object({ id, unitNumber: z.string(), building: z.string().nullable() }),
  /** Who booked. */
  bookedBy: z.string(),
  startsAt: moment,
  endsAt: moment,
  status: reservationStatus,
  guests: z.int(),
  note: z.string().nullable(),
  answers: z.array(z.object({ questionId: id, question: z.string(), answer: z.string() })),
  /** As they were when it was booked. */
  feeMinor: amountMinor,
  depositMinor: amountMinor,
  /** What cancelling costs: once it is done, or as it would for the caller now. Null where it is neither. */
  cancellation: z
    .object({
      isDone: z.boolean(),
      /** Of the fee, what stays owed. The rest, and the deposit, is not. */
      keptFeeMinor: amountMinor,
      /** Until then nothing is kept; null: nothing ever is. */
      freeUntil: moment.nullable(),
    })
    .nullable(),
  /** Of one in line: how many would get the time before it; of one that is offered: until when it is held. */
  line: z.object({ ahead: z.int(), offeredUntil: moment.nullable() }).nullable(),
  decision: z.object({ by: z.string(), at: moment, reason: z.string().nullable() }).nullable(),
  /** Of a property that the caller owns or lives in. */
  mine: z.boolean(),
  /** What the caller may do with it now. */
  may: z.object({ approve: z.boolean(), decline: z.boolean(), cancel: z.boolean(), accept: z.boolean() }),
  /** Path of its file for calendars (.ics), which opens without signing in. */
  calendarPath: z.string(),
  createdAt: moment,
  version: z.int(),
});

/** A booking on the calendar. Of others' bookings only that the time is taken is told, unless the caller may see reservations. */
export const calendarReservation = z.object({
  id: id.nullable(),
  areaId: id,
  startsAt: moment,
  endsAt: moment,
  status: z.enum(['requested', 'confirmed', 'offered']),
  mine: z.boolean(),
  /** Unit and name, or null where that is not to be seen. */
  title: z.string().nullable(),
});

/** Another booking beside one that is to be decided. */
const otherBooking = z.object({
  id,
  area: z.object({ id, name: z.string(), color: areaColor }),
  property: z.object({ id, unitNumber: z.string(), building: z.string().nullable() }),
  bookedBy: z.string(),
  startsAt: moment,
  endsAt: moment,
  createdAt: moment,
});

/** What speaks against confirming a booking. */
export const reservationConflicts = z.object({
  reservationId: id,
  /** Others who want that time of the area, in the order in which they asked. */
  sameTime: z.array(otherBooking.extend({ askedBefore: z.boolean() })),
  /** What the unit has booked elsewhere at that time. */
  sameUnit: z.array(otherBooking),
  /** Caps of the unit that it would pass: `count` with this one. */
  caps: z.array(z.object({ per: z.enum(['day', 'week']), cap: z.int(), count: z.int() })),
  /** Why the area is closed on a day of it by now; null: it is open. */
  closed: z.string().nullable(),
  /** What the area holds, where more guests are announced. */
  overCapacity: z.int().nullable(),
});

/** 409 with code `slot-taken`: somebody was faster. `alternatives` are the nearest free times of the same length. */
export const slotTakenProblem = problem.extend({ alternatives: z.array(timeSlot) });

const reservationParams = z.object({ reservationId: id });
const reason = z.object({ version, reason: text(500) });

export const reservationRoutes = {
  listReservations: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations',
    access: 'signed-in',
    summary: 'Bookings: my own, or all with "Reservations List View"',
    query: reservationsQuery,
    response: list(reservation),
  }),
  exportReservations: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/export',
    access: 'signed-in',
    summary: 'All rows of the list of bookings as a file: my own, or all with "Reservations List View"',
    query: reservationsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  reservationValues: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/values',
    access: 'signed-in',
    summary:
      'What a filter of the bookings can be, counted under the others in those that the caller may list',
    query: reservationFilters.extend(requestedValues(reservationColumns)),
    response: filterValues,
  }),
  reservationTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/totals',
    access: 'signed-in',
    summary: 'Sums over the bookings that the caller may list, under the filters',
    query: reservationFilters,
    response: listTotals,
  }),
  reservationCalendar: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/calendar',
    access: 'signed-in',
    summary: 'Taken times of all areas, at most 62 days',
    query: z.object({
      from: day,
      to: day,
      areaId: many(id),
      /** `mine`: own bookings alone. */
      scope: z.enum(['mine', 'all']).default('all'),
    }),
    response: one(z.object({ timeZone: z.string(), reservations: z.array(calendarReservation) })),
  }),
  createReservation: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations',
    access: 'Reservation Create',
    summary:
      'Book an area; a slot that was just taken is answered with 409 `slot-taken` and the nearest free ones',
    body: reservationInput,
    response: one(reservation),
    status: 201,
  }),
  getReservation: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/:reservationId',
    access: 'signed-in',
    summary: 'One booking',
    params: reservationParams,
    response: one(reservation),
  }),
  reservationCalendarFile: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/:reservationId/calendar-file',
    access: 'public',
    summary:
      'One booking for a calendar (.ics), by its signed link; one that does not stand any more takes itself out',
    params: reservationParams,
    query: z.object({ signature: z.string().max(100) }),
    produces: 'text/calendar',
  }),
  acceptReservation: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/:reservationId/accept',
    access: 'Reservation Create',
    summary: 'Take a time that is offered from the waitlist; 409 `offer-over` once it has passed on',
    params: reservationParams,
    body: z.object({ version }),
    response: one(reservation),
  }),
  approveReservation: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/:reservationId/approve',
    access: 'Reservation Approve',
    summary: 'Confirm a requested booking',
    params: reservationParams,
    body: z.object({ version, reason: optionalText(500).default(null) }),
    response: one(reservation),
  }),
  declineReservation: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/:reservationId/decline',
    access: 'Reservation Approve',
    summary: 'Decline a requested booking with a reason',
    params: reservationParams,
    body: reason,
    response: one(reservation),
  }),
  cancelReservation: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/:reservationId/cancel',
    access: 'signed-in',
    summary: 'Cancel the own booking before it starts, or any with "Reservation Approve" and a reason',
    params: reservationParams,
    body: z.object({
      version,
      reason: optionalText(500).default(null),
      /** What the person was shown that stays owed: where it is more by now, 409 `costs-more` and nothing is cancelled. */
      keptFeeMinor: amountMinor.min(0).optional(),
    }),
    response: one(reservation),
  }),
  undoDecision: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/:reservationId/undo',
    access: 'signed-in',
    summary:
      'Take back the approval, refusal or cancellation that I made last, within 15 minutes, while nothing changed since; `version` is the one it was answered with',
    params: reservationParams,
    body: z.object({ version }),
    response: one(reservation),
  }),
  reservationConflicts: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/conflicts',
    access: 'Reservation Approve',
    summary: 'What speaks against confirming bookings that wait: who else wants the time, caps, closed days',
    query: z.object({ reservationId: many(id) }),
    response: one(z.array(reservationConflicts)),
  }),
};

export type ReservationStatus = z.infer<typeof reservationStatus>;
export type ReservationInput = z.infer<typeof reservationInput>;
export type Reservation = z.infer<typeof reservation>;
export type CalendarReservation = z.infer<typeof calendarReservation>;
export type ReservationConflicts = z.infer<typeof reservationConflicts>;
export type SlotTakenProblem = z.infer<typeof slotTakenProblem>;
