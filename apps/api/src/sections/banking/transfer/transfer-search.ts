import { transferLabels } from '@courtyard/contract/banking/transfer/transfer.labels';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../platform/tenancy/preferences/preferences.sql';
import { bankAccountUrls } from '../reconciliation/alerts/bank-account-urls';

interface FoundTransfer extends Pick<Found, 'id' | 'rank' | 'touchedAt'> {
  number: number;
  memo: string | null;
  amountMinor: number;
}

/** Transfers between bank accounts by number and memo. */
export const transferSearch: SearchProvider = {
  kind: 'transfer',
  permission: 'Banks List View',
  async find({ tx, tenant, caller }, asked) {
    const { rows } = await sql<FoundTransfer>`
      select transfer.id, transfer.number, transfer.memo, transfer.amount_minor, found.rank,
        transfer.created_at as "touchedAt"
      from ${foundRecords('transfer', asked)} found
      join transfer on transfer.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ number, memo, amountMinor, ...row }) => ({
      ...row,
      title: `${transferLabels.transfer[language]} #${number}`,
      subtitle: [formatMoney(amountMinor, tenant.currency, { language }), memo]
        .filter((part) => part !== null)
        .join(' · '),
      url: bankAccountUrls.transfer(number),
      happensAt: null,
      isArchived: false,
    }));
  },
};
