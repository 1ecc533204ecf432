/** What is spread over months. */
interface Spread {
  totalMinor: number;
  months: number;
}

/** The months that something can be spread over. */
export const maxAmortizedMonths = 120;

/** What one month has of a whole, the first being 1: equal parts, and the last takes the rest, so that they add up to the total. */
export function partOfMonth({ totalMinor, months }: Spread, month: number): number {
  const part = Math.trunc(totalMinor / months);
  return month === months ? totalMinor - part * (months - 1) : part;
}
