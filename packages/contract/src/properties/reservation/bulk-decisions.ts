import { z } from 'zod';
import { one, text } from '../../wire/primitives';
import { bulkChange, bulkAnswer, takenBack, bulkLimits } from '../../wire/fields/chosen-rows';
import { defineRoute } from '../../wire/route';
import { reservationFilters } from './reservations-query';

/** What is decided about many bookings at once. */
export const bulkDecisionRoutes = {
  approveReservations: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/approve',
    access: 'Reservation Approve',
    summary: 'Confirm several requests, or all under filters; those that cannot be are named with the reason',
    bodyLimits: bulkLimits,
    body: bulkChange(reservationFilters, {}),
    response: one(bulkAnswer),
  }),
  declineReservations: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/decline',
    access: 'Reservation Approve',
    summary: 'Decline several requests, or all under filters, for one reason',
    bodyLimits: bulkLimits,
    body: bulkChange(reservationFilters, { reason: text(500) }),
    response: one(bulkAnswer),
  }),
  cancelReservations: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/cancel',
    access: 'Reservation Approve',
    summary: 'Cancel several bookings, or all under filters, for one reason',
    bodyLimits: bulkLimits,
    body: bulkChange(reservationFilters, { reason: text(500) }),
    response: one(bulkAnswer),
  }),
  undoDecisions: defineRoute({
    method: 'POST',
    path: '/api/v1/reservations/undo',
    access: 'Reservation Approve',
    summary: 'Take several decisions back at once, as each could be by itself: all of them, or none',
    body: takenBack,
    response: one(z.object({ undone: z.int() })),
  }),
};
