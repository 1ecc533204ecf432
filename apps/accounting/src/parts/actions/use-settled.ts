import { useEffect, useEffectEvent, useState } from 'react';

const settleMs = 300;

/** A value once it has stayed the same for a moment, for what is asked while one types. Compared by its content. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const settle = useEffectEvent(() => setSettled(value));
  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
