/** Members who hold the same roles. */
export interface Alike {
  roleIds: readonly string[];
  count: number;
  /** The first of them by name. */
  people: readonly { id: string; name: string }[];
}

/** What each role allows. */
export type Allowed = ReadonlyMap<string, ReadonlySet<string>>;

/** What may be done with several roles together. */
export function togetherAllow(roleIds: readonly string[], allowed: Allowed): Set<string> {
  return new Set(roleIds.flatMap((id) => [...(allowed.get(id) ?? [])]));
}

/** What is in the one and not in the other, in alphabetical order. */
export const without = (these: ReadonlySet<string>, those: ReadonlySet<string>): string[] =>
  [...these].filter((name) => !those.has(name)).toSorted();

interface Change {
  before: Allowed;
  after: Allowed;
  /** The roles that somebody has afterwards. */
  rolesAfter?: (roleIds: readonly string[]) => readonly string[];
}

/** So many people are named. */
export const maxNamed = 100;

/**
 * Who gains and who loses by a change. What another role of theirs allows anyway, nobody gains or loses: whoever does
 * neither is left out.
 */
export function effectOn(groups: readonly Alike[], { before, after, rolesAfter = (ids) => ids }: Change) {
  const changed = groups.map((group) => {
    const was = togetherAllow(group.roleIds, before);
    const is = togetherAllow(rolesAfter(group.roleIds), after);
    return { ...group, gains: without(is, was), loses: without(was, is) };
  });
  const countOf = (those: typeof changed) => those.reduce((sum, { count }) => sum + count, 0);
  const gaining = changed.filter(({ gains }) => gains.length > 0);
  const losing = changed.filter(({ loses }) => loses.length > 0);
  const people = changed
    .filter(({ gains, loses }) => gains.length + loses.length > 0)
    .flatMap((group) => group.people.map((person) => ({ ...person, gains: group.gains, loses: group.loses })))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, maxNamed);
  return { gaining: countOf(gaining), losing: countOf(losing), people };
}
