import fc from 'fast-check';
import { firstShown, isMoved, movedBy, moveTo, resizedBy, stepOfKey, wallTime } from './grid-event.rules';

const newYork = 'America/New_York';
const aMoment = fc
  .integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) })
  .map((ms) => new Date(Math.floor(ms / 900_000) * 900_000).toISOString());

test('what is put where it was has not moved, and a step on and a step back lead there, but for hours that clocks change', () => {
  fc.assert(
    fc.property(aMoment, fc.constantFrom('ArrowLeft', 'ArrowUp'), (start, key) => {
      const end = new Date(Date.parse(start) + 3_600_000).toISOString();
      const event = { start, end, allDay: false };
      const here = moveTo(
        { start: wallTime(start, newYork), end: wallTime(end, newYork), allDay: false },
        newYork,
      );
      const isOnce = Date.parse(here.start) === Date.parse(start) && Date.parse(here.end) === Date.parse(end);
      fc.pre(isOnce);
      expect(isMoved(event, here)).toBe(false);
      const step = stepOfKey(key, { view: 'month', allDay: false });
      if (!step) throw new Error('no step');
      const there = movedBy(event, step, newYork);
      expect(isMoved(event, there)).toBe(true);
      expect(wallTime(there.start, newYork).slice(0, 10) < wallTime(start, newYork).slice(0, 10)).toBe(true);
      expect(Date.parse(there.end) - Date.parse(there.start)).toBe(3_600_000);
    }),
  );
});

test('in a week, up and down move by a quarter of an hour, over midnight too; whole days only from day to day', () => {
  const up = stepOfKey('ArrowUp', { view: 'week', allDay: false });
  const event = { start: '2026-12-01T05:00:00.000Z', end: '2026-12-01T06:00:00.000Z', allDay: false };
  expect(up && movedBy(event, up, newYork).start).toBe('2026-12-01T04:45:00.000Z');
  expect(stepOfKey('ArrowUp', { view: 'week', allDay: true })).toBeNull();
  expect(stepOfKey('Enter', { view: 'month', allDay: false })).toBeNull();
  const days = { start: '2026-12-01', end: '2026-12-03', allDay: true };
  expect(movedBy(days, { days: 1, minutes: 0 }, newYork)).toEqual({
    start: '2026-12-02',
    end: '2026-12-04',
    allDay: true,
  });
});

test('hours are shown from six o’clock on, or from what is earlier: what began the day before goes on from midnight', () => {
  const of = (start: string, end: string, allDay = false) => ({ start, end, allDay });
  const day = of('2026-12-01', '2026-12-02', true);
  const noon = of('2026-12-01T17:00:00.000Z', '2026-12-01T18:00:00.000Z');
  const early = of('2026-12-01T07:30:00.000Z', '2026-12-01T08:00:00.000Z');
  const untilMidnight = of('2026-12-01T17:00:00.000Z', '2026-12-02T05:00:00.000Z');
  const overMidnight = of('2026-12-01T17:00:00.000Z', '2026-12-02T05:15:00.000Z');
  expect(firstShown([day, noon, untilMidnight], newYork)).toBe('06:00');
  expect(firstShown([noon, early], newYork)).toBe('02:30');
  expect(firstShown([early, overMidnight], newYork)).toBe('00:00');
});

test('the end moves alone, over midnight and over changes of clocks, and leaves a quarter of an hour or a day', () => {
  const event = { start: '2026-03-08T06:30:00.000Z', end: '2026-03-08T06:45:00.000Z', allDay: false };
  const quarter = { days: 0, minutes: 15 };
  expect(resizedBy(event, quarter, newYork)).toEqual({ ...event, end: '2026-03-08T07:00:00.000Z' });
  expect(resizedBy(event, { days: 0, minutes: -15 }, newYork)).toBeNull();
  // A day on by the clock, which loses an hour in that night.
  expect(resizedBy(event, { days: 1, minutes: 0 }, newYork)?.end).toBe('2026-03-09T05:45:00.000Z');
  const days = { start: '2026-12-01', end: '2026-12-03', allDay: true };
  expect(resizedBy(days, { days: -1, minutes: 0 }, newYork)?.end).toBe('2026-12-02');
  expect(resizedBy(days, { days: -7, minutes: 0 }, newYork)).toBeNull();
});
