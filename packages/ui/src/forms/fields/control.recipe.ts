import { defineRecipe } from '@chakra-ui/react';
import { figures } from '../../theme/tokens';

const invalid = { borderColor: 'status.danger.fg', outlineColor: '{colors.status.danger.fg}' };

/** The box of every control that text goes into. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: '0',
    textOverflow: 'ellipsis',
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontFamily: 'body',
    transition: 'border-color 100ms',
    _hover: { borderColor: 'fg.subtle' },
    '&:is(:focus, :focus-within)': {
      borderColor: 'accent.solid',
      outline: '2px solid {colors.accent.solid}',
      outlineOffset: '-1px',
    },
    _dark: {
      '&:is(:focus, :focus-within)': { borderColor: 'accent.fg', outlineColor: '{colors.accent.fg}' },
      '&[aria-invalid=true]:is(:focus, :focus-within)': invalid,
    },
    // Also while it is being put right.
    '&[aria-invalid=true]:is(*, :focus, :focus-within)': invalid,
    '&:disabled': {
      bg: 'bg.subtle',
      color: 'fg.subtle',
      cursor: 'not-allowed',
      borderColor: 'border.default',
    },
    '&:read-only:not(select)': { bg: 'bg.subtle' },
  },
  variants: {
    size: {
      sm: { height: '8', px: '2.5', fontSize: 'sm' },
      md: { height: '10', px: '3', fontSize: { base: 'md', md: '0.9375rem' } },
      lg: { height: '12', px: '4', fontSize: 'md' },
    },
    numeric: { true: { textAlign: 'end', ...figures } },
  },
  defaultVariants: { size: 'md' },
});
