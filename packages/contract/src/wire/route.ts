import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type MediaType =
  | 'text/calendar'
  | 'text/csv'
  | 'text/event-stream'
  | 'text/html'
  | 'text/plain'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'application/zip'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What an exported list comes as. */
export const exportedMedia = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** The name of a permission that the caller needs, `signed-in` for any member, or `public` for anybody. */
export type Access = 'public' | 'signed-in' | (string & {});

export interface RouteContract {
  method: Method;
  /** Path below the origin with `:name` parameters. It always starts with `/api/`. */
  path: `/api/${string}`;
  access: Access;
  /** A permission that the caller needs besides, because the answer tells what it guards: names of members. */
  alsoNeeds?: string;
  summary: string;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The whole JSON answer: `{ data }`, `{ data, page }`, or what the specification gives. `undefined`: the answer is not JSON (a file, a stream) or has no body (204). */
  response?: z.core.$ZodType;
  /** Status of the success answer. 200 where it is not given. */
  status?: number;
  /** A POST that changes nothing: no idempotency key, no audit. */
  readOnly?: true;
  /** A read whose statements all see the database as of one moment: figures that have to agree with each other. */
  snapshot?: true;
  /** A change that the specification sends without an Idempotency-Key: one that is sent counts all the same. */
  keyOptional?: true;
  /**
   * A change of which neither body nor answer may be kept, not even as a hash: a secret vote. It takes an idempotency key as
   * every change, and does the same when it is sent again.
   */
  withoutReplay?: true;
  /**
   * Refused, as `proof-needed`, to who did not prove in the last ten minutes that it is them: `recent` to everybody,
   * `factor` to those with a second factor only, where the call itself takes the password.
   */
  proof?: 'recent' | 'factor';
  /** Open to somebody who has to set up a second factor first: what that needs, and to leave. All else is refused, as `factor-needed`. */
  withoutFactor?: true;
  /** A read of what is the member's alone: refused, as `not-shown`, to who views as them. */
  notViewedAs?: true;
  /** Media type of the body or the answer where it is not JSON. */
  consumes?: 'multipart/form-data' | 'application/offset+octet-stream';
  produces?: MediaType | readonly MediaType[];
  /** Where a body may be larger, or must be smaller, than `defaultBodyLimits`, or `publicBodyLimits` of a public call. */
  bodyLimits?: Partial<BodyLimits>;
}

/** Names of all permissions that a caller needs; none for a call that any member or anybody may make. */
export function neededBy({ access, alsoNeeds }: Pick<RouteContract, 'access' | 'alsoNeeds'>): string[] {
  const needed = access === 'public' || access === 'signed-in' ? [] : [access];
  return alsoNeeds === undefined ? needed : [...needed, alsoNeeds];
}

export interface BodyLimits {
  /** Bytes of the whole body. */
  bytes: number;
  /** How many arrays and objects may stand within each other; `{}` is one level. */
  levels: number;
  /** How many values all arrays and objects may hold together. */
  values: number;
}

/** The fewest bytes that a value takes on average: with its name, or as an id in a list, it takes more. */
const bytesOfValue = 16;

/** What a form needs many times over, and what a server reads in less than a millisecond. */
export const defaultBodyLimits: BodyLimits = {
  bytes: 64 * 1024,
  levels: 32,
  values: (64 * 1024) / bytesOfValue,
};

/** What a sign-in needs many times over. Anyone may send it, so reading and refusing it has to cost next to nothing. */
export const publicBodyLimits: BodyLimits = { bytes: 16 * 1024, levels: 8, values: 100 };

export function bodyLimitsOf({
  access,
  bodyLimits,
}: Pick<RouteContract, 'access' | 'bodyLimits'>): BodyLimits {
  const standard = access === 'public' ? publicBodyLimits : defaultBodyLimits;
  const bytes = bodyLimits?.bytes ?? standard.bytes;
  const values = bytes > standard.bytes ? Math.floor(bytes / bytesOfValue) : standard.values;
  return { ...standard, values, ...bodyLimits };
}

/** Declares one call of the wire. The server registers it and the client types itself from it. */
export function defineRoute<const R extends RouteContract>(route: R): R {
  return route;
}

/** `"GET /api/v1/properties/:propertyId"`: the name by which the client calls a route. */
type RouteKey<R> = R extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;

/** A table of routes, keyed by what they do: `{ listProperties: defineRoute({...}) }`. */
export type RouteTable = Record<string, RouteContract>;

// `z.input` and `z.output` ask whether a schema is a `ZodType`, and the compiler then compares all of their members. These look at one.
type Input<S> = S extends { _zod: { input: infer T } } ? T : undefined;
type Output<S> = S extends { _zod: { output: infer T } } ? T : undefined;
type Part<R, Name extends string> = R extends { [N in Name]: infer S } ? S : undefined;

export type ParamsOf<R> = Input<Part<R, 'params'>>;
export type QueryOf<R> = Input<Part<R, 'query'>>;
export type BodyOf<R> = Input<Part<R, 'body'>>;
export type AnswerOf<R> = Output<Part<R, 'response'>>;

/** What a call takes and what it answers; `undefined` where there is nothing. */
export interface CallOf<R> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  answer: AnswerOf<R>;
}

/** The calls of a table by method and path. Each is worked out when it is looked up by its name, and only then. */
export type CallsOf<T> = { [N in keyof T as RouteKey<T[N]>]: CallOf<T[N]> };

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The tables that a module exports, as one. */
export type TableOf<Tables> = AllOf<Tables[keyof Tables]>;

/** All routes of a table. */
export const routesOf = (table: object): RouteContract[] => Object.values(table);

/** Joins the tables that a module exports (`import * as tables`). */
export function joinTables<Tables extends object>(tables: Tables): TableOf<Tables> {
  // The border: `Object.assign` of many forgets what each of them has.
  return Object.assign({}, ...Object.values(tables)) as TableOf<Tables>;
}
