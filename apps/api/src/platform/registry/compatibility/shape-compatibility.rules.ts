import type { Shape } from '@courtyard/contract/compatibility/shape';

/** What one side sends and the other takes: input flows from the section to the server, an answer the other way. */
export type Direction = 'input' | 'answer';

/** One place where what is sent is not what is taken. */
export interface Difference {
  /** `owners[].email`; empty for the whole. */
  path: string;
  kind:
    | 'missing'
    /** Sent only sometimes, taken always. */
    | 'sometimes'
    /** Sent and not taken: it would be dropped without a word. Only of input. */
    | 'unknown'
    /** May be null where null is not taken. */
    | 'null'
    | 'values'
    | 'type';
  sent?: Shape;
  taken?: Shape;
}

interface Place {
  direction: Direction;
  path: string;
}

/**
 * Where values of the shape `sent` are not values of the shape `taken`; empty where all of them are. A field more in an
 * answer, and a new value of an enumeration in one, do no harm: sections draw what they know.
 */
export function differences(sent: Shape, taken: Shape, place: Place): Difference[] {
  if (taken === 'any') return [];
  const found = alternativesOf(sent).flatMap((one) => closest(one, alternativesOf(taken), place));
  return [...new Map(found.map((one) => [`${one.kind} ${one.path}`, one])).values()];
}

const alternativesOf = (shape: Shape): readonly Shape[] =>
  typeof shape === 'object' && 'anyOf' in shape ? shape.anyOf : [shape];

/** The differences to the one of several shapes that is nearest. */
function closest(sent: Shape, taken: readonly Shape[], place: Place): Difference[] {
  let nearest: Difference[] | null = null;
  for (const one of taken) {
    const found = differencesOfOne(sent, one, place);
    if (found.length === 0) return [];
    const isWhole = found.some(({ kind, path }) => kind === 'type' && path === place.path);
    if (!isWhole && (nearest === null || found.length < nearest.length)) nearest = found;
  }
  if (nearest) return nearest;
  const [only] = taken;
  const all: Shape = taken.length === 1 && only !== undefined ? only : { anyOf: [...taken] };
  return [{ path: place.path, kind: sent === 'null' ? 'null' : 'type', sent, taken: all }];
}

function differencesOfOne(sent: Shape, taken: Shape, place: Place): Difference[] {
  const otherType: Difference[] = [{ path: place.path, kind: 'type', sent, taken }];
  if (typeof taken === 'string') return isPlain(sent, taken) ? [] : otherType;
  if (typeof sent === 'string') return otherType;
  if ('values' in taken && 'values' in sent) return differentValues(sent.values, taken.values, place);
  if ('media' in taken && 'media' in sent) return sent.media === taken.media ? [] : otherType;
  if ('list' in taken && 'list' in sent)
    return differences(sent.list, taken.list, { ...place, path: `${place.path}[]` });
  if ('entries' in taken) {
    const entries = 'entries' in sent ? [sent.entries] : 'fields' in sent ? Object.values(sent.fields) : null;
    if (!entries) return otherType;
    const path = joined(place.path, '*');
    return entries.flatMap((entry) => differences(entry, taken.entries, { ...place, path }));
  }
  if ('fields' in taken && 'fields' in sent) return differentFields(sent.fields, taken.fields, place);
  return otherType;
}

function isPlain(sent: Shape, taken: string): boolean {
  if (taken === 'any' || sent === taken) return true;
  if (typeof sent === 'object')
    return 'values' in sent && sent.values.every((value) => isValueOf(value, taken));
  return sent === 'integer' && taken === 'number';
}

function isValueOf(value: string | number | boolean, plain: string): boolean {
  if (plain === 'integer') return Number.isInteger(value);
  return typeof value === plain;
}

function differentValues(
  sent: readonly (string | number | boolean)[],
  taken: readonly (string | number | boolean)[],
  { direction, path }: Place,
): Difference[] {
  const unknown = sent.filter((value) => !taken.includes(value));
  if (unknown.length === 0) return [];
  if (direction === 'answer' && unknown.length < sent.length) return [];
  return [{ path, kind: 'values', sent: { values: unknown } }];
}

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

type Fields = Readonly<Record<string, Shape>>;

function fieldOf(fields: Fields, name: string): { shape: Shape; isOptional: boolean } | null {
  const always = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (always !== undefined) return { shape: always, isOptional: false };
  const sometimes = Object.hasOwn(fields, `${name}?`) ? fields[`${name}?`] : undefined;
  return sometimes === undefined ? null : { shape: sometimes, isOptional: true };
}

const namesOf = (fields: Fields) => Object.keys(fields).map((field) => field.replace(/\?$/, ''));

function differentFields(sent: Fields, taken: Fields, place: Place): Difference[] {
  const ofTaken = namesOf(taken).flatMap((name): Difference[] => {
    const path = joined(place.path, name);
    const want = fieldOf(taken, name);
    const have = fieldOf(sent, name);
    if (!want) return [];
    if (!have) return want.isOptional ? [] : [{ path, kind: 'missing', taken: want.shape }];
    const inside = differences(have.shape, want.shape, { ...place, path });
    const isSometimes = have.isOptional && !want.isOptional;
    return isSometimes ? [{ path, kind: 'sometimes' }, ...inside] : inside;
  });
  if (place.direction === 'answer') return ofTaken;
  const dropped = namesOf(sent).filter((name) => !fieldOf(taken, name));
  return [
    ...ofTaken,
    ...dropped.map((name): Difference => ({ path: joined(place.path, name), kind: 'unknown' })),
  ];
}
