import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';

interface EarlierAmount {
  vendorId: string;
  amountMinor: number;
}

/**
 * What vendors were paid by payments recorded from a date on, voided ones left out; refunds lessen it. By the date on which each was
 * recorded: one that a person enters could be chosen to split a payment.
 */
export async function paymentsRecordedFrom(
  tx: Tx,
  vendorIds: readonly string[],
  { from, timeZone }: { from: string; timeZone: string },
): Promise<EarlierAmount[]> {
  const { rows } = await sql<EarlierAmount>`
    select vendor_id as "vendorId", amount_minor as "amountMinor"
    from vendor_payment
    where vendor_id = any(${[...vendorIds]}::uuid[]) and ended_as is null
      and (created_at at time zone ${timeZone})::date >= ${from}::date`.execute(tx);
  return rows;
}

/** What the vendor of a bill billed by others that were entered from a date on, in minor units; void ones and drafts left out. */
export async function billedBeside(
  tx: Tx,
  billId: string,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(other.total_minor), 0)::bigint as sum
    from bill join bill other on other.tenant_id = bill.tenant_id and other.vendor_id = bill.vendor_id and other.id <> bill.id
    where bill.id = ${billId} and other.kind = 'bill' and other.status not in ('void', 'draft')
      and (other.created_at at time zone ${timeZone})::date >= ${from}::date`.execute(tx);
  return rows[0]?.sum ?? 0;
}
