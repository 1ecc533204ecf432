import { createSystem, type SystemContext } from '@chakra-ui/react';
import { colorTokens } from './colors/colors';
import { engine } from './engine';
import { asSelectors, globalCss } from './global-css';
import { shadows, tokens } from './tokens';

/**
 * Chakra's engine with our tokens and nothing else of its theme: recipes live beside their components, so a page that
 * has no table carries no table styles.
 */
const make = () =>
  createSystem(engine, {
    cssVarsPrefix: 'cy',
    preflight: true,
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      tokens,
      semanticTokens: {
        colors: colorTokens(),
        shadows: {
          raised: { value: { base: shadows.raised.light, _dark: shadows.raised.dark } },
          overlay: { value: { base: shadows.overlay.light, _dark: shadows.overlay.dark } },
        },
      },
      keyframes: {
        appear: { from: { opacity: 0 }, to: { opacity: 1 } },
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: 0.55 } },
        slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      },
    },
  });

let made: SystemContext | undefined;

/** The theme. Made when it is first asked for: that takes a phone so long that a start does it in a step of its own, `prepareTheme`. */
export const system = (): SystemContext => (made ??= make());

/** Makes the theme ahead of its first use. */
export const prepareTheme = (): void => void system();

let whole: SystemContext | undefined;

/** The theme with the styles of every page, which are made apart from it: together they are more than one task should take. */
export function pageSystem(): SystemContext {
  if (whole) return whole;
  const { css, layers, _global } = system();
  whole = { ...system(), _global: [..._global, layers.wrap('base', css(asSelectors(globalCss)))] };
  return whole;
}

/** Makes the styles of every page ahead of their first use. */
export const preparePageStyles = (): void => void pageSystem();
