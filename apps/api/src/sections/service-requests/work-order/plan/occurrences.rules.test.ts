import { planDays } from './occurrences.rules';

const plan = (
  startsOn: string,
  every: number,
  unit: 'day' | 'week' | 'month' | 'year',
  endsOn: string | null = null,
) => ({
  startsOn,
  every,
  unit,
  endsOn,
});

test.each([
  [plan('2026-01-05', 2, 'week'), '2026-01-01', '2026-02-10', ['2026-01-05', '2026-01-19', '2026-02-02']],
  // A month without the day has its last one.
  [
    plan('2026-01-31', 1, 'month'),
    '2026-01-01',
    '2026-04-30',
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
  ],
  [plan('2026-01-30', 1, 'month'), '2026-02-01', '2026-03-31', ['2026-02-28', '2026-03-30']],
  [plan('2024-02-29', 1, 'year'), '2024-01-01', '2026-12-31', ['2024-02-29', '2025-02-28', '2026-02-28']],
  [plan('2026-01-01', 10, 'day', '2026-01-15'), '2026-01-01', '2026-12-31', ['2026-01-01', '2026-01-11']],
  [plan('2026-05-01', 1, 'month'), '2026-01-01', '2026-04-30', []],
])('%o from %s to %s', (of, from, to, days) => {
  expect(planDays(of, from, to)).toEqual(days);
});
