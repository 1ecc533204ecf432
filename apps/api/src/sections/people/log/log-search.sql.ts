import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import type { SeenKind } from './seen-kinds';

/** Things of a kind up to which each is looked up by itself; entries of more are met soon on the way through the log. */
const few = 1000;

const byWords = (words: string, search: string) => sql`courtyard.find_by_words(${words}, ${search}) as found`;

/** Entries by those who are called so, and of things that are found by these words: by the indexes, where they are few. */
export async function isFoundBy(
  { tx }: ReadContext,
  kinds: readonly SeenKind[],
  search: string,
): Promise<RawBuilder<SqlBool>> {
  const searched = kinds.flatMap(({ kind, words }) => (words === undefined ? [] : [{ kind, words }]));
  const looked = [{ kind: '', words: 'member' }, ...searched];
  const parts = looked.map(
    ({ kind, words }) => sql`select ${kind} as kind, array(select found::text from ${byWords(words, search)}
      limit ${few + 1}) as ids`,
  );
  const { rows } = await sql<{ kind: string; ids: string[] }>`${sql.join(parts, sql` union all `)}`.execute(
    tx,
  );
  const idsOf = new Map(rows.map(({ kind, ids }) => [kind, ids]));
  return anyOf(
    looked.map(({ kind, words }) => {
      const ids = idsOf.get(kind) ?? [];
      const isMany = ids.length > few;
      if (kind === '') {
        return isMany
          ? sql`audit_log.actor_member_id in (select found from ${byWords(words, search)})`
          : sql`audit_log.actor_member_id = any(${ids}::uuid[])`;
      }
      const found = isMany
        ? sql`audit_log.subject_id in (select found::text from ${byWords(words, search)})`
        : sql`audit_log.subject_id = any(${ids}::text[])`;
      return sql`audit_log.subject_type = ${kind} and ${found}`;
    }),
  );
}
