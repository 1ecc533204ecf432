import { daysMeant, numberSpanFrom } from '@courtyard/contract/fields/spans';
import type { FilterKind, Filters, FilterValue } from '@courtyard/contract/fields/filters';
import { addDays, momentAt } from '@courtyard/contract/days';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, anyOf, anywhere, isLike } from './search.sql';

type Condition = RawBuilder<SqlBool>;

/** The day and the clock of the community, for filters that depend on them. */
export interface AsOf {
  today: string;
  timeZone: string;
  /** The weekday on which weeks begin. */
  firstWeekday: number;
}

/** A state that a row has on a day: what it is, and a condition for each that an index can answer. */
export interface StateSql {
  state: (at: AsOf) => RawBuilder<unknown>;
  is: (value: string, at: AsOf) => Condition;
}

/** Things that rows refer to, and how they are called; `name` is SQL on `table`. */
export interface ReferenceSql {
  /** The column that has the id; or, where a row refers to many, its own id. */
  id: string;
  table: string;
  name: string;
  /** Rows of `record_id` and `value`, where a row refers to many. */
  through?: (at: AsOf) => RawBuilder<unknown>;
}

/** Rows of `record_id` and `day`, where something of a row has several days; `id` is the row's own. */
export interface DatedSql {
  id: string;
  days: (at: AsOf) => RawBuilder<unknown>;
}

/** A number that is worked out for a row. */
export interface WorkedOutSql {
  number: RawBuilder<number>;
}

/** A column of several texts: a row has each of them. */
export interface ListedSql {
  texts: string;
}

/** Where a filter finds its values: a column (camel case, qualified), or one of the above; `moment` is a column of moments. */
export type FilterSql<K extends FilterKind = FilterKind> = K extends readonly string[]
  ? string | StateSql
  : K extends 'reference'
    ? ReferenceSql
    : K extends 'days'
      ? string | { moment: string } | DatedSql
      : K extends 'number' | 'money'
        ? string | WorkedOutSql
        : K extends 'value'
          ? string | ListedSql
          : string;

export type FilterColumns<Q extends Filters> = { readonly [N in keyof Q]: FilterSql<Q[N]> };

type Chosen<Q extends Filters> = { readonly [N in keyof Q]?: FilterValue<Q[N]> | undefined };

/** One value is compared as such: only then does an index that begins with the column also give the order. */
function oneOf(column: string, values: readonly string[], isFew: boolean): Condition {
  const [only, another] = values;
  if (only === undefined || another !== undefined) return sql`${sql.ref(column)} = any(${values}::text[])`;
  // One of the few values of a schema is written into the statement: it is planned for how many rows have that value.
  return isFew ? sql`${sql.ref(column)} = ${sql.lit(only)}` : sql`${sql.ref(column)} = ${only}`;
}

function refersTo({ id, through }: ReferenceSql, ids: readonly string[], at: AsOf): Condition {
  if (!through) return sql`${sql.ref(id)} = any(${ids}::uuid[])`;
  return sql`${sql.ref(id)} in (select record_id from (${through(at)}) linked where value = any(${ids}::uuid[]))`;
}

function between(where: string | WorkedOutSql, from: unknown, to: unknown): Condition[] {
  const ref = typeof where === 'string' ? sql.ref(where) : where.number;
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${ref} >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${ref} <= ${to}`]),
  ];
}

/** As a number of eight bytes: it may lie beyond what the column holds, and then only nothing, or everything, is found. */
const wholeNumber = (value: number | undefined) => (value === undefined ? undefined : sql`${value}::bigint`);

function onDays(where: string | { moment: string }, text: string, at: AsOf): Condition[] {
  const { from, to } = daysMeant(text, at);
  if (typeof where === 'string') return between(where, from, to);
  const ref = sql.ref(where.moment);
  return [
    ...(from ? [sql<SqlBool>`${ref} >= ${momentAt(from, 0, at.timeZone)}`] : []),
    ...(to ? [sql<SqlBool>`${ref} < ${momentAt(addDays(to, 1), 0, at.timeZone)}`] : []),
  ];
}

function inSpan(where: string | WorkedOutSql, text: string): Condition[] {
  const { from, to } = numberSpanFrom(text);
  return between(where, wholeNumber(from), wholeNumber(to));
}

function holds(where: FilterSql, kind: FilterKind, value: string | readonly string[], at: AsOf): Condition[] {
  const values = typeof value === 'string' ? [value] : value;
  const [first = ''] = values;
  if (values.length === 0) return [];
  if (typeof where === 'object' && !('number' in where)) {
    if ('texts' in where) return [sql`${sql.ref(where.texts)} && ${values}::text[]`];
    if ('state' in where) return [anyOf(values.map((state) => where.is(state, at)))];
    if ('days' in where) {
      const dated = allOf(onDays('dated.day', first, at));
      return [sql`${sql.ref(where.id)} in (select record_id from (${where.days(at)}) dated where ${dated})`];
    }
    return 'moment' in where ? onDays(where, first, at) : [refersTo(where, values, at)];
  }
  if (typeof where === 'object') return inSpan(where, first);
  if (typeof kind === 'object' || kind === 'value') return [oneOf(where, values, typeof kind === 'object')];
  if (kind === 'days') return onDays(where, first, at);
  if (kind === 'text') return [isLike(sql.ref(where), anywhere(first))];
  return inSpan(where, first);
}

/** What the filters of a list mean in SQL. `columns` declare them; the compiler asks for the place of each. */
export const listFilters = <Q extends Filters>(columns: { filters: Q }, places: FilterColumns<Q>) => ({
  kinds: columns.filters,
  places,
  /** What a row must fulfil by the filters, but for the one named `except`. */
  conditions(chosen: Chosen<Q>, at: AsOf, except?: string): Condition[] {
    return Object.entries<FilterKind>(columns.filters).flatMap(([name, kind]) => {
      const value: string | readonly string[] | undefined = chosen[name];
      return value === undefined || name === except ? [] : holds(places[name] ?? name, kind, value, at);
    });
  },
});
