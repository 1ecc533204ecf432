import { chakra } from '../../theme/styled';
import { margin } from './plot/axes';
import { PointLink } from './plot/point-link';
import { colorOf } from './series';
import { type ReadPoint, SeriesChart, type SeriesChartProps, type SeriesPlane } from './series-chart';
import { piecesOf, shadePath, tracePath } from './plot/trace.rules';

/** Lines over time: balances, rates. */
export function LineChart(props: SeriesChartProps) {
  const { categories, series } = props;
  const isAlone = series.length === 1;
  return (
    <SeriesChart
      {...props}
      padding={{ between: 0, around: 0 }}
      placeOf={({ category }, value, { bands, y }) => ({ x: bands.middle(category), y: y(value) })}
    >
      {(plane, read, at) => {
        const { bands, y, height } = plane;
        return (
          <>
            <Lines series={series} plane={plane} isShaded={isAlone} />
            {read && read.value !== null ? <Reading point={read} height={height} /> : null}
            {series.map(({ name, values }, index) =>
              values.map((amount, category) =>
                amount === null ? null : (
                  <PointLink
                    key={`${name} ${categories[category]}`}
                    to={at.linkOf({ category, series: index })}
                  >
                    <rect
                      x={bands.middle(category) - bands.step / 2}
                      y={isAlone ? margin.top : y(amount) - 12}
                      width={bands.step}
                      height={isAlone ? height - margin.top - margin.bottom : 24}
                      fill="transparent"
                      onPointerEnter={() => at.read({ category, series: index })}
                    />
                  </PointLink>
                ),
              ),
            )}
          </>
        );
      }}
    </SeriesChart>
  );
}

interface LinesProps extends Pick<SeriesChartProps, 'series'> {
  plane: SeriesPlane;
  /** Fills the room down to zero; several lines would cover each other. */
  isShaded: boolean;
}

function Lines({ series, plane: { bands, y }, isShaded }: LinesProps) {
  return series.map(({ name, values }, index) => {
    const pieces = piecesOf(
      values.map((amount, at) => (amount === null ? null : { x: bands.middle(at), y: y(amount) })),
    );
    return (
      <g key={name}>
        {isShaded ? (
          <chakra.path
            d={pieces.map((piece) => shadePath(piece, y(0))).join('')}
            fill={colorOf(index)}
            opacity={0.1}
          />
        ) : null}
        <chakra.path
          d={pieces.map(tracePath).join('')}
          fill="none"
          stroke={colorOf(index)}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </g>
    );
  });
}

/** The value that is read: a dot on its line, and a line down to its name. */
function Reading({ point, height }: { point: ReadPoint; height: number }) {
  return (
    <>
      <chakra.line
        x1={point.x}
        x2={point.x}
        y1={margin.top}
        y2={height - margin.bottom}
        stroke="border.strong"
        strokeDasharray="3 3"
      />
      <chakra.circle
        cx={point.x}
        cy={point.y}
        r="5"
        fill={colorOf(point.series)}
        stroke="bg.surface"
        strokeWidth="2"
      />
    </>
  );
}
