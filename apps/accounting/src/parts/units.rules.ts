import { hasWords } from '@courtyard/ui';
import type { Unit } from './units.queries';

type Named = Pick<Unit, 'name' | 'owners'>;

/** The units whose name or owners have all the words that are looked for, in any order. */
export const unitsLike = <T extends Named>(all: readonly T[], search: string): T[] =>
  all.filter(({ name, owners }) => hasWords(`${name} ${owners}`, search));

const maxShown = 60;

/** The buildings that the units are in, in the order of the units. */
export const buildingsOf = (all: readonly { building?: string | null }[]): string[] => [
  ...new Set(all.flatMap(({ building }) => building ?? [])),
];

/** Of the units that were found as many as one list takes, those of `leading` before the others, and how many more there are. */
export function shownUnits<T extends Pick<Unit, 'id'>>(
  found: readonly T[],
  leading: readonly string[] = [],
): { rows: T[]; more: number } {
  const first = new Set(leading);
  const rows = [...found.filter(({ id }) => first.has(id)), ...found.filter(({ id }) => !first.has(id))];
  return { rows: rows.slice(0, maxShown), more: Math.max(0, rows.length - maxShown) };
}
