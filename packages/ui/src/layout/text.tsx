import { chakra } from '../theme/styled';
import { figures } from '../theme/tokens';

/** Running text. `tone` is how loudly it speaks; `numeric` sets tabular figures. */
export const Text = chakra('p', {
  base: { fontFamily: 'body' },
  variants: {
    size: {
      xs: { fontSize: 'xs', lineHeight: 'xs' },
      sm: { fontSize: 'sm', lineHeight: 'sm' },
      md: { fontSize: 'md', lineHeight: 'md' },
      lg: { fontSize: 'lg', lineHeight: 'lg' },
    },
    tone: {
      default: {},
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      danger: { color: 'status.danger.fg' },
    },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
    numeric: { true: { ...figures } },
  },
});

/** A heading; `as` gives its level, `size` its looks. */
export const Heading = chakra('h2', {
  base: { fontFamily: 'heading', fontWeight: 'semibold', color: 'fg.default' },
  variants: {
    size: {
      xs: { fontSize: 'sm', lineHeight: 'sm' },
      sm: { fontSize: 'md', lineHeight: 'md' },
      md: { fontSize: 'lg', lineHeight: 'lg', letterSpacing: '-0.005em' },
      lg: { fontSize: 'xl', lineHeight: 'xl', letterSpacing: '-0.01em' },
      xl: { fontSize: '2xl', lineHeight: '2xl', letterSpacing: '-0.015em' },
      '2xl': { fontSize: '3xl', lineHeight: '3xl', letterSpacing: '-0.02em' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Said to a screen reader, not shown. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0',
  },
});

/** A thin line between things; give `orientation="vertical"` inside a row. */
export const Separator = chakra('hr', {
  base: { borderColor: 'border.default', flexShrink: 0, alignSelf: 'stretch' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px', width: 'full' },
      vertical: { borderTopWidth: '0', borderLeftWidth: '1px', height: 'auto' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

/** A key of the keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    px: '1',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderBottomWidth: '2px',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: 'xs',
    lineHeight: 'none',
  },
});
