import { randomUUID } from 'node:crypto';
import {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type Routes,
  routes,
} from '@courtyard/contract';
import type { RouteContract } from '@courtyard/contract';
import type { FastifyInstance } from 'fastify';

type Part<N extends string, T> = [T] extends [undefined] ? { [K in N]?: undefined } : { [K in N]: T };

/** By the name of a call what it takes and answers, each worked out once: a program asks for thousands. */
type Inputs = {
  [K in keyof Routes]: Part<'params', ParamsOf<Routes[K]>> &
    Partial<Part<'query', QueryOf<Routes[K]>>> &
    Partial<Part<'body', BodyOf<Routes[K]>>> & { idempotencyKey?: string; headers?: Record<string, string> };
};
type Answers = { [K in keyof Routes]: AnswerOf<Routes[K]> };

/**
 * What a call takes. Nothing is known of it until the call is: a plain `Inputs[K]` has a compiler weigh each object that is passed
 * against the inputs of all routes, which is most of the time that types would take.
 */
export type CallInput<K extends keyof Routes> = [K] extends [keyof Routes] ? Inputs[K] : unknown;

export interface TestAnswer<T> {
  status: number;
  headers: Record<string, unknown>;
  /** The JSON answer; the app in test mode has checked a success against the route's schema. */
  body: T;
  text: string;
}

export interface TestPerson {
  /** Calls a route of the contract. A fresh idempotency key is sent unless one is given. */
  call<K extends keyof Routes>(key: K, input?: CallInput<K>): Promise<TestAnswer<Answers[K]>>;
  /** As `call`, and throws unless the answer is a success. */
  ok<K extends keyof Routes>(key: K, input?: CallInput<K>): Promise<Answers[K]>;
  /** As `call`, for a route that is only known where it is called: the types of all of them are not weighed. */
  callAny(key: keyof Routes, input?: LooseInput): Promise<TestAnswer<unknown>>;
  token: string | null;
}

interface LooseInput {
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
  return search.size > 0 ? `${path}?${search}` : path;
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
