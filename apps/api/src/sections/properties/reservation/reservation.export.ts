import type { Reservation, reservationRoutes } from '@courtyard/contract/properties/reservation/reservation';
import { reservationWords } from '@courtyard/contract/properties/reservation/reservation.words';
import type { z } from 'zod';
import { exportColumns } from '../../../platform/files/export/columns';
import { defineExport } from '../../../platform/files/export/export-list';
import { everyReservation } from './reservation.sql';

const column = exportColumns<Reservation>();

/** Bookings as a file, as far as the caller may list them. */
export const reservationExport = (query: z.output<(typeof reservationRoutes.exportReservations)['query']>) =>
  defineExport({
    name: 'reservations',
    words: [reservationWords],
    rows: (context) => everyReservation(context, query),
    columns: [
      column.text('area', ({ area }) => area.name),
      column.moment('startsAt'),
      column.moment('endsAt'),
      column.text('property', ({ property: { building, unitNumber } }) =>
        [building, unitNumber].filter(Boolean).join(' '),
      ),
      column.text('bookedBy'),
      column.choice('status'),
      column.number('guests'),
      column.money('feeMinor'),
      column.money('depositMinor'),
      column.text('note'),
    ],
  });
