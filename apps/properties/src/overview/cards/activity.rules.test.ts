import { countByWeek, weeksAround } from './activity.rules';

const booking = (startsAt: string, status: 'confirmed' | 'requested' = 'confirmed', hours = 1) => ({
  id: null,
  areaId: 'hall',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString(),
  status,
  mine: false,
  title: null,
});

const clock = { timeZone: 'America/New_York', firstWeekday: 7 };

test('weeks around a day begin on Sundays and hold the week of the day', () => {
  expect(weeksAround('2026-12-02', 1, 1, 7)).toEqual(['2026-11-22', '2026-11-29', '2026-12-06']);
});

test('a booking counts in the weeks that it lies in where the community is; others are left out', () => {
  const bookings = [
    booking('2026-11-29T04:00:00Z'),
    booking('2026-11-29T05:00:00Z'),
    booking('2026-12-01T15:00:00Z', 'requested'),
    booking('2026-12-14T15:00:00Z'),
  ];
  expect(countByWeek(bookings, ['2026-11-22', '2026-11-29'], clock)).toEqual([
    { week: '2026-11-22', confirmed: 1, requested: 0 },
    { week: '2026-11-29', confirmed: 1, requested: 1 },
  ]);
});

test('what reaches over the end of a week counts in both; what ends with it in the first alone', () => {
  const weeks = ['2026-11-22', '2026-11-29'];
  const counted = (hours: number) =>
    countByWeek([booking('2026-11-28T20:00:00Z', 'confirmed', hours)], weeks, clock).map(
      ({ confirmed }) => confirmed,
    );
  expect(counted(9)).toEqual([1, 0]);
  expect(counted(10)).toEqual([1, 1]);
});
