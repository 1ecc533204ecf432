import fc from 'fast-check';
import { exceededLimit } from './json-limits.rules';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** The values that arrays and objects hold, an empty one as if it held one. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const held = Object.values(value);
  return Math.max(1, held.length) + held.reduce((sum: number, one) => sum + valuesOf(one), 0);
}

const json = fc.jsonValue({ maxDepth: 6, stringUnit: fc.constantFrom('[', '}', '"', '\\', ',', 'a') });

test('counts as many levels and values as the value has, whatever its texts hold', () => {
  fc.assert(
    fc.property(json, fc.boolean(), (value, isSpaced) => {
      const text = JSON.stringify(value, null, isSpaced ? 2 : 0);
      const [levels, values] = [depthOf(value), valuesOf(value)];
      expect(exceededLimit(text, { levels, values })).toBeNull();
      if (levels === 0) return;
      expect(exceededLimit(text, { levels: levels - 1, values: Infinity })).toBe('levels');
      expect(exceededLimit(text, { levels: Infinity, values: values - 1 })).toBe('values');
    }),
  );
});

test.each([
  ['levels', '['],
  ['values', ','],
])('looks no further than where there are too many %s', (limit, sign) => {
  // As bytes make it: `repeat` alone leaves the joining to the first who looks.
  const hostile = Buffer.alloc(50_000_000, sign).toString('latin1');
  const tries = Array.from({ length: 5 }, () => {
    const start = performance.now();
    expect(exceededLimit(hostile, { levels: 32, values: 100 })).toBe(limit);
    return performance.now() - start;
  });
  // The quickest: a busy machine may stop any one of them.
  expect(Math.min(...tries)).toBeLessThan(20);
});
