import { chakra } from '../../theme/styled';
import { firstIconPaths } from './first-icon-paths';
import type { IconName } from './icon-paths';

let paths: Readonly<Partial<Record<IconName, string>>> = firstIconPaths;

/** Brings the icons that the first screens do without. The signed-in side calls it once with `iconPaths`. */
export function provideIcons(all: Readonly<Record<IconName, string>>): void {
  paths = all;
}

const Svg = chakra('svg', {
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      xs: { width: '0.875rem', height: '0.875rem', strokeWidth: '2' },
      sm: { width: '1rem', height: '1rem' },
      md: { width: '1.25rem', height: '1.25rem' },
      lg: { width: '1.5rem', height: '1.5rem' },
      xl: { width: '2rem', height: '2rem', strokeWidth: '1.5' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface IconProps {
  name: IconName;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** What it means, where no word beside it says so. Without it the icon is decoration. */
  label?: string;
  color?: string;
}

export function Icon({ name, size = 'md', label, color }: IconProps) {
  return (
    <Svg
      viewBox="0 0 24 24"
      size={size}
      {...(color ? { color } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </Svg>
  );
}
