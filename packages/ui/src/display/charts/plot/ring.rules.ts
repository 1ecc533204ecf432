/** A part of a ring as a dash of its outline, which begins at the top and goes clockwise. */
export interface RingPart {
  /** Along the outline, in the unit of the radius. */
  length: number;
  offset: number;
  /** Its middle, from the centre of the ring. */
  x: number;
  y: number;
}

/** Free outline between two parts. */
const gap = 2;

/** Parts a ring by amounts, in their order; a part is never so small that the gap swallows it. */
export function ringOf(amounts: readonly number[], radius: number): RingPart[] {
  const outline = 2 * Math.PI * radius;
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const parted = amounts.filter((amount) => amount > 0).length > 1;
  let before = 0;
  return amounts.map((amount) => {
    const whole = total === 0 ? 0 : (amount / total) * outline;
    const angle = (before + whole / 2) / radius;
    const offset = before + (parted ? gap / 2 : 0);
    before += whole;
    const length = amount === 0 ? 0 : Math.max(1, whole - (parted ? gap : 0));
    return { length, offset, x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
}
