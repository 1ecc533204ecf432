/**
 * On paper: what is read, and nothing that is pressed. Buttons hide themselves (their recipe), bar and menu do in the frame.
 * Tables are whole, with their headings on every page; a row, a card's line and a picture are not cut in two.
 */
export const printed = {
  '@media print': {
    '[data-overflows]': { overflow: 'visible !important' },
    '[role=tablist], [role=toolbar], [popover], dialog, [role=progressbar]': { display: 'none !important' },
    a: { color: 'inherit !important', textDecoration: 'none !important' },
    'th, td': { position: 'static !important' },
    ':is(th, td):has(input[type=checkbox])': { display: 'none !important' },
    thead: { display: 'table-header-group' },
    'tr, li, dl > div, figure, svg': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    section: { boxShadow: 'none !important' },
  },
} as const;
