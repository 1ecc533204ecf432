import { CalendarDate, CalendarDateTime, fromDate, parseDate, toZoned } from '@internationalized/date';
import { assert, constantFrom, date, integer, property } from 'fast-check';
import {
  addDays,
  addMonths,
  dayAt,
  dayFrom,
  dayOf,
  daysBetween,
  daysFrom,
  daysThrough,
  minutesOf,
  minutesOnDay,
  momentAt,
  startOfMonth,
  startOfWeek,
  wallClock,
  timeOfDayAt,
  weekdayOf,
  weekdaysFrom,
  fiscalYearOf,
  isInEveryYear,
  weeksOfMonth,
} from './days';

const zones = constantFrom(
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
);
const someMoment = date({ min: new Date('1990-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
const someDay = integer({ min: 0, max: 60_000 }).map((count) => addDays('1900-01-01', count));
// Before, zones had offsets that are no whole quarters of an hour.
const recentDay = integer({ min: 0, max: 17_000 }).map((count) => addDays('1990-01-01', count));
const someMinutes = integer({ min: 0, max: 1439 });

describe('days', () => {
  test('are counted through months, leap days and changes of the clock', () => {
    expect([addDays('2028-02-28', 1), addDays('2026-03-07', 2)]).toEqual(['2028-02-29', '2026-03-09']);
    expect([daysBetween('2024-02-28', '2024-03-01'), daysBetween('2026-01-01', '2025-12-31')]).toEqual([
      2, -1,
    ]);
    assert(
      property(someDay, integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(day, count)).toBe(parseDate(day).add({ days: count }).toString());
      }),
    );
  });

  test('the days from one to another', () => {
    expect(daysThrough('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysThrough('2026-03-01', '2026-02-27')).toEqual([]);
    // After it comes `+010000-01-01`, which is less as text: counting must not go on for ever.
    expect(daysThrough('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
    expect(daysFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01']);
  });

  test('only a real day is read from an address', () => {
    expect(dayFrom('2026-02-28')).toBe('2026-02-28');
    for (const text of ['2026-02-30', 'soon', '2026-13-01', '2026-1-1', '', null, undefined]) {
      expect(dayFrom(text)).toBeNull();
    }
    expect([dayOf(2024, 2, 29), dayOf(2026, 2, 29), dayOf(0, 1, 1), dayOf(2026, 0, 1)]).toEqual([
      '2024-02-29',
      null,
      null,
      null,
    ]);
  });
});

test('the first and the last days that people can write have a moment on every clock', () => {
  assert(
    property(zones, constantFrom('1000-01-01', '1499-12-31', '1582-10-10', '2999-12-31'), (zone, day) => {
      const at = momentAt(day, 720, zone);
      expect(Math.abs(at.getTime() - Date.parse(`${day}T12:00:00Z`))).toBeLessThan(24 * 3_600_000);
      expect(wallClock(at, zone).day).toBe(day);
    }),
  );
});

describe('months', () => {
  test('the same date later, or the last of a month that has no such date', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
    assert(
      property(someDay, integer({ min: -1200, max: 1200 }), (day, count) => {
        expect(addMonths(day, count)).toBe(parseDate(day).add({ months: count }).toString());
      }),
    );
  });

  test('a series counted from its first day keeps the date wherever a month has it', () => {
    const series = [0, 1, 2, 3].map((count) => addMonths('2026-01-31', count));
    expect(series).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    assert(
      property(someDay, integer({ min: 0, max: 600 }), (day, count) => {
        const there = addMonths(day, count);
        expect(addMonths(startOfMonth(day), count)).toBe(startOfMonth(there));
        expect(there.slice(8) <= day.slice(8)).toBe(true);
        const monthOf = (each: string) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7));
        expect(monthOf(there) - monthOf(day)).toBe(count);
        const early = `${day.slice(0, 8)}${day.slice(8) <= '28' ? day.slice(8) : '28'}`;
        expect(addMonths(addMonths(early, count), -count)).toBe(early);
      }),
    );
  });

  test('the weeks of a month hold every day of it, and no week without one', () => {
    assert(
      property(someDay, (day) => {
        const month = day.slice(0, 7);
        const weeks = weeksOfMonth(day, 7);
        const within = weeks.flat().filter((each) => each.startsWith(month));
        expect(within[0]).toBe(`${month}-01`);
        expect(addDays(within.at(-1) ?? '', 1)).toBe(addMonths(`${month}-01`, 1));
        expect(weeks.every((week) => week.length === 7 && week.some((each) => each.startsWith(month)))).toBe(
          true,
        );
        expect(weekdayOf(weeks[0]?.[0] ?? '')).toBe(7);
        expect(weeksOfMonth(day, 7, 6).flat()).toHaveLength(42);
      }),
    );
  });

  test('a fiscal year holds the day, whole years follow each other', () => {
    expect(fiscalYearOf('2026-11-22', { month: 7, date: 1 })).toEqual({
      from: '2026-07-01',
      to: '2027-06-30',
    });
    expect(fiscalYearOf('2026-06-30', { month: 7, date: 1 }).from).toBe('2025-07-01');
    expect(isInEveryYear({ month: 2, date: 29 })).toBe(false);
    assert(
      property(someDay, (day) => {
        const begins = { month: 2, date: 28 };
        const { from, to } = fiscalYearOf(day, begins);
        expect(from <= day && day <= to).toBe(true);
        expect(fiscalYearOf(addDays(to, 1), begins).from).toBe(addDays(to, 1));
      }),
    );
  });

  test('a week starts on the weekday that is asked for', () => {
    expect([weekdayOf('2026-06-15'), weekdayOf('2026-06-21')]).toEqual([1, 7]);
    expect(weekdaysFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(startOfWeek('2026-06-21', 1)).toBe('2026-06-15');
    assert(
      property(someDay, (day) => {
        const first = startOfWeek(day, 7);
        expect(weekdayOf(first)).toBe(7);
        expect(daysBetween(first, day)).toBeLessThan(7);
        expect(first <= day).toBe(true);
      }),
    );
  });
});

describe('clocks', () => {
  test('the clock is the one of the zone, whatever the machine has', () => {
    expect(wallClock('2026-12-01T03:30:00Z', 'America/New_York')).toEqual({
      day: '2026-11-30',
      minutes: 1350,
    });
    expect(wallClock('2026-12-01T00:00:00-05:00', 'America/New_York')).toEqual({
      day: '2026-12-01',
      minutes: 0,
    });
    expect([minutesOf('08:30'), minutesOf('24:00')]).toEqual([510, 1440]);
    expect([timeOfDayAt(510), timeOfDayAt(1440)]).toEqual(['08:30', '24:00']);
    assert(
      property(someMoment, zones, (moment, zone) => {
        const { hour, minute, ...rest } = fromDate(moment, zone);
        const day = new CalendarDate(rest.year, rest.month, rest.day).toString();
        expect(wallClock(moment, zone)).toEqual({ day, minutes: hour * 60 + minute });
        expect(dayAt(moment.toISOString(), zone)).toBe(day);
      }),
    );
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

  test('a time on a day is the moment that Temporal’s "compatible" says', () => {
    const at = (day: string, minutes: number) => momentAt(day, minutes, 'America/New_York').toISOString();
    expect(at('2026-03-08', 150)).toBe('2026-03-08T07:30:00.000Z');
    expect(at('2026-11-01', 90)).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-07-01', 540)).toBe('2026-07-01T13:00:00.000Z');
    assert(
      property(someMoment, someMinutes, zones, (moment, minutes, zone) => {
        const day = dayAt(moment, zone);
        const on = parseDate(day);
        const wall = new CalendarDateTime(on.year, on.month, on.day, Math.floor(minutes / 60), minutes % 60);
        expect(momentAt(day, minutes, zone)).toEqual(toZoned(wall, zone, 'compatible').toDate());
      }),
      { examples: [[new Date('2026-04-05T00:00:00Z'), 105, 'Australia/Lord_Howe']] },
    );
  });

  test('later on the clock is never earlier in time, and stays on its day', () => {
    assert(
      property(recentDay, integer({ min: 0, max: 1425 }), zones, (day, minutes, zone) => {
        const at = momentAt(day, minutes, zone);
        expect(momentAt(day, minutes + 15, zone).getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(dayAt(at, zone)).toBe(day);
      }),
    );
  });
});
