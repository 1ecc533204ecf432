/**
 * Reads what was stored under a key as JSON. Gives null where nothing is there, where it is not JSON,
 * and where there is no storage (on the server, or in a browser that forbids it).
 */
export function readStored(key: string): unknown {
  try {
    const text = globalThis.localStorage?.getItem(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes the key. A browser that forbids storage keeps nothing. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) globalThis.localStorage?.removeItem(key);
    else globalThis.localStorage?.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage must not break the act that wanted to be remembered.
  }
}

/** A JSON object, as far as reading its fields goes. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
