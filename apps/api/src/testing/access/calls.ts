import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@courtyard/contract';
import { z } from 'zod';
import type { RecordIds } from './records';

/** What a list is asked for, where its query does not do without. */
const queries: Record<string, string> = {
  list: 'properties.properties',
  q: 'Harbor',
  search: 'an',
};

/** What fields have where the least that their schema takes is refused by a comparison that JSON cannot say. */
const values: Record<string, unknown> = {
  shareMillionths: 1_000_000,
  openingHours: [{ weekday: 1, opensAt: '08:00', closesAt: '20:00' }],
};

interface Shape {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
}

const today = () => new Date().toISOString().slice(0, 10);

function textFor(shape: Shape, name: string, ids: RecordIds): string {
  if (shape.format === 'uuid') return ids[name] ?? randomUUID();
  if (shape.format === 'email') return 'somebody@matrix.example';
  if (shape.format === 'date-time' || name.endsWith('At')) return new Date().toISOString();
  if (shape.format === 'date' || name.endsWith('On') || name === 'from' || name === 'to') return today();
  return 'Something'.padEnd(shape.minLength ?? 0, '.');
}

/** The least that a schema takes. Ids are those of the record, by name. */
function exampleOf(shape: Shape, name: string, ids: RecordIds): unknown {
  if (name in values) return values[name];
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [one] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (one) return exampleOf(one, name, ids);
  if (shape.type === 'object') {
    const required = shape.required ?? [];
    return Object.fromEntries(
      required.map((key) => [key, exampleOf(shape.properties?.[key] ?? {}, key, ids)]),
    );
  }
  if (shape.type === 'array') {
    return Array.from({ length: shape.minItems ?? 0 }, () => exampleOf(shape.items ?? {}, name, ids));
  }
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'boolean') return true;
  return textFor(shape, name, ids);
}

// What a schema cannot say in JSON (a transformation, a comparison) is left out of the shape.
const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

export const nameOf = (route: RouteContract): string => `${route.method} ${route.path}`;

/** The address of a call with these ids, and what its query cannot do without. */
export function addressOf(route: RouteContract, ids: RecordIds): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID());
  const shape = route.query ? shapeOf(route.query) : {};
  const search = new URLSearchParams();
  for (const name of shape.required ?? []) {
    const example = queries[name] ?? exampleOf(shape.properties?.[name] ?? {}, name, ids);
    search.set(name, String(example));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A body that the route's schema takes. */
export const bodyOf = (route: RouteContract, ids: RecordIds): unknown =>
  route.body ? exampleOf(shapeOf(route.body), '', ids) : undefined;
