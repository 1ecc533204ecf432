import type { ClaimState } from '@courtyard/contract/budget/expense-claim/expense-claim.values';
import { expenseClaimLabels } from '@courtyard/contract/budget/expense-claim/expense-claim.labels';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { claimUrl } from './claim-notifications';

interface FoundClaim extends Pick<Found, 'id' | 'title' | 'rank' | 'touchedAt'> {
  number: number;
  state: Extract<ClaimState, 'submitted' | 'pending' | 'returned' | 'withdrawn' | 'approved'>;
}

/** Claims by purpose and number: all of them for who reads expenses, else the caller's own. */
export const claimSearch: SearchProvider = {
  kind: 'expense-claim',
  permission: null,
  async find({ tx, caller }, asked) {
    const readsAll = caller.permissions.has('Expense Tracker Transactions View');
    const within = readsAll
      ? null
      : sql`array(select id from expense_claim where member_id = ${caller.memberId})`;
    const { rows } = await sql<FoundClaim>`
      select claim.id, claim.purpose as title, claim.number, claim.state, found.rank, claim.submitted_at as touched_at
      from ${foundRecords('expense-claim', asked, within)} found
      join expense_claim claim on claim.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ number, state, ...row }) => ({
      ...row,
      subtitle: `${expenseClaimLabels.claim[language]} #${number} · ${expenseClaimLabels[`state.${state}`][language]}`,
      url: claimUrl(row.id),
      happensAt: null,
      isArchived: state === 'withdrawn',
    }));
  },
};
