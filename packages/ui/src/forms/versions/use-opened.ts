import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Opened<T> {
  /** What the form starts from, its version for the form's `key`; null until there is something. */
  opened: T | null;
  /** Takes what was saved here. */
  onSaved: (saved: T) => void;
  /** For the element around the form. */
  around: RefObject<HTMLDivElement | null>;
}

/**
 * For a form that stays on its page after a save. What others save while somebody writes must not empty it: it begins
 * anew with what was saved here alone, and the focus that was in it goes to its Save.
 */
export function useOpened<T>(read: T | undefined): Opened<T> {
  const [first, setFirst] = useState<T | null>(null);
  const [saved, setSaved] = useState<T | null>(null);
  if (first === null && read !== undefined) setFirst(read);
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (saved === null || document.activeElement !== document.body) return;
    around.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [saved]);
  return { opened: saved ?? first, onSaved: setSaved, around };
}
