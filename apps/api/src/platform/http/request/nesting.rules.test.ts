import fc from 'fast-check';
import { nestsDeeperThan } from './nesting.rules';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('counts as many levels as the value has, whatever its texts hold', () => {
  const json = fc.jsonValue({ maxDepth: 6, stringUnit: fc.constantFrom('[', '}', '"', '\\', 'a') });
  fc.assert(
    fc.property(json, fc.boolean(), (value, isSpaced) => {
      const text = JSON.stringify(value, null, isSpaced ? 2 : 0);
      const depth = depthOf(value);
      const answers = [depth, Math.max(0, depth - 1)].map((levels) => nestsDeeperThan(text, levels));
      expect(answers).toEqual([false, depth > 0]);
    }),
  );
});

test('looks no further than the level that is too deep', () => {
  // As bytes make it: `repeat` alone leaves the joining to the first who looks.
  const hostile = Buffer.alloc(50_000_000, '[').toString('latin1');
  const start = performance.now();
  expect(nestsDeeperThan(hostile, 32)).toBe(true);
  expect(performance.now() - start).toBeLessThan(20);
});
