import type {
  AdjustedOrWaiting,
  AdjustmentInput,
  AdjustmentPreview,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { newId } from '../../../../../../platform/core/ids';
import type { ReadContext } from '../../../../../../platform/section/call-context';
import type { ApprovalContext } from '../../../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../../../platform/tenancy/approvals/request-approval';
import { postingsOf } from '../postings.rules';
import { forgivingEntry, openOf } from './forgiving.rules';
import { planForgiving } from './plan-forgiving';
import { postForgiving } from './post-forgiving';
import { writeOffApproval } from './write-off-approval';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** What taking charges away would do. Nothing is written. */
export async function previewForgiving(
  context: ReadContext,
  input: Omit<AdjustmentInput, 'reason'>,
): Promise<AdjustmentPreview> {
  const { chart, parts, expenseId } = await planForgiving(context, input, { isPosted: false });
  const { kind, adjustedOn } = input;
  const entry = forgivingEntry(chart, parts, { id: newId(), kind, adjustedOn, reason: '', expenseId });
  return {
    totalMinor: sum(parts.map(({ amountMinor }) => amountMinor)),
    openMinor: sum(parts.map(openOf)),
    creditMinor: sum(parts.map(({ creditMinor }) => creditMinor)),
    waits: kind === 'write-off',
    postings: postingsOf(chart, entry),
  };
}

/** A credit memo and a waiver at once; a write-off waits for a second person. */
export async function forgiveOrAsk(
  context: ApprovalContext,
  input: AdjustmentInput,
): Promise<AdjustedOrWaiting> {
  const id = newId();
  if (input.kind === 'write-off') {
    const { property, parts } = await planForgiving(context, input, { isPosted: false });
    const minor = sum(parts.map(({ amountMinor }) => amountMinor));
    const { currency } = context.tenant;
    const [first] = parts;
    const approvalId = await requestApproval(context, writeOffApproval, {
      parameters: {
        id,
        input,
        unit: property.name,
        charges: parts.map(({ charge }) => charge.description),
        amountMinor: minor,
        currency,
      },
      about: {
        record: 'invoice',
        recordId: first?.charge.invoiceId ?? property.id,
        link: first?.charge.invoiceId
          ? `/accounting/invoices/${first.charge.invoiceId}`
          : `/accounting/statement?id=${property.id}`,
      },
      amount: { minor, currency },
      reason: input.reason,
    });
    if (approvalId !== null) return { adjustment: null, approvalId };
  }
  return { adjustment: await postForgiving(context, id, input), approvalId: null };
}
