import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withoutApostrophes } from '@courtyard/contract/apostrophes';

/** A text as a LIKE pattern has it, in which `%`, `_` and the backslash mean themselves. */
export const literally = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The pattern for a text anywhere in what `isLike` compares. */
export const anywhere = (text: string): string => `%${literally(withoutApostrophes(text))}%`;

/** The same for a text at the beginning. */
export const atBeginning = (text: string): string => `${literally(withoutApostrophes(text))}%`;

/** That a text in SQL is like such a pattern, whatever the case and the apostrophes. */
export const isLike = (text: RawBuilder<unknown>, pattern: string): RawBuilder<SqlBool> =>
  sql`courtyard.list_key(${text}) like ${pattern}`;

/** The words of a search, without apostrophes; none where nothing is looked for. */
export const wordsOf = (search: string | undefined): string[] =>
  withoutApostrophes(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** For each word of a search, that it is somewhere in these columns. None for no search. */
export function everyWord(search: string | undefined, columns: readonly string[]): RawBuilder<SqlBool>[] {
  const text = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;
  return wordsOf(search).map((word) => isLike(text, anywhere(word)));
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
