import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@courtyard/contract';
import { envelopeLength } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { z } from 'zod';
import type { RecordIds } from './records';
import { demoDay } from '../calls/demo-day';

/** What a list is asked for, where its query does not do without. */
const queries: Record<string, string> = {
  list: 'properties.properties',
  q: 'Harbor',
  search: 'an',
};

/** What fields have where the least that their schema takes is refused by a comparison or a pattern that is not read here. */
const values: Record<string, unknown> = {
  envelope: 'A'.repeat(envelopeLength),
  publicKey: { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) },
  marks: ['0'.repeat(64), '1'.repeat(64)],
  mark: '0'.repeat(32),
  tin: '12-3456789',
  challengeCode: '0'.repeat(32),
  shareMillionths: 1_000_000,
  shareHundredths: 10_000,
  ratioHundredths: 0,
  equalHundredths: 0,
  startTime: '19:00',
  endTime: '20:30',
  local: '2099-03-02T09:00',
  rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
  openingHours: [{ weekday: 1, opensAt: '08:00', closesAt: '20:00' }],
};

/** A rich text, for those that may not be empty. */
const written = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Something' }] }],
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
  properties?: Partial<Record<string, Shape>>;
  required?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
}

const today = () => demoDay();

function textFor(shape: Shape, name: string, ids: RecordIds): string {
  if (shape.format === 'uuid') return ids[name] ?? randomUUID();
  if (shape.format === 'email') return 'somebody@matrix.example';
  if (shape.format === 'date-time' || name.endsWith('At')) return new Date().toISOString();
  if (shape.format === 'date' || name.endsWith('On') || name === 'on' || name === 'from' || name === 'to')
    return today();
  return 'Something'.padEnd(shape.minLength ?? 0, '.');
}

/** The least that a schema takes. Ids are those of the record, by name. */
function exampleOf(shape: Shape, name: string, ids: RecordIds): unknown {
  if (name in values) return values[name];
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [one] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (one) return exampleOf(one, name, ids);
  if (shape.properties?.type?.const === 'doc') return written;
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

const shapes = new WeakMap<z.core.$ZodType, Shape>();

// What a schema cannot say in JSON (a transformation, a comparison) is left out of the shape.
function shapeOf(schema: z.core.$ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  shapes.set(schema, shape);
  return shape;
}

export const nameOf = (route: RouteContract): string => `${route.method} ${route.path}`;

/** What a path takes beside ids: the number of a version, what a record is that something is linked to, which report, and a day. */
const notIds: Readonly<Record<string, string>> = {
  number: '1',
  recordKind: 'property',
  reportKind: 'balance',
  occursOn: '2026-01-01',
};

/** Of all that there is, these are hundreds of pages. */
const aFewDays = () => ({ from: demoDay(-7) });
const narrowed: Readonly<Record<string, () => Record<string, string>>> = {
  'GET /api/v1/financial-reports/ledger/file': aFewDays,
  'GET /api/v1/financial-reports/ledger/export': aFewDays,
};

/** The address of a call with these ids, and what its query cannot do without. */
export function addressOf(route: RouteContract, ids: RecordIds): string {
  const missing = (name: string) => notIds[name] ?? randomUUID();
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? missing(name));
  const shape = route.query ? shapeOf(route.query) : {};
  const search = new URLSearchParams(narrowed[nameOf(route)]?.());
  for (const name of shape.required ?? []) {
    const example = ids[name] ?? queries[name] ?? exampleOf(shape.properties?.[name] ?? {}, name, ids);
    search.set(name, String(example));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** What bodies lack: rules over several fields stand in no shape. */
const billed = { incomeAccountId: randomUUID(), chargeType: 'regular' };
const ofAsset = { place: { kind: 'asset', id: randomUUID() } };
const besides: Record<string, object> = {
  'POST /api/v1/service-items': billed,
  'PUT /api/v1/service-items/:serviceItemId': billed,
  'POST /api/v1/service-plans': ofAsset,
  'PUT /api/v1/service-plans/:planId': ofAsset,
  'POST /api/v1/work-orders/:workOrderId/visits': {
    startsAt: '2099-01-01T09:00:00Z',
    endsAt: '2099-01-01T10:00:00Z',
  },
};

/** A body that the route's schema takes. */
export function bodyOf(route: RouteContract, ids: RecordIds): unknown {
  if (!route.body) return undefined;
  const least = exampleOf(shapeOf(route.body), '', ids);
  const more = besides[nameOf(route)];
  return more && typeof least === 'object' ? { ...least, ...more } : least;
}
