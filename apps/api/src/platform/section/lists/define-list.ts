import type { Page } from '@courtyard/contract';
import type { FilterValuesAnswer, ListTotals } from '@courtyard/contract/fields/filter-query';
import type { Filters } from '@courtyard/contract/fields/filters';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { keysetPage, mapRows, type SortColumn, wholeList } from '../../database/lists/keyset';
import { allOf } from '../../database/lists/search.sql';
import { foundWords, type Words } from '../../database/lists/text-search/found-words.sql';
import type { AsOf, FilterSql } from '../../database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../database/lists/list-values';
import { orderBy } from '../../database/lists/order.rules';
import { asOf, type ReadContext } from '../call-context';

type Order = Omit<SortColumn, 'direction'>;

type Searched<Q> = Q & { search?: string | undefined };
type Sorted<Q> = Q & { sort?: string | undefined };
type PageQuery<Q> = Sorted<Q> & { cursor?: string | undefined; limit: number };
type ValuesQuery<Q> = Q & { of: string; find?: string | undefined };

/** A list in SQL: `Q` are its filters, `O` is a row as it is read, `W` as it is answered. */
interface ListSql<DB, TB extends keyof DB, O, Q extends object, W> {
  /** All rows that the caller may see, in no order. */
  rows: (context: ReadContext) => SelectQueryBuilder<DB, TB, O>;
  answer: (row: O, at: AsOf) => W;
  filters: { kinds: Filters; places: Readonly<Record<string, FilterSql>> };
  /** What the filters mean, and what holds without any; `except` is a filter that does not count. */
  conditions: (query: Q, at: AsOf, except: string | undefined, context: ReadContext) => RawBuilder<SqlBool>;
  /** How rows are found by the words of `search` where there may be very many; otherwise `conditions` look for them. */
  words?: Words;
  /** What it can be sorted by: a list that nobody sorted is by the first, ascending, or as `usual` says. */
  orders: Readonly<Record<string, Order>>;
  defaultSort?: string;
  /** The last in every order, and unique. */
  last: Order;
  /** How it is counted where there is a cheaper way than to count its rows; undefined where there is none. */
  count?: (context: ReadContext, query: Q) => (() => Promise<number>) | undefined;
  /** The columns whose sums are told, by field. */
  sums?: Readonly<Record<string, string>>;
}

/** What a list answers: its pages, all of it for a file, what a filter can be under the others, how many there are and their sums. */
export function defineList<DB, TB extends keyof DB, O extends object, Q extends object, W>(
  list: ListSql<DB, TB, O, Q, W>,
) {
  const { rows, answer, filters, conditions, words, orders, defaultSort, last, count, sums = {} } = list;
  const found = async (context: ReadContext, query: Searched<Q>, at: AsOf, except?: string) => {
    const looked = words ? await foundWords(context.tx, query.search, words) : [];
    // In an object: Kysely refuses that a query is awaited, as the answer of an async function is.
    return { query: rows(context).where(allOf([...looked, conditions(query, at, except, context)])) };
  };
  const sorted = async (context: ReadContext, query: Sorted<Searched<Q>>, at: AsOf) => ({
    ...(await found(context, query, at)),
    sortColumns: orderBy(orders, query.sort ?? defaultSort, last),
  });
  return {
    /** One page. Throws a `validation` problem for a cursor of another order. */
    async page(context: ReadContext, query: PageQuery<Q>): Promise<{ data: W[]; page: Page }> {
      const at = asOf(context);
      const total = count?.(context, query);
      const { rows: read, page } = await keysetPage({
        ...(await sorted(context, query, at)),
        cursor: query.cursor,
        limit: query.limit,
        ...(total && { total }),
      });
      return { data: read.map((row) => answer(row, at)), page };
    },
    async *every(context: ReadContext, query: Sorted<Q>): AsyncIterable<W> {
      // Of one day, also where the last row is read on the next.
      const at = asOf(context);
      yield* mapRows(wholeList(await sorted(context, query, at)), (row) => answer(row, at));
    },
    async values(context: ReadContext, query: ValuesQuery<Q>): Promise<FilterValuesAnswer> {
      const at = asOf(context);
      return valuesOfFilter({
        tx: context.tx,
        ...(await found(context, query, at, query.of)),
        visible: rows(context),
        filters,
        asked: { of: query.of, find: query.find },
        chosen: query,
        at,
      });
    },
    totals: async (context: ReadContext, query: Q): Promise<ListTotals> =>
      totalsOf((await found(context, query, asOf(context))).query, sums),
  };
}
