import type { MadeSaleMove } from '@courtyard/contract/accounting/receivables/sale/sale';
import type { Adjustment } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { isUnnamedUse } from '../../credit-use/unnamed-uses.sql';
import { byId, type StandingEntry, standingEntries } from '../../payment/standing-entries.sql';

/** What was moved at sales of a unit, the newest first; what was undone too. */
export async function madeMoves(tx: Tx, propertyId: string): Promise<MadeSaleMove[]> {
  const { rows } = await sql<MadeSaleMove>`
    select entry.id, jsonb_build_object('id', entry.id, 'no', entry.no, 'date', entry.entry_date, 'kind', entry.kind) as entry,
      ledger.id as "ledgerId", ledger.owners as "from", buyer.owners as "to", entry.entry_date as "movedOn",
      entry.posted_by_name as "movedBy", moved.owed as "owedMinor", moved.credit as "creditMinor",
      case when back.id is not null
        then jsonb_build_object('on', back.entry_date, 'reason', coalesce(back.memo, ''), 'by', back.posted_by_name) end as undone
    from unit_ledger ledger
    join journal_entry entry on entry.tenant_id = ledger.tenant_id and entry.source_kind = 'sale'
      and entry.source_id = ledger.id::text and entry.reverses_id is null
    cross join lateral (
      select (array_agg(item.unit_ledger_id))[1] as buyer_id,
        coalesce(sum(line.amount) filter (where item.control = 'receivable'), 0)::bigint as owed,
        coalesce(-sum(line.amount) filter (where item.control = 'owner-credit'), 0)::bigint as credit
      from journal_line line join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
      where line.tenant_id = entry.tenant_id and line.entry_id = entry.id and item.unit_ledger_id <> ledger.id) moved
    join unit_ledger buyer on buyer.tenant_id = ledger.tenant_id and buyer.id = moved.buyer_id
    left join journal_entry back on back.tenant_id = entry.tenant_id and back.reverses_id = entry.id
    where ledger.property_id = ${propertyId}
    order by entry.no desc`.execute(tx);
  return rows;
}

/** Of the items that a move began for the buyers: what else was posted to them, with what it did to which. */
const onMoved = (moveId: string) => sql`(
  select entry.*, item.id as item_id, line.amount as done from journal_line made
  join open_item item on item.tenant_id = made.tenant_id and item.id = made.open_item_id
  join journal_entry move on move.tenant_id = made.tenant_id and move.id = made.entry_id
    and item.unit_ledger_id::text <> move.source_id
  join journal_line line on line.tenant_id = item.tenant_id and line.open_item_id = item.id and line.entry_id <> move.id
  join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
  where made.entry_id = ${moveId})`;

/** What settled something of what was moved: the kind of its document, and the number of it where it has one. */
export interface MoveUser {
  kind: string | null;
  number: number | null;
  /** Of an adjustment, which. */
  adjustment: Adjustment['kind'] | null;
}

/** The newest that was not taken back, by itself or by what else its document did; undefined where what was moved is as it was moved. */
export async function userOfMove(tx: Tx, moveId: string): Promise<MoveUser | undefined> {
  const { rows } = await sql<MoveUser>`
    with used as (
      select source_kind, source_id, max(used.no) as no from ${onMoved(moveId)} used
      where used.reverses_id is null and not ${isUnnamedUse('used')}
        and not exists (select from journal_entry back where back.tenant_id = used.tenant_id and back.reverses_id = used.id)
      group by source_kind, source_id, item_id
      having sum(used.done) <> 0
      order by no desc limit 1)
    select used.source_kind as kind,
      case when used.source_kind = 'adjustment' then (select kind from adjustment where adjustment.id = used.source_id::uuid) end as adjustment,
      case used.source_kind
        when 'payment' then (select number from payment where payment.id = used.source_id::uuid)
        when 'invoice' then (select number from invoice where invoice.id = used.source_id::uuid)
        when 'adjustment' then (select number from adjustment where adjustment.id = used.source_id::uuid) end as number
    from used`.execute(tx);
  return rows[0];
}

/** What has to be taken back with a move, the last first: its entry, and uses of credit for what was moved that nothing else takes back. */
export const entriesToUndo = (tx: Tx, moveId: string): Promise<StandingEntry[]> =>
  standingEntries(
    tx,
    sql`(${byId(moveId)} or (${isUnnamedUse('entry')} and entry.id in (select used.id from ${onMoved(moveId)} used)))`,
  );

/** The last day on which something was posted to what was moved; null where nothing ever was. */
export async function lastUseOfMove(tx: Tx, moveId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(used.entry_date) as day from ${onMoved(moveId)} used`.execute(tx);
  return rows[0]?.day ?? null;
}

/** The number of an invoice that charges the buyers late for what was moved, and was not voided or taken away by as much; the newest. */
export async function lateChargeOfMove(tx: Tx, moveId: string): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select invoice.number from late_charge charge
    join invoice on invoice.tenant_id = charge.tenant_id and invoice.id = charge.invoice_id
    where invoice.voided_on is null and charge.installment_id in (
      select made.open_item_id from journal_line made
      join open_item item on item.tenant_id = made.tenant_id and item.id = made.open_item_id
      where made.entry_id = ${moveId} and item.source_kind = 'sale')
    group by invoice.tenant_id, invoice.id, invoice.number
    having sum(charge.amount_minor) > coalesce((
      select sum(taken.amount_minor) from invoice_line line
      join adjustment_line taken on taken.tenant_id = line.tenant_id and taken.item_id = line.item_id
      join adjustment on adjustment.tenant_id = taken.tenant_id and adjustment.id = taken.adjustment_id
      where line.tenant_id = invoice.tenant_id and line.invoice_id = invoice.id and adjustment.voided_on is null
        and adjustment.kind in ('credit-memo', 'waiver')), 0)
    order by invoice.number desc limit 1`.execute(tx);
  return rows[0]?.number;
}

/** Of the former owners' invoices, what of which a move settled. */
export async function invoicesOfMove(
  tx: Tx,
  moveId: string,
): Promise<{ id: string; number: number; amountMinor: number }[]> {
  const { rows } = await sql<{ id: string; number: number; amountMinor: number }>`
    select invoice.id, invoice.number, (-sum(line.amount))::bigint as "amountMinor"
    from journal_line line
    join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
      and item.control = 'receivable' and item.source_kind = 'invoice'
    join invoice on invoice.tenant_id = item.tenant_id and invoice.id = item.source_id::uuid
    where line.entry_id = ${moveId}
    group by invoice.id, invoice.number order by invoice.number`.execute(tx);
  return rows;
}
