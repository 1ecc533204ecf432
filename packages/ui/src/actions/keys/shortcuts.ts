/**
 * The keys of the product by what they do: what is bound and what the help tells are these. Each action has one chord or
 * several: `mod` is Ctrl, and ⌘ on a Mac; `alt` is ⌥ there.
 */
export const shortcuts = {
  search: ['mod+k', '/'],
  help: ['?'],
  undo: ['mod+z'],
  close: ['Escape'],
  overrides: ['mod+alt+o'],
  next: ['j'],
  previous: ['k'],
  open: ['Enter'],
  preview: [' ', 'p'],
  // Of a line of a bank.
  accept: ['a'],
  postEntry: ['e'],
  setAside: ['i'],
  // Of the event that has the focus: its grid binds them.
  moveEvent: ['alt+arrows'],
  resizeEvent: ['alt+shift+arrows'],
} as const;

export type ShortcutName = keyof typeof shortcuts;

/** What was pressed, as it is declared; empty where nothing is. With ⌥ a Mac writes another letter: the key counts, not what it writes. */
export function chordOf({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return altKey ? '' : key;
  const letter = altKey ? `alt+${code.replace('Key', '')}` : key;
  return `mod+${shiftKey ? 'shift+' : ''}${letter.toLowerCase()}`;
}
