import { listColors } from './colors';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const byName = new Map(listColors().map((color) => [color.name, color]));

function ratio(foreground: string, background: string, theme: 'light' | 'dark'): number {
  const [front, back] = [byName.get(foreground), byName.get(background)];
  if (!front || !back) throw new Error(`no such colour: ${foreground} or ${background}`);
  return contrast(front[theme], back[theme]);
}

const statuses = ['ok', 'attention', 'danger', 'info', 'neutral'];
const sheets = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.hover'];

const textPairs: [string, string][] = [
  ...sheets.flatMap((sheet): [string, string][] =>
    ['fg.default', 'fg.muted', 'fg.subtle', 'accent.fg', 'status.danger.fg'].map((text) => [text, sheet]),
  ),
  ...statuses.flatMap((status): [string, string][] => [
    [`status.${status}.fg`, `status.${status}.subtle`],
    [`status.${status}.fg`, 'bg.surface'],
    ['fg.onAccent', `status.${status}.solid`],
  ]),
  ['fg.onAccent', 'accent.solid'],
  ['fg.onAccent', 'accent.hover'],
  ['accent.fg', 'accent.subtle'],
  ['fg.default', 'accent.subtle'],
  // Tooltips and chart bubbles are the page turned over.
  ['bg.surface', 'fg.default'],
];

const shapePairs: [string, string][] = [
  ['border.strong', 'bg.surface'],
  ['accent.solid', 'bg.surface'],
  ...[1, 2, 3, 4, 5, 6].map((series): [string, string] => [`chart.${series}`, 'bg.surface']),
];

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  test.each(textPairs)('text %s on %s reaches 4.5:1', (foreground, background) => {
    expect(ratio(foreground, background, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('shape %s on %s reaches 3:1', (foreground, background) => {
    expect(ratio(foreground, background, theme)).toBeGreaterThanOrEqual(3);
  });

  test('the focus ring shows on the canvas and on sheets', () => {
    const ring = theme === 'light' ? 'accent.solid' : 'accent.fg';
    for (const sheet of sheets) expect(ratio(ring, sheet, theme)).toBeGreaterThanOrEqual(3);
  });
});
