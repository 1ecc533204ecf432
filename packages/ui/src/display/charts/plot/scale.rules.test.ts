import fc from 'fast-check';
import { bandScale, linearScale } from './scale.rules';

const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((one) => Math.round(one * 100) / 100);
const extents = fc
  .tuple(value, value)
  .map(([a, b]): [number, number] => [Math.min(a, b, 0), Math.max(a, b, 0)])
  .filter(([least, greatest]) => greatest - least > 0.1);

test('the ends are round, hold every value, and a few round steps lie between them', () => {
  fc.assert(
    fc.property(extents, fc.integer({ min: 2, max: 8 }), ([least, greatest], count) => {
      const { place, ticks } = linearScale([least, greatest], [200, 0], count);
      const [first = 0, second = 0] = ticks;
      const last = ticks.at(-1) ?? 0;
      // A value may stick out by what a division is off by.
      const unseen = (second - first) * 1e-8;
      expect(first).toBeLessThanOrEqual(least + unseen);
      expect(last).toBeGreaterThanOrEqual(greatest - unseen);
      expect([place(first), place(last)]).toEqual([200, 0]);
      // Ends that reach out take up to two steps more.
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(Math.ceil(count * Math.SQRT2) + 3);
      const digits = (second - first).toExponential(6);
      expect(digits).toMatch(/^[125]\.000000e/);
      expect(ticks).toContain(0);
    }),
  );
});

test('values keep their order', () => {
  fc.assert(
    fc.property(extents, value, value, (extent, a, b) => {
      const { place } = linearScale(extent, [0, 300], 4);
      fc.pre(a !== b);
      expect(Math.sign(place(a) - place(b))).toBe(Math.sign(a - b));
    }),
  );
});

test.each([
  [
    [0, 0],
    [0, 0.2, 0.4, 0.6, 0.8, 1],
  ],
  [
    [0, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-5, 55],
    [-20, 0, 20, 40, 60],
  ],
  [
    [0, 148],
    [0, 50, 100, 150],
  ],
] as const)('%j is named at %j', (extent, ticks) => {
  expect(linearScale(extent, [0, 100], 4).ticks).toEqual(ticks);
});

test('bands have one width, do not touch, and are centred', () => {
  const share = fc.double({ min: 0, max: 0.9, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), share, share, (count, between, around) => {
      const band = bandScale(count, [40, 640], { between, around });
      for (let index = 1; index < count; index += 1) {
        expect(band.start(index)).toBeGreaterThanOrEqual(band.start(index - 1) + band.width - 1e-9);
      }
      const before = band.start(0) - 40;
      const after = 640 - (band.start(count - 1) + band.width);
      expect(after).toBeCloseTo(before, 6);
      expect(after).toBeGreaterThan(-1e-9);
    }),
  );
});
