import type { Page } from '@courtyard/contract';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { codeOf } from '../../core/error-code';
import { sortedBy, sortValuesOf } from '../connection/connection';
import { type Cursor, decodeCursor, encodeCursor, orderFingerprint, unusableCursor } from './cursor';

/** A column that the list is sorted by. The last one must be unique (the id). */
export interface SortColumn {
  /** In SQL, qualified: `property.number`. */
  column: string;
  direction: 'asc' | 'desc';
  /** Rows without a value come last, whatever the direction. */
  nullable?: boolean;
}

export interface KeysetInput<DB, TB extends keyof DB, O> {
  /** Filtered, selecting what the rows need; no order, no limit. Its executor is the transaction that it came from. */
  query: SelectQueryBuilder<DB, TB, O>;
  sortColumns: readonly [SortColumn, ...SortColumn[]];
  cursor: string | undefined;
  limit: number;
  /** Exact count of what `query` matches, where there is a cheaper way than counting. */
  total?: () => Promise<number>;
}

type Value = Cursor['v'][number];
type Condition = RawBuilder<SqlBool>;

const opposite = { asc: 'desc', desc: 'asc' } as const;

function ordering({ column, direction, nullable }: SortColumn, backwards: boolean): RawBuilder<unknown> {
  const way = sql.raw(backwards ? opposite[direction] : direction);
  const nulls = sql.raw(nullable ? ` nulls ${backwards ? 'first' : 'last'}` : '');
  return sql`${sql.ref(column)} ${way}${nulls}`;
}

const isAt = ({ column }: SortColumn, value: Value): Condition =>
  value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;

function isBeyond({ column, direction, nullable }: SortColumn, value: Value, backwards: boolean): Condition {
  const ref = sql.ref(column);
  if (value === null) return backwards ? sql`${ref} is not null` : sql`false`;
  const sign = sql.raw((direction === 'asc') === backwards ? '<' : '>');
  return nullable && !backwards
    ? sql`(${ref} ${sign} ${value} or ${ref} is null)`
    : sql`${ref} ${sign} ${value}`;
}

/** What holds for the rows after (or, backwards, before) the one with these values. */
function beyond(columns: readonly SortColumn[], values: readonly Value[], backwards: boolean): Condition {
  const [first] = columns;
  const alike = columns.every((column) => column.direction === first?.direction && !column.nullable);
  if (alike && first) {
    // One comparison of rows, which an index on these columns answers from its middle.
    const sign = sql.raw((first.direction === 'asc') === backwards ? '<' : '>');
    return sql`(${sql.join(columns.map(({ column }) => sql.ref(column)))}) ${sign} (${sql.join(values)})`;
  }
  const cases = columns.map((column, index) => {
    const same = columns.slice(0, index).map((earlier, at) => isAt(earlier, values[at] ?? null));
    return sql`(${sql.join([...same, isBeyond(column, values[index] ?? null, backwards)], sql` and `)})`;
  });
  return sql`(${sql.join(cases, sql` or `)})`;
}

const isPlain = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

type Ordered<DB, TB extends keyof DB, O> = Pick<KeysetInput<DB, TB, O>, 'query' | 'sortColumns'>;

/** All rows of a list in its order, as they are when the first is asked for: for lists of any length. */
export function wholeList<DB, TB extends keyof DB, O>(list: Ordered<DB, TB, O>): AsyncIterable<O> {
  let { query } = list;
  for (const column of list.sortColumns) query = query.orderBy(ordering(column, false));
  // Few enough for other requests to be served between the fetches of one that is read whole.
  return query.stream(200);
}

/** Each row of a list as it is answered. */
export async function* mapRows<O, W>(rows: AsyncIterable<O>, map: (row: O) => W): AsyncIterable<W> {
  for await (const row of rows) yield map(row);
}

async function countOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as('total'));
  const row: object | undefined = await counted.executeTakeFirst();
  return row ? Number(Reflect.get(row, 'total')) : 0;
}

