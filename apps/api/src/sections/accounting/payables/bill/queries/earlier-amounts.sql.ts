import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { payoutsUnderWay } from '../../../../../platform/tenancy/community/vendor-payouts';

interface EarlierAmount {
  vendorId: string;
  amountMinor: number;
}

interface Since {
  /** The date in the community. */
  from: string;
  /** A batch that is weighed itself. */
  exceptBatchId?: string;
}

/**
 * What vendors were paid by payments recorded from a date on, voided ones left out, and what batches that wait for approval or release
 * will pay them; refunds lessen it. By the date on which each was recorded: one that a person enters could be chosen to split a payment.
 */
export async function earlierPayments(
  { tx, tenant, platform }: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  vendorIds: readonly string[],
  { from, exceptBatchId }: Since,
): Promise<EarlierAmount[]> {
  const ids = [...vendorIds];
  const { rows: recorded } = await sql<EarlierAmount>`
    select vendor_id as "vendorId", amount_minor as "amountMinor"
    from vendor_payment
    where vendor_id = any(${ids}::uuid[]) and ended_as is null
      and (created_at at time zone ${tenant.timeZone})::date >= ${from}::date`.execute(tx);
  const underWay = (await payoutsUnderWay(platform.sections, tx)).filter(
    ({ batchId }) => batchId !== exceptBatchId,
  );
  const { rows: bills } = await sql<{ id: string; vendorId: string }>`
    select id, vendor_id as "vendorId" from bill
    where id = any(${underWay.map(({ billId }) => billId)}::uuid[]) and vendor_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  const vendorOf = new Map(bills.map(({ id, vendorId }) => [id, vendorId]));
  return [
    ...recorded,
    ...underWay.flatMap(({ billId, amountMinor }) => {
      const vendorId = vendorOf.get(billId);
      return vendorId === undefined ? [] : [{ vendorId, amountMinor }];
    }),
  ];
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
