import { type Shape, type PlainShape } from '@courtyard/contract/compatibility/shape';
import { unionOf } from '@courtyard/contract/compatibility/shape-of.rules';
import fc from 'fast-check';
import { differences } from './shape-compatibility.rules';

const input = { direction: 'input', path: '' } as const;
const answer = { direction: 'answer', path: '' } as const;

const plain = fc.constantFrom<PlainShape>('string', 'number', 'integer', 'boolean', 'null');
const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3 },
    plain,
    fc.subarray(['a', 'b', 'c'], { minLength: 1 }).map((values): Shape => ({ values })),
    tie('shape').map((list): Shape => ({ list })),
    tie('shape').map((entries): Shape => ({ entries })),
    fc.array(tie('shape'), { minLength: 1, maxLength: 3 }).map(unionOf),
    fc
      .record({ x: tie('shape'), y: tie('shape'), 'z?': tie('shape') }, { requiredKeys: [] })
      .map((fields): Shape => ({ fields })),
  ),
}));

/** Values of a shape. */
function valuesOf(of: Shape): fc.Arbitrary<unknown> {
  if (typeof of === 'string') {
    const plains: Record<string, fc.Arbitrary<unknown>> = {
      string: fc.constantFrom('a', 'q'),
      number: fc.constantFrom(1, 1.5),
      integer: fc.constantFrom(1, 2),
      boolean: fc.boolean(),
      null: fc.constant(null),
    };
    return plains[of] ?? fc.anything();
  }
  if ('values' in of) return fc.constantFrom(...of.values);
  if ('list' in of) return fc.array(valuesOf(of.list), { maxLength: 2 });
  if ('entries' in of) return fc.dictionary(fc.constantFrom('k', 'l'), valuesOf(of.entries));
  if ('anyOf' in of) return fc.oneof(...of.anyOf.map(valuesOf));
  if (!('fields' in of)) return fc.constant(of.media);
  const names = Object.keys(of.fields);
  return fc.record(
    Object.fromEntries(
      Object.entries(of.fields).map(([name, inner]) => [name.replace('?', ''), valuesOf(inner)]),
    ),
    { requiredKeys: names.filter((name) => !name.endsWith('?')) },
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is one of a shape, with no field that the shape does not name: written apart from what it checks. */
function isOf(value: unknown, of: Shape): boolean {
  if (of === 'any') return true;
  if (of === 'null') return value === null;
  if (of === 'integer') return Number.isInteger(value);
  if (typeof of === 'string') return typeof value === of;
  if ('values' in of) return of.values.some((one) => one === value);
  if ('list' in of) return Array.isArray(value) && value.every((one) => isOf(one, of.list));
  if ('anyOf' in of) return of.anyOf.some((one) => isOf(value, one));
  if ('media' in of) return value === of.media;
  if (!isObject(value)) return false;
  if ('entries' in of) return Object.values(value).every((one) => isOf(one, of.entries));
  const known = new Map(Object.entries(of.fields));
  return (
    [...known.keys()].every((name) => name.endsWith('?') || name in value) &&
    Object.entries(value).every(([name, inner]) => {
      const field = known.get(name) ?? known.get(`${name}?`);
      return field !== undefined && isOf(inner, field);
    })
  );
}

test('every shape takes itself, both ways', () => {
  fc.assert(
    fc.property(shape, (one) => {
      expect(differences(one, one, input)).toEqual([]);
      expect(differences(one, one, answer)).toEqual([]);
    }),
  );
});

test('where there is no difference, whatever is sent is taken', () => {
  const pair = fc.tuple(shape, shape, shape).chain(([sent, other, third]) => {
    // Unrelated shapes seldom fit: most of these are made to.
    const taken = fc.constantFrom(other, unionOf([sent, other]), unionOf([third, sent]));
    return fc.tuple(fc.constant(sent), taken, valuesOf(sent));
  });
  let compared = 0;
  fc.assert(
    fc.property(pair, ([sent, taken, value]) => {
      if (differences(sent, taken, input).length > 0) return;
      compared += 1;
      expect(isOf(value, taken)).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(compared).toBeGreaterThan(100);
});

test('a wider input and a richer answer are no difference', () => {
  fc.assert(
    fc.property(shape, shape, (one, other) => {
      expect(differences(one, unionOf([one, other]), input)).toEqual([]);
      const built: Shape = { fields: { one } };
      expect(differences({ fields: { one, other } }, built, answer)).toEqual([]);
      expect(differences(built, { fields: { one, 'other?': other } }, input)).toEqual([]);
    }),
  );
});

const category: Shape = { values: ['roof', 'pool'] };

test.each<[string, Shape, Shape, object[]]>([
  [
    'a new field that is needed',
    { fields: {} },
    { fields: { supplier: 'string' } },
    [{ path: 'supplier', kind: 'missing' }],
  ],
  [
    'a field that may be left out no longer',
    { fields: { 'tag?': 'string' } },
    { fields: { tag: 'string' } },
    [{ path: 'tag', kind: 'sometimes' }],
  ],
  [
    'a field that nobody takes',
    { fields: { tag: 'string' } },
    { fields: {} },
    [{ path: 'tag', kind: 'unknown' }],
  ],
  [
    'fewer values',
    { fields: { category } },
    { fields: { category: { values: ['roof', 'lift'] } } },
    [{ path: 'category', kind: 'values', sent: { values: ['pool'] } }],
  ],
  [
    'another type, deep inside',
    { fields: { owners: { list: { fields: { share: 'number' } } } } },
    { fields: { owners: { list: { fields: { share: 'integer' } } } } },
    [{ path: 'owners[].share', kind: 'type' }],
  ],
  [
    'nothing where something is needed',
    { fields: { day: { anyOf: ['string', 'null'] } } },
    { fields: { day: 'string' } },
    [{ path: 'day', kind: 'null' }],
  ],
  [
    'the nearest of several objects is what is named',
    { fields: { a: 'string', b: 'string' } },
    { anyOf: [{ fields: { q: 'string' } }, { fields: { a: 'string', b: 'string', c: 'string' } }, 'null'] },
    [{ path: 'c', kind: 'missing' }],
  ],
  ['text where values are taken', 'string', category, [{ path: '', kind: 'type' }]],
  ['values where text is taken', category, 'string', []],
  ['a whole number where any is taken', 'integer', 'number', []],
  [
    'fields where entries are taken',
    { fields: { a: 'string', b: 'null' } },
    { entries: 'string' },
    [{ path: '*', kind: 'null' }],
  ],
])('input: %s', (_what, sent, taken, found) => {
  expect(differences(sent, taken, input)).toEqual(found.map((one) => expect.objectContaining(one)));
});

test.each<[string, Shape, Shape, object[]]>([
  ['a field that is gone', { fields: {} }, { fields: { tag: 'string' } }, [{ path: 'tag', kind: 'missing' }]],
  ['a field more', { fields: { tag: 'string' } }, { fields: {} }, []],
  ['a value more', { values: ['roof', 'pool', 'lift'] }, category, []],
  ['only other values', { values: ['lift'] }, category, [{ path: '', kind: 'values' }]],
  ['a field that may be empty now', { anyOf: ['string', 'null'] }, 'string', [{ path: '', kind: 'null' }]],
])('answer: %s', (_what, sent, taken, found) => {
  expect(differences(sent, taken, answer)).toEqual(found.map((one) => expect.objectContaining(one)));
});
