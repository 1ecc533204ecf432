import { defineRecipe } from '@chakra-ui/react';

/** One recipe for everything that is pressed: buttons and links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    position: 'relative',
    transition: 'background-color 100ms, border-color 100ms, color 100ms, box-shadow 100ms',
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
    // The words give way when the spinner shows, and are still said.
    '&[data-words=covered]': {
      WebkitTextFillColor: 'transparent',
      transition: '-webkit-text-fill-color 1ms linear 100ms',
    },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent.solid',
        color: 'fg.onAccent',
        boxShadow: 'raised',
        _hover: { bg: 'accent.hover' },
        _active: { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.default',
        boxShadow: 'raised',
        _hover: { bg: 'bg.hover' },
        _active: { bg: 'bg.hover' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.hover', color: 'fg.default' },
        _active: { bg: 'bg.hover' },
        '&[aria-expanded=true]': { bg: 'bg.hover', color: 'fg.default' },
      },
      danger: {
        bg: 'status.danger.solid',
        color: 'fg.onAccent',
        boxShadow: 'raised',
        _hover: { filter: 'brightness(0.93)' },
      },
      link: { color: 'accent.fg', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
    size: {
      xs: { height: '7', minWidth: '7', px: '2', fontSize: 'xs', gap: '1', borderRadius: 'sm' },
      sm: { height: '8', minWidth: '8', px: '3', fontSize: 'sm', gap: '1.5' },
      md: { height: '10', minWidth: '10', px: '4', fontSize: 'sm' },
      lg: { height: '12', minWidth: '12', px: '5', fontSize: 'md' },
    },
    square: { true: { px: '0' } },
    fullWidth: { true: { width: 'full' } },
  },
  compoundVariants: [{ variant: 'link', css: { px: '0', height: 'auto', minHeight: '6', minWidth: '0' } }],
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';
