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
    return leadToHeading(region);
  }, [pathname, main]);
}

/**
 * Gives the focus to the heading as soon as it is there, and to the one that takes its place when what the page is about
 * has come. Somebody who presses or clicks anything meanwhile is not pulled back.
 */
function leadToHeading(region: HTMLElement): () => void {
  const lead = () => {
    const heading = region.querySelector<HTMLElement>('h1');
    const focused = document.activeElement;
    if (heading && (focused === region || focused === document.body)) heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(lead);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  const timer = setTimeout(stop, longestWaitMs);
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  observer.observe(region, { childList: true, subtree: true });
  lead();
  return stop;
}
