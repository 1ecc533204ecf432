import type { Tx } from '../../../database/database';
import type { SectionDefinition } from '../../../section/define-section';

/** How people name what an open item is of. */
export interface OpenItemName {
  /** The unit or the vendor; null where no section names it. */
  party: string | null;
  /** The number of the invoice, or the one that the vendor gave a bill; null where it is of neither. */
  invoice: string | null;
}

/** Names open items by their ids; one that it cannot name is left out. */
export type NameOpenItems = (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, OpenItemName>>;

type HasOpenItems = Pick<SectionDefinition, 'nameOpenItems'>;

/** Of all sections together. */
export const openItemNames =
  (sections: readonly HasOpenItems[]): NameOpenItems =>
  async (tx, ids) => {
    const names = new Map<string, OpenItemName>();
    if (ids.length === 0) return names;
    // One after the other: they share the transaction's connection.
    for (const { nameOpenItems } of sections)
      for (const [id, name] of (await nameOpenItems?.(tx, ids)) ?? []) names.set(id, name);
    return names;
  };
