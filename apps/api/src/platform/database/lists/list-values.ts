import type { FilterValuesAnswer, ListTotals } from '@courtyard/contract/fields/filter-query';
import type { FilterKind, Filters } from '@courtyard/contract/fields/filters';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from '../database';
import type { AsOf, FilterSql, ReferenceSql } from './list-filters';
import { anywhere, isLike } from './search.sql';

const maxValues = 100;

interface ValuesInput<DB, TB extends keyof DB, O> {
  tx: Tx;
  /** The rows under all other filters. */
  query: SelectQueryBuilder<DB, TB, O>;
  /** All rows that the caller may see: what occurs in none of them is not named, whatever id is asked for. */
  visible: SelectQueryBuilder<DB, TB, O>;
  filters: { kinds: Filters; places: Readonly<Record<string, FilterSql>> };
  asked: { of: string; find?: string | undefined };
  /** The list's query: what is chosen of the filter now is named too, whether there are rows or not. */
  chosen: object;
  at: AsOf;
}

interface Counted {
  value: string;
  count: number;
}

const isReference = (place: FilterSql | undefined): place is ReferenceSql =>
  typeof place === 'object' && 'table' in place;

function valueOf(place: FilterSql | undefined, at: AsOf): RawBuilder<unknown> {
  if (typeof place === 'string') return sql`${sql.ref(place)}`;
  if (isReference(place)) return sql`${sql.ref(place.id)}`;
  if (place && 'texts' in place) return sql`unnest(${sql.ref(place.texts)})`;
  if (place && 'state' in place) return place.state(at);
  throw new Error('This filter has no values to choose from');
}

/** By a part of what the value is called. */
function found(
  place: FilterSql | undefined,
  kind: FilterKind | undefined,
  find: string,
): RawBuilder<unknown> {
  if (find === '' || typeof kind === 'object') return sql``;
  const pattern = anywhere(find);
  return isReference(place)
    ? sql` and listed.value in (select id from ${sql.table(place.table)} where ${isLike(sql.raw(place.name), pattern)})`
    : sql` and ${isLike(sql`listed.value::text`, pattern)}`;
}

/** The values of a filter with how many rows have each under the other filters: exact, the most frequent first. */
export async function valuesOfFilter<DB, TB extends keyof DB, O>(
  input: ValuesInput<DB, TB, O>,
): Promise<FilterValuesAnswer> {
  const { tx, query, visible, filters, asked, at } = input;
  const now: unknown = Reflect.get(input.chosen, asked.of);
  const chosen = Array.isArray(now) ? now.map(String) : [];
  const place = filters.places[asked.of];
  const valuesIn = (some: SelectQueryBuilder<DB, TB, O>) => {
    const records = some.clearSelect().select(valueOf(place, at).as('value'));
    const linked = isReference(place) && place.through;
    return linked
      ? sql`select linked.value from (${records}) referred join (${linked(at)}) linked on linked.record_id = referred.value`
      : sql`${records}`;
  };
  const counted = await sql<Counted>`
    select listed.value::text as value, count(*) as count from (${valuesIn(query)}) listed
    where listed.value is not null${found(place, filters.kinds[asked.of], asked.find ?? '')}
    group by listed.value
    order by listed.value::text = any(${chosen}::text[]) desc, count(*) desc, listed.value
    limit ${maxValues + 1}`.execute(tx);
  const values = counted.rows.slice(0, maxValues);
  const missing = asked.find ? [] : chosen.filter((value) => !values.some((each) => each.value === value));
  const all = [...missing.map((value) => ({ value, count: 0 })), ...values];
  const known = sql`id = any(${values.map(({ value }) => value)}::uuid[])`;
  const seen = missing.length === 0 ? known : sql`(${known} or id in (${valuesIn(visible)}))`;
  const names = isReference(place) ? await namesOf(tx, place, all, seen) : null;
  return {
    values: all.map(({ value, count }) => ({ value, count, label: names?.get(value) ?? null })),
    more: counted.rows.length > maxValues,
  };
}

async function namesOf(
  tx: Tx,
  { table, name }: ReferenceSql,
  counted: readonly Counted[],
  seen: RawBuilder<unknown>,
) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.raw(name)} as name from ${sql.table(table)}
    where id = any(${counted.map(({ value }) => value)}::uuid[]) and ${seen}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** How many rows there are, and the sums of some columns over all of them; `sums` are columns by field. */
export async function totalsOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  sums: Readonly<Record<string, string>>,
): Promise<ListTotals> {
  const fields = Object.entries(sums);
  const row: object | undefined = await query
    .clearSelect()
    .select([
      sql<number>`count(*)`.as('count'),
      // Of bigint, so that no cent is lost; an amount beyond what a number holds exactly fails rather than lies.
      ...fields.map(([field, column]) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(field)),
    ])
    .executeTakeFirst();
  const at = (field: string) => Number(row ? Reflect.get(row, field) : 0);
  return { count: at('count'), sums: Object.fromEntries(fields.map(([field]) => [field, at(field)])) };
}
