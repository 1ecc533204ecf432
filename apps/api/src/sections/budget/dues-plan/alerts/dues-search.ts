import type { DuesPlan } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { duesPlanLabels } from '@courtyard/contract/budget/dues-plan/dues-plan.labels';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { Found, SearchProvider } from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { yearName } from '../../budget/alerts/budget-notifications';
import { wordsRank } from '../../budget/alerts/words-rank.sql';
import { duesMessages } from './dues-notifications';
import { duesUrl } from './dues-url';

interface FoundDues extends Pick<Found, 'rank' | 'touchedAt'>, Pick<DuesPlan, 'name' | 'number' | 'status'> {
  budgetId: string;
  fund: string;
  yearFrom: string;
  yearTo: string;
}

/** The dues of a budget by fund, fiscal year and name: one record under the budget's id, in its latest version. */
export const duesSearch: SearchProvider = {
  kind: 'dues-plan',
  permission: 'Dues Plan View',
  async find({ tx, caller }, { needles, limit }) {
    const { language } = await storedPreferences(tx, caller.memberId);
    const t = messagesIn(duesMessages, language);
    const called = sql`concat_ws(' ', ${t('dues')}::text, extract(year from budget.year_from)::text,
      extract(year from budget.year_to)::text, fund.name, plan.name, ${duesPlanLabels.plan[language]}::text, fund.code)`;
    const { rows } = await sql<FoundDues>`
      select * from (
        select plan.budget_id as "budgetId", plan.name, plan.number, plan.status, fund.name as fund,
          budget.year_from as "yearFrom", budget.year_to as "yearTo", plan.updated_at as "touchedAt",
          ${wordsRank(called, needles)} as rank
        from (select distinct on (budget_id) * from dues_plan where status <> 'undone' order by budget_id, number desc) plan
        join budget on budget.tenant_id = plan.tenant_id and budget.id = plan.budget_id
        join fund on fund.tenant_id = budget.tenant_id and fund.id = budget.fund_id) found
      where rank is not null
      order by rank desc, "yearFrom" desc, "budgetId" limit ${limit}`.execute(tx);
    return rows.map(({ budgetId, name, number, status, fund, rank, touchedAt, ...year }) => ({
      id: budgetId,
      title: t('plan', { year: yearName(year), fund }),
      subtitle: `${name} v${number} · ${duesPlanLabels[`status.${status}`][language]}`,
      rank,
      touchedAt,
      url: duesUrl(budgetId),
      happensAt: null,
      isArchived: status === 'superseded',
    }));
  },
};
