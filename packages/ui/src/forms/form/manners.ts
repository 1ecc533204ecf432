import { createContext, type RefObject, use, useLayoutEffect } from 'react';
import type { FieldManner } from './issue-text.rules';

/** What each drawn field of a form says of itself, by its path. */
export const MannersContext = createContext<RefObject<Map<string, FieldManner>> | null>(null);

export const useManners = () => use(MannersContext);

/**
 * Tells the form how a field speaks of itself. Bound fields do it by themselves; a part that draws its own controls for a
 * value, such as opening hours, says what it is called and how its value reads.
 */
export function useFieldManner(name: string, manner: FieldManner): void {
  const manners = useManners();
  useLayoutEffect(() => {
    const map = manners?.current;
    map?.set(name, manner);
    return () => {
      map?.delete(name);
    };
  });
}
