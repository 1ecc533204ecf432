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
    // A full or forbidden storage must not break the action that wanted to be remembered.
  }
}

/** Where sessions are noted that the server could not be told of; nothing in it opens anything. */
export const leftSessionsKey = 'left-sessions';

/** What is this browser's and not a person's: how the interface looks, and what is still to be told to the server. */
const keysOfBrowser: readonly string[] = ['theme-config', leftSessionsKey];

/** The storages of a browser; `tab` lives as long as its tab, `browser` is shared by all tabs of this address. */
const storages = { tab: () => globalThis.sessionStorage, browser: () => globalThis.localStorage };

/** Removes everything that was stored for a person. What is added later goes with it, whoever stored it. */
export function forgetStored(where: readonly (keyof typeof storages)[] = ['browser', 'tab']): void {
  for (const name of where) {
    try {
      const storage = storages[name]();
      for (const key of Object.keys(storage)) if (!keysOfBrowser.includes(key)) storage.removeItem(key);
    } catch {
      // A browser that forbids storage has kept nothing.
    }
  }
}

/** A JSON object, as far as reading its fields goes. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
