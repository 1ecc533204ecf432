import type { Tx } from '../../platform/database/database';
import type { Actor, NewReversal } from './entry';

/**
 * What a section does when entries are reversed, in the same transaction and before anything is posted. It is given the date of each
 * reversal by the id of the entry, without those that the bank booked too (`isAtBank`), and returns further entries to reverse with them.
 */
export type ReversalHook = (
  tx: Tx,
  reversed: ReadonlyMap<string, string>,
  actor: Actor,
) => Promise<readonly NewReversal[]>;

const hooks = new Map<string, ReversalHook>();

/** Registers a hook for all reversals. A section does it once, in its index.ts, by a name that starts with its id. */
export function onReversal(name: string, hook: ReversalHook): void {
  hooks.set(name, hook);
}

/** Runs the hooks. Returns what they want reversed too. */
export async function runReversalHooks(...given: Parameters<ReversalHook>): Promise<NewReversal[]> {
  const [, reversed] = given;
  if (reversed.size === 0) return [];
  const further: NewReversal[] = [];
  // One after the other: they share the transaction's connection.
  for (const hook of hooks.values()) further.push(...(await hook(...given)));
  return further;
}
