import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page when what had it goes: a chip that removes itself, the bar of a selection that
 * ends. Otherwise the keyboard would start over at the top of the page. Gives what the part's element needs.
 */
export function useKeptFocus<E extends HTMLElement = HTMLElement>() {
  const element = useRef<E>(null);
  const isInside = useRef(false);

  // React takes an element away without telling it that it loses the focus.
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    element.current?.focus({ preventScroll: true });
  });

  return {
    ref: element,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
