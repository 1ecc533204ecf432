import { chakra } from '../theme/styled';
import { useMessages } from '@courtyard/common';
import { coreMessages } from '../core.messages';

const Track = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    height: '3px',
    overflow: 'hidden',
    zIndex: 'progress',
    pointerEvents: 'none',
    animation: 'appear 100ms linear 100ms both',
  },
});

const Runner = chakra('div', {
  base: {
    height: 'full',
    width: '40%',
    bg: 'accent.solid',
    borderRadius: 'full',
    animation: 'slide 1.1s ease-in-out infinite',
    _dark: { bg: 'accent.fg' },
  },
});

/** The thin line at the top of the window while a screen loads. */
export function ProgressBar({ label }: { label?: string }) {
  const t = useMessages(coreMessages);
  return (
    <Track role="progressbar" aria-label={label ?? t('loading')}>
      <Runner />
    </Track>
  );
}

const Rail = chakra('div', {
  base: {
    height: '2',
    borderRadius: 'full',
    bg: 'status.neutral.subtle',
    overflow: 'hidden',
    width: 'full',
    outline: '1px solid transparent',
  },
});

const Bar = chakra('div', {
  base: {
    height: 'full',
    borderRadius: 'full',
    bg: 'accent.solid',
    transition: 'width 200ms ease-out',
    forcedColorAdjust: 'none',
  },
});

export interface MeterProps {
  /** What is measured. */
  label: string;
  value: number;
  max: number;
  /** The value in words, "12 of 40". */
  text?: string;
}

/** How much of a known whole is done or used. */
export function Meter({ label, value, max, text }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Rail
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(text ? { 'aria-valuetext': text } : {})}
    >
      <Bar width={`${share * 100}%`} />
    </Rail>
  );
}
