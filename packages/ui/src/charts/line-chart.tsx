import { chakra } from '../theme/styled';
import { axisWidth, CategoryAxis, margin, ValueAxis } from './axes';
import { nameOf, type SeriesChartProps, tableOf } from './bar-chart';
import { ChartFrame } from './chart-frame';
import { useChartTexts } from './charts.messages';
import { Plot } from './plot';
import { bandScale, linearScale } from './scale.rules';
import { colorOf, extentOf } from './series';
import { piecesOf, shadePath, tracePath } from './trace.rules';
import { usePoints } from './use-points';
import { useWidth } from './use-width';

/** Lines over time: balances, rates. */
export function LineChart(props: SeriesChartProps) {
  const { title, description, categories, series, format, formatTick = format, height = 220, level } = props;
  const t = useChartTexts();
  const { ref, width } = useWidth();
  const points = usePoints(categories.length, series.length);

  const { place: y, ticks } = linearScale(extentOf(series), [height - margin.bottom, margin.top], 4);
  const left = axisWidth(ticks, formatTick);
  const places = bandScale(categories.length, [left, width - margin.right], { between: 0, around: 0 });
  const { middle: xOf, step } = places;
  const pieces = series.map(({ values }) =>
    piecesOf(values.map((amount, index) => (amount === null ? null : { x: xOf(index), y: y(amount) }))),
  );

  const { active } = points;
  const activeValue = active ? series[active.series]?.values[active.category] : undefined;
  const reading =
    active && activeValue !== undefined && activeValue !== null
      ? {
          x: xOf(active.category),
          y: y(activeValue),
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
          <CategoryAxis categories={categories} x={xOf} step={step} baseline={height - margin.bottom} />
          {series.length === 1 ? (
            <chakra.path
              d={pieces[0]?.map((piece) => shadePath(piece, y(0))).join('') ?? ''}
              fill={colorOf(0)}
              opacity={0.1}
            />
          ) : null}
          {series.map(({ name }, index) => (
            <chakra.path
              key={name}
              d={pieces[index]?.map(tracePath).join('') ?? ''}
              fill="none"
              stroke={colorOf(index)}
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          ))}
          {reading && active ? (
            <>
              <chakra.line
                x1={reading.x}
                x2={reading.x}
                y1={margin.top}
                y2={height - margin.bottom}
                stroke="border.strong"
                strokeDasharray="3 3"
              />
              <chakra.circle
                cx={reading.x}
                cy={reading.y}
                r="5"
                fill={colorOf(active.series)}
                stroke="bg.surface"
                strokeWidth="2"
              />
            </>
          ) : null}
          {series.map(({ name, values }, index) =>
            values.map((amount, category) =>
              amount === null ? null : (
                <rect
                  key={`${name} ${categories[category]}`}
                  x={xOf(category) - step / 2}
                  y={series.length === 1 ? margin.top : y(amount) - 12}
                  width={step}
                  height={series.length === 1 ? height - margin.top - margin.bottom : 24}
                  fill="transparent"
                  onPointerEnter={() => points.setActive({ category, series: index })}
                />
              ),
            ),
          )}
        </Plot>
      </div>
    </ChartFrame>
  );
}
