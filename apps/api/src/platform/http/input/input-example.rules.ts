import { z } from 'zod';

type Shape = z.core.JSONSchema.JSONSchema;

/** As much as somebody reads in a sentence, in characters. */
const longest = 300;
/** Objects within each other that are written out, at most. */
const deepest = 6;

const texts: Readonly<Record<string, string>> = {
  date: '2026-03-31',
  time: '18:30',
  'date-time': '2026-03-31T18:30:00Z',
  email: 'name@example.com',
  uri: 'https://example.com',
};

const isConstant = (shape: unknown): boolean =>
  typeof shape === 'object' && shape !== null && 'const' in shape;

function objectOf({ properties = {}, required = [] }: Shape, depth: number): Record<string, unknown> {
  if (depth === 0) return {};
  const asked = Object.entries(properties).filter(([name]) => required.includes(name));
  // One of which only the kind has to be said shows what else it takes.
  const shown = asked.every(([, shape]) => isConstant(shape)) ? Object.entries(properties) : asked;
  return Object.fromEntries(shown.map(([name, shape]) => [name, valueOf(shape, depth - 1)]));
}

/** A value that a shape takes, as far as it says what it takes. */
function valueOf(shape: Shape | boolean, depth: number): unknown {
  if (typeof shape === 'boolean') return '…';
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices) return valueOf(choices[0] ?? true, depth);
  switch (shape.type) {
    case 'object':
      return objectOf(shape, depth);
    case 'array':
      return depth === 0 || !shape.items || Array.isArray(shape.items) ? [] : [valueOf(shape.items, depth)];
    case 'number':
    case 'integer':
      return Math.max(0, shape.minimum ?? Number(shape.exclusiveMinimum ?? -1) + 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return texts[shape.format ?? ''] ?? '…';
  }
}

function written(schema: z.core.$ZodType): string | null {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  for (let depth = deepest; depth > 0; depth -= 1) {
    const value = valueOf(shape, depth);
    const text = JSON.stringify(value);
    if (typeof value === 'object' && text.length <= longest && text !== '{}') return text;
  }
  return null;
}

/** Each is worked out once: who sends the same wrong thing again costs nothing. */
const known = new WeakMap<z.core.$ZodType, string | null>();

/** An object that a schema takes, as JSON: what it asks for, with the first of several choices. Null where that is too much to read. */
export function exampleOf(schema: z.core.$ZodType): string | null {
  const made = known.get(schema);
  if (made !== undefined) return made;
  const example = written(schema);
  known.set(schema, example);
  return example;
}
