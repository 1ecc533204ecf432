import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { asOfRevision } from '../../../../platform/database/lists/exact-total';
import { fewFound } from '../../../../platform/database/lists/text-search/found-words.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { searchedKind } from '../member.access';

/** From so many on, who has the words is met soon on the way through the list. */
const maxFrom = 10_000;

/** Who of the members is found by a search. */
export interface FoundMembers {
  /** For what is counted. */
  among: RawBuilder<SqlBool>;
  /** For what is read in the order of the list until a page is full. */
  inOrder: RawBuilder<SqlBool>;
}

/**
 * Members who have all words of a search. A few are looked up once and known by their ids; more are joined by the statement, which
 * works out their order; where most have the words, each is asked on the way through the list until a page is full.
 */
export async function foundMembers(
  context: ReadContext,
  search: string,
  walkedFrom = maxFrom,
): Promise<FoundMembers> {
  const { tx, tenant } = context;
  const kind = searchedKind(context);
  const found = sql`select found from courtyard.find_by_words(${kind}, ${search}) as found`;
  const lookUp = async () => {
    const { rows } = await sql<{ id: string }>`
      select found as id from (${found} limit ${fewFound + 1}) few`.execute(tx);
    return rows.map(({ id }) => id);
  };
  let ids: string[] | null = null;
  // How many they are is remembered until a member is written to.
  const key = JSON.stringify(['found', kind, search]);
  const count = await asOfRevision(tx, { tenantId: tenant.id, lists: ['member'], key }, async () => {
    ids = await lookUp();
    if (ids.length <= fewFound) return ids.length;
    const { rows } = await sql<{ count: number }>`
      select courtyard.count_by_words(${kind}, ${search}) as count`.execute(tx);
    return rows[0]?.count ?? 0;
  });
  if (count <= fewFound) {
    ids ??= await lookUp();
    const isFound = sql<SqlBool>`member.id = any(${ids}::uuid[])`;
    return { among: isFound, inOrder: isFound };
  }
  if (count < walkedFrom) {
    const isFound = sql<SqlBool>`member.id in (${found})`;
    return { among: isFound, inOrder: isFound };
  }
  return {
    // Within a `case` the ids are put into a table of their own before the first member is looked at.
    among: sql`case when member.id in (${found}) then true else false end`,
    inOrder: sql`courtyard.has_words(${kind}, member.id, (select courtyard.search_patterns(${search})))`,
  };
}
