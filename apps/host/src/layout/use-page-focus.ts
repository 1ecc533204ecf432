import { useLocation } from '@courtyard/common/router';
import { leadToHeading } from '@courtyard/ui';
import { useEffect, useRef } from 'react';

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
