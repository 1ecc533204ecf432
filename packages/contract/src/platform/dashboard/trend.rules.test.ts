import { trendDays, trendOf } from './trend.rules';

test('the last six month ends and today', () => {
  expect(trendDays('2026-03-15')).toEqual([
    '2025-09-30',
    '2025-10-31',
    '2025-11-30',
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-15',
  ]);
  // The last day of a month is today, and no month end before it.
  expect(trendDays('2026-02-28').slice(-2)).toEqual(['2026-01-31', '2026-02-28']);
});

test('a trend begins with the first amount and says what changed since the last month end', () => {
  const days = ['2026-01-31', '2026-02-28', '2026-03-15'];
  expect(trendOf(days, [0, 500, 300])).toEqual({
    points: [
      { on: '2026-02-28', amountMinor: 500 },
      { on: '2026-03-15', amountMinor: 300 },
    ],
    changeMinor: -200,
  });
  expect(trendOf(days, [100, 0, 0]).changeMinor).toBe(0);
  expect(trendOf(days, [0, 0, 900])).toEqual({
    points: [{ on: '2026-03-15', amountMinor: 900 }],
    changeMinor: null,
  });
  expect(trendOf(days, [0, 0, 0])).toEqual({
    points: [{ on: '2026-03-15', amountMinor: 0 }],
    changeMinor: null,
  });
});
