/** A field that somebody else changed, by its path in the form. */
export interface Difference {
  path: string;
  /** As it was when the form opened. */
  before: unknown;
  /** As they saved it. */
  theirs: unknown;
}

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths and values of a form's fields. A list is one value: its entries have no name of their own. */
function leaves(tree: Tree, prefix = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([name, value]): [string, unknown][] =>
    isTree(value) ? leaves(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );
}

/** Whether two values of a field are the same to a person: an empty text and no value are. */
export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** The fields in which one state of a form differs from another, in the order of the second. */
export function differencesOf(before: Tree, theirs: Tree): Difference[] {
  const was = new Map(leaves(before));
  const is = new Map(leaves(theirs));
  const paths = new Set([...is.keys(), ...was.keys()]);
  return [...paths]
    .map((path) => ({ path, before: was.get(path), theirs: is.get(path) }))
    .filter((difference) => !isSameValue(difference.before, difference.theirs));
}
