import { momentAt } from '@courtyard/contract/days';
import fc from 'fast-check';
import { afterWorkingTime, type WorkingCalendar, workingTimeBetween } from './working-time.rules';

const newYork = 'America/New_York';
const week: WorkingCalendar = {
  timeZone: newYork,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })),
  holidays: 'us-federal',
  closedOn: [],
};
const allDay: WorkingCalendar = {
  ...week,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', until: '24:00' })),
  holidays: 'none',
};
const lunch: WorkingCalendar = {
  ...week,
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '13:00', until: '17:00' },
    { weekday, from: '09:00', until: '12:00' },
  ]),
};

const hourMs = 3_600_000;
const at = (text: string, zone = newYork) => {
  const [day = '', time = '00:00'] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentAt(day, hours * 60 + minutes, zone);
};

test.each<[string, WorkingCalendar | null, string, number, string]>([
  ['within the day', week, '2026-06-10 09:00', 4, '2026-06-10 13:00'],
  ['to the end of the day', week, '2026-06-10 13:00', 4, '2026-06-10 17:00'],
  ['over the night', week, '2026-06-10 16:00', 2, '2026-06-11 10:00'],
  ['from before the hours', week, '2026-06-10 06:30', 1, '2026-06-10 10:00'],
  ['from after the hours', week, '2026-06-10 22:00', 1, '2026-06-11 10:00'],
  // June 12, 2026 is a Friday.
  ['over a weekend', week, '2026-06-12 16:00', 2, '2026-06-15 10:00'],
  ['from a Sunday', week, '2026-06-14 12:00', 8, '2026-06-15 17:00'],
  // Independence Day 2026 is a Saturday: Friday, July 3 is kept for it.
  ['over a holiday that is kept on Friday', week, '2026-07-02 16:00', 2, '2026-07-06 10:00'],
  ['over Thanksgiving', week, '2026-11-25 16:00', 2, '2026-11-27 10:00'],
  ['a holiday that is not kept', { ...week, holidays: 'none' }, '2026-11-25 16:00', 2, '2026-11-26 10:00'],
  ['a day closed', { ...week, closedOn: ['2026-06-11'] }, '2026-06-10 16:00', 2, '2026-06-12 10:00'],
  ['over lunch', lunch, '2026-06-10 11:00', 2, '2026-06-10 14:00'],
  ['over two ranges and a night', lunch, '2026-06-10 16:00', 5, '2026-06-11 14:00'],
  ['two weeks', week, '2026-06-01 09:00', 80, '2026-06-12 17:00'],
  // 2026: the clock goes forward on March 8 and back on November 1, both at 02:00 on a Sunday.
  ['an hour that is skipped', allDay, '2026-03-08 01:00', 2, '2026-03-08 04:00'],
  ['an hour that comes twice', allDay, '2026-11-01 00:30', 3, '2026-11-01 02:30'],
  ['a day of 23 hours', allDay, '2026-03-08 00:00', 23, '2026-03-09 00:00'],
  ['a day of 25 hours', allDay, '2026-11-01 00:00', 25, '2026-11-02 00:00'],
  ['working days on both sides of it', week, '2026-03-06 16:00', 2, '2026-03-09 10:00'],
  ['around the clock', null, '2026-03-07 12:00', 24, '2026-03-08 13:00'],
  ['nothing at all', week, '2026-06-10 12:00', 0, '2026-06-10 12:00'],
])('%s', (_name, calendar, start, hours, end) => {
  expect(afterWorkingTime(at(start), hours * hourMs, calendar)).toEqual(at(end));
  expect(workingTimeBetween(at(start), at(end), calendar)).toBe(hours * hourMs);
});

