import {
  day,
  emailAddress,
  id,
  line,
  moment,
  type RouteContract,
  shareMillionths,
} from '@courtyard/contract';
import { routes } from '@courtyard/contract/sections';
import { z } from 'zod';
import { type Sentences, textIn } from '../language/sentence';
import { Problem } from '../problem';
import { inputSentences } from './input.messages';
import { readInput } from './read-input';

/** What is said of each field, in a language. */
function saidOf(
  schema: z.core.$ZodType,
  value: unknown,
  language: 'en' | 'es' = 'en',
  spanish: Sentences = inputSentences,
) {
  try {
    readInput(schema, value);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fields = Object.entries(error.fields ?? {});
    return Object.fromEntries(fields.map(([path, text]) => [path, textIn(text, language, spanish)]));
  }
  return {};
}

const record = z.object({
  name: line(10),
  color: z.enum(['red', 'green']),
  email: emailAddress,
  owner: id,
  startsOn: day,
  startsAt: moment,
  share: shareMillionths,
  seats: z.int().min(1),
  isUrgent: z.boolean(),
  units: z.array(z.object({ number: line(5) })).min(1),
  page: z.url(),
  either: z.union([z.object({ a: z.string() }), z.number()]),
});

test('each field is named, with what it takes', () => {
  const wrong = {
    name: 'Much longer than ten',
    color: 'blue',
    email: 'x',
    owner: '7',
    startsOn: '31.3.2026',
    startsAt: 'now',
    share: 2_000_000,
    seats: 1.5,
    isUrgent: 'yes',
    units: [{ number: '1' }, { number: '' }],
    page: 'nowhere',
    either: true,
  };
  expect(saidOf(record, wrong)).toEqual({
    name: '“name” can have up to 10 characters.',
    color: '“color” must be one of: red, green.',
    email: '“email” must be an address like name@example.com.',
    owner: '“owner” must be the id of an existing record.',
    startsOn: '“startsOn” must be a date, such as 2026-03-31.',
    startsAt: '“startsAt” must be a date and time, such as 2026-03-31T18:30:00Z.',
    share: '“share” must be 1000000 or less.',
    seats: '“seats” must be a whole number.',
    isUrgent: '“isUrgent” must be true or false.',
    'units.1.number': '“number” is empty. Fill it in.',
    page: '“page” must be an address like https://example.com.',
    either: '“either” isn’t valid. Check it.',
  });
  expect(saidOf(record, { ...wrong, name: 3, color: null, units: [] })).toMatchObject({
    name: '“name” must be text.',
    units: '“units” must have at least 1 items.',
  });
});

test('what has to be an object is told with one that is taken, as far as it is asked for', () => {
  const place = z.object({
    unit: line(5),
    at: moment.optional(),
    floor: z.int().min(1),
    since: z.iso.date(),
  });
  const part = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('line'), words: z.array(z.string()).optional() }),
    z.object({ kind: z.literal('gap') }),
  ]);
  const sent = z.object({ place, parts: z.array(part), size: z.union([z.literal(2), z.literal(3)]) });
  const example = '{"unit":"…","floor":1,"since":"2026-03-31"}';
  expect(saidOf(sent, [])).toEqual({
    '': `Send a JSON object like {"place":${example},"parts":[{"kind":"line","words":["…"]}],"size":2}.`,
  });
  expect(saidOf(sent, { place: 'here', parts: ['x', { kind: 'arc' }, null], size: 4 })).toEqual({
    place: `“place” must be an object like ${example}.`,
    'parts.0': '“parts” must be a list of objects like {"kind":"line","words":["…"]}.',
    'parts.1.kind': '“kind” must be one of: line, gap.',
    'parts.2': '“parts” is missing. Fill it in.',
    size: '“size” must be one of: 2, 3.',
  });
  expect(saidOf(sent, { parts: [], size: 2 }, 'es')).toEqual({
    place: `Falta «place». Debe ser un objeto como ${example}.`,
  });
  // One that was left empty on a page is told as such.
  expect(saidOf(sent, { place: null, parts: [], size: 2 })).toEqual({
    place: '“place” is missing. Fill it in.',
  });
  const much = z.object(Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`field${at}`, line(5)])));
  expect(saidOf(much, 'x')).toEqual({
    '': 'The request doesn’t match what this call accepts. See the API documentation.',
  });
});

test('what is missing is told as missing, in the language of the reader', () => {
  expect(saidOf(record, {}, 'es')).toMatchObject({
    name: 'Falta «name». Complételo.',
    units: 'Falta «units». Complételo.',
    color: '«color» debe ser uno de estos valores: red, green.',
  });
  expect(saidOf(z.array(z.int()), undefined, 'es')).toEqual({
    '': 'La solicitud no coincide con lo que admite esta llamada. Consulte la documentación de la API.',
  });
  expect(saidOf(z.strictObject({}), { shoe: 1 })).toEqual({
    '': 'Remove “shoe”: this field isn’t accepted here.',
  });
});

test('however much was sent that is not taken, as much of it is named as somebody reads', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`key${at}`, 1]));
  const [said] = Object.values(saidOf(z.strictObject({}), many));
  expect(said).toContain('“key11”, “…”');
  expect(Object.values(saidOf(z.strictObject({}), { ['x'.repeat(60_000)]: 1 }))[0]?.length).toBeLessThan(150);
  const wrong = Array.from({ length: 4000 }, () => 'x');
  expect(Object.keys(saidOf(z.array(z.number()), wrong))).toHaveLength(200);
});

test('what a schema says itself is said as it says it', () => {
  const own = z.object({ name: line(10).refine((name) => name !== 'x', 'Choose another name.') });
  expect(saidOf(own, { name: 'x' })).toEqual({ name: 'Choose another name.' });
});

const probes = [undefined, null, 'x', {}, []];

/** Fields that a schema asks for or refuses, with values of wrong kinds in them. */
function* refusedBy(schema: z.core.$ZodType) {
  const named = new Set(Object.keys(saidOf(schema, {})).filter((path) => /^\w+$/.test(path)));
  for (const probe of probes) yield saidOf(schema, probe);
  for (const wrong of [null, 7.5, -1, '', 'x'.repeat(9000), [], {}, true]) {
    yield saidOf(schema, Object.fromEntries([...named].map((field) => [field, wrong])));
  }
}

test('no call tells a person what the library of the schemas says', () => {
  const told = Object.values<RouteContract>(routes).flatMap(({ body, query }) =>
    [body, query].flatMap((schema) => (schema ? [...refusedBy(schema)] : [])),
  );
  const sentences = new Set(told.flatMap((fields) => Object.values(fields)));
  expect(sentences.size).toBeGreaterThan(100);
  expect(
    [...sentences].filter((said) => said === '' || /^(?:Invalid|Too (?:big|small))|\bexpected /.test(said)),
  ).toEqual([]);
});
