import type { ReactNode } from 'react';
import { axisWidth, CategoryAxis, margin, ValueAxis } from './plot/axes';
import { ChartFrame } from './chart-frame';
import { useChartTexts } from './charts.messages';
import { Plot } from './plot/plot';
import { type BandScale, bandScale, linearScale } from './plot/scale.rules';
import { type ChartData, extentOf, type FormatValue } from './series';
import { usePoints } from './plot/use-points';
import { useWidth } from './plot/use-width';

export interface SeriesChartProps extends ChartData {
  /** The finding's subject: "Spend by month". */
  title: string;
  description?: string | undefined;
  /** A value with its unit. */
  format: FormatValue;
  /** Shorter, for the axis: `$12k`. */
  formatTick?: FormatValue | undefined;
  /** Heading of the first column when shown as a table: "Month". */
  categoryLabel?: string | undefined;
  /** Pixels; the width is what the place gives. */
  height?: number | undefined;
  level?: 2 | 3 | 4 | undefined;
}

export interface SeriesPoint {
  category: number;
  series: number;
}

/** Where things are drawn, in pixels. */
export interface SeriesPlane {
  height: number;
  /** The categories along the axis. */
  bands: BandScale;
  y: (value: number) => number;
}

/** The point that is pointed at or reached by arrow keys. */
export interface ReadPoint extends SeriesPoint {
  x: number;
  y: number;
  value: number | null;
}

export interface SeriesDrawingProps extends SeriesChartProps {
  /** Free parts of a category's step. */
  padding: { between: number; around: number };
  /** Where a value is drawn. */
  placeOf: (point: SeriesPoint, value: number, plane: SeriesPlane) => { x: number; y: number };
  children: (plane: SeriesPlane, read: ReadPoint | null, onRead: (point: SeriesPoint) => void) => ReactNode;
}

/** What bars and lines have in common: axes, the value that is read, and the same figures as a table. */
export function SeriesChart(props: SeriesDrawingProps) {
  const { title, description, categories, series, format, formatTick = format, height = 220, level } = props;
  const t = useChartTexts();
  const { ref, width } = useWidth();
  const points = usePoints(categories.length, series.length);

  const { place: y, ticks } = linearScale(extentOf(series), [height - margin.bottom, margin.top], 4);
  const left = axisWidth(ticks, formatTick);
  const bands = bandScale(categories.length, [left, width - margin.right], props.padding);
  const plane: SeriesPlane = { height, bands, y };

  const { active } = points;
  const value = active ? (series[active.series]?.values[active.category] ?? null) : null;
  const read = active && { ...active, ...props.placeOf(active, value ?? 0, plane), value };
  const reading = read && {
    x: read.x,
    y: read.y,
    name: nameOf(props, read),
    value: value === null ? t('noValue') : format(value),
  };

  return (
    <ChartFrame
      {...{ title, description, level, height }}
      legend={series.map(({ name }) => name)}
      table={tableOf(props, t('category'))}
      isEmpty={categories.length === 0}
    >
      <div ref={ref}>
        <Plot label={title} {...{ width, height, points, reading }}>
          <ValueAxis ticks={ticks} y={y} width={width} left={left} format={formatTick} />
          <CategoryAxis
            categories={categories}
            x={bands.middle}
            step={bands.step}
            baseline={height - margin.bottom}
          />
          {props.children(plane, read, points.setActive)}
        </Plot>
      </div>
    </ChartFrame>
  );
}

/** The rows that the frame shows instead of the drawing. */
function tableOf({ categories, series, format, categoryLabel }: SeriesChartProps, fallback: string) {
  return {
    head: [categoryLabel ?? fallback, ...series.map(({ name }) => name)],
    rows: categories.map((name, index) => ({
      name,
      cells: series.map(({ values }) => {
        const value = values[index];
        return value === null || value === undefined ? '–' : format(value);
      }),
    })),
  };
}

/** "March", or "March, Reserve" where there are several series. */
function nameOf({ categories, series }: ChartData, at: SeriesPoint): string {
  const category = categories[at.category] ?? '';
  return series.length > 1 ? `${category}, ${series[at.series]?.name ?? ''}` : category;
}
