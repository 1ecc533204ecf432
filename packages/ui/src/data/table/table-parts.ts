import { chakra } from '../../theme/styled';
import { figures } from '../../theme/tokens';

/** The real table; text of 14 px, 44 px rows. */
export const TableElement = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    lineHeight: 'sm',
  },
});

export const HeadCell = chakra('th', {
  base: {
    position: 'sticky',
    top: 'var(--courtyard-sticky-top, {sizes.bar})',
    zIndex: 'sticky',
    height: '10',
    px: '3',
    bg: 'bg.subtle',
    boxShadow: 'inset 0 1px {colors.border.default}, inset 0 -1px {colors.border.default}',
    textAlign: 'start',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '&:first-child': { ps: '4' },
    '&:last-child': { pe: '4' },
    '&[data-sized] > :is(button, span:first-child)': {
      maxWidth: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '[data-overflows] &': { top: '0', '&[data-first]': { insetInlineStart: '0', zIndex: 'bar' } },
    _print: { position: 'static !important' },
  },
  variants: { align: { start: {}, end: { textAlign: 'end' } } },
});

export const Cell = chakra('td', {
  base: {
    height: 'row',
    px: '3',
    py: '1.5',
    textAlign: 'start',
    fontWeight: 'normal',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    // The header sticks below the bar; the focus must not go under it.
    '& :is(a, button, input)': { scrollMarginTop: '10' },
    '&:first-child': { ps: '4' },
    '&:last-child': { pe: '4' },
    // Stays in sight while the others scroll sideways.
    '&[data-first]': { minWidth: '9rem', maxWidth: '36ch' },
    // A number comes first, and the name after it.
    '&[data-first=sized]': { minWidth: '0' },
    // A long name is cut before a column goes; the whole of it shows on pointing.
    '&[data-first] a': {
      display: 'inline-block',
      maxWidth: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'bottom',
    },
    '&[data-sized]': { overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'anywhere' },
    '[data-density=compact] &': { height: '8', py: '0.5' },
    '[data-overflows] &': {
      '&[data-first]': { position: 'sticky', insetInlineStart: '0', zIndex: 'sticky', bg: 'bg.surface' },
    },
  },
  variants: { align: { start: {}, end: { textAlign: 'end', whiteSpace: 'nowrap', ...figures } } },
});

/** The row that one is on. */
export const currentMark = {
  bg: 'bg.subtle',
  boxShadow: 'inset 3px 0 {colors.accent.solid}',
  outline: 'none',
} as const;

export const BodyRow = chakra('tr', {
  base: {
    transition: 'background-color 80ms',
    _hover: { bg: 'bg.subtle' },
    '&:is([data-selected], [data-selected]:hover)': { bg: 'accent.subtle' },
    '&[data-current]': { outline: 'none', '& > :first-child': currentMark },
    '&[data-current]:not([data-selected])': { bg: 'bg.subtle' },
    '&:last-child > *': { borderBottomWidth: '0' },
  },
});

/** A row as a card: on a narrow window one of a list, otherwise a sheet of a grid. */
export const CardItem = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    minWidth: '0',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    '&[data-current]': currentMark,
  },
  variants: { sheet: { true: { borderWidth: '1px', borderRadius: 'md' } } },
});
