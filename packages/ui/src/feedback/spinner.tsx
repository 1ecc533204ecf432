import { chakra } from '../theme/styled';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    // Waits 100 ms before it shows: what is quicker needs no sign of waiting.
    animation: 'spin 700ms linear infinite, appear 100ms linear 100ms both',
  },
  variants: {
    size: {
      sm: { width: '4', height: '4' },
      md: { width: '6', height: '6' },
      lg: { width: '8', height: '8' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** What is waited for. Without it the spinner is decoration of something that says so itself. */
  label?: string;
}

export function Spinner({ size = 'md', label }: SpinnerProps) {
  return (
    <Ring size={size} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
  );
}
