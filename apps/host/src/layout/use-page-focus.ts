import { useLocation } from '@courtyard/common/router';
import { useEffect, useRef } from 'react';

const longestWaitMs = 10_000;

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader reads on there; a page that is
 * still on its way is waited for. Changes of the query alone (filters, tabs) leave the focus where it is.
 */
export function usePageFocus(main: () => HTMLElement | null): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    const region = main();
    if (!region) return;
    region.focus({ preventScroll: true });
    return whenHeadingIsThere(region, (heading) => {
      // Somebody who has moved on meanwhile is not pulled back.
      if (document.activeElement === region || document.activeElement === document.body) {
        heading.focus({ preventScroll: true });
      }
    });
  }, [pathname, main]);
}

function whenHeadingIsThere(region: HTMLElement, onFound: (heading: HTMLElement) => void): () => void {
  const find = () => region.querySelector<HTMLElement>('h1');
  const present = find();
  if (present) onFound(present);
  if (present) return () => {};
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    onFound(heading);
  });
  const timer = setTimeout(() => stop(), longestWaitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(region, { childList: true, subtree: true });
  return stop;
}
