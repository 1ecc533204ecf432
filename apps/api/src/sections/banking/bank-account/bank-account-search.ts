import { sql } from 'kysely';
import type { Found, SearchProvider } from '../../../platform/section/search/search-provider';
import { bankAccountUrls } from '../reconciliation/alerts/bank-account-urls';

/** Bank accounts by code and name; like the chart, they are looked through. */
export const bankAccountSearch: SearchProvider = {
  kind: 'bank-account',
  permission: 'Banks List View',
  async find({ tx }, { needles, limit }) {
    const { rows } = await sql<Omit<Found, 'url' | 'happensAt'>>`
      select account.id, account.code || ' ' || account.name as title, fund.name as subtitle, best.rank,
        false as "isArchived", account.updated_at as "touchedAt"
      from account
      left join fund on fund.tenant_id = account.tenant_id and fund.id = account.fund_id
      cross join lateral (
        select max(greatest(
            courtyard.search_rank(courtyard.search_key(account.code || ' ' || account.name), words, key, patterns),
            courtyard.search_rank(courtyard.search_key(account.name), words, key, patterns))) as rank
        from unnest(${needles}::text[]) needle,
          lateral (select btrim(courtyard.search_key(needle)) as key, courtyard.search_patterns(needle) as patterns,
            courtyard.search_words(account.code || ' ' || account.name) as words) asked
        where words like all (patterns)) best
      where account.purpose = 'bank' and account.archived_at is null and best.rank is not null
      order by best.rank desc, account.code limit ${limit}`.execute(tx);
    return rows.map((row) => ({ ...row, url: bankAccountUrls.details(row.id), happensAt: null }));
  },
};
