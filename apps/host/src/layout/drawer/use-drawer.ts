import { useMenu, useUiConfig } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { isWindowNarrow, lacksRoomBeside, useIsNarrow, useLacksRoomBeside } from '@courtyard/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

const setOpen = (isOpen: boolean) => useMenu.getState().setDashboardDrawer(isOpen);

const putDrawer = (hasRoom: boolean) => setOpen(hasRoom && !useUiConfig.getState().miniDrawer);

/** Puts the drawer to where `useDrawer` would, ahead of the first rendering. */
export const startDrawer = (): void => putDrawer(!isWindowNarrow() && !lacksRoomBeside());

/**
 * The drawer's rules: from the large breakpoint permanent, open or mini as the person left it; between medium and large mini,
 * so that tables keep their columns, and open for as long as the person wants; below an overlay that starts closed, closes on
 * navigation and when the window shrinks to there.
 */
export function useDrawer() {
  const isWide = !useIsNarrow();
  const hasRoom = !useLacksRoomBeside();
  const isOpen = useMenu((state) => state.isDashboardDrawerOpened);
  const isMini = useUiConfig((config) => config.miniDrawer);
  const { pathname } = useLocation();

  // Before the first paint, so that nothing moves; and where the setting is changed elsewhere, as by its reset.
  useLayoutEffect(() => putDrawer(isWide && hasRoom), [isWide, hasRoom, isMini]);

  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname && !isWide) setOpen(false);
    shownPath.current = pathname;
  }, [pathname, isWide]);

  const toggle = () => {
    // What a wide window is left with is how it starts next time.
    if (isWide && hasRoom) useUiConfig.getState().change({ miniDrawer: isOpen });
    else setOpen(!isOpen);
  };
  return { isWide, isOpen, toggle, close: () => setOpen(false) };
}
