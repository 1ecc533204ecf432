import type { CallShape, ReleaseUses, Shape } from './shape';

export type CallShapes = Readonly<Record<string, CallShape>>;
type Packed = Pick<ReleaseUses, 'calls' | 'shapes'>;

/** A reference with its quotes and its place in the list weighs about as much. */
const worthSharing = 24;

/** Applies `change` to the shapes that stand directly in a shape. */
function mapInner(shape: Shape, change: (inner: Shape) => Shape): Shape {
  if (typeof shape === 'string') return shape;
  if ('list' in shape) return { list: change(shape.list) };
  if ('entries' in shape) return { entries: change(shape.entries) };
  if ('anyOf' in shape) return { anyOf: shape.anyOf.map(change) };
  if (!('fields' in shape)) return shape;
  const fields = Object.entries(shape.fields).map(([name, inner]) => [name, change(inner)] as const);
  return { fields: Object.fromEntries(fields) };
}

function mapCall(call: CallShape, change: (shape: Shape) => Shape): CallShape {
  return {
    ...(call.params !== undefined && { params: change(call.params) }),
    ...(call.query !== undefined && { query: change(call.query) }),
    ...(call.body !== undefined && { body: change(call.body) }),
    ...(call.answer !== undefined && { answer: change(call.answer) }),
  };
}

const mapCalls = (calls: CallShapes, change: (shape: Shape) => Shape): Record<string, CallShape> =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, mapCall(call, change)]));

/** Says shapes that occur more than once only once. */
export function packCalls(calls: CallShapes): Packed {
  const counts = new Map<string, number>();
  const count = (shape: Shape): Shape => {
    const text = JSON.stringify(shape);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    return before > 0 ? shape : mapInner(shape, count);
  };
  mapCalls(calls, count);

  const shapes: Shape[] = [];
  const places = new Map<string, number>();
  const pack = (shape: Shape): Shape => {
    const text = JSON.stringify(shape);
    const place = places.get(text);
    if (place !== undefined) return `#${place}`;
    const packed = mapInner(shape, pack);
    if (text.length < worthSharing || (counts.get(text) ?? 0) < 2) return packed;
    places.set(text, shapes.length);
    return `#${shapes.push(packed) - 1}`;
  };
  return { calls: mapCalls(calls, pack), shapes };
}

/** More than any section has; a list of shapes that each name the one before twice grows without end. */
const maxParts = 200_000;

/** The calls with every reference replaced. Throws an Error where one leads nowhere, or all of it is too large to compare. */
export function unpackCalls({ calls, shapes }: Packed): CallShapes {
  const known: { shape: Shape; parts: number }[] = [];
  let parts = 0;
  const unpack = (shape: Shape): Shape => {
    parts += 1;
    if (typeof shape !== 'string' || !shape.startsWith('#')) return mapInner(shape, unpack);
    const found = known[Number(shape.slice(1))];
    if (!found) throw new Error(`the shape ${shape} is not among those before it`);
    parts += found.parts;
    if (parts > maxParts) throw new Error('the shapes of its calls are too many to compare');
    return found.shape;
  };
  for (const shape of shapes) {
    parts = 0;
    known.push({ shape: unpack(shape), parts });
  }
  parts = 0;
  return mapCalls(calls, unpack);
}
