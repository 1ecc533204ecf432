import type { Allocation } from '@courtyard/contract/accounting/receivables/payment/payment';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { ofDocument, type StandingEntry, standingEntries } from './standing-entries.sql';
import { unitName } from '../owner-account/unit-name.sql';

type Settled = Omit<Allocation, 'openMinor' | 'sentence'> & { sentence: string | null };

/** Applications of a payment: of its own entries, and of others that used what it left to the credit of its units. */
const applicationsFrom = (paymentId: string) => sql`(
  select applied.*, entry.no, entry.entry_date, entry.source_kind from journal_entry entry
  join application applied on applied.tenant_id = entry.tenant_id and applied.entry_id = entry.id
  where entry.source_kind = 'payment' and entry.source_id = ${paymentId} and entry.reverses_id is null
  union
  select applied.*, entry.no, entry.entry_date, entry.source_kind from open_item credit
  join application applied on applied.tenant_id = credit.tenant_id and applied.from_item = credit.id
  join journal_entry entry on entry.tenant_id = applied.tenant_id and entry.id = applied.entry_id
  where credit.source_kind = 'payment' and credit.source_id = ${paymentId} and credit.control = 'owner-credit'
    and entry.reverses_id is null)`;

/** Taken back; of a payment that was, what was taken back before it, with an invoice. */
const isReversed = (paymentId: string, isEnded: boolean) => sql`exists (select from journal_entry back
  where back.tenant_id = applied.tenant_id and back.reverses_id = applied.entry_id
    and not (${isEnded}::boolean and back.source_kind = 'payment' and back.source_id = ${paymentId}))`;

/** Charges that a payment settles, by the id of their item: how much of each, until when, and whether a document beside it used its credit; nothing that was taken back. */
export const appliedBy = (paymentId: string) => sql`(
  select applied.to_item as item_id, sum(applied.amount)::bigint as amount, max(applied.entry_date) as last_on,
    bool_or(applied.source_kind is distinct from 'payment') as by_another
  from ${applicationsFrom(paymentId)} applied
  where not ${isReversed(paymentId, false)} group by applied.to_item)`;

/** What a payment settles; of one that was taken back, what it had settled. */
export async function settledBy(
  tx: Tx,
  paymentId: string,
  { isEnded }: { isEnded: boolean },
): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select jsonb_build_object('id', property.id, 'name', ${unitName}) as property,
      case when invoice.id is not null then jsonb_build_object('id', invoice.id, 'number', invoice.number) end as invoice,
      coalesce(item.memo, '') as description, jsonb_build_object('id', fund.id, 'name', fund.name) as fund,
      item.due_on as "dueOn", applied.amount as "amountMinor", applied.sentence
    from (
      select applied.tenant_id, applied.to_item, sum(applied.amount)::bigint as amount, min(applied.no) as no, min(applied.place) as place,
        (array_agg(applied.sentence order by applied.no desc, applied.place) filter (where applied.amount > 0))[1] as sentence
      from ${applicationsFrom(paymentId)} applied where not ${isReversed(paymentId, isEnded)}
      group by applied.tenant_id, applied.to_item having sum(applied.amount) > 0) applied
    join open_item item on item.tenant_id = applied.tenant_id and item.id = applied.to_item
    join fund on fund.tenant_id = item.tenant_id and fund.id = item.fund_id
    join unit_ledger ledger on ledger.tenant_id = item.tenant_id and ledger.id = item.unit_ledger_id
    join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id
    left join invoice on item.source_kind = 'invoice' and invoice.tenant_id = item.tenant_id
      and invoice.id = case when item.source_kind = 'invoice' then item.source_id::uuid end
    order by applied.no, applied.place`.execute(tx);
  return rows;
}

/** What has to be taken back with a payment, the last first: its own entries, and those that used what it left as credit. */
export const entriesToEnd = (tx: Tx, paymentId: string): Promise<StandingEntry[]> =>
  standingEntries(
    tx,
    sql`(${ofDocument('payment', paymentId)}
      or entry.id in (select applied.entry_id from ${applicationsFrom(paymentId)} applied))`,
  );

/** Whether a refund that stands gave back what a payment left as credit. */
export async function isRefunded(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from open_item credit
    join adjustment_line line on line.tenant_id = credit.tenant_id and line.item_id = credit.id
    join adjustment on adjustment.tenant_id = line.tenant_id and adjustment.id = line.adjustment_id
    where credit.source_kind = 'payment' and credit.source_id = ${paymentId} and credit.control = 'owner-credit'
      and adjustment.kind = 'refund' and adjustment.voided_on is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether what a payment left as credit went to those who bought the unit, and was not brought back. */
export async function isMovedOn(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from open_item credit
    join journal_line line on line.tenant_id = credit.tenant_id and line.open_item_id = credit.id
    join journal_entry move on move.tenant_id = line.tenant_id and move.id = line.entry_id and move.source_kind = 'sale'
    where credit.source_kind = 'payment' and credit.source_id = ${paymentId} and credit.control = 'owner-credit'
    having sum(line.amount) <> 0`.execute(tx);
  return rows.length > 0;
}

/** The last day on which a use of what a payment left as credit was taken back: before, it was used. Null where none was. */
export async function creditUsedUntil(tx: Tx, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(back.entry_date) as day from open_item credit
    join journal_line line on line.tenant_id = credit.tenant_id and line.open_item_id = credit.id
    join journal_entry used on used.tenant_id = line.tenant_id and used.id = line.entry_id
      and not (used.source_kind is not distinct from 'payment' and used.source_id = ${paymentId})
    join journal_entry back on back.tenant_id = used.tenant_id and back.reverses_id = used.id and back.entry_date > used.entry_date
    where credit.source_kind = 'payment' and credit.source_id = ${paymentId} and credit.control = 'owner-credit'`.execute(
    tx,
  );
  return rows[0]?.day ?? null;
}

/** The deposit that a payment is in, with its bank account; null while it waits, or where it went to the bank by itself. */
export async function depositOf(
  tx: Tx,
  paymentId: string,
): Promise<{ id: string; number: number; bankAccountId: string; depositedOn: string } | null> {
  const row = await tx
    .selectFrom('payment')
    .innerJoin('deposit', (join) =>
      join.onRef('deposit.tenantId', '=', 'payment.tenantId').onRef('deposit.id', '=', 'payment.depositId'),
    )
    .select(['deposit.id', 'deposit.number', 'deposit.bankAccountId', 'deposit.depositedOn'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}
