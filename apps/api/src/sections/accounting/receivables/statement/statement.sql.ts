import type {
  OpenCharge,
  StatementLine,
} from '@courtyard/contract/accounting/receivables/statement/statement';
import { sql } from 'kysely';
import { bucketOf } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { unitName } from '../owner-account/unit-name.sql';

/** What is open of a unit's ledger at the end of a day, the earliest due first. */
export async function openAt(tx: Tx, ledgerId: string, at: string): Promise<OpenCharge[]> {
  const { rows } = await sql<Omit<OpenCharge, 'aging'>>`
    select item.id as "itemId", coalesce(item.memo, '') as description, item.charge_type as "chargeType",
      item.issued_on as "issuedOn", item.due_on as "dueOn", item.original as "originalMinor", moved.open as "openMinor",
      case when invoice.id is not null then jsonb_build_object('id', invoice.id, 'number', invoice.number) end as invoice
    from open_item item
    cross join lateral (select sum(line.amount)::bigint as open from journal_line line
      where line.tenant_id = item.tenant_id and line.open_item_id = item.id and line.entry_date <= ${at}) moved
    left join invoice on invoice.tenant_id = item.tenant_id
      and invoice.id = case when item.source_kind = 'invoice' then item.source_id::uuid end
    where item.party_kind = 'unit' and item.party_id = ${ledgerId} and item.control = 'receivable' and moved.open <> 0
    order by item.due_on, item.issued_on, item.id`.execute(tx);
  return rows.map((row) => ({ ...row, aging: bucketOf(row.dueOn, at) }));
}

/** What stands to the credit of a unit's ledger at the end of a day. Positive. */
export async function creditAt(tx: Tx, ledgerId: string, at: string): Promise<number> {
  const { rows } = await sql<{ credit: number }>`
    select coalesce(-sum(line.amount), 0)::bigint as credit
    from open_item item
    join journal_line line on line.tenant_id = item.tenant_id and line.open_item_id = item.id and line.entry_date <= ${at}
    where item.party_kind = 'unit' and item.party_id = ${ledgerId} and item.control = 'owner-credit'`.execute(
    tx,
  );
  return rows[0]?.credit ?? 0;
}

export interface Movements {
  /** The newest first. */
  lines: StatementLine[];
  /** What was owed before the first of them. */
  broughtForwardMinor: number;
}

/** What moved on a unit's ledger from a day until the end of another, with what was owed after each entry. */
export async function movementsOf(
  tx: Tx,
  ledgerId: string,
  { from, at }: { from: string; at: string },
): Promise<Movements> {
  const { rows } = await sql<StatementLine>`
    select "entryId", date, kind, description, "invoiceId", "paymentId", payment, "adjustmentId", "amountMinor", "balanceMinor", "postedBy", "postedAt" from (
      select entry.id as "entryId", entry.entry_date as date, entry.kind, coalesce(entry.memo, '') as description,
        case when entry.source_kind = 'invoice' then entry.source_id end as "invoiceId",
        case when entry.source_kind = 'payment' then entry.source_id end as "paymentId",
        case when payment.id is not null
          then jsonb_build_object('method', payment.method, 'reference', payment.reference) end as payment,
        case when entry.source_kind = 'adjustment' then entry.source_id end as "adjustmentId",
        moved.amount as "amountMinor", (sum(moved.amount) over (order by entry.entry_date, entry.no))::bigint as "balanceMinor",
        entry.posted_by_name as "postedBy", entry.posted_at as "postedAt", entry.no
      from (
        select line.tenant_id, line.entry_id, sum(line.amount)::bigint as amount
        from open_item item
        join journal_line line on line.tenant_id = item.tenant_id and line.open_item_id = item.id
        where item.party_kind = 'unit' and item.party_id = ${ledgerId} and item.control in ('receivable', 'owner-credit')
          and line.entry_date <= ${at}
        group by line.tenant_id, line.entry_id having sum(line.amount) <> 0) moved
      join journal_entry entry on entry.tenant_id = moved.tenant_id and entry.id = moved.entry_id
      left join payment on payment.tenant_id = entry.tenant_id
        and payment.id = case when entry.source_kind = 'payment' then entry.source_id::uuid end) line
    order by date desc, no desc`.execute(tx);
  const lines = rows.filter(({ date }) => date >= from);
  const before = rows.find(({ date }) => date < from);
  return { lines, broughtForwardMinor: before?.balanceMinor ?? 0 };
}

/** The units that a member owns on a day, by name. */
export async function unitsOwnedBy(
  tx: Tx,
  memberId: string,
  day: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select property.id, ${unitName} as name from property
    where property.id in (
      select ownership.property_id from person
      join ownership on ownership.tenant_id = person.tenant_id and ownership.person_id = person.id
      where person.member_id = ${memberId} and ownership.starts_on <= ${day}
        and (ownership.ends_on is null or ownership.ends_on >= ${day}))
    order by property.building_sort, property.unit_sort`.execute(tx);
  return rows;
}
