import type {
  Adjustment,
  AdjustmentInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { type Actor, type NewEntry, post } from '../../../../../../ledger';
import type { CallContext } from '../../../../../../platform/section/call-context';
import { changeOpen, changesOf } from '../../../owner-account/invoice-open.sql';
import { refreshWrittenOff } from '../../../owner-account/written-off.sql';
import { getAdjustment } from '../adjustment-details';
import { storeAdjustment } from '../store-adjustment';
import { forgivingEntry, openOf } from './forgiving.rules';
import { planForgiving } from './plan-forgiving';

/** Who takes charges away: a person or the clock. */
type ActingContext = Omit<CallContext, 'caller'> & { actor: Actor };

/** Takes charges away: what is open of them is owed no more, and of what was paid the unit has credit. */
export async function takeChargesAway(
  context: ActingContext,
  id: string,
  input: AdjustmentInput,
  approvedBy?: NewEntry['approvedBy'],
): Promise<Adjustment> {
  const { tx, actor } = context;
  const { chart, property, ledgerId, parts, expenseId } = await planForgiving(context, input, {
    isPosted: true,
  });
  const { kind, adjustedOn, reason } = input;
  await storeAdjustment(context, {
    id,
    kind,
    property,
    unitLedgerId: ledgerId,
    adjustedOn,
    reason,
    accountId: expenseId,
    method: null,
    reference: null,
    lines: parts.map(({ charge, amountMinor, creditMinor }) => ({
      itemId: charge.id,
      amountMinor,
      creditMinor,
    })),
    approvedBy: approvedBy?.name ?? null,
  });
  await refreshWrittenOff(tx, [id]);
  await changeOpen(
    tx,
    changesOf(parts.map((part) => ({ invoiceId: part.charge.invoiceId, amountMinor: -openOf(part) }))),
  );
  const entry = forgivingEntry(chart, parts, {
    id,
    kind,
    adjustedOn,
    reason,
    expenseId,
    ...(approvedBy && { approvedBy }),
  });
  await post(tx, [entry], actor);
  return getAdjustment(context, id);
}

/** Takes charges away in a person's name. */
export const postForgiving = (
  context: CallContext,
  id: string,
  input: AdjustmentInput,
  approvedBy?: NewEntry['approvedBy'],
): Promise<Adjustment> => {
  const { memberId, displayName: name } = context.caller;
  return takeChargesAway({ ...context, actor: { id: memberId, name } }, id, input, approvedBy);
};
