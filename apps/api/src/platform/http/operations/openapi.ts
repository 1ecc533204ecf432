import { bodyLimitsOf, contractVersion, neededBy, problem, type RouteContract } from '@courtyard/contract';
import { z } from 'zod';
import { sessionCookie } from '../../auth/sessions/presented-token';
import { changes } from '../register';

type Json = { [key: string]: unknown };

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.unknown()).default({}),
      required: z.array(z.string()).default([]),
    })
    .parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
}

const idempotencyKeyOf = ({ keyOptional }: RouteContract): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: keyOptional !== true,
  description: 'New for each change; the same key sent again gets the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
});

function limitsInWords(route: RouteContract): string {
  const { bytes, levels, values } = bodyLimitsOf(route);
  const size = `At most ${bytes / 1024} KiB`;
  return route.consumes
    ? `${size}.`
    : `${size}, with at most ${values} values, and ${levels} arrays and objects within each other.`;
}

function bodyOf(route: RouteContract): Json {
  const description = limitsInWords(route);
  if (route.consumes) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const form =
      route.consumes === 'multipart/form-data'
        ? { type: 'object', properties: { file }, required: ['file'] }
        : file;
    return { requestBody: { description, required: true, content: { [route.consumes]: { schema: form } } } };
  }
  if (!route.body) return {};
  return {
    requestBody: {
      description,
      required: true,
      content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
    },
  };
}

function successOf(route: RouteContract): Json {
  const status = route.status ?? (route.response || route.produces ? 200 : 204);
  const content = route.response
    ? { 'application/json': { schema: schemaOf(route.response, 'output') } }
    : route.produces && Object.fromEntries([route.produces].flat().map((type) => [type, {}]));
  return { [status]: { description: 'Done', ...(content && { content }) } };
}

const isPublicPost = (route: RouteContract) => route.access === 'public' && route.method === 'POST';

/** What else a call may be answered, each as problem details. */
function failuresOf(route: RouteContract): Json {
  const takesBody = route.body !== undefined || route.consumes !== undefined;
  const limited = isPublicPost(route) || route.consumes || route.produces === 'text/event-stream';
  const answers: Record<number, string | false> = {
    400: takesBody && 'The body cannot be read, or has too many levels',
    401: route.access !== 'public' && 'Nobody is signed in',
    403: route.access !== 'public' && 'Not permitted, or a change by cookie from another page',
    404: 'No such community, section or thing',
    413: takesBody && 'The body is larger than this call takes',
    415: takesBody && 'The body is of another media type',
    422: (takesBody || route.query !== undefined) && 'Something sent is not valid; `fields` says what',
    429: limited && 'Too many at once or in a while; `Retry-After` says when to come back',
    503: 'The database cannot be reached, or the server stops; `Retry-After` says when to come back',
    507: route.consumes !== undefined && 'The disk of the server is full',
  };
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, description]) => description !== false)
      .map(([status, description]) => [status, { $ref: '#/components/responses/problem', description }]),
  );
}

function operationOf(name: string, route: RouteContract): Json {
  const open = route.access === 'public';
  const needed = neededBy(route).map((permission) => `“${permission}”`);
  return {
    operationId: name,
    tags: [route.path.split('/')[3] ?? 'api'],
    summary: route.summary,
    ...(needed.length > 0 && { description: `Needs the permission ${needed.join(' and ')}.` }),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(changes(route) ? [idempotencyKeyOf(route)] : []),
    ],
    ...bodyOf(route),
    responses: {
      ...successOf(route),
      ...failuresOf(route),
      default: { $ref: '#/components/responses/problem' },
    },
    security: open ? [] : [{ bearer: [] }, { cookie: [] }],
  };
}

/** The contract as an OpenAPI 3.1 document. `routes` by the name of what they do. */
export function openApiOf(routes: Readonly<Record<string, RouteContract>>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Courtyard', version: contractVersion },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie.secure,
          description: `Over http, on a developer's own machine, it is named ${sessionCookie.plain}.`,
        },
      },
      responses: {
        problem: {
          description: 'Problem details (RFC 9457)',
          content: { 'application/problem+json': { schema: schemaOf(problem, 'output') } },
        },
      },
    },
  };
}
