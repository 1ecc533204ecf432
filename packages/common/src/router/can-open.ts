import { createContext, use } from 'react';
import { parsePath, type To } from 'react-router-dom';

const PageAccess = createContext<(pathname: string) => boolean>(() => true);

/** The host says whether the page at a path opens for this person: it alone knows every page's permission. */
export const PageAccessProvider = PageAccess.Provider;

/**
 * Tells whether an address of the application opens for this person or leads them into a 403. A link to there is not
 * offered; what is relative is asked about by its own page.
 */
export function useCanOpen(): (to: To | undefined) => boolean {
  const opens = use(PageAccess);
  return (to) => {
    const pathname = typeof to === 'string' ? parsePath(to).pathname : to?.pathname;
    return !pathname?.startsWith('/') || opens(pathname);
  };
}

/** Gives the first of some addresses that opens for this person, the last one where none does. */
export function useFirstOpen(): <T extends To>(...places: readonly [T, ...T[]]) => T {
  const canOpen = useCanOpen();
  return (...places) => places.find(canOpen) ?? places.at(-1) ?? places[0];
}
