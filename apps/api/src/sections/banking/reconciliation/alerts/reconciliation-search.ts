import { reconciliationLabels } from '@courtyard/contract/banking/reconciliation/reconciliation.labels';
import type { reconciliationStatuses } from '@courtyard/contract/banking/reconciliation/reconciliation.values';
import { locales } from '@courtyard/contract/formats';
import { dateTimeFormat } from '@courtyard/contract/intl';
import type { Language } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { longDay } from '../../../../platform/notifications/kind';
import type { Found, SearchProvider } from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { bankAccountUrls } from './bank-account-urls';

interface FoundReconciliation extends Pick<Found, 'id' | 'rank' | 'touchedAt'> {
  account: string;
  toOn: string;
  status: (typeof reconciliationStatuses)[number];
}

const monthsIn = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)),
  );

/** Reconciliations by bank account and month: few enough to be looked through, and named by what is not theirs alone. */
export const reconciliationSearch: SearchProvider = {
  kind: 'reconciliation',
  permission: 'Banks List View',
  async find({ tx, caller }, { needles, limit }) {
    const { language } = await storedPreferences(tx, caller.memberId);
    const { rows } = await sql<FoundReconciliation>`
      select its.id, its.account, its.to_on, its.status, its.touched_at as "touchedAt", best.rank
      from (select one.id, account.code || ' ' || account.name as account, one.to_on, one.status,
          coalesce(one.undone_at, one.finished_at, one.started_at) as touched_at,
          concat_ws(' ', ${reconciliationLabels.reconciliation[language]}::text, account.code, account.name,
            (${monthsIn(language)}::text[])[extract(month from one.to_on)::int], extract(year from one.to_on)::text,
            one.to_on::text) as called
        from reconciliation one
        join account on account.tenant_id = one.tenant_id and account.id = one.account_id
        where one.status <> 'undone') its
      cross join lateral (
        select max(courtyard.search_rank(courtyard.search_key(its.called), words, key, patterns)) as rank
        from unnest(${needles}::text[]) needle,
          lateral (select btrim(courtyard.search_key(needle)) as key, courtyard.search_patterns(needle) as patterns,
            courtyard.search_words(its.called) as words) asked
        where words like all (patterns)) best
      where best.rank is not null
      order by best.rank desc, its.to_on desc, its.id limit ${limit}`.execute(tx);
    return rows.map(({ id, account, toOn, status, rank, touchedAt }) => ({
      id,
      title: `${account}, ${longDay(toOn, language)}`,
      subtitle: reconciliationLabels[`status.${status}`][language],
      rank,
      touchedAt,
      url: bankAccountUrls.reconcile(id),
      happensAt: null,
      isArchived: false,
    }));
  },
};
