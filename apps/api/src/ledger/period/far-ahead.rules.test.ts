import { isFarAhead } from './far-ahead.rules';

test.each([
  ['2026-01-01', false],
  ['2027-11-27', false],
  ['2027-11-28', true],
  ['2926-11-27', true],
])('seen from November 27, 2026, whether %s is too far ahead: %s', (day, isFar) => {
  expect(isFarAhead(day, '2026-11-27')).toBe(isFar);
});

test('from a leap day on it is the last day of February', () => {
  expect(isFarAhead('2029-02-28', '2028-02-29')).toBe(false);
  expect(isFarAhead('2029-03-01', '2028-02-29')).toBe(true);
});
