/** From a value to its place in pixels, and the round values worth naming along the way. */
export interface LinearScale {
  place(value: number): number;
  ticks: readonly number[];
}

/**
 * A scale whose ends are round: 1, 2 or 5 times a power of ten, about `count` steps of them (P. S. Heckbert, "Nice
 * numbers for graph labels", Graphics Gems, 1990).
 *
 * @param extent least and greatest value
 * @param range pixels where they go; the first may be the greater one, as on an axis that grows upwards
 * @param leastStep what no step is smaller than: 1 where there is nothing between two values
 */
export function linearScale(
  [least, greatest]: readonly [number, number],
  [start, end]: readonly [number, number],
  count: number,
  leastStep = 0,
): LinearScale {
  const span = greatest > least ? greatest - least : 1;
  const step = Math.max(leastStep, roundStep(span / count));
  // Counted in steps and not added up, so that 0.1 + 0.2 is 0.3.
  const first = Math.floor(least / step + rounding);
  const last = Math.ceil((least + span) / step - rounding);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => multiple(first + index, step));
  const lowest = multiple(first, step);
  const width = multiple(last, step) - lowest;
  return { place: (value) => start + ((value - lowest) / width) * (end - start), ticks };
}

/** What the division of two decimal numbers may be off by, in steps. */
const rounding = 1e-9;

// Steps below one are kept as their reciprocal, which is a whole number.
const multiple = (count: number, step: number) => (step < 1 ? count / Math.round(1 / step) : count * step);

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = rough / power;
  return (digit >= Math.sqrt(50) ? 10 : digit >= Math.sqrt(10) ? 5 : digit >= Math.SQRT2 ? 2 : 1) * power;
}

/** Places side by side: where each begins, how wide it is, and the way to the next. */
export interface BandScale {
  start(index: number): number;
  middle(index: number): number;
  width: number;
  step: number;
}

/**
 * Parts a range in pixels into bands of one width.
 *
 * @param padding share of a step that is free between two bands, and before the first and after the last
 */
export function bandScale(
  count: number,
  [from, to]: readonly [number, number],
  padding: { between: number; around: number },
): BandScale {
  const step = (to - from) / Math.max(1, count - padding.between + 2 * padding.around);
  const width = step * (1 - padding.between);
  const start = (index: number) => from + step * (padding.around + index);
  return { start, middle: (index) => start(index) + width / 2, width, step };
}
