import { array, assert, constantFrom, integer, nat, property } from 'fast-check';
import { moved, without } from './list-order.rules';

test('an item changes places with its neighbour, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);

test('moving there and back changes nothing, and nothing is ever lost', () => {
  assert(
    property(array(integer(), { minLength: 2 }), nat(), constantFrom(1, -1), (list, pick, step) => {
      const from = pick % list.length;
      const there = moved(list, from, step);
      expect(sorted(there)).toEqual(sorted(list));
      const to = Math.min(list.length - 1, Math.max(0, from + step));
      expect(moved(there, to, to === from ? step : step === 1 ? -1 : 1)).toEqual(to === from ? there : list);
    }),
  );
});
