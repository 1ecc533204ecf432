import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import { sql } from 'kysely';
import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';
import { lockBills } from '../bill/queries/bill-open.sql';

/** A line of a bill of the opening balances. */
export interface OpeningBillLine extends Pick<BillSummary, 'number' | 'billedOn' | 'dueOn' | 'memo'> {
  billId: string;
  entryId: string;
  vendorId: string;
  accountId: string;
  fundId: string;
  /** Below zero of a credit. */
  amountMinor: number;
}

/** The lines of the bills that were posted with opening balances and not voided since, as they were entered. */
export async function openingBills(tx: Tx, { no }: { no: number }): Promise<OpeningBillLine[]> {
  const { rows } = await sql<OpeningBillLine>`
    select bill.id as "billId", entry.id as "entryId", bill.vendor_id as "vendorId", bill.number, bill.billed_on::text as "billedOn",
      bill.due_on::text as "dueOn", line.description as memo, line.account_id as "accountId", line.fund_id as "fundId",
      (case when bill.kind = 'credit' then -1 else 1 end * line.amount_minor)::bigint as "amountMinor"
    from journal_entry entry
    join bill on bill.tenant_id = entry.tenant_id and bill.id = entry.source_id::uuid and bill.voided_on is null
    join bill_line line on line.tenant_id = bill.tenant_id and line.bill_id = bill.id
    where entry.kind = 'opening' and entry.source_kind = 'bill' and entry.no > ${no}
    order by entry.no, line.position`.execute(tx);
  return rows;
}

/** Whether a bill that was posted with opening balances was voided on a later date than theirs. */
export async function wasOpeningBillVoided(tx: Tx, { no, on }: { no: number; on: string }): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from journal_entry entry
      join bill on bill.tenant_id = entry.tenant_id and bill.id = entry.source_id::uuid and bill.voided_on > ${on}
      where entry.kind = 'opening' and entry.source_kind = 'bill' and entry.no > ${no}) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

/** Voids bills with the opening balances that they came with. Whoever calls reverses their entries in the same transaction. */
export async function voidOpeningBills(
  context: CallContext,
  billIds: readonly string[],
  { on, reason }: { on: string; reason: string },
): Promise<void> {
  if (billIds.length === 0) return;
  const { tx, caller } = context;
  await lockBills(tx, billIds);
  await tx
    .updateTable('bill')
    .set({ openMinor: 0, voidedOn: on, voidedBy: caller.displayName, voidReason: reason })
    .set({ version: sql<number>`version + 1` })
    .where('id', 'in', [...billIds])
    .execute();
  const told = billIds.map((id): AuditEntry =>
    changeOf('bill.void', { bill: id }, { status: 'open' }, { status: 'void', on, reason }),
  );
  await recordChange(context, told);
  await withdrawChanged(context, 'accounting');
}
