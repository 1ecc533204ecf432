import { useState } from 'react';

/**
 * A value of the address, ahead of it: the address follows a moment after it was set, and the next press must not undo
 * the one before. `text` is the value as it stands in the address.
 */
export function useAhead<T>(value: T, text: string, write: (next: T) => void): [T, (next: T) => void] {
  const [ahead, setAhead] = useState<{ of: string; value: T } | null>(null);
  const set = (next: T) => {
    setAhead({ of: text, value: next });
    write(next);
  };
  return [ahead?.of === text ? ahead.value : value, set];
}
