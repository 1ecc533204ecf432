import { chakra } from '../../../theme/styled';
import type { FormatValue } from '../series';
import { figures } from '../../../theme/tokens';

export const margin = { top: 8, right: 8, bottom: 28, left: 8 };

interface ValueAxisProps {
  ticks: readonly number[];
  y: (value: number) => number;
  width: number;
  left: number;
  format: FormatValue;
}

/** Quiet lines with their values on the left. */
export function ValueAxis({ ticks, y, width, left, format }: ValueAxisProps) {
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <chakra.line
            x1={left}
            x2={width - margin.right}
            stroke={tick === 0 ? 'border.strong' : 'border.default'}
            strokeWidth="1"
          />
          <chakra.text
            x={left - 8}
            dy="0.32em"
            textAnchor="end"
            fontSize="11px"
            fill="fg.subtle"
            {...figures}
          >
            {format(tick)}
          </chakra.text>
        </g>
      ))}
    </g>
  );
}

interface CategoryAxisProps {
  categories: readonly string[];
  x: (index: number) => number;
  /** Pixels between two categories. */
  step: number;
  baseline: number;
  /** Of the whole chart: no name goes past its edges. */
  width: number;
}

/** Where a name below `x` is put so that it stays in the chart. */
function placeOf(name: string, x: number, width: number) {
  const halfPx = (name.length * charWidthPx) / 2;
  if (x - halfPx < 0) return { x: 0, textAnchor: 'start' } as const;
  return x + halfPx > width
    ? ({ x: width, textAnchor: 'end' } as const)
    : ({ x, textAnchor: 'middle' } as const);
}

/** Names below; every second, third, … only, where they would run into each other. */
export function CategoryAxis({ categories, x, step, baseline, width }: CategoryAxisProps) {
  const widest = Math.max(...categories.map((name) => name.length)) * charWidthPx + 12;
  const every = Math.max(1, Math.ceil(widest / step));
  return (
    <g aria-hidden="true">
      {categories.map((name, index) =>
        index % every === 0 ? (
          <chakra.text
            key={name}
            {...placeOf(name, x(index), width)}
            y={baseline + 18}
            fontSize="11px"
            fill="fg.subtle"
          >
            {name}
          </chakra.text>
        ) : null,
      )}
    </g>
  );
}

const charWidthPx = 6.6;

/** Room for the longest value at the left. */
export const axisWidth = (ticks: readonly number[], format: FormatValue) =>
  Math.max(24, ...ticks.map((tick) => format(tick).length * charWidthPx)) + 12;
