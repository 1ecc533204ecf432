import fc from 'fast-check';
import { ringOf } from './ring.rules';

const radius = 50;
const outline = 2 * Math.PI * radius;

test('parts follow each other in order, sized by their amounts, and end where the first began', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 6 }), (amounts) => {
      const parts = ringOf(amounts, radius);
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      for (const [index, { length, offset, x, y }] of parts.entries()) {
        expect(length + 2).toBeCloseTo(Math.max(3, ((amounts[index] ?? 0) / total) * outline), 6);
        expect(Math.hypot(x, y)).toBeCloseTo(radius, 6);
        const next = parts[index + 1]?.offset ?? outline + 1;
        expect(next - offset).toBeCloseTo(((amounts[index] ?? 0) / total) * outline, 6);
      }
    }),
  );
});

test('one part is the whole ring; a quarter at the start has its middle at the upper right', () => {
  expect(ringOf([7, 0], radius)[0]?.length).toBeCloseTo(outline, 6);
  const [quarter] = ringOf([1, 3], radius);
  expect(quarter?.x).toBeCloseTo(radius * Math.SQRT1_2, 6);
  expect(quarter?.y).toBeCloseTo(-radius * Math.SQRT1_2, 6);
});

test('nothing has no length', () => {
  expect(ringOf([0, 0], radius).map(({ length }) => length)).toEqual([0, 0]);
});