// A clock of a request stands from each first moment to the second; what is left of it goes on from there.
test.each<[string, WorkingCalendar | null, string, number, [string, string][], string]>([
  [
    'a pause within the day',
    week,
    '2026-06-10 09:00',
    4,
    [['2026-06-10 10:00', '2026-06-10 12:00']],
    '2026-06-10 15:00',
  ],
  [
    'a pause at night',
    week,
    '2026-06-10 16:00',
    2,
    [['2026-06-10 18:00', '2026-06-11 08:00']],
    '2026-06-11 10:00',
  ],
  [
    'a pause over the night',
    week,
    '2026-06-10 15:00',
    3,
    [['2026-06-10 16:00', '2026-06-11 10:00']],
    '2026-06-11 12:00',
  ],
  [
    'a pause over a weekend',
    week,
    '2026-06-12 15:00',
    4,
    [['2026-06-12 16:00', '2026-06-15 09:00']],
    '2026-06-15 12:00',
  ],
  [
    'a pause over a holiday',
    week,
    '2026-07-02 16:00',
    2,
    [['2026-07-02 16:30', '2026-07-06 10:00']],
    '2026-07-06 11:30',
  ],
  [
    'a pause over lunch',
    lunch,
    '2026-06-10 11:00',
    2,
    [['2026-06-10 11:30', '2026-06-10 13:30']],
    '2026-06-10 15:00',
  ],
  [
    'a pause of a day closed',
    { ...week, closedOn: ['2026-06-11'] },
    '2026-06-10 16:00',
    2,
    [['2026-06-11 08:00', '2026-06-11 20:00']],
    '2026-06-12 10:00',
  ],
  [
    'a pause from before the start',
    week,
    '2026-06-10 07:00',
    2,
    [['2026-06-10 07:30', '2026-06-10 10:00']],
    '2026-06-10 12:00',
  ],
  [
    'a pause of no time',
    week,
    '2026-06-10 09:00',
    2,
    [['2026-06-10 10:00', '2026-06-10 10:00']],
    '2026-06-10 11:00',
  ],
  [
    'two pauses',
    week,
    '2026-06-10 09:00',
    8,
    [
      ['2026-06-10 10:00', '2026-06-10 11:00'],
      ['2026-06-10 16:00', '2026-06-11 11:00'],
    ],
    '2026-06-11 13:00',
  ],
  [
    'a pause over the hour that is skipped',
    allDay,
    '2026-03-08 00:00',
    3,
    [['2026-03-08 01:00', '2026-03-08 04:00']],
    '2026-03-08 06:00',
  ],
  [
    'a pause over the hour that comes twice',
    allDay,
    '2026-11-01 00:00',
    3,
    [['2026-11-01 00:30', '2026-11-01 02:30']],
    '2026-11-01 05:00',
  ],
  [
    'a pause around the clock',
    null,
    '2026-06-12 16:00',
    4,
    [['2026-06-12 18:00', '2026-06-13 18:00']],
    '2026-06-13 20:00',
  ],
])('%s', (_name, calendar, start, hours, pauses, end) => {
  let due = afterWorkingTime(at(start), hours * hourMs, calendar);
  let stoodMs = 0;
  for (const [from, until] of pauses) {
    const ms = workingTimeBetween(at(from), at(until), calendar);
    due = ms === 0 ? due : afterWorkingTime(due, ms, calendar);
    stoodMs += ms;
  }
  expect(due).toEqual(at(end));
  // As one sum it comes to the same, which is how a clock under another target is counted.
  expect(afterWorkingTime(at(start), hours * hourMs + stoodMs, calendar)).toEqual(at(end));
});

test('nothing passes backwards, at night, on weekends and holidays', () => {
  expect(workingTimeBetween(at('2026-06-10 12:00'), at('2026-06-10 11:00'), week)).toBe(0);
  expect(workingTimeBetween(at('2026-06-10 17:00'), at('2026-06-11 09:00'), week)).toBe(0);
  expect(workingTimeBetween(at('2026-06-12 17:00'), at('2026-06-15 09:00'), week)).toBe(0);
  expect(workingTimeBetween(at('2026-12-25 00:00'), at('2026-12-26 00:00'), week)).toBe(0);
});

test('a calendar in which nobody works is refused', () => {
  expect(() => afterWorkingTime(at('2026-06-10 12:00'), 1, { ...week, hours: [] })).toThrow(RangeError);
});

test('what was added is what lies between, whatever the calendar and the moment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }),
      fc.integer({ min: 1, max: 400 * 60 }),
      fc.constantFrom(week, lunch, allDay, { ...week, timeZone: 'America/Los_Angeles' }),
      (startMinutes, minutes, calendar) => {
        const start = new Date(at('2026-01-01').getTime() + startMinutes * 60_000);
        const end = afterWorkingTime(start, minutes * 60_000, calendar);
        expect(workingTimeBetween(start, end, calendar)).toBe(minutes * 60_000);
      },
    ),
    { numRuns: 200 },
  );
});
