import { isRecord, readStored, writeStored } from '@courtyard/common';

/** The link of the mail opens in a tab of its own, which knows nothing of the one that asked for it. */
const storageKey = 'return-path';

/** As long as the link lives. */
const livesMs = 60 * 60 * 1000;

/** Keeps where somebody wanted to go, until they come back by the link of the mail. `state` is what a guard left in the history. */
export function rememberReturn(state: unknown): void {
  const from = isRecord(state) ? state.from : undefined;
  if (typeof from === 'string') writeStored(storageKey, { from, until: Date.now() + livesMs });
}

/** What `rememberReturn` kept, as the state for the login; null where nothing is kept, or not any more. */
export function recallReturn(): { from: string } | null {
  const kept = readStored(storageKey);
  if (!isRecord(kept) || typeof kept.from !== 'string' || typeof kept.until !== 'number') return null;
  return kept.until > Date.now() ? { from: kept.from } : null;
}

/** Called where somebody has arrived: it is done with. */
export function forgetReturn(): void {
  writeStored(storageKey, null);
}
