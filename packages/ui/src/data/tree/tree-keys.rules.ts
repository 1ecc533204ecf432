/** A row of a tree as it is drawn: rows that are closed have nothing below them. */
export interface TreeRow {
  /** Unique in the tree. */
  key: string;
  /** 1 for the outermost. */
  level: number;
  parentKey: string | null;
  /** Whether what is below it shows; undefined where nothing is. */
  isOpen: boolean | undefined;
}

/** What a key does: goes to a row, or opens or closes one. Null where it does nothing. */
export type TreeMove = { to: string } | { toggle: string } | null;

/**
 * The keys of a tree grid (ARIA Authoring Practices): up and down walk, Home and End go to the ends, right opens and then
 * goes in, left closes and then goes out.
 */
export function treeMove(rows: readonly TreeRow[], at: number, key: string): TreeMove {
  const row = rows[at];
  if (!row) return null;
  const to = (next: TreeRow | undefined): TreeMove => (next ? { to: next.key } : null);
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (row.isOpen === undefined) return null;
      return row.isOpen ? to(rows[at + 1]) : { toggle: row.key };
    case 'ArrowLeft':
      if (row.isOpen) return { toggle: row.key };
      return row.parentKey === null ? null : { to: row.parentKey };
    default:
      return null;
  }
}

/** Where each row stands among those with the same parent, from 1, and how many they are. */
export function placesOf(rows: readonly TreeRow[]): ReadonlyMap<string, { place: number; of: number }> {
  const counts = new Map<string | null, number>();
  const places = rows.map(({ key, parentKey }) => {
    const place = (counts.get(parentKey) ?? 0) + 1;
    counts.set(parentKey, place);
    return { key, parentKey, place };
  });
  return new Map(places.map(({ key, parentKey, place }) => [key, { place, of: counts.get(parentKey) ?? 0 }]));
}
