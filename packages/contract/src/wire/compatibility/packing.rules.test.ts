import fc from 'fast-check';
import { packCalls, unpackCalls } from './packing.rules';
import { type Shape, releaseUses } from './shape';

const { shape: anyShape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Shape>('string', 'number', 'integer', 'boolean', 'null', 'any'),
    fc.record({ values: fc.array(fc.string(), { minLength: 1, maxLength: 3 }) }),
    fc.record({ list: tie('shape') }),
    fc.record({ entries: tie('shape') }),
    fc.record({ anyOf: fc.array(tie('shape'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ fields: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}\??$/), tie('shape'), { maxKeys: 4 }) }),
  ),
}));
const calls = fc.dictionary(
  fc.stringMatching(/^GET \/api\/[a-z]{1,5}$/),
  fc.record({ body: anyShape, answer: anyShape }, { requiredKeys: [] }),
  { maxKeys: 5 },
);

test('what is packed is what comes out, and the schema of a release takes it', () => {
  fc.assert(
    fc.property(calls, (given) => {
      const packed = packCalls(given);
      expect(releaseUses.safeParse({ exports: {}, ...packed }).success).toBe(true);
      expect(unpackCalls(packed)).toEqual(given);
    }),
  );
});

test('what several calls have in common is said once', () => {
  const asset: Shape = { fields: { id: 'string', name: 'string', costMinor: 'integer' } };
  const packed = packCalls({ one: { answer: { list: asset } }, other: { answer: asset } });
  expect(packed.shapes).toEqual([asset]);
  expect(packed.calls).toEqual({ one: { answer: { list: '#0' } }, other: { answer: '#0' } });
});

test('a reference forward, to itself or to nothing is refused, and so is one that grows without end', () => {
  const refused = (shapes: Shape[]) => () =>
    unpackCalls({ calls: { one: { body: `#${shapes.length - 1}` } }, shapes });
  expect(refused([{ list: '#0' }])).toThrow('#0 is not among those before it');
  expect(refused([{ list: '#1' }, 'string'])).toThrow('#1 is not among those before it');
  const doubling = Array.from({ length: 60 }, (_, at): Shape => {
    if (at === 0) return 'string';
    return { fields: { a: `#${at - 1}`, b: `#${at - 1}` } };
  });
  expect(refused(doubling)).toThrow('too many to compare');
});
