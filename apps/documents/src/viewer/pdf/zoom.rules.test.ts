import { nextZoom, pageInHash, pixelRatioOf, scaleOf, zoomSteps } from './zoom.rules';

const letter = { width: 612, height: 792 };

test('printed size is 96 pixels to an inch, and what fits is as wide as the room', () => {
  expect(scaleOf(1, letter.width, 300) * letter.width).toBeCloseTo(8.5 * 96);
  expect(scaleOf('fit', letter.width, 300) * letter.width).toBeCloseTo(300);
});

test('a step larger and one smaller come back to where they began', () => {
  for (const step of zoomSteps.slice(0, -1))
    expect(nextZoom(scaleOf(nextZoom(scaleOf(step, 612, 0), 'in'), 612, 0), 'out')).toBe(step);
  expect(nextZoom(scaleOf(4, 612, 0), 'in')).toBe(4);
  expect(nextZoom(scaleOf(0.5, 612, 0), 'out')).toBe(0.5);
});

test('from what fits, a step is one that differs', () => {
  const fits = scaleOf('fit', letter.width, letter.width * (96 / 72) * 0.9);
  expect(nextZoom(fits, 'in')).toBe(1);
  expect(nextZoom(fits, 'out')).toBe(0.75);
});

test('a canvas has a bounded number of pixels, however large the page', () => {
  expect(pixelRatioOf({ width: 800, height: 1000 }, 2)).toBe(2);
  const poster = { width: 20_000, height: 30_000 };
  const ratio = pixelRatioOf(poster, 2);
  expect(poster.width * ratio * poster.height * ratio).toBeLessThanOrEqual(4096 * 4096 + 1);
});

test.each([
  ['#page=3', 3],
  ['#zoom=2&page=12', 12],
  ['#page=0', undefined],
  ['#page=x', undefined],
  ['#subpage=3', undefined],
  ['', undefined],
])('the page of %s', (hash, page) => expect(pageInHash(hash)).toBe(page));
