import fc from 'fast-check';
import { apportion } from './apportion.rules';

const shares = fc
  .array(fc.record({ weight: fc.integer({ min: 0, max: 1_000_000 }) }), { minLength: 1, maxLength: 60 })
  .filter((all) => all.some(({ weight }) => weight > 0));
const amounts = fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 });

test('parts sum to the whole, each within one unit of its share, also where amount × share passes 2^53', () => {
  fc.assert(
    fc.property(amounts, shares, (amount, given) => {
      const parts = apportion(amount, given);
      expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
      const whole = given.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
      parts.forEach((part, index) => {
        const off = BigInt(part) * whole - BigInt(amount) * BigInt(given[index]?.weight ?? 0);
        expect(off < whole && off > -whole).toBe(true);
      });
    }),
  );
});

test('who has the larger share never gets less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), shares, (amount, given) => {
      const parts = apportion(amount, given);
      const wronged = given.filter(({ weight }, one) =>
        given.some((other, two) => weight > other.weight && (parts[one] ?? 0) < (parts[two] ?? 0)),
      );
      expect(wronged).toEqual([]);
    }),
  );
});

test('what is left goes to the largest remainder, and among equals to the first', () => {
  const weights = (...all: number[]) => all.map((weight) => ({ weight }));
  expect(apportion(100, weights(1, 1, 1))).toEqual([34, 33, 33]);
  expect(apportion(-100, weights(1, 1, 1))).toEqual([-34, -33, -33]);
  expect(apportion(10, weights(1, 2, 4))).toEqual([1, 3, 6]);
  expect(apportion(1, weights(0, 5))).toEqual([0, 1]);
  expect(() => apportion(1, weights(0, 0))).toThrow('no shares');
});
