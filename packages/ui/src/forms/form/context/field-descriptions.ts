import { createContext, type RefObject, use, useLayoutEffect } from 'react';
import type { FieldDescription } from '../issue-text.rules';

/** What each drawn field of a form says of itself, by its path. */
export const FieldDescriptionsContext = createContext<RefObject<Map<string, FieldDescription>> | null>(null);

export const useFieldDescriptions = () => use(FieldDescriptionsContext);

/**
 * Tells the form how a field speaks of itself. Bound fields do it by themselves; a part that draws its own controls for a
 * value, such as opening hours, says what it is called and how its value reads.
 */
export function useFieldDescription(name: string, description: FieldDescription): void {
  const described = useFieldDescriptions();
  useLayoutEffect(() => {
    const map = described?.current;
    map?.set(name, description);
    return () => {
      map?.delete(name);
    };
  });
}
