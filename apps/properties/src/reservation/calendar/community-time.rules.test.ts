import { assert, constantFrom, date, integer, property } from 'fast-check';
import { daysBetween } from '../../section/days.rules';
import {
  addDays,
  addMonths,
  dayFrom,
  minutesOnDay,
  startOfWeek,
  startOfWindow,
  wallClock,
  weekdayOf,
  weeksOfMonth,
} from './community-time.rules';

const zones = constantFrom(
  'America/New_York',
  'America/Phoenix',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'UTC',
);
const someMoment = date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
const someDay = someMoment.map((moment) => moment.toISOString().slice(0, 10));

test('the wall clock is the one of the community, whatever the browser', () => {
  expect(wallClock('2026-12-01T03:30:00Z', 'America/New_York')).toEqual({ day: '2026-11-30', minutes: 1350 });
  expect(wallClock('2026-12-01T00:00:00-05:00', 'America/New_York')).toEqual({
    day: '2026-12-01',
    minutes: 0,
  });
});

test('the clock goes from 01:59 to 03:00 in spring, and twice over 01:30 in autumn', () => {
  const minutes = (moment: string) => wallClock(moment, 'America/New_York').minutes;
  expect([minutes('2026-03-08T06:59:00Z'), minutes('2026-03-08T07:00:00Z')]).toEqual([119, 180]);
  expect([minutes('2026-11-01T05:30:00Z'), minutes('2026-11-01T06:30:00Z')]).toEqual([90, 90]);
});

test('a clock that advances a minute stays on its day or starts the next', () => {
  assert(
    property(someMoment, zones, (moment, timeZone) => {
      const before = wallClock(moment, timeZone);
      const after = wallClock(new Date(moment.getTime() + 60_000), timeZone);
      expect(before.minutes).toBeGreaterThanOrEqual(0);
      expect(before.minutes).toBeLessThan(1440);
      expect([0, 1]).toContain(daysBetween(before.day, after.day));
    }),
  );
});

test('a moment of another day lies at the edge of this one', () => {
  expect(minutesOnDay('2026-12-02T05:00:00Z', '2026-12-01', 'America/New_York')).toBe(1440);
  expect(minutesOnDay('2026-11-30T05:00:00Z', '2026-12-01', 'America/New_York')).toBe(0);
});

test('adding days counts them, through months, leap days and changes of the clock', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  assert(
    property(someDay, integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test('a week starts on the Monday at or before its day', () => {
  expect(startOfWeek('2026-11-01')).toBe('2026-10-26');
  assert(
    property(someDay, (day) => {
      const monday = startOfWeek(day);
      expect(weekdayOf(monday)).toBe(1);
      expect(daysBetween(monday, day)).toBe(weekdayOf(day) - 1);
    }),
  );
});

test('the weeks of a month hold every day of it, and no week without one', () => {
  assert(
    property(someDay, (day) => {
      const month = day.slice(0, 7);
      const weeks = weeksOfMonth(day);
      const within = weeks.flat().filter((each) => each.startsWith(month));
      expect(within[0]).toBe(`${month}-01`);
      expect(addDays(within.at(-1) ?? '', 1)).toBe(addMonths(day, 1));
      expect(weeks.every((week) => week.length === 7 && week.some((each) => each.startsWith(month)))).toBe(
        true,
      );
    }),
  );
});

test('only a real day is read from an address', () => {
  expect(dayFrom('2026-02-28')).toBe('2026-02-28');
  expect([dayFrom('2026-02-30'), dayFrom('soon'), dayFrom('2026-13-01'), dayFrom(null)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

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
