import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/**
 * Brings what is written off of the invoices of adjustments to what the adjustments say, less what was recovered: after one was kept or
 * taken back, or a payment on it was recorded or ended. The units are locked.
 */
export async function refreshWrittenOff(tx: Tx, adjustmentIds: readonly string[]): Promise<void> {
  if (adjustmentIds.length === 0) return;
  await sql`
    update invoice set written_off_minor = taken.minor
    from (
      select touched.id, coalesce(sum(part.amount_minor - part.credit_minor - coalesce(again.minor, 0))
        filter (where adjustment.kind = 'write-off' and adjustment.voided_on is null), 0)::bigint as minor
      from (
        select distinct line.tenant_id, line.invoice_id as id from adjustment_line part
        join invoice_line line on line.tenant_id = part.tenant_id and line.item_id = part.item_id
        where part.adjustment_id = any(${[...adjustmentIds]}::uuid[])) touched
      join invoice_line line on line.tenant_id = touched.tenant_id and line.invoice_id = touched.id
      join adjustment_line part on part.tenant_id = line.tenant_id and part.item_id = line.item_id
      join adjustment on adjustment.tenant_id = part.tenant_id and adjustment.id = part.adjustment_id
      left join lateral (
        select sum(recovery.amount_minor) as minor from adjustment_recovery recovery
        join payment on payment.tenant_id = recovery.tenant_id and payment.id = recovery.payment_id and payment.ended_as is null
        where recovery.tenant_id = part.tenant_id and recovery.adjustment_id = part.adjustment_id
          and recovery.item_id = part.item_id) again on true
      group by touched.id) taken
    where invoice.id = taken.id and invoice.written_off_minor <> taken.minor`.execute(tx);
}

/** The write-offs that a payment recovered something of. */
export async function recoveredBy(tx: Tx, paymentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('adjustmentRecovery')
    .select('adjustmentId')
    .distinct()
    .where('paymentId', '=', paymentId)
    .execute();
  return rows.map(({ adjustmentId }) => adjustmentId);
}

/** What a payment recovered of each charge, by the id of its item. */
export async function recoveredOf(tx: Tx, paymentId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('adjustmentRecovery')
    .select(['itemId', sql<number>`sum(amount_minor)::bigint`.as('amountMinor')])
    .where('paymentId', '=', paymentId)
    .groupBy('itemId')
    .execute();
  return new Map(rows.map(({ itemId, amountMinor }) => [itemId, amountMinor]));
}
