import { z } from 'zod';
import type { RouteContract } from '../route';
import type { CallShape, Shape } from './shape';
import { shapeOf } from './shape-of.rules';

const shapeOfSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Shape =>
  shapeOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

/** What a call takes, as its callers may send it, and what it answers. */
export function callShapeOf(route: RouteContract): CallShape {
  const { params, query, body, response, consumes, produces } = route;
  return {
    ...(params && { params: shapeOfSchema(params, 'input') }),
    ...(query && { query: shapeOfSchema(query, 'input') }),
    ...(consumes ? { body: { media: consumes } } : body && { body: shapeOfSchema(body, 'input') }),
    ...(produces
      ? { answer: { media: [produces].flat().join(', ') } }
      : response && { answer: shapeOfSchema(response, 'output') }),
  };
}

/** The routes of a table by `POST /api/v1/assets`. */
export const routesByName = (table: Readonly<Record<string, RouteContract>>): Map<string, RouteContract> =>
  new Map(Object.values(table).map((route) => [`${route.method} ${route.path}`, route]));
