type Leaf = string | number | boolean | null | undefined;

/** Values of a form: a tree of objects with plain leaves. */
export type Tree = { readonly [name: string]: Leaf | Tree };

/** A field that somebody else changed, by its path in the form. */
export interface TheirChange {
  path: string;
  theirs: Leaf;
  /** What was written here; undefined where this person had not changed the field. */
  mine: Leaf;
}

const isTree = (value: Leaf | Tree): value is Tree => typeof value === 'object' && value !== null;

function leaves(tree: Tree, prefix = ''): [string, Leaf][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Leaf][] =>
    isTree(value) ? leaves(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );
}

// An empty text and no text are the same to a person.
const same = (one: Leaf, other: Leaf) => (one ?? '') === (other ?? '');

/**
 * What somebody else changed since `base` was read. Where this person changed the same field to something else, `mine`
 * says to what; that is a conflict that only they can decide.
 */
export function theirChanges(base: Tree, mine: Tree, theirs: Tree): TheirChange[] {
  const before = new Map(leaves(base));
  const written = new Map(leaves(mine));
  return leaves(theirs).flatMap(([path, value]): TheirChange[] => {
    const own = written.get(path);
    if (same(before.get(path), value) || same(own, value)) return [];
    return [{ path, theirs: value, mine: same(before.get(path), own) ? undefined : (own ?? '') }];
  });
}

/** Their values, with what this person changed since `base` put over them. All three have one shape. */
export function withMine<T extends Tree>(base: T, mine: T, theirs: T): T {
  const merged = Object.entries(theirs).map(([name, value]) => {
    const [before, own] = [base[name], mine[name]];
    if (isTree(value) && isTree(before) && isTree(own)) return [name, withMine(before, own, value)];
    const isUntouched = isTree(before) || isTree(own) || same(before, own);
    return [name, isUntouched ? value : own];
  });
  // The same names with values of the same fields: the compiler loses the shape in entries.
  return Object.fromEntries(merged) as T;
}
