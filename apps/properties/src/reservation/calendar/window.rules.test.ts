import { addDays, daysBetween } from '@courtyard/contract/days';
import { assert, integer, property } from 'fast-check';
import { startOfWindow } from './window.rules';

const someDay = integer({ min: 0, max: 6000 }).map((count) => addDays('2020-01-01', count));

test('the seven days on screen hold the day that was asked for, and today begins its own', () => {
  expect(startOfWindow('2026-11-27', '2026-11-21')).toBe('2026-11-21');
  expect(startOfWindow('2026-11-20', '2026-11-21')).toBe('2026-11-14');
  assert(
    property(someDay, someDay, (day, today) => {
      const start = startOfWindow(day, today);
      expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(start, day)).toBeLessThan(7);
      expect(startOfWindow(today, today)).toBe(today);
    }),
  );
});
