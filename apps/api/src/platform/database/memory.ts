const memories = new Set<{ clear(): void }>();

/** What this process remembers of a database: gone when the platform that reads it stops, as the next may be of another. */
export function databaseMemory<Key, Value>(): Map<Key, Value> {
  const memory = new Map<Key, Value>();
  memories.add(memory);
  return memory;
}

/** Empties all that this process remembers of its database. */
export function forgetDatabase(): void {
  for (const memory of memories) memory.clear();
}
