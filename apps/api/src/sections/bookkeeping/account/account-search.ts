import { sql } from 'kysely';
import type { Found, SearchProvider } from '../../../platform/section/search/search-provider';

export const accountUrl = (id: string): string => `/bookkeeping/chart-of-accounts/details?id=${id}`;

/** Accounts by code and name. A chart is short enough to be looked through; its table is the books', where no search writes along. */
export const accountSearch: SearchProvider = {
  kind: 'account',
  permission: 'Charts List View',
  async find({ tx }, { needles, limit }) {
    const { rows } = await sql<Omit<Found, 'url' | 'happensAt'>>`
      select account.id, account.code || ' ' || account.name as title, parent.name as subtitle, best.rank,
        account.archived_at is not null as "isArchived", account.updated_at as "touchedAt"
      from account
      left join account parent on parent.id = account.parent_id
      cross join lateral (
        select max(greatest(
            courtyard.search_rank(courtyard.search_key(account.code || ' ' || account.name), words, key, patterns),
            courtyard.search_rank(courtyard.search_key(account.name), words, key, patterns))) as rank
        from unnest(${needles}::text[]) needle,
          lateral (select btrim(courtyard.search_key(needle)) as key, courtyard.search_patterns(needle) as patterns,
            courtyard.search_words(account.code || ' ' || account.name) as words) asked
        where words like all (patterns)) best
      where best.rank is not null
      order by best.rank desc, account.code limit ${limit}`.execute(tx);
    return rows.map((row) => ({ ...row, url: accountUrl(row.id), happensAt: null }));
  },
};
