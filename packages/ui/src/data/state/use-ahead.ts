import { useState } from 'react';

interface Written<T> {
  /** The value that a text of the address stands for, and its text. */
  read: (text: string) => T;
  textOf: (value: T) => string;
  write: (next: T) => void;
}

/**
 * A value of the address, ahead of it: the address follows a moment after it was set, and the next press must not undo
 * the one before. `outside` counts how often the address was changed by other means (Clear, Back), for fields that hold
 * a text of their own.
 */
export function useAhead<T>(address: string, { read, textOf, write }: Written<T>) {
  const [known, setKnown] = useState({ address, sent: [] as readonly string[], outside: 0 });
  if (known.address !== address) {
    const at = known.sent.indexOf(address);
    const isOwn = at !== -1;
    const sent = isOwn ? known.sent.slice(at + 1) : [];
    setKnown({ address, sent, outside: known.outside + (isOwn ? 0 : 1) });
  }
  const set = (next: T) => {
    setKnown((before) => ({ ...before, sent: [...before.sent, textOf(next)] }));
    write(next);
  };
  return { now: read(known.sent.at(-1) ?? address), set, outside: known.outside };
}
