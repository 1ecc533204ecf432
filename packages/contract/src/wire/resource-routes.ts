import { z } from 'zod';
import { auditEntry, historyQuery } from '../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from './fields/filter-query';
import type { Filters } from './fields/filters';
import { exported, id, list, listQuery, one } from './primitives';
import { exportedMedia } from './route';

/** What the standard calls of a resource are made of. */
interface ResourceSpec {
  /** Of the list: `/api/v1/assets`, `/api/v1/properties/:propertyId/pets`. */
  path: `/api/v1/${string}`;
  /** What its names begin with, in camel case: `asset`, whose id is `:assetId`. */
  name: string;
  /** `assets`. */
  plural: string;
  /** As its calls are described: `['an asset', 'assets']`. */
  described: readonly [string, string];
  /** The permission that reads, and the one that writes. */
  read: string;
  write: string;
  /** What `defineColumns` gives: what the list is sorted and filtered by. */
  columns: { sort: readonly string[]; filters: Filters };
  /** What else the list takes, that its filters do not offer. */
  also?: z.ZodRawShape;
  /** A row of the list, and one with all that its page shows. */
  summary: z.core.$ZodType;
  record: z.core.$ZodType;
  /** What creates one; what changes one has its `version` besides. */
  input: z.core.$ZodType;
  change: z.core.$ZodType;
}

type Also<S extends ResourceSpec> = S extends { also: infer X extends z.ZodRawShape } ? X : unknown;
type PlaceShape<S extends ResourceSpec> = ReturnType<typeof listQuery<S['columns']['sort'][number]>>['shape'];
type FilterShape<S extends ResourceSpec> = ReturnType<typeof filterQuery<S['columns']['filters']>> & Also<S>;
type ValuesShape = ReturnType<typeof requestedValues>;
type Named<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Named<`/${More}`>
    : Rest
  : never;
type ParamShape<P extends string> = { [N in Named<P>]: typeof id };
/** The `params` of a path; none where the path has no ids. */
type ParamsFor<P extends string> = [Named<P>] extends [never]
  ? unknown
  : { params: z.ZodObject<ParamShape<P>> };

type OnePath<S extends ResourceSpec> = `${S['path']}/:${S['name']}Id`;
type ReadRoute<S extends ResourceSpec, P extends string, Rest> = {
  method: 'GET';
  path: P;
  access: S['read'];
  summary: string;
} & ParamsFor<P> &
  Rest;
type WriteRoute<S extends ResourceSpec, M extends string, P extends string, Rest> = {
  method: M;
  path: P;
  access: S['write'];
  summary: string;
} & ParamsFor<P> &
  Rest;
type RecordAnswer<S extends ResourceSpec> = { response: z.ZodObject<{ data: S['record'] }> };

/** The nine calls that every resource has. */
export interface ResourceCalls<S extends ResourceSpec> {
  list: ReadRoute<
    S,
    S['path'],
    {
      query: z.ZodObject<PlaceShape<S> & FilterShape<S>>;
      response: ReturnType<typeof list<S['summary']>>;
    }
  >;
  export: ReadRoute<
    S,
    `${S['path']}/export`,
    {
      query: z.ZodObject<Omit<PlaceShape<S>, 'cursor' | 'limit'> & FilterShape<S> & typeof exported>;
      produces: typeof exportedMedia;
    }
  >;
  values: ReadRoute<
    S,
    `${S['path']}/values`,
    {
      query: z.ZodObject<Pick<PlaceShape<S>, 'search'> & FilterShape<S> & ValuesShape>;
      response: typeof filterValues;
    }
  >;
  totals: ReadRoute<
    S,
    `${S['path']}/totals`,
    { query: z.ZodObject<Pick<PlaceShape<S>, 'search'> & FilterShape<S>>; response: typeof listTotals }
  >;
  create: WriteRoute<S, 'POST', S['path'], { body: S['input']; status: 201 } & RecordAnswer<S>>;
  get: ReadRoute<S, OnePath<S>, RecordAnswer<S>>;
  update: WriteRoute<S, 'PUT', OnePath<S>, { body: S['change'] } & RecordAnswer<S>>;
  remove: WriteRoute<S, 'DELETE', OnePath<S>, { status: 204 }>;
  history: ReadRoute<
    S,
    `${OnePath<S>}/history`,
    { query: typeof historyQuery; response: ReturnType<typeof list<typeof auditEntry>> }
  >;
}

