import { type To, useCanOpen, useNavigate } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { type Period, useAgainstBefore } from './against-before';
import { axisWidth, CategoryAxis, margin, ValueAxis } from './plot/axes';
import { ChartFrame } from './chart-frame';
import { useChartTexts } from './charts.messages';
import { Plot } from './plot/plot';
import { type BandScale, bandScale, linearScale } from './plot/scale.rules';
import { type ChartData, extentOf, type FormatValue, leastStepOf } from './series';
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
  /** Where what a value counts is listed: the list under the filters that leave exactly that. */
  linkOf?: ((point: SeriesPoint) => To | undefined) | undefined;
  /** Categories are periods: each value says how it stands against the one before. `format` writes the difference. */
  against?: { period: Period; format?: FormatValue } | undefined;
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

/** What a drawn point does. */
export interface SeriesActions {
  read: (point: SeriesPoint) => void;
  linkOf: (point: SeriesPoint) => To | undefined;
}

export interface SeriesDrawingProps extends SeriesChartProps {
  /** Free parts of a category's step. */
  padding: { between: number; around: number };
  /** Where a value is drawn. */
  placeOf: (point: SeriesPoint, value: number, plane: SeriesPlane) => { x: number; y: number };
  children: (plane: SeriesPlane, read: ReadPoint | null, at: SeriesActions) => ReactNode;
}

/** What bars and lines have in common: axes, the value that is read, and the same figures as a table. */
export function SeriesChart(props: SeriesDrawingProps) {
  const { title, description, categories, series, format, formatTick = format, height = 220, level } = props;
  const t = useChartTexts();
  const { ref, width } = useWidth();
  const { linkOf, noteOf } = useSeriesLinks(props);
  const navigate = useNavigate();
  const open = (point: SeriesPoint) => {
    const to = linkOf(point);
    if (to !== undefined) void navigate(to);
  };
  const points = usePoints(categories.length, series.length, props.linkOf && open);

  const range = [height - margin.bottom, margin.top] as const;
  const { place: y, ticks } = linearScale(extentOf(series), range, 4, leastStepOf(series));
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
    note: noteOf(read),
  };

  return (
    <ChartFrame
      {...{ title, description, level, height }}
      legend={series.map(({ name }) => name)}
      table={tableOf(props, t('category'), { linkOf, noteOf })}
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
            width={width}
          />
          {props.children(plane, read, { read: points.setActive, linkOf })}
        </Plot>
      </div>
    </ChartFrame>
  );
}

type Beside = ReturnType<typeof useSeriesLinks>;

/** What stands beside a value: where it leads, for who may go there, and how it compares. */
function useSeriesLinks({ series, linkOf, against, format }: SeriesChartProps) {
  const canOpen = useCanOpen();
  const againstBefore = useAgainstBefore();
  return {
    linkOf(point: SeriesPoint): To | undefined {
      const to = series[point.series]?.values[point.category] ? linkOf?.(point) : undefined;
      return canOpen(to) ? to : undefined;
    },
    noteOf({ category, series: at }: SeriesPoint): string | undefined {
      const values = series[at]?.values ?? [];
      const [before, value] = [values[category - 1] ?? null, values[category] ?? null];
      if (!against || before === null || value === null) return undefined;
      return againstBefore(value, before, { period: against.period, format: against.format ?? format });
    },
  };
}

/** The rows that the frame shows instead of the drawing. */
function tableOf(
  { categories, series, format, categoryLabel }: SeriesChartProps,
  fallback: string,
  { linkOf, noteOf }: Beside,
) {
  return {
    head: [categoryLabel ?? fallback, ...series.map(({ name }) => name)],
    rows: categories.map((name, category) => ({
      name,
      cells: series.map(({ values }, at) => {
        const point = { category, series: at };
        const value = values[category] ?? null;
        return { text: value === null ? '–' : format(value), to: linkOf(point), note: noteOf(point) };
      }),
    })),
  };
}

/** "March", or "March, Reserve" where there are several series. */
function nameOf({ categories, series }: ChartData, at: SeriesPoint): string {
  const category = categories[at.category] ?? '';
  return series.length > 1 ? `${category}, ${series[at.series]?.name ?? ''}` : category;
}
