import fc from 'fast-check';
import { closedOn, isOpenAt, slotsOn } from './opening.rules';
import { addDays, momentAt } from '@courtyard/contract/days';

const zones = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
);
const day = fc.integer({ min: 0, max: 7000 }).map((count) => addDays('2018-01-01', count));
const always = {
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
  closures: [],
};

describe('opening hours', () => {
  test('slots follow each other without overlap and lie within the day', () => {
    const length = fc.constantFrom(15, 30, 45, 60, 90, 120, 1440);
    fc.assert(
      fc.property(day, length, zones, (date, slotMinutes, zone) => {
        const slots = slotsOn(always, date, slotMinutes, zone);
        slots.forEach((slot, index) => {
          expect(slot.endsAt.getTime()).toBeGreaterThan(slot.startsAt.getTime());
          const next = slots[index + 1];
          expect(next === undefined || next.startsAt >= slot.endsAt).toBe(true);
        });
        expect(slots[0]?.startsAt).toEqual(momentAt(date, 0, zone));
        const end = momentAt(addDays(date, 1), 0, zone).getTime();
        expect(slots.at(-1)?.endsAt.getTime()).toBeLessThanOrEqual(end);
      }),
      { examples: [['2031-03-09', 15, 'America/New_York']] },
    );
  });

  test('a day of 23 hours has a slot less, one of 25 an hour that lasts two', () => {
    const hours = (date: string) =>
      slotsOn(always, date, 60, 'America/New_York').map(
        ({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
      );
    expect(hours('2026-03-07')).toHaveLength(24);
    expect(hours('2026-03-08')).toEqual(Array.from({ length: 23 }, () => 1));
    const quarters = slotsOn(always, '2026-03-08', 15, 'America/New_York').map(({ startsAt }) =>
      startsAt.getTime(),
    );
    expect(quarters).toEqual(
      Array.from({ length: 92 }, (_, index) => Date.parse('2026-03-08T05:00:00Z') + index * 900_000),
    );
    expect(hours('2026-11-01').filter((length) => length !== 1)).toEqual([2]);
    const [wholeDay] = slotsOn(always, '2026-11-01', 1440, 'America/New_York');
    expect((wholeDay?.endsAt.getTime() ?? 0) - (wholeDay?.startsAt.getTime() ?? 0)).toBe(25 * 3_600_000);
  });

  test('closed without hours and by a closure, which says why', () => {
    const hours = {
      openingHours: [{ weekday: 1, opensAt: '09:00', closesAt: '12:00' }],
      closures: [{ startsOn: '2026-06-20', endsOn: '2026-06-25', reason: 'New floor' }],
    };
    expect([
      closedOn(hours, '2026-06-15'),
      closedOn(hours, '2026-06-16'),
      closedOn(hours, '2026-06-22'),
    ]).toEqual([null, '', 'New floor']);
    const open = (time: string) =>
      isOpenAt(hours, new Date(`2026-06-15T${time}:00-04:00`), 'America/New_York');
    expect([open('08:59'), open('09:00'), open('11:59'), open('12:00')]).toEqual([false, true, true, false]);
  });
});
