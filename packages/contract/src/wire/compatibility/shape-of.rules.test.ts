import { z } from 'zod';
import { many } from '../primitives';
import { routes } from '../../sections';
import { defineRoute } from '../route';
import { callShapeOf } from './call-shapes';
import { shapeOf } from './shape-of.rules';

interface Tree {
  name: string;
  children: Tree[];
}
const tree: z.ZodType<Tree> = z.lazy(() => z.object({ name: z.string(), children: z.array(tree) }));

test.each([
  ['limits are left out', z.string().trim().min(1).max(10), 'string'],
  ['a day is text', z.iso.date(), 'string'],
  ['a whole number', z.int().min(1), 'integer'],
  ['one of some', z.enum(['a', 'b']), { values: ['a', 'b'] }],
  ['a literal', z.literal(1), { values: [1] }],
  ['what may be empty', z.string().nullable(), { anyOf: ['string', 'null'] }],
  ['whole numbers that may be empty', z.int().nullable(), { anyOf: ['integer', 'null'] }],
  ['literals of a union, together', z.union([z.literal('a'), z.literal('b')]), { values: ['a', 'b'] }],
  ['a list', z.array(z.boolean()), { list: 'boolean' }],
  ['a record', z.record(z.string(), z.number()), { entries: 'number' }],
  ['one or many of a query', many(z.enum(['a'])), { list: { values: ['a'] } }],
  ['anything', z.unknown(), 'any'],
  [
    'fields, those with a default left out at will',
    z.object({ a: z.string(), b: z.int().optional(), c: z.int().default(1) }),
    { fields: { a: 'string', 'b?': 'integer', 'c?': 'integer' } },
  ],
  ['what lies below itself, once', tree, { fields: { name: 'string', children: { list: 'any' } } }],
] as const)('%s', (_what, schema, shape) => {
  expect(shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toEqual(shape);
});

test('a call has the parts that it has, and a file in place of JSON', () => {
  const route = defineRoute({
    method: 'POST',
    path: '/api/v1/records/:recordId/picture',
    access: 'public',
    summary: '',
    params: z.object({ recordId: z.string() }),
    consumes: 'multipart/form-data',
    produces: 'text/csv',
  });
  expect(callShapeOf(route)).toEqual({
    params: { fields: { recordId: 'string' } },
    body: { media: 'multipart/form-data' },
    answer: { media: 'text/csv' },
  });
});

test('every call of the product has a shape that says something', () => {
  for (const route of Object.values(routes)) {
    for (const [part, shape] of Object.entries(callShapeOf(route))) {
      expect([route.path, part, shape]).not.toEqual([route.path, part, 'any']);
    }
  }
});
