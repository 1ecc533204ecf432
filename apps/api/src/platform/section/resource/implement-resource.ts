import type { Page, RouteContract } from '@courtyard/contract';
import type { Columns } from '@courtyard/contract/fields/columns';
import type { FilterValuesAnswer, ListTotals } from '@courtyard/contract/fields/filter-query';
import { historyOf } from '../../audit/history.sql';
import { exportList } from '../../files/export/export-list';
import {
  type Call,
  implement,
  implementStream,
  type Implementation,
  type StreamCall,
} from '../../http/implement';
import type { CallContext, ReadContext } from '../call-context';

/** The nine calls of a resource, as `resourceRoutes` of the contract makes them. */
type StandardCalls = Readonly<
  Record<
    'list' | 'export' | 'values' | 'totals' | 'create' | 'get' | 'update' | 'remove' | 'history',
    RouteContract
  >
>;

type QueryOf<R extends RouteContract> = Call<R>['query'];
type DataOf<R extends RouteContract> = Extract<
  R['response'],
  { _zod: { output: unknown } }
>['_zod']['output'] extends {
  data: infer D;
}
  ? D
  : never;

/** What answers the calls of a resource. */
export interface ResourceHandlers<C extends StandardCalls, Row> {
  /** The kind of its histories: `asset`, whose id is `:assetId` in its paths. */
  kind: string;
  /** What `defineList` gives. */
  list: {
    page: (
      context: ReadContext,
      query: QueryOf<C['list']>,
    ) => Promise<{ data: DataOf<C['list']>; page: Page }>;
    every: (context: ReadContext, query: QueryOf<C['export']>) => AsyncIterable<Row>;
    values: (context: ReadContext, query: QueryOf<C['values']>) => Promise<FilterValuesAnswer>;
    totals: (context: ReadContext, query: QueryOf<C['totals']>) => Promise<ListTotals>;
  };
  /** The file of the list: its name, and its columns. */
  file: { name: string; columns: Columns<Row> };
  /** Throws notFound. */
  get: (context: ReadContext, id: string) => Promise<DataOf<C['get']> & { id: string }>;
  create: (context: CallContext, input: Call<C['create']>['body']) => Promise<DataOf<C['create']>>;
  /** Throws versionConflict where another version is there than the one that was read. */
  update: (
    context: CallContext,
    id: string,
    change: Call<C['update']>['body'],
  ) => Promise<DataOf<C['update']>>;
  remove: (context: CallContext, id: string) => Promise<void>;
}

interface AnyCall extends CallContext {
  params: Record<string, string>;
  query: never;
  body: never;
}

/**
 * Answers the nine standard calls of a resource. `storedRecord` gives `get`, `create`, `update` and `remove` for a record that is a row of a
 * table; what a resource does otherwise is a function of its own in their place.
 */
export function implementResource<C extends StandardCalls, Row>(
  calls: C,
  handlers: ResourceHandlers<C, Row>,
): Implementation[] {
  const { list, file, kind, get, create, update, remove } = handlers;
  // The last id of the path names the record.
  const param = /:(\w+)$/.exec(calls.get.path)?.[1] ?? '';
  const idOf = ({ params }: Pick<AnyCall, 'params'>) => params[param] ?? '';

  const answer = (route: RouteContract, handle: (call: AnyCall) => Promise<unknown>) =>
    // The border: the signature says of each route what its schemas, which parsed the call, make of it.
    implement(route, handle as unknown as (call: Call) => Promise<never>);

  const stream = (route: RouteContract, handle: (call: ExportCall) => Promise<unknown>) =>
    implementStream(route, handle as unknown as (call: StreamCall) => Promise<never>);

  return [
    answer(calls.list, (call) => list.page(call, call.query)),
    stream(calls.export, (call) =>
      exportList(call, { ...file, rows: (context) => list.every(context, call.query as never) }),
    ),
    answer(calls.values, async (call) => ({ data: await list.values(call, call.query) })),
    answer(calls.totals, async (call) => ({ data: await list.totals(call, call.query) })),
    answer(calls.create, async (call) => ({ data: await create(call, call.body) })),
    answer(calls.get, async (call) => ({ data: await get(call, idOf(call)) })),
    answer(calls.update, async (call) => ({ data: await update(call, idOf(call), call.body) })),
    answer(calls.remove, (call) => remove(call, idOf(call))),
    answer(
      calls.history,
      historyOf(kind, (call: AnyCall & { query: { limit: number } }) => get(call, idOf(call))),
    ),
  ];
}

type ExportCall = Parameters<typeof exportList>[0];
