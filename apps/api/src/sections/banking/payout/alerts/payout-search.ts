import { payoutLabels } from '@courtyard/contract/banking/payout/payout.labels';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { batchUrl } from './payout-approval';

interface FoundBatch extends Pick<Found, 'id' | 'subtitle' | 'rank' | 'touchedAt' | 'isArchived'> {
  number: number;
}

/** Batches of payouts by number and note. */
export const payoutSearch: SearchProvider = {
  kind: 'payout-batch',
  permission: 'Report Payouts View',
  async find({ tx, caller }, asked) {
    const { rows } = await sql<FoundBatch>`
      select batch.id, batch.number, batch.note as subtitle, found.rank, batch.updated_at as "touchedAt",
        batch.status = 'canceled' as "isArchived"
      from ${foundRecords('payout-batch', asked)} found
      join payout_batch batch on batch.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ number, ...row }) => ({
      ...row,
      title: `${payoutLabels.payoutBatch[language]} #${number}`,
      url: batchUrl(row.id),
      happensAt: null,
    }));
  },
};
