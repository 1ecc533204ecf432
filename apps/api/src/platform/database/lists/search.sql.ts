import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A text as a LIKE pattern has it, in which `%`, `_` and the backslash mean themselves. */
export const literally = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The words of a search; none where nothing is looked for. */
export const wordsOf = (search: string | undefined): string[] => (search ?? '').split(/\s+/).filter(Boolean);

/** For each word of a search, that it is somewhere in these columns, whatever the case. None for no search. */
export function everyWord(search: string | undefined, columns: readonly string[]): RawBuilder<SqlBool>[] {
  const text = sql`lower(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`;
  return wordsOf(search).map((word) => sql`${text} like ${`%${literally(word)}%`}`);
}

/** That all of these hold; true for none. */
export const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`;

/** That at least one of these holds; for one or more. */
export const anyOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;
