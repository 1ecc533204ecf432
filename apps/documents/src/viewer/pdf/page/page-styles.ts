/**
 * What the library's text layer expects of its stylesheet (pdf.js 5.6, `web/pdf_viewer.css`): words are placed by their
 * percent of the page and sized by `--total-scale-factor`, CSS pixels for a point.
 */
export const textStyles = {
  position: 'absolute',
  inset: '0',
  overflow: 'clip',
  lineHeight: '1',
  textAlign: 'initial',
  textSizeAdjust: 'none',
  transformOrigin: '0 0',
  forcedColorAdjust: 'none',
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& span, & br': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > *': {
    '--font-height': '0',
    '--scale-x': '1',
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  // Paper is white in the dark as well, and what is marked on it has the colors of paper.
  '& ::selection': { background: 'color-mix(in srgb, AccentColor, transparent 75%)' },
  '& ::highlight(document-match)': { backgroundColor: 'color-mix(in srgb, Mark, transparent 40%)' },
  '& ::highlight(document-match-current)': {
    backgroundColor: 'color-mix(in srgb, Highlight, transparent 40%)',
  },
} as const;

/** Paper, drawn or not yet. */
export const paperStyles = { backgroundColor: 'white', colorScheme: 'light' } as const;
