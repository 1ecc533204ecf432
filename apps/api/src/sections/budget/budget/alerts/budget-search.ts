import type { BudgetSummary } from '@courtyard/contract/budget/budget/budget';
import { budgetLabels } from '@courtyard/contract/budget/budget/budget.labels';
import { sql } from 'kysely';
import type { Found, SearchProvider } from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { isVisible } from '../budget.sql';
import { yearName } from './budget-notifications';
import { budgetUrl } from './budget-url';
import { wordsRank } from './words-rank.sql';

interface FoundBudget
  extends
    Pick<Found, 'id' | 'rank' | 'touchedAt'>,
    Pick<BudgetSummary, 'yearFrom' | 'yearTo' | 'scenario' | 'number' | 'status'> {
  fund: string;
}

/** Budgets by fund, fiscal year, scenario and motion: few enough to be looked through, and named by what is not theirs alone. */
export const budgetSearch: SearchProvider = {
  kind: 'budget',
  permission: 'Budget List View',
  async find({ tx, caller }, { needles, limit }) {
    const { language } = await storedPreferences(tx, caller.memberId);
    const called = sql`concat_ws(' ', fund.name, extract(year from budget.year_from)::text, extract(year from budget.year_to)::text,
      budget.scenario, 'v' || budget.number, ${budgetLabels.budget[language]}::text, fund.code, budget.motion)`;
    const { rows } = await sql<FoundBudget>`
      select * from (
        select budget.id, fund.name as fund, budget.year_from as "yearFrom", budget.year_to as "yearTo", budget.scenario,
          budget.number, budget.status, budget.updated_at as "touchedAt", ${wordsRank(called, needles)} as rank
        from budget join fund on fund.tenant_id = budget.tenant_id and fund.id = budget.fund_id
        where ${isVisible({ caller })}) found
      where rank is not null
      order by rank desc, "yearFrom" desc, number desc, id limit ${limit}`.execute(tx);
    return rows.map(({ id, fund, scenario, number, status, rank, touchedAt, ...year }) => ({
      id,
      title: `${fund} ${yearName(year)} · ${scenario} v${number}`,
      subtitle: budgetLabels[`status.${status}`][language],
      rank,
      touchedAt,
      url: budgetUrl(id),
      happensAt: null,
      isArchived: status === 'superseded',
    }));
  },
};
