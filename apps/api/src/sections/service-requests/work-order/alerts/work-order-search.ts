import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { isVisible } from '../people/work-part';
import { workOrderUrl } from './notifications/notify-work';

type Row = Omit<Found, 'url' | 'happensAt'>;

/** Work orders by number and title; a vendor's own alone. */
export const workOrderSearch: SearchProvider = {
  kind: 'work-order',
  permission: 'Work Order Details View',
  async find(context, asked) {
    const within = context.caller.permissions.has('Community Work Orders View')
      ? null
      : sql`array(select work_order.id from work_order where ${isVisible(context)})`;
    const { rows } = await sql<Row>`
      select work_order.id, '#' || work_order.number || ' ' || work_order.title as title, vendor.name as subtitle, found.rank,
        work_order.state in ('accepted', 'cancelled') as "isArchived", work_order.updated_at as "touchedAt"
      from ${foundRecords('work-order', asked, within)} found
      join work_order on work_order.id = found.record_id
      left join vendor on vendor.tenant_id = work_order.tenant_id and vendor.id = work_order.vendor_id`.execute(
      context.tx,
    );
    return rows.map((row) => ({ ...row, url: workOrderUrl(row.id), happensAt: null }));
  },
};
