import type { BulkAnswer } from '@courtyard/contract/fields/chosen-rows';

type Left = BulkAnswer['left'][number];

/** Rows that an action left for one reason. */
export interface LeftGroup {
  reason: Left['reason'];
  said: string | null;
  names: string[];
  /** How many more there are than names. */
  more: number;
}

const maxNamed = 3;

/** What an action left, by reason, those with most first; of each a few by name. */
export function leftGroups(left: readonly Left[]): LeftGroup[] {
  const groups = new Map<string, Left[]>();
  for (const row of left) {
    const key = row.said ?? row.reason;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .map((rows) => ({
      reason: rows[0]?.reason ?? 'refused',
      said: rows[0]?.said ?? null,
      names: rows.slice(0, maxNamed).map(({ name }) => name),
      more: Math.max(0, rows.length - maxNamed),
    }));
}
