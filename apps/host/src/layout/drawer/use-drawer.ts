import { useMenu, useUiConfig } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWideWindow } from './use-wide-window';

/**
 * The drawer's rules: permanent from the medium breakpoint, open or mini as the person left it; below it an overlay
 * that starts closed, closes on navigation and when the window shrinks to there.
 */
export function useDrawer() {
  const isWide = useWideWindow();
  const isOpen = useMenu((state) => state.isDashboardDrawerOpened);
  const setOpen = useMenu((state) => state.setDashboardDrawer);
  const { pathname } = useLocation();

  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    setOpen(isWide && !useUiConfig.getState().miniDrawer);
  }, [isWide, setOpen]);

  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname && !isWide) setOpen(false);
    shownPath.current = pathname;
  }, [pathname, isWide, setOpen]);

  const toggle = () => {
    // What a wide window is left with is how it starts next time.
    if (isWide) useUiConfig.getState().change({ miniDrawer: isOpen });
    setOpen(!isOpen);
  };
  return { isWide, isOpen, toggle, close: () => setOpen(false) };
}
