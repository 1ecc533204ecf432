import type {
  Adjustment,
  RefundInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { type NewEntry, post } from '../../../../../../ledger';
import type { CallContext } from '../../../../../../platform/section/call-context';
import { getAdjustment } from '../adjustment-details';
import { storeAdjustment } from '../store-adjustment';
import { planRefund, refundEntry } from './plan-refund';

/** Gives what stands to a unit's credit back. */
export async function postRefund(
  context: CallContext,
  id: string,
  input: RefundInput,
  approvedBy?: NewEntry['approvedBy'],
): Promise<Adjustment> {
  const { tx, caller } = context;
  const plan = await planRefund(context, input, { locks: true });
  const { adjustedOn, reason, bankAccountId, method, reference } = input;
  await storeAdjustment(context, {
    id,
    kind: 'refund',
    property: plan.property,
    unitLedgerId: plan.ledgerId,
    adjustedOn,
    reason,
    accountId: bankAccountId,
    method,
    reference,
    lines: plan.parts.map(({ credit, amountMinor }) => ({ itemId: credit.id, amountMinor, creditMinor: 0 })),
    approvedBy: approvedBy?.name ?? null,
  });
  const memo = reference === null ? reason : `${reference} · ${reason}`;
  await post(tx, [refundEntry(plan, input, { id, memo, ...(approvedBy && { approvedBy }) })], {
    id: caller.memberId,
    name: caller.displayName,
  });
  return getAdjustment(context, id);
}
