import type { AnswerOf, Page, RouteContract } from '@courtyard/contract';
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

/** The four calls of a list: its pages, all of it as a file, what its filters can be, its sums. */
type ListCalls = Readonly<Record<'list' | 'export' | 'values' | 'totals', RouteContract>>;

/** The nine calls of a resource, as `resourceRoutes` of the contract makes them. */
type StandardCalls = ListCalls &
  Readonly<Record<'create' | 'get' | 'update' | 'remove' | 'history', RouteContract>>;

type Query<R extends RouteContract> = Call<R>['query'];
type DataOf<R extends RouteContract> = AnswerOf<R> extends { data: infer D } ? D : never;

/** What answers the calls of a list. */
interface ListHandlers<C extends ListCalls, Row> {
  /** What `defineList` gives. */
  list: {
    page: (context: ReadContext, query: Query<C['list']>) => Promise<{ data: DataOf<C['list']>; page: Page }>;
    every: (context: ReadContext, query: Query<C['export']>) => AsyncIterable<Row>;
    values: (context: ReadContext, query: Query<C['values']>) => Promise<FilterValuesAnswer>;
    totals: (context: ReadContext, query: Query<C['totals']>) => Promise<ListTotals>;
  };
  /** The file of the list: its name, and its columns. */
  file: { name: string; columns: Columns<Row> };
}

/** What answers the calls of a resource. */
export interface ResourceHandlers<C extends StandardCalls, Row> extends ListHandlers<C, Row> {
  /** The kind of its histories: `asset`, whose id is `:assetId` in its paths. */
  kind: string;
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

type ExportCall = Parameters<typeof exportList>[0];

// The border of both: the signatures below say of each route what its schemas, which parsed the call, make of it.
const answer = (route: RouteContract, handle: (call: AnyCall) => Promise<unknown>) =>
  implement(route, handle as unknown as (call: Call) => Promise<never>);
const stream = (route: RouteContract, handle: (call: ExportCall) => Promise<unknown>) =>
  implementStream(route, handle as unknown as (call: StreamCall) => Promise<never>);

/** Answers the four calls of a list. */
export function implementList<C extends ListCalls, Row>(
  calls: C,
  { list, file }: ListHandlers<C, Row>,
): Implementation[] {
  return [
    answer(calls.list, (call) => list.page(call, call.query)),
    stream(calls.export, (call) =>
      exportList(call, { ...file, rows: (context) => list.every(context, call.query as never) }),
    ),
    answer(calls.values, async (call) => ({ data: await list.values(call, call.query) })),
    answer(calls.totals, async (call) => ({ data: await list.totals(call, call.query) })),
  ];
}

/**
 * Answers the nine standard calls of a resource. `storedRecord` gives `get`, `create`, `update` and `remove` for a record that is a row of a
 * table; what a resource does otherwise is a function of its own in their place.
 */
export function implementResource<C extends StandardCalls, Row>(
  calls: C,
  handlers: ResourceHandlers<C, Row>,
): Implementation[] {
  const { kind, get, create, update, remove } = handlers;
  // The last id of the path names the record.
  const param = /:(\w+)$/.exec(calls.get.path)?.[1] ?? '';
  const idOf = ({ params }: Pick<AnyCall, 'params'>) => params[param] ?? '';
  return [
    ...implementList(calls, handlers),
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
