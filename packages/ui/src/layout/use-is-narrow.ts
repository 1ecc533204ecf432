import { useSyncExternalStore } from 'react';

// The medium breakpoint of the theme, 48rem.
const query = '(width < 48rem)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is narrower than the medium breakpoint, where lists are cards. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
