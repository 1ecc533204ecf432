import { type RefObject, useLayoutEffect } from 'react';
import { leaveAsCopy } from './exit-copy';
import { loadMotion, motionNow } from './motion';
import type { MoveName } from './moves';
import { play } from './play';

type Mounted = RefObject<HTMLElement | null>;

/** Moves an element in when it is mounted. Where the library has not come or somebody prefers stillness it is just there. */
export function useEntry(element: Mounted, name: MoveName): void {
  useLayoutEffect(() => {
    void loadMotion();
    const library = motionNow();
    if (library && element.current) void play(library, element.current, name, 'in');
  }, [element, name]);
}

/**
 * Moves an element out when it is unmounted, whoever unmounts it and with whatever is around it: React takes it away at
 * once, with its focus, its state and its listeners, and a lifeless copy of it leaves.
 */
export function useExit(element: Mounted, name: MoveName): void {
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown) leaveAsCopy(shown, name);
    };
  }, [element, name]);
}

/** `useEntry` and `useExit`, for what needs nothing between them. */
export function useEntryAndExit(element: Mounted, name: MoveName): void {
  useExit(element, name);
  useEntry(element, name);
}
