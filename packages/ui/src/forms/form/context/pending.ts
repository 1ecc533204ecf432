import { createContext, type RefObject, use, useEffect } from 'react';

/** What of the form around is on its way to the server by itself: files that are being sent. */
export const PendingContext = createContext<RefObject<Set<object>> | null>(null);

/** Has the form around wait with saving while something is on its way. */
export function usePending(isPending: boolean): void {
  const pending = use(PendingContext);
  useEffect(() => {
    if (!pending || !isPending) return;
    const marks = pending.current;
    const mark = {};
    marks.add(mark);
    return () => void marks.delete(mark);
  }, [pending, isPending]);
}
