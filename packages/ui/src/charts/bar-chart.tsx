import { chakra } from '../theme/styled';
import { axisWidth, CategoryAxis, margin, ValueAxis } from './axes';
import { ChartFrame } from './chart-frame';
import { useChartTexts } from './charts.messages';
import { Plot } from './plot';
import { bandScale, linearScale } from './scale.rules';
import { type ChartData, colorOf, extentOf, type FormatValue } from './series';
import { usePoints } from './use-points';
import { useWidth } from './use-width';

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

/** The rows that the frame shows instead of the drawing. */
export function tableOf({ categories, series, format, categoryLabel }: SeriesChartProps, fallback: string) {
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

/** Bars side by side: amounts per month, per category. */
export function BarChart(props: SeriesChartProps) {
  const { title, description, categories, series, format, formatTick = format, height = 220, level } = props;
  const t = useChartTexts();
  const { ref, width } = useWidth();
  const points = usePoints(categories.length, series.length);

  const { place: y, ticks } = linearScale(extentOf(series), [height - margin.bottom, margin.top], 4);
  const left = axisWidth(ticks, formatTick);
  const groups = bandScale(categories.length, [left, width - margin.right], { between: 0.35, around: 0.15 });
  const bars = bandScale(series.length, [0, groups.width], { between: 0.12, around: 0 });
  const barWidth = Math.min(40, bars.width);
  const xOf = (category: number, index: number) => groups.start(category) + bars.middle(index) - barWidth / 2;

  const { active } = points;
  const activeValue = active ? series[active.series]?.values[active.category] : undefined;
  const reading =
    active && activeValue !== undefined && activeValue !== null
      ? {
          x: xOf(active.category, active.series) + barWidth / 2,
          y: Math.min(y(activeValue), y(0)),
          name: nameOf(props, active),
          value: format(activeValue),
        }
      : null;

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
            x={groups.middle}
            step={groups.step}
            baseline={height - margin.bottom}
          />
          {series.map(({ name, values }, index) =>
            values.map((amount, category) => {
              if (amount === null) return null;
              const isActive = active?.category === category && active.series === index;
              const top = Math.min(y(amount), y(0));
              const length = Math.abs(y(amount) - y(0));
              return (
                <chakra.path
                  key={`${name} ${categories[category]}`}
                  d={barPath(xOf(category, index), top, barWidth, length, amount < 0)}
                  fill={colorOf(index)}
                  opacity={active && !isActive ? 0.45 : 1}
                  transition="opacity 100ms"
                  onPointerEnter={() => points.setActive({ category, series: index })}
                />
              );
            }),
          )}
        </Plot>
      </div>
    </ChartFrame>
  );
}

/** "March", or "March, Reserve" where there are several series. */
export function nameOf({ categories, series }: ChartData, at: { category: number; series: number }): string {
  const category = categories[at.category] ?? '';
  return series.length > 1 ? `${category}, ${series[at.series]?.name ?? ''}` : category;
}

/** A bar with its far end rounded. */
function barPath(x: number, top: number, width: number, length: number, pointsDown: boolean): string {
  const r = Math.min(3, width / 2, length);
  const bottom = top + length;
  return pointsDown
    ? `M${x} ${top}H${x + width}V${bottom - r}Q${x + width} ${bottom} ${x + width - r} ${bottom}H${x + r}Q${x} ${bottom} ${x} ${bottom - r}Z`
    : `M${x} ${bottom}V${top + r}Q${x} ${top} ${x + r} ${top}H${x + width - r}Q${x + width} ${top} ${x + width} ${top + r}V${bottom}Z`;
}
