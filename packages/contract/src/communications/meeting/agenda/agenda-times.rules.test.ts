import fc from 'fast-check';
import { startsOfItems } from './agenda-times.rules';

const start = '2027-03-30T23:00:00.000Z';
const item = (minutes: number | null) => ({ minutes });

test('items begin one after the other; after one of unknown length, and without any length, nothing is said', () => {
  expect(startsOfItems(start, [item(5), item(70), item(null), item(10)])).toEqual([
    start,
    '2027-03-30T23:05:00.000Z',
    '2027-03-31T00:15:00.000Z',
    null,
  ]);
  expect(startsOfItems(start, [item(null), item(null)])).toEqual([null, null]);
  expect(startsOfItems(start, [item(null), item(10)])).toEqual([start, null]);
});

test('each begins as long after the one before as that is to take, also where clocks change', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 60 }), (lengths) => {
      const starts = startsOfItems('2026-11-01T04:00:00.000Z', lengths.map(item));
      starts.slice(1).forEach((begins, index) => {
        const gap = Date.parse(begins ?? '') - Date.parse(starts[index] ?? '');
        expect(gap).toBe((lengths[index] ?? 0) * 60_000);
      });
    }),
  );
});
