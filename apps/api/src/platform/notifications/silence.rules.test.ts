import type { QuietHours } from '@courtyard/contract';
import { isQuietAt } from './silence.rules';

const night: QuietHours = { fromMinutes: 22 * 60, untilMinutes: 7 * 60, timeZone: null };
const zone = 'America/New_York';
const isQuiet = (moment: string, hours = night) => isQuietAt(new Date(moment), hours, zone);

test.each([
  // Winter: UTC−5.
  ['2026-01-15T02:59:00Z', false],
  ['2026-01-15T03:00:00Z', true],
  ['2026-01-15T11:59:00Z', true],
  ['2026-01-15T12:00:00Z', false],
  // Summer: UTC−4. The same hours on the clock, an hour earlier.
  ['2026-07-15T01:59:00Z', false],
  ['2026-07-15T02:00:00Z', true],
  ['2026-07-15T10:59:00Z', true],
  ['2026-07-15T11:00:00Z', false],
  // The night in which clocks go forward, March 8, 2026, ends an hour sooner.
  ['2026-03-08T03:00:00Z', true],
  ['2026-03-08T10:59:00Z', true],
  ['2026-03-08T11:00:00Z', false],
  // The night in which they go back, November 1, 2026, is an hour longer.
  ['2026-11-01T02:00:00Z', true],
  ['2026-11-01T11:59:00Z', true],
  ['2026-11-01T12:00:00Z', false],
])('%s from 22:00 to 7:00 in New York: %s', (moment, quiet) => {
  expect(isQuiet(moment)).toBe(quiet);
});

test('hours within a day, a clock of one’s own, and none', () => {
  const lunch = { fromMinutes: 12 * 60, untilMinutes: 13 * 60, timeZone: 'Europe/Madrid' };
  expect(isQuiet('2026-07-15T10:00:00Z', lunch)).toBe(true);
  expect(isQuiet('2026-07-15T11:00:00Z', lunch)).toBe(false);
  expect(isQuiet('2026-01-15T10:30:00Z', lunch)).toBe(false);
  expect(isQuietAt(new Date(), null, zone)).toBe(false);
});
