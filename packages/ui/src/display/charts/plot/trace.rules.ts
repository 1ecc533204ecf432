export interface Point {
  x: number;
  y: number;
}

/** Unbroken pieces of a line; a missing value parts it. */
export function piecesOf(points: readonly (Point | null)[]): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of points) {
    if (point) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/**
 * A curve through points in the order of x that never overshoots: between two of them it stays between their values
 * (M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy and Astrophysics 239, 1990).
 *
 * @returns the `d` of a path, from the first point to the last; one point alone is a dot for round line ends
 */
export function tracePath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  if (points.length === 1) return `M${first.x},${first.y}Z`;
  const slopes = slopesAt(points);
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    const third = (to.x - from.x) / 3;
    const leave = from.y + third * (slopes[index] ?? 0);
    const arrive = to.y - third * (slopes[index + 1] ?? 0);
    return `C${from.x + third},${leave},${to.x - third},${arrive},${to.x},${to.y}`;
  });
  return `M${first.x},${first.y}${curves.join('')}`;
}

/** The same curve closed along a horizontal line, to be filled. */
export function shadePath(points: readonly Point[], baseline: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length === 1) return '';
  return `${tracePath(points)}V${baseline}H${first.x}Z`;
}

function slopesAt(points: readonly Point[]): number[] {
  const widths = points.slice(1).map(({ x }, index) => x - (points[index]?.x ?? x));
  const rises = points.slice(1).map(({ y }, index) => (y - (points[index]?.y ?? y)) / (widths[index] || 1));
  const inner = rises.slice(1).map((after, index) => {
    const before = rises[index] ?? 0;
    const [left = 1, right = 1] = [widths[index], widths[index + 1]];
    const mean = (before * right + after * left) / (left + right);
    const sign = Math.sign(before) + Math.sign(after);
    return sign * Math.min(Math.abs(before), Math.abs(after), 0.5 * Math.abs(mean));
  });
  const atEnd = (rise = 0, neighbour = rise) => (3 * rise - neighbour) / 2;
  return [atEnd(rises[0], inner[0]), ...inner, atEnd(rises.at(-1), inner.at(-1))];
}
