import { neededBy, type RouteContract } from '@courtyard/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { textInHtml } from '../answer/html.rules';
import { openApiOf } from './openapi';

const style = `
:root { color-scheme: light dark; --line: #8883; --quiet: light-dark(#5a6470, #9aa4b0); --accent: light-dark(#1f5fbf, #86b4ff) }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; text-transform: capitalize }
details { border: 1px solid var(--line); border-radius: 8px; margin: .4rem 0 } summary { cursor: pointer; padding: .5rem .75rem }
summary b { display: inline-block; min-width: 4.5em; color: var(--accent) } summary span, .quiet { color: var(--quiet) }
section { padding: 0 .75rem .75rem } pre { overflow: auto; padding: .75rem; border-radius: 6px; background: #8881; font-size: 13px }
code { font-size: .93em; overflow-wrap: anywhere } a { color: var(--accent) }
`;

function block(title: string, schema: z.core.$ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${title}</h3><pre tabindex="0"><code>${textInHtml(JSON.stringify(json, null, 2))}</code></pre>`;
}

function entry(route: RouteContract): string {
  const openTo = route.access === 'public' ? 'for anybody' : 'signed in';
  const access = neededBy(route).join(', ') || openTo;
  return `<details><summary><b>${route.method}</b> <code>${textInHtml(route.path)}</code> <span>${textInHtml(access)}</span></summary>
<section><p>${textInHtml(route.summary)}</p>${block('Path', route.params, 'input')}${block('Query', route.query, 'input')}${block('Body', route.body, 'input')}${block('Answer', route.response, 'output')}</section></details>`;
}

function pageOf(routes: readonly RouteContract[]): string {
  const areas = new Map<string, RouteContract[]>();
  for (const route of routes) areas.set(areaOf(route), [...(areas.get(areaOf(route)) ?? []), route]);
  const body = [...areas].map(
    ([area, of]) => `<h2>${textInHtml(area.replaceAll('-', ' '))}</h2>${of.map(entry).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Courtyard API</title><link rel="stylesheet" href="/api/docs.css"><main><h1>Courtyard API</h1>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Every answer is <code>{ data }</code>, lists add <code>page</code>, errors are problem details (RFC 9457). A change takes an <code>Idempotency-Key</code>; a caller sends <code>Authorization: Bearer</code>.</p>
${body.join('')}</main></html>`;
}

const areaOf = (route: RouteContract) => route.path.split('/')[3] ?? 'api';

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The contract to read: for programs at `/api/openapi.json`, for people at `/api/docs`, without any script. */
export function registerDocs(app: FastifyInstance, routes: Readonly<Record<string, RouteContract>>): void {
  // Made when first asked for: the start need not wait for them.
  const document = once(() => JSON.stringify(openApiOf(routes)));
  const page = once(() => pageOf(Object.values(routes)));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(page()),
  );
}
