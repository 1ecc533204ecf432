import { federalHolidays, isFederalHoliday } from './holidays.rules';

test('federal holidays by their dates, and on the day that is kept for them', () => {
  expect(federalHolidays(2026).toSorted()).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
  // July 4, 2026 is a Saturday; January 1, 2028 too, so that 2027 has a holiday of the next year.
  expect(['2026-07-03', '2026-07-04', '2027-12-31', '2026-07-06'].map(isFederalHoliday)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
