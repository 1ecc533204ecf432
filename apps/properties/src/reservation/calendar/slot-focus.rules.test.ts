import { array, assert, constantFrom, integer, property } from 'fast-check';
import { entryPlace, type Place, stepFrom } from './slot-focus.rules';
import type { Block, DayColumn } from './week-layout.rules';

const block = (from: number, state: Block['state'] = 'free'): Block => ({
  key: String(from),
  startsAt: '2026-12-01T00:00:00Z',
  endsAt: '2026-12-01T01:00:00Z',
  state,
  mine: false,
  past: false,
  title: null,
  reservationId: null,
  from,
  to: from + 60,
  lane: 0,
});
const column = (...blocks: Block[]): DayColumn => ({ day: '2026-12-01', closed: null, blocks, lanes: 1 });

const week = [
  column(block(540, 'taken'), block(600), block(660)),
  column(),
  column(block(600), block(720, 'mine')),
];

test.each<[string, Place, unknown]>([
  ['ArrowDown', { column: 0, index: 0 }, { column: 0, index: 1 }],
  ['ArrowDown', { column: 0, index: 2 }, null],
  ['ArrowUp', { column: 0, index: 0 }, null],
  ['ArrowUp', { column: 2, index: 1 }, { column: 2, index: 0 }],
  ['ArrowRight', { column: 0, index: 2 }, { column: 2, index: 0 }],
  ['ArrowLeft', { column: 2, index: 1 }, { column: 0, index: 2 }],
  ['ArrowRight', { column: 2, index: 0 }, 'week-after'],
  ['ArrowLeft', { column: 0, index: 0 }, 'week-before'],
  ['Home', { column: 0, index: 2 }, { column: 0, index: 0 }],
  ['End', { column: 0, index: 0 }, { column: 0, index: 2 }],
  ['PageDown', { column: 0, index: 0 }, 'week-after'],
  ['PageUp', { column: 0, index: 0 }, 'week-before'],
  ['a', { column: 0, index: 0 }, null],
])('%s from %j leads to %j', (key, at, expected) => {
  expect(stepFrom(week, at, key)).toEqual(expected);
});

test('the keyboard enters at the first free slot, else at the first block, else nowhere', () => {
  expect(entryPlace(week)).toEqual({ column: 0, index: 1 });
  expect(entryPlace([column(), column(block(540, 'past'))])).toEqual({ column: 1, index: 0 });
  expect(entryPlace([column()])).toBeNull();
});

test('no key leads to a block that is not there', () => {
  const keys = constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
  const days = array(integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 7 });
  assert(
    property(days, keys, integer({ min: 0, max: 34 }), (counts, key, pick) => {
      const columns = counts.map((count) =>
        column(...Array.from({ length: count }, (_, at) => block(at * 60))),
      );
      const places = counts.flatMap((count, at) =>
        Array.from({ length: count }, (_, index) => ({ column: at, index })),
      );
      const at = places[pick % Math.max(1, places.length)];
      if (!at) return;
      const step = stepFrom(columns, at, key);
      const isPlace = step !== null && typeof step === 'object';
      expect(isPlace ? columns[step.column]?.blocks[step.index] : 'elsewhere').toBeDefined();
    }),
  );
});
