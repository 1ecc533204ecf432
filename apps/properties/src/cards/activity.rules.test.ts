import { countByWeek, weeksAround } from './activity.rules';

const booking = (startsAt: string, status: 'confirmed' | 'requested' = 'confirmed') => ({
  id: null,
  areaId: 'hall',
  startsAt,
  endsAt: startsAt,
  status,
  mine: false,
  title: null,
});

test('weeks around a day begin on Sundays and hold the week of the day', () => {
  expect(weeksAround('2026-12-02', 1, 1)).toEqual(['2026-11-22', '2026-11-29', '2026-12-06']);
});

test('a booking counts in the week in which it starts where the community is; others are left out', () => {
  const bookings = [
    booking('2026-11-29T04:00:00Z'),
    booking('2026-11-29T05:00:00Z'),
    booking('2026-12-01T15:00:00Z', 'requested'),
    booking('2026-12-14T15:00:00Z'),
  ];
  expect(countByWeek(bookings, ['2026-11-22', '2026-11-29'], 'America/New_York')).toEqual([
    { week: '2026-11-22', confirmed: 1, requested: 0 },
    { week: '2026-11-29', confirmed: 1, requested: 1 },
  ]);
});
