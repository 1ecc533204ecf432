/** A colour by its value in the light and in the dark theme. */
type Pair = readonly [light: string, dark: string];

/**
 * Every colour of the product by what it is for. The neutrals lean towards the accent's blue so that surfaces and
 * accent belong together; `colors.test.ts` holds the contrast of each pairing that the components make.
 */
export const colors = {
  bg: {
    canvas: ['#f2f4f8', '#0d1117'],
    surface: ['#ffffff', '#161b24'],
    subtle: ['#f7f9fc', '#1b212c'],
    hover: ['#edf1f7', '#232b38'],
    scrim: ['#0f172a66', '#02040a99'],
  },
  fg: {
    default: ['#161c28', '#e8ecf4'],
    muted: ['#465063', '#b1bac9'],
    subtle: ['#5d687b', '#929db0'],
    onAccent: ['#ffffff', '#ffffff'],
  },
  border: {
    default: ['#e1e6ee', '#293140'],
    strong: ['#838ea1', '#68758b'],
  },
  accent: {
    solid: ['#2257d4', '#3265e0'],
    hover: ['#1b49b8', '#2858cc'],
    fg: ['#1e4fc4', '#8cb0ff'],
    subtle: ['#e8effd', '#1a2947'],
    border: ['#b9cdf7', '#32508f'],
  },
  status: {
    ok: { fg: ['#116741', '#71d6a2'], subtle: ['#e2f4ea', '#122b20'], solid: ['#197a4d', '#218256'] },
    attention: { fg: ['#8a4f00', '#f0b863'], subtle: ['#fdf0d9', '#33260f'], solid: ['#a86200', '#a1640d'] },
    danger: { fg: ['#b01f2e', '#ff9a9f'], subtle: ['#fde9ea', '#3a191d'], solid: ['#c72c3b', '#cd3a48'] },
    info: { fg: ['#0a5f7d', '#72cbe8'], subtle: ['#e0f2f8', '#0f2a35'], solid: ['#0c7393', '#177c9c'] },
    neutral: { fg: ['#465063', '#b1bac9'], subtle: ['#ebeff5', '#252d3a'], solid: ['#5d687b', '#68758b'] },
  },
  chart: {
    1: ['#2257d4', '#6b98ff'],
    2: ['#0f8a83', '#3fc4bb'],
    3: ['#a86200', '#eab05a'],
    4: ['#7a48c7', '#b794f6'],
    5: ['#bf3b73', '#f08ab4'],
    6: ['#5d687b', '#929db0'],
  },
} as const;

type Names<T, Prefix extends string = ''> = {
  [K in keyof T & (string | number)]: T[K] extends Pair ? `${Prefix}${K}` : Names<T[K], `${Prefix}${K}.`>;
}[keyof T & (string | number)];

/** The name of a semantic colour, `bg.canvas` or `status.ok.fg`. */
export type ColorName = Names<typeof colors>;

interface ColorTree {
  readonly [name: string]: Pair | ColorTree;
}

const isPair = (node: Pair | ColorTree): node is Pair => Array.isArray(node);

interface TokenTree {
  [name: string]: TokenTree | { value: { base: string; _dark: string } };
}

/** The tree in the form that Chakra's semantic tokens take. */
export function colorTokens(tree: ColorTree = colors): TokenTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isPair(node) ? { value: { base: node[0], _dark: node[1] } } : colorTokens(node),
    ]),
  );
}

/** Every colour with its two values, in the order of the theme; for the page that shows them. */
export function listColors(
  tree: ColorTree = colors,
  prefix = '',
): { name: string; light: string; dark: string }[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    isPair(node)
      ? [{ name: prefix + name, light: node[0], dark: node[1] }]
      : listColors(node, `${prefix}${name}.`),
  );
}
