import type { Unit } from './units.queries';

/** The units whose name or owners have all the words that are looked for, in any order. */
export function unitsLike(all: readonly Unit[], search: string): Unit[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, owners }) => {
    const text = `${name} ${owners}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const mostShown = 60;

/** Of these as many as one list takes, and how many more there are. */
export function shownUnits(all: readonly Unit[], search: string): { rows: Unit[]; more: number } {
  const found = unitsLike(all, search);
  return { rows: found.slice(0, mostShown), more: Math.max(0, found.length - mostShown) };
}
