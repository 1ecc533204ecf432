import { createContext, use, useEffect, useState } from 'react';

/** Is asked before a modal closes. True holds it until `close` is called, if ever. */
type CloseGuard = (close: () => void) => boolean;

export type CloseGuards = Set<CloseGuard>;

/** The guards of the modal around; null where there is none. */
export const CloseGuardsContext = createContext<CloseGuards | null>(null);

export function closeUnlessHeld(guards: CloseGuards | null, close: () => void): void {
  if (![...(guards ?? [])].some((guard) => guard(close))) close();
}

/** For a button inside of a modal that closes it, which anything unsaved in the modal may hold. */
export function useGuardedClose(): (close: () => void) => void {
  const guards = use(CloseGuardsContext);
  return (close) => closeUnlessHeld(guards, close);
}

interface HeldClose {
  /** How the modal closes after all, null while nobody tries. */
  held: (() => void) | null;
  stay: () => void;
  /** Whether there is a modal around at all. */
  isInModal: boolean;
}

/** Holds the modal around while `mustAsk`. */
export function useHeldClose(mustAsk: boolean): HeldClose {
  const guards = use(CloseGuardsContext);
  const [held, setHeld] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!guards || !mustAsk) return;
    const guard: CloseGuard = (close) => {
      setHeld(() => close);
      return true;
    };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [guards, mustAsk]);
  return { held, stay: () => setHeld(null), isInModal: guards !== null };
}
