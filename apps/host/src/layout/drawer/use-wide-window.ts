import { useSyncExternalStore } from 'react';

/** The medium breakpoint: from here the drawer is permanent. */
const wide = '(min-width: 768px)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export const isWindowWide = () => window.matchMedia(wide).matches;

/** Whether the window is at least 768 px wide. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, isWindowWide, () => true);
}
