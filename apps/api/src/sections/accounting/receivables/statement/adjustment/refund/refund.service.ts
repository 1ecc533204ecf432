import type {
  AdjustedOrWaiting,
  AdjustmentPreview,
  RefundInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { newId } from '../../../../../../platform/core/ids';
import type { ReadContext } from '../../../../../../platform/section/call-context';
import type { ApprovalContext } from '../../../../../../platform/tenancy/approvals/approval-kind';
import { decidersFor } from '../../../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../../../platform/tenancy/approvals/request-approval';
import { ruleOf } from '../../../../../../platform/tenancy/approvals/rules/approval-rule.sql';
import { postingsOf } from '../postings.rules';
import { planRefund, refundEntry } from './plan-refund';
import { postRefund } from './post-refund';
import { refundApproval } from './refund-approval';

/** What a refund would do. Nothing is written. */
export async function previewRefund(
  context: ReadContext,
  input: Omit<RefundInput, 'reason'>,
): Promise<AdjustmentPreview> {
  const plan = await planRefund(context, input, { isPosted: false });
  const { limits } = await ruleOf(context.tx, refundApproval);
  return {
    totalMinor: input.amountMinor,
    openMinor: 0,
    creditMinor: input.amountMinor,
    waits: decidersFor(limits, input.amountMinor) > 0,
    postings: postingsOf(plan.chart, refundEntry(plan, input, { id: newId(), memo: '' })),
  };
}

/** At once, or once a second person approved it: from the community's amount on. */
export async function refundOrAsk(context: ApprovalContext, input: RefundInput): Promise<AdjustedOrWaiting> {
  const id = newId();
  const { chart, property } = await planRefund(context, input, { isPosted: false });
  const account = chart.account(input.bankAccountId);
  const { currency } = context.tenant;
  const approvalId = await requestApproval(context, refundApproval, {
    parameters: { id, input, unit: property.name, bank: account?.name ?? '', currency },
    about: {
      thing: 'property',
      thingId: property.id,
      link: `/accounting/statement?id=${property.id}`,
    },
    amount: { minor: input.amountMinor, currency },
    reason: input.reason,
  });
  if (approvalId !== null) return { adjustment: null, approvalId };
  return { adjustment: await postRefund(context, id, input), approvalId: null };
}
