const memories = new Set<{ clear(): void }>();

/** What this process remembers of a database: gone when the platform that reads it stops, as the next may be of another. */
export function databaseMemory<Key, Value>(): Map<Key, Value> {
  const memory = new Map<Key, Value>();
  memories.add(memory);
  return memory;
}

/** What is remembered of a database up to a limit. */
export interface LimitedMemory<Value> {
  /** Something that is read stays longer. */
  get(key: string): Value | undefined;
  /** Something that is larger than the limit by itself is not kept. */
  set(key: string, value: Value): void;
}

/** As `databaseMemory`, for values of many sizes: where they are larger than a limit together, what was not used for longest goes. */
export function limitedMemory<Value>(limit: number, sizeOf: (value: Value) => number): LimitedMemory<Value> {
  // In the order of their last use.
  const kept = new Map<string, { value: Value; size: number }>();
  let total = 0;
  memories.add({
    clear() {
      kept.clear();
      total = 0;
    },
  });
  const forget = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const known = kept.get(key);
      if (!known) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    },
    set(key, value) {
      forget(key);
      const size = sizeOf(value);
      if (size > limit) return;
      kept.set(key, { value, size });
      total += size;
      for (const oldest of kept.keys()) {
        if (total <= limit) return;
        forget(oldest);
      }
    },
  };
}

/** Empties all that this process remembers of its database. */
export function forgetDatabase(): void {
  for (const memory of memories) memory.clear();
}
