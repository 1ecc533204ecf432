import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../../platform/section/search/search-provider';
import { billUrl } from '../bill-documents';

type Row = Omit<Found, 'url' | 'happensAt'>;

/** Bills by the vendor's number and their note. */
export const billSearch: SearchProvider = {
  kind: 'bill',
  permission: 'Bill Details View',
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      select bill.id, bill.number || ' · ' || vendor.name as title, bill.memo as subtitle, found.rank,
        bill.voided_on is not null as "isArchived", bill.created_at as "touchedAt"
      from ${foundRecords('bill', asked)} found
      join bill on bill.id = found.record_id
      join vendor on vendor.tenant_id = bill.tenant_id and vendor.id = bill.vendor_id`.execute(tx);
    return rows.map((row) => ({ ...row, url: billUrl(row.id), happensAt: null }));
  },
};
