import { daysOf, endsYear, monthAfter, monthsBack } from './months.rules';

test('a month has its days, leap years too, and the months between two come newest first', () => {
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthsBack('2026-11', '2027-02')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  expect(monthsBack('2027-02', '2026-11')).toEqual([]);
});

test('a year ends in the month before the one that it begins in, and in its own where it begins later than the first', () => {
  const ending = (begins: { month: number; date: number }) =>
    monthsBack('2026-01', '2026-12').filter((month) => endsYear(month, begins));
  expect(ending({ month: 1, date: 1 })).toEqual(['2026-12']);
  expect(ending({ month: 7, date: 1 })).toEqual(['2026-06']);
  expect(ending({ month: 4, date: 15 })).toEqual(['2026-04']);
});
