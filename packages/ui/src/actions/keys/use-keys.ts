import { useAuth, useUiConfig } from '@courtyard/common';
import { useLayoutEffect, useRef } from 'react';
import { isChoosing, isCovered, isTyping } from './keys.rules';

/** What keys do, by the key, or by two of them one after the other: `g d`. */
export type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** How long after the first key the second may come. */
const secondKeyMs = 1_200;

/** The keys of all that is on screen; what came last goes first. */
const inUse = new Set<{ readonly current: Keys }>();
let first = { key: '', at: -Infinity };

function actOf(key: string) {
  const holder = [...inUse].findLast(({ current }) => current[key] !== undefined);
  return holder?.current[key];
}

const startsTwo = (key: string) =>
  [...inUse].some(({ current }) => Object.keys(current).some((keys) => keys.startsWith(`${key} `)));

function onKey(event: KeyboardEvent) {
  const { key, timeStamp } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // The session has ended: the login covers the page.
  if (useAuth.getState().hasEnded || isCovered()) return;
  if (isTyping(event.target) || isChoosing(event.target)) return;
  // Who speaks to the computer can switch off what single letters do.
  if (key.length === 1 && !useUiConfig.getState().singleKeys) return;
  const isSecond = timeStamp - first.at < secondKeyMs;
  const asked = isSecond ? `${first.key} ${key}` : key;
  first = { key, at: !isSecond && startsTwo(key) ? timeStamp : -Infinity };
  actOf(asked)?.(event);
}

/** Keys that do something as long as this is on screen, wherever the focus is; not while somebody is typing. */
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
