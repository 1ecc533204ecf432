import { type IconName, searchKey } from '@courtyard/ui';

export const groups = ['recent', 'actions', 'records', 'pages', 'settings', 'help'] as const;
export type Group = (typeof groups)[number];

/** One row of the palette: something that has an address. */
export interface Entry {
  group: Group;
  title: string;
  /** What it is or where it stands. */
  detail?: string | undefined;
  icon: IconName;
  url: string;
  /** Further words that it is found by. */
  words?: readonly string[] | undefined;
  /** Answers what was typed before; what answers the text is on its way. */
  isOld?: boolean;
}

/** How well an entry answers: none of its words is missing; the better the earlier they stand. Null where one is. */
function scoreOf({ title, detail = '', words = [] }: Entry, wanted: readonly string[]): number | null {
  const name = searchKey(title);
  const all = ` ${searchKey([title, detail, ...words].join(' '))}`;
  if (!wanted.every((word) => all.includes(word))) return null;
  if (name.startsWith(wanted.join(' '))) return 3;
  if (wanted.every((word) => ` ${name}`.includes(` ${word}`))) return 2;
  return wanted.every((word) => all.includes(` ${word}`)) ? 1 : 0;
}

/** The entries that have every word of what was typed, the best first, at most `limit` of them. */
export function matching(entries: readonly Entry[], typed: string, limit: number): Entry[] {
  const wanted = searchKey(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const score = scoreOf(entry, wanted);
      return score === null ? [] : [{ entry, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Groups of places: one that is called as what was typed begins is what is meant, before what merely has the words. */
const placed: readonly Group[] = ['pages', 'settings'];

/** In groups as they stand under each other; an address stands in the first group that has it. */
export function inGroups(entries: readonly Entry[], typed = ''): { group: Group; entries: Entry[] }[] {
  const begun = searchKey(typed).trim();
  const isMeant = ({ group, title }: Entry) =>
    begun !== '' && placed.includes(group) && searchKey(title).startsWith(begun);
  const meant = new Set(entries.filter(isMeant).map(({ group }) => group));
  const seen = new Set<string>();
  return groups
    .toSorted((a, b) => Number(meant.has(b)) - Number(meant.has(a)))
    .flatMap((group) => {
      const own = entries.filter((entry) => entry.group === group && !seen.has(entry.url));
      for (const { url } of own) seen.add(url);
      return own.length > 0 ? [{ group, entries: own }] : [];
    });
}
