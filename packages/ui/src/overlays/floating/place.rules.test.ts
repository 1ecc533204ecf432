import fc from 'fast-check';
import { placePanel } from './place.rules';

const viewport = { width: 1000, height: 800 };
const below = { side: 'bottom', align: 'start', gap: 6 } as const;

test('a panel goes below its anchor', () => {
  const place = placePanel(
    { top: 100, left: 50, width: 80, height: 40 },
    { width: 200, height: 300 },
    viewport,
    below,
  );
  expect(place).toEqual({ side: 'bottom', top: 146, left: 50 });
});

test('it turns to the other side where only that has room', () => {
  const place = placePanel(
    { top: 700, left: 50, width: 80, height: 40 },
    { width: 200, height: 300 },
    viewport,
    below,
  );
  expect(place).toEqual({ side: 'top', top: 394, left: 50 });
});

test('aligned to the end it stops at the anchor’s right edge', () => {
  const anchor = { top: 100, left: 500, width: 80, height: 40 };
  const place = placePanel(anchor, { width: 200, height: 100 }, viewport, { ...below, align: 'end' });
  expect(place.left + 200).toBe(580);
});

test('a panel that fits never leaves the window', () => {
  const pixels = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      fc.record({ top: pixels(800), left: pixels(1000), width: pixels(300), height: pixels(60) }),
      fc.record({ width: fc.integer({ min: 1, max: 900 }), height: fc.integer({ min: 1, max: 700 }) }),
      fc.constantFrom('top', 'bottom', 'left', 'right'),
      fc.constantFrom('start', 'center', 'end'),
      (anchor, panel, side, align) => {
        const place = placePanel(anchor, panel, viewport, { side, align, gap: 6 });
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.left + panel.width).toBeLessThanOrEqual(viewport.width - 8);
        expect(place.top + panel.height).toBeLessThanOrEqual(viewport.height - 8);
      },
    ),
  );
});
