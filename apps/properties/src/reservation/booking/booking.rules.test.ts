import { assert, integer, property } from 'fast-check';
import {
  endChoices,
  freeSlots,
  likelyEnd,
  likelyStart,
  longestInSlots,
  minutesBetween,
  withTime,
} from './booking.rules';

const slot = (hour: number) => ({
  startsAt: new Date(Date.UTC(2026, 11, 1, hour)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 11, 1, hour + 1)).toISOString(),
});
const at = (hour: number) => slot(hour).startsAt;

test('only free slots can be booked', () => {
  const days = [
    {
      day: '2026-12-01',
      closed: null,
      slots: [
        { ...slot(9), state: 'past' as const },
        { ...slot(10), state: 'free' as const },
        { ...slot(11), state: 'mine' as const },
      ],
    },
    { day: '2026-12-02', closed: null, slots: [{ ...slot(33), state: 'free' as const }] },
  ];
  expect(freeSlots(days).map(({ startsAt }) => startsAt)).toEqual([at(10), at(33)]);
});

test('a booking ends after slots in a row, over midnight too, and before the first gap', () => {
  const free = [slot(22), slot(23), slot(24), slot(26)];
  expect(endChoices(free, at(22), 10)).toEqual([at(23), at(24), at(25)]);
  expect(endChoices(free, at(22), 2)).toEqual([at(23), at(24)]);
  expect(endChoices(free, at(26), 10)).toEqual([at(27)]);
  expect(endChoices(free, at(25), 10)).toEqual([]);
});

test('as many ends are offered as there are slots in a row, up to the longest booking', () => {
  assert(
    property(integer({ min: 0, max: 23 }), integer({ min: 15, max: 1440 }), (hour, maxDurationMinutes) => {
      const free = Array.from({ length: 24 }, (_, index) => slot(index));
      const longest = longestInSlots({ slotMinutes: 60, maxDurationMinutes });
      const ends = endChoices(free, at(hour), longest);
      expect(ends).toHaveLength(Math.min(24 - hour, longest));
      expect(ends.every((end, index) => minutesBetween(at(hour), end) === (index + 1) * 60)).toBe(true);
    }),
  );
});

test('the end offered first is as long as asked for, if it can be', () => {
  expect(likelyEnd([at(11), at(12)], at(10), 60)).toBe(at(11));
  expect(likelyEnd([at(11), at(12)], at(10), 600)).toBe(at(12));
  expect(likelyEnd([at(12)], at(10), 60)).toBe(at(12));
  expect(likelyEnd([], at(10), 60)).toBeNull();
});

test('a time that was offered joins the free ones in order, once', () => {
  expect(withTime([slot(9), slot(12)], slot(10))).toEqual([slot(9), slot(10), slot(12)]);
  expect(withTime([slot(9)], slot(9))).toEqual([slot(9)]);
  expect(withTime([slot(9)], { startsAt: at(10), endsAt: '' })).toEqual([slot(9)]);
});

test('a day is offered at the time of day that was wanted, or the nearest free one', () => {
  const free = [slot(9), slot(12), slot(33)];
  const day = '2026-12-01';
  expect(likelyStart(free, { day, minutes: 12 * 60 }, 'UTC')).toBe(at(12));
  expect(likelyStart(free, { day, minutes: 10 * 60 }, 'UTC')).toBe(at(9));
  expect(likelyStart(free, { day: '2026-12-02', minutes: 0 }, 'UTC')).toBe(at(33));
  expect(likelyStart(free, { day: '2026-12-03', minutes: 0 }, 'UTC')).toBeNull();
});
