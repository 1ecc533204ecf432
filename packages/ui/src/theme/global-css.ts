import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react';
import { forcedColors } from './colors/forced-colors';
import { printed } from './printed';

/** What holds on every page: canvas, type, the one focus ring, and stillness for those who asked for it. */
export const globalCss = defineGlobalStyles({
  html: {
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border.default',
    colorScheme: 'light',
    bg: { base: 'bg.canvas', _print: 'white' },
    color: 'fg.default',
    fontSize: '100%',
    scrollbarColor: '{colors.border.strong} transparent',
    // What takes the focus comes to rest below the fixed bar, not under it.
    scrollPaddingBlock:
      'calc(var(--courtyard-sticky-top, {sizes.bar}) + {spacing.3}) calc(var(--bottom-bar, 0px) + {spacing.3})',
  },
  // A bar at the bottom of the window (44 px of button, its padding and line): what else comes up from there stands above it.
  'html:has([data-bottom-bar])': { '--bottom-bar': 'calc({sizes.10} + {spacing.6} + 1px)' },
  // What can be done with selected rows is a line more, and takes the place of what is the page's.
  'html:has([data-bulk-bar])': { '--bottom-bar': 'calc({sizes.8} * 2 + {spacing.8} + 1px)' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  body: { fontSize: 'md', lineHeight: 'md', fontWeight: 'normal', minHeight: '100dvh' },
  'h1, h2, h3, h4': { fontWeight: 'semibold', textWrap: 'balance' },
  '*:focus': { outline: 'none' },
  '*:focus-visible': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
  'html[data-theme=dark] *:focus-visible': { outlineColor: '{colors.accent.fg}' },
  '::selection': { bg: 'accent.subtle', color: 'accent.fg' },
  '*::placeholder': { color: 'fg.subtle' },
  // Headings and regions take the focus for a screen reader; what can be pressed shows it always.
  '[tabindex="-1"]:not(a, button, input):focus-visible': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: each change of colour would then be a transition of every element, one level after the other.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  ...printed,
  ...forcedColors,
});

type Styles = ReturnType<typeof defineGlobalStyles>;

const isNested = (value: unknown): value is Styles => typeof value === 'object' && value !== null;

/** Not an at-rule, a condition or a selector that is written out, and not a property with a value for each condition. */
const isShortSelector = (key: string, value: Styles) => !/^[@_]|&/.test(key) && !('base' in value);

/** Commas of a list, not those within `:is(…)`. */
const betweenSelectors = /,\s*(?![^(]*\))/;

/** Global styles in the form that the system's `css` takes: each selector with `&` before it. */
export function asSelectors(styles: Styles): SystemStyleObject {
  return Object.fromEntries(
    Object.entries(styles).map(([key, value]) => {
      if (!isNested(value)) return [key, value];
      const selectors = key.split(betweenSelectors).map((selector) => `&${selector}`);
      return [isShortSelector(key, value) ? selectors.join(', ') : key, asSelectors(value)];
    }),
  );
}
