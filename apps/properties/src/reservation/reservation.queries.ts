import { call, type CallAnswer, type CallOptions } from '@courtyard/common';
import type { ReservationInput } from '@courtyard/contract/properties/reservation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAct } from '../section/use-act';

export type ReservationsQuery = NonNullable<CallOptions<'GET /api/v1/reservations'>['query']>;
export type ReservationsPage = CallAnswer<'GET /api/v1/reservations'>;
type CalendarQuery = NonNullable<CallOptions<'GET /api/v1/reservations/calendar'>['query']>;

/** Query keys of bookings; all begin with `reservations`. */
export const reservationKeys = {
  list: (query: ReservationsQuery) => ['reservations', 'list', query] as const,
  one: (reservationId: string) => ['reservations', 'one', reservationId] as const,
  calendar: (query: CalendarQuery) => ['reservations', 'calendar', query] as const,
};

export function useReservations(query: ReservationsQuery, enabled = true) {
  return useQuery({
    queryKey: reservationKeys.list(query),
    queryFn: ({ signal }) => call('GET /api/v1/reservations', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useReservation(reservationId: string) {
  return useQuery({
    queryKey: reservationKeys.one(reservationId),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/reservations/:reservationId', { params: { reservationId }, signal })).data,
  });
}

/** Taken times from one day to another, both included, at most 62. */
export function useReservationCalendar(query: CalendarQuery, enabled = true) {
  return useQuery({
    queryKey: reservationKeys.calendar(query),
    queryFn: async ({ signal }) => (await call('GET /api/v1/reservations/calendar', { query, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useCreateReservation() {
  return useAct(async (body: ReservationInput, idempotencyKey) => {
    return (await call('POST /api/v1/reservations', { body, idempotencyKey })).data;
  });
}

export interface Decision {
  id: string;
  /** The one on screen: a booking that changed meanwhile is not decided unseen. */
  version: number;
  reason: string;
}

export function useApproveReservation() {
  return useAct(async ({ id, version }: Omit<Decision, 'reason'>, idempotencyKey) => {
    const options = { params: { reservationId: id }, body: { version }, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/approve', options)).data;
  });
}

export function useDeclineReservation() {
  return useAct(async ({ id, version, reason }: Decision, idempotencyKey) => {
    const options = { params: { reservationId: id }, body: { version, reason }, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/decline', options)).data;
  });
}

export function useCancelReservation() {
  return useAct(async ({ id, version, reason }: Decision, idempotencyKey) => {
    const options = { params: { reservationId: id }, body: { version, reason }, idempotencyKey };
    return (await call('POST /api/v1/reservations/:reservationId/cancel', options)).data;
  });
}
