import { writersOf } from '../../../../../platform/audit/writers.sql';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { approvalKindOf } from '../../../../../platform/tenancy/approvals/approval-kind';
import { missingRight } from '../../../../../platform/tenancy/approvals/rules/missing-right';
import { payeeMembers } from '../commands/payee';

/** The name of the kind of approval of bills. */
export const billApprovalName = 'accounting.bill';

/** Who entered a bill, who changed it, and who is paid by it: none of them approves it, also where somebody else changed it last and asks. */
export async function billWriters({ tx }: Pick<ReadContext, 'tx'>, billId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('bill')
    .select(['enteredBy', 'vendorId'])
    .where('id', '=', billId)
    .executeTakeFirst();
  if (!row) return [];
  const changed = await writersOf(tx, { type: 'bill', id: billId, actions: ['bill.update'] });
  return [...new Set([row.enteredBy, ...changed, ...(await payeeMembers(tx, [row.vendorId]))])];
}

/** The permission that too few members besides its writers have for a bill to be approved; null where it can be. */
export async function missingRightOf(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
  { id, totalMinor }: { id: string; totalMinor: number },
): Promise<string | null> {
  const kind = approvalKindOf(context.platform, billApprovalName);
  if (!kind) return null;
  const writers = await billWriters(context, id);
  return missingRight(context, kind, { writers, recordId: id, amountMinor: totalMinor });
}
