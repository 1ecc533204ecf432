import { useSyncExternalStore } from 'react';

/** Gives what tells whether a query of CSS on the window holds; it does not while there is no window. `holds` tells it once. */
function mediaHook(query: string): { use: () => boolean; holds: () => boolean } {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  const holds = () => window.matchMedia(query).matches;
  return { use: () => useSyncExternalStore(subscribe, holds, () => false), holds };
}

const narrow = mediaHook('(width < 48rem)');

/** Whether the window is narrower than the medium breakpoint of the theme, 48rem, where lists are cards. */
export const useIsNarrow = narrow.use;

/** The same for once, ahead of the first rendering. */
export const isWindowNarrow = narrow.holds;

const belowLarge = mediaHook('(width < 64rem)');

/** Whether the window is narrower than the large breakpoint, 64rem: there is no room beside a list, and beside the menu none for what is wide. */
export const useLacksRoomBeside = belowLarge.use;

/** The same for once, ahead of the first rendering. */
export const lacksRoomBeside = belowLarge.holds;
