/** Light and dark, as the person or their device has it. */
export const colorSchemes = ['light', 'dark'] as const;

export type ColorScheme = (typeof colorSchemes)[number];

/** What a wordmark can stand on: bar, menu and forms, and the canvas beside the sign-in. The theme's own values; a test of the host compares them. */
export const wordmarkGrounds: Readonly<Record<ColorScheme, readonly [surface: string, canvas: string]>> = {
  light: ['#ffffff', '#f2f4f8'],
  dark: ['#161b24', '#0d1117'],
};

/** What text has to have (WCAG 2.2, 1.4.3): at 20 px in semi-bold a wordmark does not count as large. */
export const leastContrast = 4.5;

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb` (WCAG 2.2): 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Contrast of a wordmark's colour with what it can stand on in a scheme, where it is least. */
export const wordmarkContrast = (color: string, scheme: ColorScheme): number =>
  Math.min(...wordmarkGrounds[scheme].map((ground) => contrastOf(color, ground)));

/** A ratio as it is told, never better than it is: `4.49`. */
export const contrastText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The look of a community as a page draws it. */
export interface Look {
  /** The community's name: what the picture says to who does not see it. */
  name: string;
  logo: { url: string; width: number; height: number } | null;
  /** The logo stands on white in the dark scheme. */
  logoPlate: boolean;
  /** `#rrggbb`; null for the product's own colour. */
  wordmarkLight: string | null;
  wordmarkDark: string | null;
}

/** Height and greatest width of the logo's place, in rem: the width is known before the picture is there. */
const place = { height: 2, maxWidth: 8 };

/** A square sign fits beside the wordmark in a narrow window; a wider logo stands instead of it. */
const widestBesideRem = 2.5;

/** Any text as a string of CSS, also within an element of HTML. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/[^ \p{L}\p{N}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

function logoCss(target: string, { logo, name }: Look): string[] {
  if (!logo) return [];
  const width = Math.min(place.maxWidth, (place.height * logo.width) / logo.height);
  const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  return [
    `${target} svg{display:none}`,
    // Twice, for a browser that does not know of texts for pictures.
    `${target}::before{content:"";content:""/${cssString(name)};flex:none;width:${Number(width.toFixed(3))}rem;` +
      `height:${place.height}rem;border-radius:2px;background:url(${cssString(logo.url)}) center/contain no-repeat}`,
    ...(width > widestBesideRem ? [`@media(max-width:39.99rem){${target}>span{${hidden}}}`] : []),
  ];
}

function schemeCss(target: string, look: Look, scheme: ColorScheme): string[] {
  const color = scheme === 'light' ? look.wordmarkLight : look.wordmarkDark;
  const plate = look.logo !== null && look.logoPlate && scheme === 'dark';
  return [
    ...(color
      ? [
          `${target} span span{color:${color}}`,
          `${target} rect{fill:${color}}`,
          `${target} path{stroke:${wordmarkGrounds[scheme][0]}}`,
        ]
      : []),
    // Around the picture, so that its place stays the same.
    ...(plate ? [`${target}::before{background-color:#fff;box-shadow:0 0 0 3px #fff}`] : []),
  ];
}

/** Styles that give the wordmarks of a page the community's look; empty where it has none. They are right before any script has run. */
export function brandingCss(look: Look): string {
  const mark = '.wordmark:not([data-look] *)';
  return [
    ...logoCss(mark, look),
    ...colorSchemes.flatMap((scheme) => schemeCss(`[data-theme=${scheme}] ${mark}`, look, scheme)),
  ].join('');
}

/** As `brandingCss`, for wordmarks within an element `data-look="light"` or `data-look="dark"`, and for no other. */
export const brandingPreviewCss = (look: Look): string =>
  colorSchemes
    .flatMap((scheme) => {
      const target = `[data-look=${scheme}] .wordmark`;
      return [...logoCss(target, look), ...schemeCss(target, look, scheme)];
    })
    .join('');
