import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';

type Row = Omit<Found, 'url' | 'happensAt'>;

/** Services and items by name, code and description. */
export const serviceItemSearch: SearchProvider = {
  kind: 'service-item',
  permission: 'Bookkeeping Service List View',
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      select item.id, item.name as title, found.rank,
        nullif(concat_ws(' · ', item.code, coalesce(income.code || ' ' || income.name, expense.code || ' ' || expense.name)), '')
          as subtitle,
        item.archived_at is not null as "isArchived", item.updated_at as "touchedAt"
      from ${foundRecords('service-item', asked)} found
      join service_item item on item.id = found.record_id
      left join account income on income.id = item.income_account_id
      left join account expense on expense.id = item.expense_account_id`.execute(tx);
    return rows.map((row) => ({
      ...row,
      url: `/bookkeeping/services-items/details?id=${row.id}`,
      happensAt: null,
    }));
  },
};
