import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import type { NamedRecords } from '../../../../platform/section/search/named-records';

type Row = Omit<Found, 'url' | 'happensAt'>;

export const vendorUrl = (id: string) => `/accounting/vendors/${id}/bills`;

/** Vendors by name, legal name and e-mail. */
export const vendorSearch: SearchProvider = {
  kind: 'vendor',
  permission: 'Vendor Details View',
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      select vendor.id, vendor.name as title, found.rank,
        nullif(concat_ws(' · ', vendor.legal_name, vendor.email, vendor.phone), '') as subtitle,
        vendor.archived_at is not null as "isArchived", vendor.updated_at as "touchedAt"
      from ${foundRecords('vendor', asked)} found
      join vendor on vendor.id = found.record_id`.execute(tx);
    return rows.map((row) => ({ ...row, url: vendorUrl(row.id), happensAt: null }));
  },
};

/** Vendors that documents are linked to. */
export const namedVendors: NamedRecords = {
  kind: 'vendor',
  async find({ tx, caller }, ids) {
    if (!caller.permissions.has('Vendor Details View')) return [];
    const rows = await tx.selectFrom('vendor').select(['id', 'name']).where('id', 'in', ids).execute();
    return rows.map((row) => ({ ...row, url: vendorUrl(row.id) }));
  },
};
