import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@courtyard/contract';
import { type AllCalls, routes } from '@courtyard/contract/sections';
import type { FastifyInstance } from 'fastify';

type Part<N extends string, T> = [T] extends [undefined] ? { [K in N]?: undefined } : { [K in N]: T };
type CallName = keyof AllCalls & string;

/** What a call takes. */
export type CallInput<K extends CallName> = Part<'params', AllCalls[K]['params']> &
  Partial<Part<'query', AllCalls[K]['query']>> &
  Partial<Part<'body', AllCalls[K]['body']>> & { idempotencyKey?: string; headers?: Record<string, string> };

export interface TestAnswer<T> {
  status: number;
  headers: Record<string, unknown>;
  /** The JSON answer; the app in test mode has checked a success against the route's schema. */
  body: T;
  text: string;
}

export interface TestPerson {
  /** Calls a route of the contract. A fresh idempotency key is sent unless one is given. */
  call<K extends CallName>(key: K, input?: CallInput<K>): Promise<TestAnswer<AllCalls[K]['answer']>>;
  /** As `call`, and throws unless the answer is a success. */
  ok<K extends CallName>(key: K, input?: CallInput<K>): Promise<AllCalls[K]['answer']>;
  /** As `call`, for a route that is only known where it is called: the types of all of them are not weighed. */
  callAny(key: CallName, input?: LooseInput): Promise<TestAnswer<unknown>>;
  token: string | null;
}

export interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

const table = new Map<string, RouteContract>(
  Object.values(routes).map((route) => [`${route.method} ${route.path}`, route]),
);

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function urlOf(route: RouteContract, { params, query }: LooseInput): string {
  let path: string = route.path;
  for (const [name, value] of entriesOf(params))
    path = path.replace(`:${name}`, encodeURIComponent(String(value)));
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined) search.append(name, String(single));
    }
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Calls the app as one person, or as nobody, at the address of a community. */
export function testPerson(app: () => FastifyInstance, community: string, token: string | null): TestPerson {
  async function send(key: string, input: LooseInput = {}): Promise<TestAnswer<unknown>> {
    const route = table.get(key);
    if (!route) throw new Error(`no route ${key}`);
    const response = await app().inject({
      method: route.method,
      url: urlOf(route, input),
      headers: {
        host: `${community}.localhost:8080`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(route.method !== 'GET' && { 'idempotency-key': input.idempotencyKey ?? randomUUID() }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : undefined,
      text: response.body,
    };
  }
  return {
    token,
    // The app checked the answer against the route's schema before it sent it: the border between wire and type.
    call: send as TestPerson['call'],
    callAny: send,
    ok: (async (key: string, input?: LooseInput) => {
      const answer = await send(key, input);
      if (answer.status < 400) return answer.body;
      throw new Error(`${key} answered ${answer.status}: ${answer.text}`);
    }) as TestPerson['ok'],
  };
}
