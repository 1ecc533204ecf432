import fc from 'fast-check';
import { piecesOf, shadePath, tracePath } from './trace.rules';

const points = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: -100, max: 100 })), {
    minLength: 2,
    maxLength: 12,
  })
  .map((steps) => {
    let x = 0;
    return steps.map(([width, y]) => ({ x: (x += width), y }));
  });

/** Control points and ends of the curves of a path. */
const curvesOf = (path: string) =>
  [...path.matchAll(/C([^CVZ]+)/g)].map((found) => (found[1] ?? '').split(',').map(Number));

test('a curve goes through every point and stays between two neighbours', () => {
  fc.assert(
    fc.property(points, (line) => {
      const curves = curvesOf(tracePath(line));
      expect(curves).toHaveLength(line.length - 1);
      for (const [index, [, leave = 0, , arrive = 0, x, y]] of curves.entries()) {
        expect([x, y]).toEqual([line[index + 1]?.x, line[index + 1]?.y]);
        const [from, to] = [line[index]?.y ?? 0, line[index + 1]?.y ?? 0];
        // A curve lies within the hull of its points.
        for (const control of [leave, arrive]) {
          expect(control).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9);
          expect(control).toBeLessThanOrEqual(Math.max(from, to) + 1e-9);
        }
      }
    }),
  );
});

test('equal steps are a straight line', () => {
  expect(
    tracePath([
      { x: 0, y: 0 },
      { x: 3, y: 3 },
      { x: 6, y: 6 },
    ]),
  ).toBe('M0,0C1,1,2,2,3,3C4,4,5,5,6,6');
});

test('a missing value parts the line; what stands alone is a dot without a shade', () => {
  const [a, b, c] = [
    { x: 0, y: 1 },
    { x: 3, y: 2 },
    { x: 9, y: 3 },
  ] as const;
  expect(piecesOf([null, a, b, null, null, c])).toEqual([[a, b], [c]]);
  expect(piecesOf([null])).toEqual([]);
  expect(tracePath([c])).toBe('M9,3Z');
  expect(shadePath([c], 20)).toBe('');
  expect(shadePath([a, b], 20)).toMatch(/3,2V20H0Z$/);
});
