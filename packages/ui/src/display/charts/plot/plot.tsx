import { chakra } from '../../../theme/styled';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../layout/text';
import { useChartTexts } from '../charts.messages';
import type { usePoints } from './use-points';
import { figures } from '../../../theme/tokens';

const Surface = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'visible',
    borderRadius: 'sm',
    fontFamily: 'body',
    '&:focus-visible': { outline: '2px solid {colors.accent.solid}', outlineOffset: '4px' },
  },
});

const Bubble = chakra('div', {
  base: {
    position: 'absolute',
    pointerEvents: 'none',
    px: '2.5',
    py: '1.5',
    borderRadius: 'sm',
    bg: 'fg.default',
    color: 'bg.surface',
    fontSize: 'xs',
    lineHeight: 'xs',
    whiteSpace: 'nowrap',
    ...figures,
    zIndex: 'sticky',
  },
});

export interface PlotProps {
  label: string;
  width: number;
  height: number;
  points: ReturnType<typeof usePoints>;
  /** The value that is pointed at or reached by arrow keys, and where. */
  reading: { x: number; y: number; name: string; value: string; note?: string | undefined } | null;
  children: ReactNode;
}

/** The drawing: one stop of the Tab key whose value is said and shown as one walks over it. */
export function Plot({ label, width, height, points, reading, children }: PlotProps) {
  const t = useChartTexts();
  const hintId = useId();
  return (
    <chakra.div position="relative">
      <Surface
        role="application"
        aria-roledescription={t('chart')}
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        viewBox={`0 0 ${width} ${height}`}
        height={`${height}px`}
        {...points.handlers}
      >
        {children}
      </Surface>
      <VisuallyHidden id={hintId}>{t(points.isLinked ? 'hintWithLinks' : 'hint')}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{reading ? saidOf(reading) : ''}</VisuallyHidden>
      {reading ? (
        <Bubble
          aria-hidden="true"
          // Over its point, and never out of the drawing: at either end it begins or ends there.
          style={{
            left: reading.x,
            top: reading.y,
            transform: `translate(${(-100 * reading.x) / width}%, calc(-100% - 10px))`,
          }}
        >
          <chakra.span opacity="0.75">{reading.name}</chakra.span>{' '}
          <chakra.span fontWeight="semibold">{reading.value}</chakra.span>
          {reading.note ? (
            <chakra.span display="block" opacity="0.75">
              {reading.note}
            </chakra.span>
          ) : null}
        </Bubble>
      ) : null}
    </chakra.div>
  );
}

const saidOf = ({ name, value, note }: NonNullable<PlotProps['reading']>) =>
  [`${name}: ${value}`, note].filter(Boolean).join(', ');
