import type { Availability } from '@courtyard/contract/properties/common-area/common-area';
import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import { assert, constantFrom, integer, property, record } from 'fast-check';
import { wallClock } from '@courtyard/contract/days';
import { layOutDay, linesIn, marksOf, rowSizeOf, rowsOf, scaleOf } from './week-layout.rules';

type Day = Availability['days'][number];
const newYork = 'America/New_York';

/** Slots of `minutes` from a moment on, as many as lie on its day. */
function dayOf(start: string, minutes: number, timeZone = newYork): Day {
  const day = wallClock(start, timeZone).day;
  const slots: Day['slots'] = [];
  for (let at = Date.parse(start); ; at += minutes * 60_000) {
    const end = new Date(at + minutes * 60_000);
    if (wallClock(new Date(end.getTime() - 1), timeZone).day !== day) break;
    slots.push({ startsAt: new Date(at).toISOString(), endsAt: end.toISOString(), state: 'free' });
  }
  return { day, closed: null, slots };
}

const booking = (day: Day, from: number, to: number, part: Partial<CalendarReservation> = {}) => ({
  id: `booking ${from}`,
  areaId: 'pool',
  startsAt: day.slots[from]?.startsAt ?? '',
  endsAt: day.slots[to]?.endsAt ?? '',
  status: 'confirmed' as const,
  mine: false,
  title: null,
  ...part,
});

test('a booking of several slots is one block, and says whose it is', () => {
  const day = dayOf('2026-12-01T14:00:00Z', 60);
  const { blocks } = layOutDay(
    day,
    [
      booking(day, 1, 2, { mine: true, title: 'Aspen 204' }),
      booking(day, 3, 3),
      booking(day, 5, 5, { status: 'requested' }),
    ],
    newYork,
  );
  expect(blocks.slice(0, 5).map(({ state, from, to, title }) => [state, from, to, title])).toEqual([
    ['free', 540, 600, null],
    ['mine', 600, 720, 'Aspen 204'],
    ['taken', 720, 780, null],
    ['free', 780, 840, null],
    ['requested', 840, 900, null],
  ]);
});

test('bookings of others without an id stay apart from each other', () => {
  const day = dayOf('2026-12-01T14:00:00Z', 60);
  const { blocks } = layOutDay(
    day,
    [booking(day, 0, 0, { id: null }), booking(day, 1, 1, { id: null })],
    newYork,
  );
  expect(blocks.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
    [540, 600],
    [600, 660],
  ]);
});

test('the hour that comes twice in autumn lies side by side', () => {
  const { blocks, lanes } = layOutDay(dayOf('2026-11-01T04:00:00Z', 60), [], newYork);
  expect(lanes).toBe(2);
  expect(blocks.slice(0, 4).map(({ from, to, lane }) => [from, to, lane])).toEqual([
    [0, 60, 0],
    [60, 120, 0],
    [60, 120, 1],
    [120, 180, 0],
  ]);
  expect(blocks).toHaveLength(25);
});

test('the hour that spring leaves out belongs to the slot over it', () => {
  const { blocks, lanes } = layOutDay(dayOf('2026-03-08T05:00:00Z', 60), [], newYork);
  expect(lanes).toBe(1);
  expect(blocks.slice(1, 3).map(({ from, to }) => [from, to])).toEqual([
    [60, 180],
    [180, 240],
  ]);
  expect(blocks).toHaveLength(23);
});

test('rows are as coarse as the blocks allow', () => {
  const morning = layOutDay(dayOf('2026-12-01T13:30:00Z', 90), [], newYork);
  const scale = scaleOf([morning]);
  expect(scale).toEqual({ from: 510, to: 1410, step: 90 });
  expect(scaleOf([{ ...morning, blocks: [] }])).toBeNull();
});

test('the left edge names full hours, or each row where rows are longer', () => {
  expect(marksOf({ from: 510, to: 630, step: 30 })).toEqual([
    { minutes: 540, row: 2 },
    { minutes: 600, row: 4 },
  ]);
  expect(marksOf({ from: 510, to: 690, step: 90 })).toEqual([
    { minutes: 510, row: 1 },
    { minutes: 600, row: 2 },
  ]);
});

const anyDay = record({
  timeZone: constantFrom(newYork, 'Europe/Madrid', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
  // Around both changes of the clock of 2026, and on ordinary days.
  start: constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01', '2026-07-01'),
  hour: integer({ min: 0, max: 23 }),
  minutes: constantFrom(15, 30, 45, 60, 90, 120, 480),
});

test('whatever the day, blocks fit on rows, follow each other and never lie over each other', () => {
  assert(
    property(anyDay, integer({ min: 0, max: 20 }), ({ timeZone, start, hour, minutes }, first) => {
      const day = dayOf(`${start}T${String(hour).padStart(2, '0')}:00:00Z`, minutes, timeZone);
      const taken = day.slots[first + 1] ? [booking(day, first, first + 1)] : [];
      const column = layOutDay(day, taken, timeZone);
      const scale = scaleOf([column]);

      expect(column.blocks).toHaveLength(day.slots.length - taken.length);
      if (!scale) return;
      for (const [index, block] of column.blocks.entries()) {
        const { row, span } = rowsOf(block, scale);
        expect([Number.isInteger(row), Number.isInteger(span), row > 0, span > 0]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        for (const other of column.blocks.slice(0, index)) {
          const apart = other.to <= block.from || block.to <= other.from || other.lane !== block.lane;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

test('rows are as low as the shortest block allows, and taller blocks have room for more lines', () => {
  const hours = layOutDay(dayOf('2026-12-01T14:00:00Z', 60), [], newYork);
  const scale = scaleOf([hours]);
  if (!scale) throw new Error('a day with slots has a scale');
  expect(rowSizeOf([hours], scale)).toBe(9);
  expect(rowSizeOf([hours], { ...scale, step: 30 })).toBe(5);
  expect(rowSizeOf([hours], { ...scale, step: 15 })).toBe(3);
  expect([linesIn(1, 9), linesIn(2, 9), linesIn(4, 3)]).toEqual([1, 3, 2]);
});
