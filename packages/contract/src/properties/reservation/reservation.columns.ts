import { defineColumns } from '../../wire/fields/columns';
import type { Reservation } from './reservation';
import { reservationWords } from './reservation.words';

/** Bookings of the common areas, as a table and as a file. */
export const reservationColumns = defineColumns<Reservation>()(reservationWords, [
  { field: 'area', kind: 'text', of: ({ area }) => area.name },
  { field: 'startsAt', kind: 'moment', sort: true },
  { field: 'endsAt', kind: 'moment' },
  {
    field: 'property',
    kind: 'text',
    of: ({ property: { building, unitNumber } }) => [building, unitNumber].filter(Boolean).join(' '),
  },
  { field: 'bookedBy', kind: 'text' },
  { field: 'status', kind: 'choice' },
  { field: 'guests', kind: 'number' },
  { field: 'feeMinor', kind: 'money' },
  { field: 'depositMinor', kind: 'money' },
  { field: 'note', kind: 'text' },
  { field: 'createdAt', kind: 'moment', sort: true },
]);
