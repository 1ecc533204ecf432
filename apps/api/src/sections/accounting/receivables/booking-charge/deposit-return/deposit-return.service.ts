import type {
  Adjustment,
  AdjustmentPreview,
  DepositReturnInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { post } from '../../../../../ledger';
import { newId } from '../../../../../platform/core/ids';
import type { CallContext, ReadContext } from '../../../../../platform/section/call-context';
import { changeOpen, changesOf } from '../../owner-account/invoice-open.sql';
import { getAdjustment } from '../../statement/adjustment/adjustment-details';
import { postingsOf } from '../../statement/adjustment/postings.rules';
import { storeAdjustment } from '../../statement/adjustment/store-adjustment';
import { planReturn, returnEntry } from './plan-return';

/** What returning the deposit of an invoice would do. Nothing is written. */
export async function previewDepositReturn(
  context: ReadContext,
  input: Omit<DepositReturnInput, 'reason'>,
): Promise<AdjustmentPreview> {
  const plan = await planReturn(context, input, { isPosted: false });
  const { adjustedOn } = input;
  return {
    totalMinor: plan.backMinor + plan.keptMinor,
    openMinor: plan.backMinor - plan.creditMinor,
    creditMinor: plan.creditMinor,
    waits: false,
    postings: postingsOf(plan.chart, returnEntry(plan, { id: newId(), adjustedOn, reason: '' })),
  };
}

/** Returns the deposit of an invoice to the unit's credit, whole or less what is kept. */
export async function createDepositReturn(
  context: CallContext,
  input: DepositReturnInput,
): Promise<Adjustment> {
  const { tx, caller } = context;
  const plan = await planReturn(context, input, { isPosted: true });
  const { charge, backMinor, creditMinor, keptMinor, incomeId } = plan;
  const { adjustedOn, reason } = input;
  const id = newId();
  await storeAdjustment(context, {
    id,
    kind: 'deposit-return',
    property: charge.property,
    unitLedgerId: charge.ledgerId,
    adjustedOn,
    reason,
    accountId: incomeId,
    method: null,
    reference: null,
    keptMinor,
    lines: [{ itemId: charge.id, amountMinor: backMinor + keptMinor, creditMinor }],
    approvedBy: null,
  });
  await changeOpen(tx, changesOf([{ invoiceId: charge.invoiceId, amountMinor: creditMinor - backMinor }]));
  await post(tx, [returnEntry(plan, { id, adjustedOn, reason })], {
    id: caller.memberId,
    name: caller.displayName,
  });
  return getAdjustment(context, id);
}
