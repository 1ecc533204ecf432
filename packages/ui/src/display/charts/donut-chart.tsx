import { chakra } from '../../theme/styled';
import { useFormats } from '@courtyard/common';
import { type To, useCanOpen, useNavigate } from '@courtyard/common/router';
import { TextLink } from '../../actions/links';
import { ChartFrame } from './chart-frame';
import { useChartTexts } from './charts.messages';
import { Plot } from './plot/plot';
import { PointLink } from './plot/point-link';
import { ringOf } from './plot/ring.rules';
import { colorOf, type FormatValue } from './series';
import { usePoints } from './plot/use-points';
import { useWidth } from './plot/use-width';
import { figures } from '../../theme/tokens';

export interface Slice {
  name: string;
  value: number;
  /** Where its part is listed. */
  to?: To | undefined;
}

export interface DonutChartProps {
  title: string;
  description?: string | undefined;
  slices: readonly Slice[];
  format: FormatValue;
  /** Under the total in the middle: "units". */
  totalLabel?: string | undefined;
  categoryLabel?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
}

const size = 168;
const middle = size / 2;
const thickness = 26;
const radius = middle - 2 - thickness / 2;
/** From this width the list stands beside the ring. */
const besidePx = 400;

/** Parts of a whole, at most six; more are better as bars. */
export function DonutChart({
  title,
  description,
  slices,
  format,
  totalLabel,
  categoryLabel,
  level,
}: DonutChartProps) {
  const t = useChartTexts();
  const formats = useFormats();
  const { ref, width } = useWidth();
  const isNarrow = width < besidePx;
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const linkOf = ({ to, value }: Slice) => (value > 0 && canOpen(to) ? to : undefined);
  const open = ({ category }: { category: number }) => {
    const to = slices[category] && linkOf(slices[category]);
    if (to !== undefined) void navigate(to);
  };
  const points = usePoints(slices.length, 1, slices.some(({ to }) => to !== undefined) ? open : undefined);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const shareText = (value: number) =>
    formats.percent(total === 0 ? 0 : Math.round((value / total) * 1_000_000), 1);
  const parts = ringOf(
    slices.map(({ value }) => value),
    radius,
  );
  const { active } = points;
  const slice = active ? slices[active.category] : undefined;
  const at = active ? parts[active.category] : undefined;
  const reading =
    slice && at
      ? {
          x: middle + at.x,
          y: middle + at.y,
          name: slice.name,
          value: `${format(slice.value)} (${shareText(slice.value)})`,
        }
      : null;

  return (
    <ChartFrame
      {...{ title, description, level, height: size }}
      legend={[]}
      isEmpty={total === 0}
      table={{
        head: [categoryLabel ?? t('category'), t('total'), t('share')],
        rows: slices.map(({ name, value, to }) => ({
          name,
          cells: [{ text: format(value), to }, { text: shareText(value) }],
        })),
      }}
    >
      <chakra.div
        ref={ref}
        display="flex"
        flexDirection={isNarrow ? 'column' : 'row'}
        alignItems="center"
        gap={isNarrow ? '4' : '6'}
      >
        <chakra.div width={`${size}px`} flexShrink="0">
          <Plot label={title} width={size} height={size} points={points} reading={reading}>
            <g transform={`translate(${middle} ${middle})`}>
              <g transform="rotate(-90)">
                {parts.map(({ length, offset }, index) => (
                  <PointLink key={slices[index]?.name} to={slices[index] && linkOf(slices[index])}>
                    <chakra.circle
                      r={radius}
                      fill="none"
                      stroke={colorOf(index)}
                      strokeWidth={thickness}
                      strokeDasharray={`${length} ${2 * Math.PI * radius}`}
                      strokeDashoffset={-offset}
                      opacity={active && active.category !== index ? 0.45 : 1}
                      transition="opacity 100ms"
                      onPointerEnter={() => points.setActive({ category: index, series: 0 })}
                    />
                  </PointLink>
                ))}
              </g>
              <chakra.text
                textAnchor="middle"
                dy={totalLabel ? '-0.05em' : '0.35em'}
                fontSize="22px"
                fontWeight="600"
                fill="fg.default"
              >
                {format(total)}
              </chakra.text>
              {totalLabel ? (
                <chakra.text textAnchor="middle" dy="1.6em" fontSize="11px" fill="fg.subtle">
                  {totalLabel}
                </chakra.text>
              ) : null}
            </g>
          </Plot>
        </chakra.div>
        <chakra.ul flex="1" width="full" minWidth="0" fontSize="sm" {...figures}>
          {slices.map(({ name, value, to }, index) => (
            <chakra.li
              key={name}
              display="flex"
              alignItems="center"
              gap="2.5"
              py="1.5"
              borderBottomWidth="1px"
              borderColor="border.default"
              _last={{ borderBottomWidth: '0' }}
            >
              <chakra.span
                width="2.5"
                height="2.5"
                borderRadius="xs"
                bg={colorOf(index)}
                forcedColorAdjust="none"
                flexShrink="0"
                aria-hidden="true"
              />
              <chakra.span flex="1" minWidth="0">
                {to === undefined ? (
                  name
                ) : (
                  <TextLink to={to} look="quiet">
                    {name}
                  </TextLink>
                )}
              </chakra.span>
              <chakra.span fontWeight="medium">{format(value)}</chakra.span>
              <chakra.span color="fg.subtle" minWidth="2.75rem" textAlign="end">
                {shareText(value)}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </ChartFrame>
  );
}
