import { defineColumns } from '../../wire/fields/columns';
import type { Reservation } from './reservation';
import { reservationStatuses } from './reservation.values';
import { reservationLabels } from './reservation.labels';
import { propertyName } from '../property/property-name';

/** Bookings of the common areas, as a table and as a file, and what they are filtered by. */
export const reservationColumns = defineColumns<Reservation>()(
  reservationLabels,
  [
    { field: 'area', kind: 'text', of: ({ area }) => area.name },
    { field: 'startsAt', kind: 'moment', sort: true },
    { field: 'endsAt', kind: 'moment' },
    {
      field: 'property',
      kind: 'text',
      of: ({ property }) => propertyName(property),
    },
    { field: 'bookedBy', kind: 'text' },
    { field: 'status', kind: 'choice' },
    { field: 'guests', kind: 'number', total: true },
    { field: 'feeMinor', kind: 'money', total: true },
    { field: 'depositMinor', kind: 'money', total: true },
    { field: 'note', kind: 'text' },
    { field: 'createdAt', kind: 'moment', sort: true },
  ],
  {
    areaId: 'reference',
    status: reservationStatuses,
    propertyId: 'reference',
    bookedBy: 'value',
    feeMinor: 'money',
    createdAt: 'days',
  },
);
