import type { z } from 'zod';
import type { PlainShape, Shape } from './shape';

type JsonSchema = z.core.JSONSchema._JSONSchema;
type Definitions = Readonly<Record<string, JsonSchema>>;

const plain: Readonly<Record<string, PlainShape>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  null: 'null',
};

/** The shape of a JSON Schema as zod writes it. What a schema does not say, and what lies below itself, is `any`. */
export function shapeOf(
  schema: JsonSchema,
  definitions: Definitions = typeof schema === 'boolean' ? {} : (schema.$defs ?? {}),
  within: readonly string[] = [],
): Shape {
  if (typeof schema === 'boolean') return 'any';
  const below = (inner: JsonSchema) => shapeOf(inner, definitions, within);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const definition = definitions[name];
    if (definition === undefined || within.includes(name)) return 'any';
    return shapeOf(definition, definitions, [...within, name]);
  }
  if (schema.const !== undefined) return unionOf([literal(schema.const)]);
  if (schema.enum) return unionOf(schema.enum.map(literal));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return unionOf(alternatives.map(below));
  if (schema.type === 'object') return objectOf(schema, below);
  if (schema.type === 'array') return { list: itemOf(schema, below) };
  if (schema.type !== undefined) return unionOf([schema.type].flat().map((type) => plain[type] ?? 'any'));
  return schema.allOf ? intersectionOf(schema.allOf.map(below)) : 'any';
}

function literal(value: unknown): Shape {
  if (value === null) return 'null';
  const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isValue ? { values: [value] } : 'any';
}

type ObjectSchema = Exclude<JsonSchema, boolean>;

function objectOf(schema: ObjectSchema, below: (inner: JsonSchema) => Shape): Shape {
  const fields = Object.entries(schema.properties ?? {});
  const { additionalProperties: others } = schema;
  if (fields.length === 0 && typeof others === 'object') return { entries: below(others) };
  const required = new Set(schema.required);
  return {
    fields: Object.fromEntries(
      fields.map(([name, inner]) => [required.has(name) ? name : `${name}?`, below(inner)]),
    ),
  };
}

function itemOf({ items, prefixItems }: ObjectSchema, below: (inner: JsonSchema) => Shape): Shape {
  const all = [
    ...(prefixItems ?? []),
    ...(Array.isArray(items) ? items : items === undefined ? [] : [items]),
  ];
  return all.length === 0 ? 'any' : unionOf(all.map(below));
}

function intersectionOf(parts: readonly Shape[]): Shape {
  const fields: Record<string, Shape> = {};
  for (const part of parts) {
    if (typeof part !== 'object' || !('fields' in part)) return parts[0] ?? 'any';
    Object.assign(fields, part.fields);
  }
  return { fields };
}

/** One shape that is any of several: flat, each once, all literal values together. */
export function unionOf(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((one) => (typeof one === 'object' && 'anyOf' in one ? one.anyOf : [one]));
  if (flat.includes('any')) return 'any';
  const values = flat.flatMap((one) => (typeof one === 'object' && 'values' in one ? one.values : []));
  const others = flat.filter((one) => typeof one !== 'object' || !('values' in one));
  const distinct = new Map(others.map((one) => [JSON.stringify(one), one]));
  const all = [...(values.length > 0 ? [{ values: [...new Set(values)] }] : []), ...distinct.values()];
  const [first] = all;
  return all.length === 1 && first !== undefined ? first : { anyOf: all };
}
