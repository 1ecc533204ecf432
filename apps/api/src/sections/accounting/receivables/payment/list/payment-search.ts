import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../../platform/section/search/search-provider';
import { unitName } from '../../owner-account/unit-name.sql';

type Row = Omit<Found, 'url' | 'happensAt'>;

/** Payments by number, reference and payer. */
export const paymentSearch: SearchProvider = {
  kind: 'payment',
  permission: 'Invoice Details View',
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      select payment.id, '#' || payment.number || coalesce(' · ' || payment.reference, '') as title, found.rank,
        concat_ws(' · ', payment.payer, (select string_agg(${unitName}, ', ' order by part.position) from payment_part part
          join property on property.tenant_id = part.tenant_id and property.id = part.property_id
          where part.tenant_id = payment.tenant_id and part.payment_id = payment.id)) as subtitle,
        payment.ended_as is not null as "isArchived", payment.created_at as "touchedAt"
      from ${foundRecords('payment', asked)} found
      join payment on payment.id = found.record_id`.execute(tx);
    return rows.map((row) => ({
      ...row,
      url: `/accounting/payments/details?id=${row.id}`,
      happensAt: null,
    }));
  },
};