/** `listAssets`, `createAsset` and so on: the names under which the calls are registered, by what each does. */
interface Names<One extends string, Many extends string> {
  list: `list${Capitalize<Many>}`;
  export: `export${Capitalize<Many>}`;
  values: `${One}Values`;
  totals: `${One}Totals`;
  create: `create${Capitalize<One>}`;
  get: `get${Capitalize<One>}`;
  update: `update${Capitalize<One>}`;
  remove: `remove${Capitalize<One>}`;
  history: `${One}History`;
}

/** The same calls by their names, as a table of routes. */
export type ResourceRoutes<S extends ResourceSpec> = {
  [K in keyof ResourceCalls<S> as Names<S['name'], S['plural']>[K]]: ResourceCalls<S>[K];
};

/**
 * The nine standard calls of a resource: its list, the list as a file, what a filter can be, the sums, creation, one, change, removal
 * and history. What a resource does otherwise is written beside them by `defineRoute`. The API answers them by `implementResource`.
 *
 * @returns `calls`, by what each does, and `routes`, the same by their names, for the section's table
 */
export function resourceRoutes<const S extends ResourceSpec>(
  spec: S,
): { calls: ResourceCalls<S>; routes: ResourceRoutes<S> };
// The body is typed by what all resources have: the signature says what comes of one.
export function resourceRoutes(spec: ResourceSpec): unknown {
  const { path, name, plural, columns, also = {}, summary, record, input, change } = spec;
  const [aRecord, records] = spec.described;
  const { search, ...place } = listQuery(columns.sort).shape;
  const filters = { search, ...filterQuery(columns), ...also };
  const single = `${path}/:${name}Id`;
  const reading = (at: string, rest: object) => ({
    method: 'GET',
    path: at,
    access: spec.read,
    ...paramsOf(at),
    ...rest,
  });
  const writing = (method: string, at: string, rest: object) => ({
    method,
    path: at,
    access: spec.write,
    ...paramsOf(at),
    ...rest,
  });

  const calls = {
    list: reading(path, {
      summary: `The ${records} of the community`,
      query: z.object({ ...filters, ...place }),
      response: list(summary),
    }),
    export: reading(`${path}/export`, {
      summary: `All rows of the list of ${records} as a file`,
      query: z.object({ ...filters, sort: place.sort, ...exported }),
      produces: exportedMedia,
    }),
    values: reading(`${path}/values`, {
      summary: `What a filter of the list of ${records} can be, counted under the others`,
      query: z.object({ ...filters, ...requestedValues(columns) }),
      response: filterValues,
    }),
    totals: reading(`${path}/totals`, {
      summary: `How many ${records} there are under the filters, and their sums`,
      query: z.object(filters),
      response: listTotals,
    }),
    create: writing('POST', path, {
      summary: `Add ${aRecord}`,
      body: input,
      response: one(record),
      status: 201,
    }),
    get: reading(single, { summary: `Show ${aRecord}`, response: one(record) }),
    update: writing('PUT', single, { summary: `Change ${aRecord}`, body: change, response: one(record) }),
    remove: writing('DELETE', single, { summary: `Remove ${aRecord}`, status: 204 }),
    history: reading(`${single}/history`, {
      summary: `Who changed what of ${aRecord}`,
      query: historyQuery,
      response: list(auditEntry),
    }),
  };
  return { calls, routes: byName(calls, name, plural) };
}

function byName(calls: Record<keyof Names<string, string>, object>, name: string, plural: string) {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    [`list${capital(plural)}`]: calls.list,
    [`export${capital(plural)}`]: calls.export,
    [`${name}Values`]: calls.values,
    [`${name}Totals`]: calls.totals,
    [`create${capital(name)}`]: calls.create,
    [`get${capital(name)}`]: calls.get,
    [`update${capital(name)}`]: calls.update,
    [`remove${capital(name)}`]: calls.remove,
    [`${name}History`]: calls.history,
  };
}

function paramsOf(path: string): { params?: z.ZodObject } {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0 ? {} : { params: z.object(Object.fromEntries(names.map((name) => [name, id]))) };
}
