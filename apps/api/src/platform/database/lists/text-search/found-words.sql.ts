import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../database';
import { anyOf, anywhere, wordsOf } from '../search.sql';

/** Of so few the list's order is worked out; where there are more, rows are looked through in their order until a page is full. */
export const fewFound = 2_000;

/** Shorter words are in no index of trigrams. */
const shortest = 3;

/** How the rows of a list are found by their words. */
export interface Words {
  /** Ids of rows whose text is like a pattern of `anywhere`, as `id`: not more than `limit`. */
  find(pattern: string, limit: number): RawBuilder<{ id: string }>;
  /** That the id of a row is among those. */
  isAmong(ids: readonly string[]): RawBuilder<SqlBool>;
  /** That the text of a row is like such a pattern. */
  isLike(pattern: string): RawBuilder<SqlBool>;
  /** What else a row with a word may be, as the one of a number; null for a word that says nothing of it. */
  alsoIs?(word: string): RawBuilder<SqlBool> | null;
}

/**
 * A condition that holds for very many rows. The planner may not know how many are like a pattern, as the table's statistics are
 * behind the fence, and takes them for a few: of a `case` it takes every second row.
 */
const ofMany = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`case when ${condition} then true else false end`;

/** A condition for each word of a search, which is looked up first where an index knows it. None for no search. */
export async function foundWords(
  tx: Tx,
  search: string | undefined,
  { find, isAmong, isLike, alsoIs }: Words,
): Promise<RawBuilder<SqlBool>[]> {
  const conditions: RawBuilder<SqlBool>[] = [];
  for (const word of wordsOf(search)) {
    const pattern = anywhere(word);
    const { rows } = word.length < shortest ? { rows: null } : await find(pattern, fewFound + 1).execute(tx);
    const isKnown = rows !== null && rows.length <= fewFound;
    const isThere = isKnown ? isAmong(rows.map(({ id }) => id)) : ofMany(isLike(pattern));
    const other = alsoIs?.(word) ?? null;
    conditions.push(other === null ? isThere : anyOf([isThere, other]));
  }
  return conditions;
}

/** The same condition for each word, asked of every row: for what acts on all rows that a search finds. None for no search. */
export const likeEveryWord = (
  search: string | undefined,
  { isLike }: Pick<Words, 'isLike'>,
): RawBuilder<SqlBool>[] => wordsOf(search).map((word) => isLike(anywhere(word)));