/**
 * What tables ask for. As a part of the text, and so of the prepared plan: a plan for any limit would be one for a tenth
 * of the table, and PostgreSQL would rather plan anew for every page.
 */
const defaultLimits: ReadonlySet<number> = new Set([25, 50, 100, 200]);

/**
 * One page of a list by keyset: as fast at its end as at its start. Rows and count go out in one round trip.
 * Throws a `validation` problem for a cursor of another sort order or one that was changed.
 */
export async function keysetPage<DB, TB extends keyof DB, O extends object>(
  input: KeysetInput<DB, TB, O>,
): Promise<{ rows: O[]; page: Page }> {
  const { sortColumns, limit, total = () => countOf(input.query) } = input;
  const order = orderFingerprint(sortColumns);
  const cursor = input.cursor === undefined ? null : decodeCursor(input.cursor, order, sortColumns.length);
  const backwards = cursor?.d === 'previous';
  let query = input.query
    .select(sortColumns.map(({ column }, place) => sql<Value>`${sql.ref(column)}`.as(sortedBy(place))))
    .limit(defaultLimits.has(limit) ? sql.lit(limit + 1) : limit + 1);
  if (cursor) query = query.where(beyond(sortColumns, cursor.v, backwards));
  for (const column of sortColumns) query = query.orderBy(ordering(column, backwards));
  const asking = query.execute();
  const counting = total();
  // Of a transaction that failed every later answer says only that it failed: what the rows met with tells why.
  counting.catch(() => {});
  const found = await asking.catch((error: unknown) => {
    throw cursor && isWrongValue(error) ? unusableCursor() : error;
  });
  const count = await counting;
  const isMore = found.length > limit;
  const length = isMore ? limit : found.length;
  const rows = found.slice(0, length);
  const ends = [valuesAt(found, 0, sortColumns), valuesAt(found, length - 1, sortColumns)] as const;
  if (backwards) rows.reverse();
  const [last, first] = backwards ? ends : [ends[1], ends[0]];
  return { rows, page: pageOf({ cursor, isMore, total: count, order, length, first, last }) };
}

/** What a cursor holds that stands at one of the rows that were found. */
function valuesAt(found: readonly object[], index: number, sortColumns: readonly SortColumn[]): Value[] {
  return sortValuesOf(found, index).map((value, place) => {
    if (isPlain(value)) return value;
    const column = sortColumns[place]?.column;
    throw new TypeError(`the list cannot be sorted by ${column}: its rows have no plain value there`);
  });
}

// Class 22, data exception: a value that the column's type does not have.
const isWrongValue = (error: unknown) => codeOf(error).startsWith('22');

interface Place {
  cursor: Cursor | null;
  isMore: boolean;
  total: number;
  order: string;
  /** Rows on the page, and what the first and the last of them are sorted by. */
  length: number;
  first: Value[];
  last: Value[];
}

function pageOf({ cursor, isMore, total, order, length, first, last }: Place): Page {
  if (length === 0) return { next: null, previous: null, total, firstPosition: 0 };
  const backwards = cursor?.d === 'previous';
  const firstPosition = firstPositionOf(cursor, length, isMore);
  const hasNext = backwards || isMore;
  const hasPrevious = backwards ? isMore : cursor !== null;
  return {
    next: hasNext ? encodeCursor({ o: order, d: 'next', v: last, p: firstPosition + length - 1 }) : null,
    previous: hasPrevious ? encodeCursor({ o: order, d: 'previous', v: first, p: firstPosition }) : null,
    total,
    firstPosition,
  };
}

function firstPositionOf(cursor: Cursor | null, length: number, isMore: boolean): number {
  if (!cursor) return 1;
  if (cursor.d === 'next') return cursor.p + 1;
  // Rows may have come or gone since: the page that nothing precedes is the first.
  return isMore ? Math.max(1, cursor.p - length) : 1;
}
