import { thresholdOf, verdictOf } from './tax.rules';

test('the threshold is $600 through 2025 and $2,000 after', () => {
  expect([2024, 2025, 2026, 2027].map(thresholdOf)).toEqual([60_000, 60_000, 200_000, 200_000]);
});

test.each([
  ['a person above it', 'individual', 'nec-1', 200_000, false, 'due'],
  ['a person a cent below', 'individual', 'nec-1', 199_999, false, 'below'],
  ['a corporation', 'c-corporation', 'nec-1', 900_000, false, 'not-sent'],
  ['an attorney that is a corporation, marked so', 'c-corporation', 'nec-1', 900_000, true, 'due'],
  ['gross proceeds to a corporation', 's-corporation', 'misc-10', 900_000, false, 'due'],
  ['who never said what they are', null, 'misc-1', 900_000, false, 'due'],
] as const)('%s', (_, taxClass, taxBox, amountMinor, isMarked, verdict) => {
  expect(verdictOf({ taxClass, taxBox, amountMinor }, { isMarked, thresholdMinor: 200_000 })).toBe(verdict);
});
