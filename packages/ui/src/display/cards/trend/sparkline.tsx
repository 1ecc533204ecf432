import { useCommunity, useFormats } from '@courtyard/common';
import type { Trend } from '@courtyard/contract/platform/dashboard/trend';
import { chakra } from '../../../theme/styled';

const width = 64;
const height = 20;
/** Room for the dot at the end, and for half of the line's width. */
const edge = 3;

/** The points of a line from the least amount at the bottom to the greatest on top; level where all are the same. */
function placesOf(amounts: readonly number[]): { x: number; y: number }[] {
  const least = Math.min(...amounts);
  const span = Math.max(...amounts) - least;
  return amounts.map((amount, at) => ({
    x: edge + (at / (amounts.length - 1)) * (width - 2 * edge),
    y: span === 0 ? height / 2 : height - edge - ((amount - least) / span) * (height - 2 * edge),
  }));
}

export interface SparklineProps {
  /** What the line is of: "Cash, Operating". */
  label: string;
  trend: Trend;
}

/** A small line of the last months, its figures said as its name. Nothing where there is one point alone. */
export function Sparkline({ label, trend: { points } }: SparklineProps) {
  const formats = useFormats();
  const { currency } = useCommunity();
  if (points.length < 2) return null;
  const places = placesOf(points.map(({ amountMinor }) => amountMinor));
  const figures = points.map(
    ({ on, amountMinor }) => `${formats.day(on)} ${formats.money(amountMinor, currency)}`,
  );
  const end = places.at(-1);
  return (
    <chakra.svg
      role="img"
      aria-label={`${label}: ${figures.join('; ')}`}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}px`}
      height={`${height}px`}
      flexShrink="0"
    >
      <chakra.polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="chart.1"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <chakra.circle cx={end?.x} cy={end?.y} r="2.5" fill="chart.1" />
    </chakra.svg>
  );
}
