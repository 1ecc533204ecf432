import { call, type CallAnswer, type CallQuery, defineResource, useCommand } from '@courtyard/common';

export type ReservationsQuery = CallQuery<'GET /api/v1/reservations'>;
export type ReservationsPage = CallAnswer<'GET /api/v1/reservations'>;

export const reservations = defineResource({
  section: 'properties',
  key: 'reservations',
  list: 'GET /api/v1/reservations',
  one: 'GET /api/v1/reservations/:reservationId',
  create: 'POST /api/v1/reservations',
});

/** Taken times from one day to another, both included, at most 62. */
export const useReservationCalendar = (query: CallQuery<'GET /api/v1/reservations/calendar'>) =>
  reservations.useRead('GET /api/v1/reservations/calendar', { query });

/** What was billed for a booking; null where nothing ever was to be. */
export const useBookingCharge = (reservationId: string, enabled: boolean) =>
  reservations.useRead('GET /api/v1/reservations/:reservationId/charge', { ids: [reservationId], enabled });

/** What speaks against confirming a booking. */
export const useReservationConflicts = (reservationId: string[]) =>
  reservations.useRead('GET /api/v1/reservations/conflicts', {
    query: { reservationId },
    enabled: reservationId.length > 0,
  });

export interface Decision {
  id: string;
  /** The one on screen: a booking that changed meanwhile is not decided unseen. */
  version: number;
  reason: string;
}

export function useApproveReservation() {
  return useCommand('properties', async ({ id, version }: Omit<Decision, 'reason'>, idempotencyKey) => {
    const options = { params: { reservationId: id }, body: { version }, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/approve', options)).data;
  });
}

export function useAcceptOffer() {
  return useCommand('properties', async ({ id, version }: Omit<Decision, 'reason'>, idempotencyKey) => {
    const options = { params: { reservationId: id }, body: { version }, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/accept', options)).data;
  });
}

export function useDeclineReservation() {
  return useCommand('properties', async ({ id, version, reason }: Decision, idempotencyKey) => {
    const options = { params: { reservationId: id }, body: { version, reason }, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/decline', options)).data;
  });
}

/** Takes back what the person decided last; `version` is the one it was answered with. */
export function useUndoDecision() {
  return useCommand('properties', async ({ id, version }: Omit<Decision, 'reason'>, idempotencyKey) => {
    const options = { params: { reservationId: id }, body: { version }, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/undo', options)).data;
  });
}

export function useCancelReservation() {
  return useCommand('properties', async (cancelling: Decision & { keptFeeMinor: number }, idempotencyKey) => {
    const { id, ...body } = cancelling;
    const options = { params: { reservationId: id }, body, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/cancel', options)).data;
  });
}
