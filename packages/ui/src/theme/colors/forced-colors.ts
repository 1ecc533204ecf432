/**
 * Where the device forces its own few colours (Windows contrast themes), fills and shadows go. What is chosen is told
 * by the device's colours of a selection; surfaces have transparent outlines or borders, which become visible there.
 */
export const forcedColors = {
  ':is(a, p)[aria-current], [aria-pressed=true], [aria-selected=true]': {
    _highContrast: {
      forcedColorAdjust: 'none',
      background: 'SelectedItem !important',
      color: 'SelectedItemText !important',
      '& *': { color: 'inherit !important' },
    },
  },
} as const;
