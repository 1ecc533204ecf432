import { chakra } from '../../theme/styled';
import { PointLink } from './plot/point-link';
import { bandScale } from './plot/scale.rules';
import { colorOf } from './series';
import { SeriesChart, type SeriesChartProps, type SeriesPlane, type SeriesPoint } from './series-chart';

const widestBarPx = 40;

/** Bars side by side: amounts per month, per category. */
export function BarChart(props: SeriesChartProps) {
  const { categories, series } = props;
  const barsIn = ({ bands }: SeriesPlane) => {
    const bars = bandScale(series.length, [0, bands.width], { between: 0.12, around: 0 });
    const width = Math.min(widestBarPx, bars.width);
    const middle = (point: SeriesPoint) => bands.start(point.category) + bars.middle(point.series);
    return { width, middle };
  };
  return (
    <SeriesChart
      {...props}
      padding={{ between: 0.35, around: 0.15 }}
      placeOf={(point, value, plane) => ({
        x: barsIn(plane).middle(point),
        y: Math.min(plane.y(value), plane.y(0)),
      })}
    >
      {(plane, read, at) => {
        const bars = barsIn(plane);
        const zero = plane.y(0);
        return series.map(({ name, values }, index) =>
          values.map((amount, category) => {
            if (amount === null) return null;
            const point = { category, series: index };
            const isRead = read?.category === category && read.series === index;
            const end = plane.y(amount);
            return (
              <PointLink key={`${name} ${categories[category]}`} to={at.linkOf(point)}>
                <chakra.path
                  d={barPath(
                    bars.middle(point) - bars.width / 2,
                    Math.min(end, zero),
                    bars.width,
                    Math.abs(end - zero),
                    amount < 0,
                  )}
                  fill={colorOf(index)}
                  opacity={read && !isRead ? 0.45 : 1}
                  transition="opacity 100ms"
                  onPointerEnter={() => at.read(point)}
                />
              </PointLink>
            );
          }),
        );
      }}
    </SeriesChart>
  );
}

/** A bar with its far end rounded. */
function barPath(x: number, top: number, width: number, length: number, pointsDown: boolean): string {
  const r = Math.min(3, width / 2, length);
  const bottom = top + length;
  return pointsDown
    ? `M${x} ${top}H${x + width}V${bottom - r}Q${x + width} ${bottom} ${x + width - r} ${bottom}H${x + r}Q${x} ${bottom} ${x} ${bottom - r}Z`
    : `M${x} ${bottom}V${top + r}Q${x} ${top} ${x + r} ${top}H${x + width - r}Q${x + width} ${top} ${x + width} ${top + r}V${bottom}Z`;
}
