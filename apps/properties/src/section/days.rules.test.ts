import { daysBetween } from './days.rules';

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-11-22', 1],
  ['2026-03-07', '2026-03-09', 2],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-01-01', '2025-12-31', -1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
