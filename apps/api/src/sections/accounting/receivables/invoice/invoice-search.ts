import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { numbersIn } from '../owner-account/document-number.sql';
import { unitName } from '../owner-account/unit-name.sql';

/** An invoice is found by its whole number; of a unit that is found, its last ones are. */
const lastOfUnit = 3;

/** Invoices by number, by their message, and by the name of their unit and its owners. */
export const invoiceSearch: SearchProvider = {
  kind: 'invoice',
  permission: 'Invoice Details View',
  async find({ tx }, asked) {
    const { needles, limit } = asked;
    const { rows } = await sql<Omit<Found, 'url' | 'happensAt' | 'isArchived'> & { isVoid: boolean }>`
      with units as materialized (
        select ledger.id, max(greatest(
            courtyard.search_rank(courtyard.search_key(${unitName}), words, key, patterns),
            courtyard.search_rank(courtyard.search_key(ledger.owners), words, key, patterns))) as rank
        from unit_ledger ledger
        join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id
        cross join unnest(${[...needles]}::text[]) needle
        cross join lateral (select btrim(courtyard.search_key(needle)) as key, courtyard.search_patterns(needle) as patterns,
          courtyard.search_words(concat_ws(' ', ${unitName}, ledger.owners)) as words) asked
        where asked.words like all (asked.patterns)
        group by ledger.id order by rank desc limit ${limit}::int
      ), found as (
        select invoice.id, 6 as rank from invoice where number = any(${numbersIn(needles)}::bigint[])
        union all
        select record_id, rank from ${foundRecords('invoice', asked)} said
        union all
        select last.id, units.rank from units cross join lateral (
          select id from invoice where unit_ledger_id = units.id order by number desc limit ${lastOfUnit}::int) last
      )
      select invoice.id, '#' || invoice.number || ' · ' || ${unitName} as title,
        concat_ws(' · ', ledger.owners, left(invoice.memo, 80)) as subtitle,
        best.rank, invoice.created_at as "touchedAt", invoice.voided_on is not null as "isVoid"
      from (select id, max(rank) as rank from found group by id) best
      join invoice on invoice.id = best.id
      join property on property.tenant_id = invoice.tenant_id and property.id = invoice.property_id
      join unit_ledger ledger on ledger.tenant_id = invoice.tenant_id and ledger.id = invoice.unit_ledger_id
      order by best.rank desc, invoice.number desc limit ${limit}::int`.execute(tx);
    return rows.map(({ isVoid, ...row }) => ({
      ...row,
      url: `/accounting/invoices/${row.id}`,
      happensAt: null,
      isArchived: isVoid,
    }));
  },
};
