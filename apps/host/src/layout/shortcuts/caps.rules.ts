import type { Keyboard } from './keyboard.rules';

const caps: Readonly<Record<string, Readonly<Record<Keyboard, string>>>> = {
  mod: { pc: 'Ctrl', mac: '⌘' },
  alt: { pc: 'Alt', mac: '⌥' },
  shift: { pc: 'Shift', mac: '⇧' },
  arrows: { pc: '← ↑ ↓ →', mac: '← ↑ ↓ →' },
  Escape: { pc: 'Esc', mac: 'esc' },
  Enter: { pc: 'Enter ↵', mac: '↩' },
};

/** What stands on the keys of a chord or a sequence, in the order in which they are pressed. `space` is what that key is called. */
export const capsOf = (keys: string, keyboard: Keyboard, space: string): string[] =>
  (keys === ' ' ? ['space'] : keys.split(/[+ ]/)).map((key) => {
    if (key === 'space') return space;
    return caps[key]?.[keyboard] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
