import { useLayoutEffect, useRef } from 'react';

const fields = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Rows that a person adds to a form: who added one goes on in its first field. `refOf` gives the last row its ref, `adding` wraps what
 * adds one, and `count` is how many there are.
 */
export function useAddedRow(count: number) {
  const last = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  useLayoutEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    last.current?.querySelector<HTMLElement>(fields)?.focus();
  }, [count]);
  return {
    refOf: (at: number) => (at === count - 1 ? last : null),
    adding: (add: () => void) => () => {
      isAdding.current = true;
      add();
    },
  };
}
