import { call } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation';
import { propertyName } from '../../property/property-paths';
import { wallClock } from '@courtyard/contract/days';
import type { ReservationsQuery } from '../reservation.queries';
import { amountCell, saveCsv, wholeList } from '../../section/whole-list';

export interface ExportWords {
  headers: readonly string[];
  status: (status: Reservation['status']) => string;
}

/** Saves every booking that the list shows, on all of its pages, as CSV. Gives their number. Throws ApiError. */
export async function exportReservations(
  query: ReservationsQuery,
  words: ExportWords,
  community: { timeZone: string; currency: string },
): Promise<number> {
  const bookings = await wholeList((cursor) => pageOf(query, cursor));
  const rows = bookings.map((booking) => rowOf(booking, words, community));
  saveCsv('reservations.csv', [words.headers, ...rows]);
  return bookings.length;
}

const pageOf = ({ cursor: _cursor, ...query }: ReservationsQuery, cursor: string | null) =>
  call('GET /api/v1/reservations', { query: { ...query, limit: 200, ...(cursor !== null && { cursor }) } });

function rowOf(
  booking: Reservation,
  words: ExportWords,
  { timeZone, currency }: { timeZone: string; currency: string },
): (string | number)[] {
  // Spreadsheets read days and times written so in every language.
  const moment = (at: string) => {
    const { day, minutes } = wallClock(at, timeZone);
    const two = (part: number) => String(part).padStart(2, '0');
    return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  };
  return [
    booking.area.name,
    moment(booking.startsAt),
    moment(booking.endsAt),
    propertyName(booking.property),
    booking.bookedBy,
    words.status(booking.status),
    booking.guests,
    amountCell(booking.feeMinor, currency),
    amountCell(booking.depositMinor, currency),
    booking.note ?? '',
  ];
}
