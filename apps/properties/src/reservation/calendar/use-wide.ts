import { useSyncExternalStore } from 'react';

/** From the breakpoint at which lists become tables. */
const query = '(min-width: 48rem)';

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether there is room for seven columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
