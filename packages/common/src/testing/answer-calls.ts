import type { RouteName } from '../wire/call';

/** A call as it reached the wire. */
export interface AnsweredCall {
  name: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** What the server would say: a value (sent as JSON with status 200), or a Response. */
export type CallHandler = (call: AnsweredCall) => unknown;

/**
 * Answers calls at the border of the browser, in place of `fetch`; everything inside runs as it does live.
 * Gives the calls that came, and `restore`. A call without a handler fails as a missing server does.
 */
export function answerCalls(handlers: Partial<Record<RouteName, CallHandler>>) {
  const calls: AnsweredCall[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    for (const [name, handler] of Object.entries(handlers)) {
      const [method = '', pattern = ''] = name.split(' ');
      const params = method === request.method ? match(pattern, url.pathname) : null;
      if (!params || !handler) continue;
      const text = await request.text();
      const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
      const call = { name, params, query: url.searchParams, body, headers: request.headers };
      calls.push(call);
      const answer = await handler(call);
      return answer instanceof Response ? answer : Response.json(answer);
    }
    throw new TypeError(`No answer for ${request.method} ${url.pathname}`);
  };
  return { calls, restore: () => void (globalThis.fetch = original) };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map((found) => found[1] ?? '');
  const found = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
  if (!found) return null;
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]));
}
