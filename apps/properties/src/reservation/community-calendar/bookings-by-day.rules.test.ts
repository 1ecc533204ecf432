import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import { bookingsByDay, partOfDay } from './bookings-by-day.rules';

const newYork = 'America/New_York';
const booking = (id: string, startsAt: string, endsAt: string): CalendarReservation => ({
  id,
  areaId: 'hall',
  startsAt,
  endsAt,
  status: 'confirmed',
  mine: false,
  title: null,
});
const idsOf = (bookings: CalendarReservation[], days: string[]) =>
  [...bookingsByDay(bookings, days, newYork)].map(([day, list]) => [day, list.map(({ id }) => id)]);

test('bookings stand on the day of the community, in order', () => {
  const late = booking('late', '2026-12-02T03:00:00Z', '2026-12-02T04:00:00Z');
  const early = booking('early', '2026-12-01T14:00:00Z', '2026-12-01T15:00:00Z');
  expect(idsOf([late, early], ['2026-12-01', '2026-12-02'])).toEqual([
    ['2026-12-01', ['early', 'late']],
    ['2026-12-02', []],
  ]);
});

test('a stay is on each of its days, but not on the one that begins as it ends', () => {
  const stay = booking('stay', '2026-11-30T05:00:00Z', '2026-12-02T05:00:00Z');
  expect(idsOf([stay], ['2026-11-30', '2026-12-01', '2026-12-02'])).toEqual([
    ['2026-11-30', ['stay']],
    ['2026-12-01', ['stay']],
    ['2026-12-02', []],
  ]);
});

test.each([
  ['2026-12-01T05:00:00Z', '2026-12-02T05:00:00Z', 'allDay'],
  ['2026-11-30T20:00:00Z', '2026-12-02T15:00:00Z', 'allDay'],
  ['2026-11-30T20:00:00Z', '2026-12-01T15:00:00Z', 'until'],
  ['2026-12-01T20:00:00Z', '2026-12-02T15:00:00Z', 'from'],
  ['2026-12-01T20:00:00Z', '2026-12-02T05:00:00Z', 'within'],
  ['2026-12-01T05:00:00Z', '2026-12-01T15:00:00Z', 'within'],
  ['2026-12-01T15:00:00Z', '2026-12-01T16:00:00Z', 'within'],
])('%s to %s on December 1 in New York: %s', (startsAt, endsAt, part) => {
  expect(partOfDay(booking('one', startsAt, endsAt), '2026-12-01', newYork)).toBe(part);
});
