import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page when what had it goes: a chip that removes itself, the bar of a selection that
 * ends. Otherwise the keyboard would start over at the top of the page. Gives what the part's element needs.
 */
export const useKeptFocus = <E extends HTMLElement = HTMLElement>() => useFocusKeeper<E>().part;

/** What is given away to be drawn may be drawn in pieces, some frames later, and more than once. */
const framesOfDrawing = 60;

/**
 * The same, for a part whose content is drawn later than the part itself: it calls `keep` in a layout effect of its own. With
 * `keepOn` the focus goes on to what is drawn anew, as soon as it is found.
 */
export function useFocusKeeper<E extends HTMLElement = HTMLElement>() {
  const element = useRef<E>(null);
  const isInside = useRef(false);

  // React takes an element away without telling it that it loses the focus.
  const keep = () => {
    if (!isInside.current || document.activeElement !== document.body) return;
    element.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(keep);

  const keepOn = (find: () => HTMLElement | null | undefined) => {
    let left = framesOfDrawing;
    const look = () => {
      // Who went on meanwhile is left where they are.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === element.current) find()?.focus();
      left -= 1;
      if (left > 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  const part = {
    ref: element,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
  return { part, keep, keepOn };
}
