import { useAuth, useUiConfig } from '@courtyard/common';
import { useLayoutEffect, useRef } from 'react';
import { isChoosing, isCovered, isTyping } from './key-target';
import { chordOf, type ShortcutName, shortcuts } from './shortcuts';

type Action = ((event: KeyboardEvent) => void) | undefined;

/** What happens on the shortcuts that are declared, and on two keys one after the other: `g d`. */
export type Keys = Readonly<Partial<Record<ShortcutName | `${string} ${string}`, Action>>>;

/** How long after the first key the second may come. */
const secondKeyMs = 1_200;

/** The keys of all that is on screen; what came last goes first. */
const inUse = new Set<{ readonly current: Keys }>();
let first = { key: '', at: -Infinity };

const keysOf: Readonly<Record<string, readonly string[] | undefined>> = shortcuts;

const actionOf = (pressed: string): Action =>
  [...inUse]
    .flatMap(({ current }) => Object.entries(current))
    .findLast(([name, action]) => action && (keysOf[name] ?? [name]).includes(pressed))?.[1];

const startsTwo = (key: string) =>
  [...inUse].some(({ current }) => Object.keys(current).some((keys) => keys.startsWith(`${key} `)));

function onKey(event: KeyboardEvent) {
  const { timeStamp, target } = event;
  const key = chordOf(event);
  // The session has ended: the login covers the page.
  if (event.defaultPrevented || useAuth.getState().hasEnded || isCovered()) return;
  // With Ctrl or ⌘ nothing is written.
  const isPlain = !key.startsWith('mod+');
  if (isPlain) {
    if (isTyping(target) || isChoosing(target)) return;
    // Who speaks to the computer can switch off what single letters do.
    if (key.length === 1 && !useUiConfig.getState().singleKeys) return;
  }
  const isSecond = isPlain && timeStamp - first.at < secondKeyMs;
  const asked = isSecond ? `${first.key} ${key}` : key;
  first = { key, at: !isSecond && startsTwo(key) ? timeStamp : -Infinity };
  actionOf(asked)?.(event);
}

/** Shortcuts that do something as long as this is on screen, wherever the focus is; those of plain keys not while somebody is typing. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (inUse.size === 0) document.addEventListener('keydown', onKey);
    inUse.add(latest);
    return () => {
      inUse.delete(latest);
      if (inUse.size === 0) document.removeEventListener('keydown', onKey);
    };
  }, []);
}
