import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** The recurring template that billed an invoice; null where a person did. */
export const templateOf = sql<Invoice['template']>`(
  select jsonb_build_object('id', template.id, 'name', template.name) from invoice_run run
  join recurring_template template on template.tenant_id = run.tenant_id and template.id = run.template_id
  where run.tenant_id = invoice.tenant_id and run.id = invoice.run_id)`;

/** The lines of an invoice, each with what is open of it. */
export async function invoiceLines(tx: Tx, invoiceId: string): Promise<Invoice['lines']> {
  const rows = await tx
    .selectFrom('invoiceLine')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenantId', '=', 'invoiceLine.tenantId')
        .onRef('account.id', '=', 'invoiceLine.accountId'),
    )
    .innerJoin('fund', (join) =>
      join.onRef('fund.tenantId', '=', 'invoiceLine.tenantId').onRef('fund.id', '=', 'invoiceLine.fundId'),
    )
    .innerJoin('openItem', (join) =>
      join
        .onRef('openItem.tenantId', '=', 'invoiceLine.tenantId')
        .onRef('openItem.id', '=', 'invoiceLine.itemId'),
    )
    .select([
      'invoiceLine.itemId',
      'serviceItemId',
      'description',
      'invoiceLine.accountId',
      'invoiceLine.fundId',
    ])
    .select([
      'invoiceLine.chargeType',
      'amountMinor',
      'openItem.balance as openMinor',
      'fund.name as fundName',
    ])
    .select(sql<string>`account.code || ' ' || account.name`.as('accountName'))
    .select(
      sql<
        number | null
      >`(select -held.balance from open_item held where held.tenant_id = invoice_line.tenant_id
        and held.control = 'deposit' and held.source_kind = 'invoice' and held.source_id = invoice_line.invoice_id::text
        and held.account_id = invoice_line.account_id and held.fund_id = invoice_line.fund_id)`.as(
        'heldMinor',
      ),
    )
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute();
  return rows.map(({ accountName, fundName, ...line }) => ({
    ...line,
    account: { id: line.accountId, name: accountName },
    fund: { id: line.fundId, name: fundName },
  }));
}

/** The booking of a common area that an invoice is for; null where it is for none. */
export async function bookingOf(tx: Tx, invoiceId: string, now: Date): Promise<Invoice['booking']> {
  const row = await tx
    .selectFrom('invoice')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.tenantId', '=', 'invoice.tenantId')
        .onRef('reservation.id', '=', 'invoice.reservationId'),
    )
    .innerJoin('commonArea', (join) =>
      join
        .onRef('commonArea.tenantId', '=', 'reservation.tenantId')
        .onRef('commonArea.id', '=', 'reservation.areaId'),
    )
    .select(['reservation.id', 'commonArea.name as area', 'reservation.startsAt', 'reservation.endsAt'])
    .select('reservation.status')
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, area, status } = row;
  const [startsAt, endsAt] = [new Date(row.startsAt), new Date(row.endsAt)];
  return {
    id,
    area,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOver: status !== 'confirmed' || endsAt <= now,
  };
}

/**
 * What stands applied to an invoice: what a reversal took back is not there any more, nor what a payment settled at first that was applied
 * otherwise since.
 */
export async function applicationsTo(tx: Tx, invoiceId: string): Promise<Invoice['applications']> {
  const { rows } = await sql<Invoice['applications'][number]>`
    with applied as (
      select case when entry.source_kind = 'payment' then entry.source_id::uuid
          when credit.source_kind = 'payment' then credit.source_id::uuid end as payment_id,
        entry.id, entry.entry_date, entry.no, sum(applied.amount)::bigint as amount, applied.sentence
      from open_item item
      join application applied on applied.tenant_id = item.tenant_id and applied.to_item = item.id
      join journal_entry entry on entry.tenant_id = applied.tenant_id and entry.id = applied.entry_id
      left join open_item credit on credit.tenant_id = applied.tenant_id and credit.id = applied.from_item
      where item.source_kind = 'invoice' and item.source_id = ${invoiceId} and entry.reverses_id is null
        and entry.source_kind is distinct from 'adjustment'
        and not exists (select from journal_entry back where back.tenant_id = entry.tenant_id and back.reverses_id = entry.id)
      group by 1, entry.id, entry.entry_date, entry.no, applied.sentence),
    left_of as (
      select applied.*, least(amount, sum(greatest(amount, 0)) over (partition by payment_id order by no, sentence)
        + sum(least(amount, 0)) over (partition by payment_id))::bigint as left_minor
      from applied)
    select payment_id as "paymentId", id as "entryId", entry_date as "appliedOn", left_minor as "amountMinor", sentence
    from left_of where left_minor > 0 order by entry_date, no`.execute(tx);
  return rows;
}

/** What the credit that an invoice used by itself was applied to, entry by entry. */
export async function creditsAppliedBy(
  tx: Tx,
  invoiceId: string,
): Promise<{ entryId: string; date: string; invoiceId: string | null; amountMinor: number }[]> {
  const { rows } = await sql<{
    entryId: string;
    date: string;
    invoiceId: string | null;
    amountMinor: number;
  }>`
    select entry.id as "entryId", entry.entry_date as date, applied.amount as "amountMinor",
      case when item.source_kind = 'invoice' then item.source_id end as "invoiceId"
    from journal_entry entry
    join application applied on applied.tenant_id = entry.tenant_id and applied.entry_id = entry.id
    join open_item item on item.tenant_id = applied.tenant_id and item.id = applied.to_item
    where entry.source_kind = 'invoice' and entry.source_id = ${invoiceId} and entry.reverses_id is null
      and not exists (select from journal_entry back where back.tenant_id = entry.tenant_id and back.reverses_id = entry.id)
    order by entry.no, applied.place`.execute(tx);
  return rows;
}

/** Credit memos, waivers and write-offs on an invoice, those that were taken back among them. */
export async function adjustmentsOf(tx: Tx, invoiceId: string): Promise<Invoice['adjustments']> {
  const { rows } = await sql<Invoice['adjustments'][number]>`
    select adjustment.id, adjustment.number, adjustment.kind, adjustment.adjusted_on as "adjustedOn",
      sum(taken.amount_minor)::bigint as "amountMinor", adjustment.voided_on is not null as "isVoid"
    from invoice_line line
    join adjustment_line taken on taken.tenant_id = line.tenant_id and taken.item_id = line.item_id
    join adjustment on adjustment.tenant_id = taken.tenant_id and adjustment.id = taken.adjustment_id
    where line.invoice_id = ${invoiceId}
    group by adjustment.id, adjustment.number, adjustment.kind, adjustment.adjusted_on, adjustment.voided_on
    order by adjustment.number`.execute(tx);
  return rows;
}
