import { chakra } from '../../theme/styled';
import { figures } from '../../theme/tokens';

/** Height of a row, in pixels: rows are placed by it. */
export const gridRowPx = 36;

/** The grid with all of its parts: thousands of cells have no styles of their own to be worked out. */
export const GridFrame = chakra('div', {
  base: {
    overflow: 'auto',
    maxHeight: '70vh',
    position: 'relative',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'md',
    fontSize: 'sm',
    ...figures,
    '&:focus-visible': { outlineOffset: '-2px' },
    '& [role=row]': {
      display: 'grid',
      gridTemplateColumns: {
        base: '8rem repeat(var(--columns), 6.5rem) 7.5rem',
        md: 'minmax(16rem, 1fr) repeat(var(--columns), 6.5rem) 7.5rem',
      },
      // The same for each row: a long name is cut off, and moves no amounts.
      minWidth: {
        base: 'calc(15.5rem + var(--columns) * 6.5rem)',
        md: 'calc(23.5rem + var(--columns) * 6.5rem)',
      },
      width: 'full',
      height: `${gridRowPx}px`,
    },
    '& [role=gridcell], & [role=columnheader]': {
      textAlign: 'end',
      lineHeight: `${gridRowPx - 2}px`,
      px: '2',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
    '& [role=columnheader]:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      px: '3',
      textAlign: 'start',
    },
    '& [role=rowheader]': {
      minWidth: '0',
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      bg: 'bg.surface',
      display: 'flex',
      alignItems: 'center',
      px: { base: '2', md: '3' },
      overflow: 'hidden',
      borderBottomWidth: '1px',
      borderEndWidth: '1px',
      borderColor: 'border.default',
    },
    // On a phone a name has two lines: the first letters alone are those of many accounts.
    '& [data-name]': {
      lineClamp: { base: '2', md: '1' },
      fontSize: { base: 'xs', md: 'inherit' },
      lineHeight: { base: '1rem', md: 'inherit' },
      overflowWrap: 'anywhere',
    },
    '& [data-head], & [data-foot]': {
      position: 'sticky',
      zIndex: '2',
      bg: 'bg.subtle',
      fontWeight: 'semibold',
    },
    '& [data-head]': { top: '0' },
    '& [data-foot]': { bottom: '0' },
    '& [data-head] > *, & [data-foot] > *': { bg: 'bg.subtle' },
    '& [data-total]': { fontWeight: 'semibold', bg: 'bg.subtle' },
    '& [data-negative]': { color: 'status.danger.fg' },
    '& [aria-selected=true]': { bg: 'accent.subtle' },
    '&:focus [data-active], &:focus-within [data-active]': {
      boxShadow: 'inset 0 0 0 2px var(--colors-accent-solid, currentColor)',
    },
    '& input': {
      width: 'full',
      height: 'full',
      textAlign: 'end',
      bg: 'bg.surface',
      outline: 'none',
    },
  },
});
