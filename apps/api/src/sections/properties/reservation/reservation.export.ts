import type { reservationRoutes } from '@courtyard/contract/properties/reservation/reservation';
import { reservationColumns } from '@courtyard/contract/properties/reservation/reservation.columns';
import type { z } from 'zod';
import { defineExport } from '../../../platform/files/export/export-list';
import { everyReservation } from './reservation.sql';

/** Bookings as a file, as far as the caller may list them. */
export const reservationExport = (query: z.output<(typeof reservationRoutes.exportReservations)['query']>) =>
  defineExport({
    name: 'reservations',
    columns: reservationColumns,
    rows: (context) => everyReservation(context, query),
  });
