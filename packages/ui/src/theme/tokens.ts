/** Lengths in rem (1 rem = 16 px unless the person enlarges text), so that layouts grow with the text. */
const spacing = {
  '0': '0rem', px: '1px', '0.5': '0.125rem', '1': '0.25rem', '1.5': '0.375rem', '2': '0.5rem', '2.5': '0.625rem',
  '3': '0.75rem', '4': '1rem', '5': '1.25rem', '6': '1.5rem', '7': '1.75rem', '8': '2rem', '9': '2.25rem', '10': '2.5rem',
  '11': '2.75rem', '12': '3rem', '14': '3.5rem', '16': '4rem', '20': '5rem', '24': '6rem',
}; // prettier-ignore

const named = {
  full: '100%', screen: '100vh', min: 'min-content', max: 'max-content', fit: 'fit-content',
  page: '90rem', form: '40rem', prose: '65ch', drawer: '16.25rem', 'drawer-mini': '4.5rem', bar: '4rem', row: '2.75rem',
}; // prettier-ignore

export const typeScale = {
  xs: { fontSize: '0.75rem', lineHeight: '1rem' },
  sm: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  md: { fontSize: '1rem', lineHeight: '1.5rem' },
  lg: { fontSize: '1.125rem', lineHeight: '1.625rem' },
  xl: { fontSize: '1.25rem', lineHeight: '1.75rem' },
  '2xl': { fontSize: '1.5rem', lineHeight: '2rem' },
  '3xl': { fontSize: '1.875rem', lineHeight: '2.375rem' },
} as const;

export const shadows = {
  raised: {
    light: '0 1px 2px rgb(22 34 66 / 0.06), 0 1px 1px rgb(22 34 66 / 0.04)',
    dark: '0 0 0 1px rgb(255 255 255 / 0.05), 0 1px 2px rgb(0 0 0 / 0.5)',
  },
  overlay: {
    light:
      '0 0 0 1px rgb(22 34 66 / 0.06), 0 12px 32px -6px rgb(22 34 66 / 0.2), 0 4px 10px rgb(22 34 66 / 0.08)',
    dark: '0 0 0 1px rgb(255 255 255 / 0.1), 0 16px 40px -6px rgb(0 0 0 / 0.7)',
  },
} as const;

/** `UiProvider` sets the two variables from the person's settings; the fallbacks are the product's defaults. */
const font = "var(--courtyard-font, 'Poppins', 'Poppins Fallback'), 'Poppins Fallback', sans-serif";
const figuresFont = `var(--courtyard-figures, 'Courtyard Figures'), ${font}`;
const radius = 'var(--courtyard-radius, 8px)';

export const fontWeights = { normal: '400', medium: '500', semibold: '600' } as const;

const values = <T extends Record<string, string>>(map: T) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, { value }]));

export const tokens = {
  fonts: values({
    body: font,
    heading: font,
    figures: figuresFont,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: values(
    Object.fromEntries(Object.entries(typeScale).map(([name, step]) => [name, step.fontSize])),
  ),
  lineHeights: values({
    ...Object.fromEntries(Object.entries(typeScale).map(([name, step]) => [name, step.lineHeight])),
    none: '1',
  }),
  fontWeights: values(fontWeights),
  spacing: values(spacing),
  sizes: values({ ...spacing, ...named }),
  radii: values({
    none: '0', xs: `calc(${radius} / 4)`, sm: `calc(${radius} / 2)`, md: radius, lg: `calc(${radius} * 1.5)`, full: '9999px',
  }), // prettier-ignore
  durations: values({ fast: '100ms', popover: '120ms', drawer: '200ms' }),
  zIndex: values({ sticky: '10', bar: '20', drawer: '30', overlay: '40', toast: '50', progress: '60' }),
};

/** Figures of one width, for whatever stands in columns: spread into styles. */
export const figures = { fontFamily: 'figures', fontVariantNumeric: 'tabular-nums' } as const;
