import type {
  AdjustedOrWaiting,
  AdjustmentPreview,
  RefundInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { newId } from '../../../../../../platform/core/ids';
import type { ReadContext } from '../../../../../../platform/section/call-context';
import type { ApprovalContext } from '../../../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../../../platform/tenancy/approvals/request-approval';
import { kindsByReserve } from '../../../../../../platform/tenancy/approvals/rules/weighing/reserve-rule';
import { postingsOf } from '../postings.rules';
import { type PlannedRefund, planRefund, refundEntry } from './plan-refund';
import { postRefund } from './post-refund';
import { refundApproval, reserveRefundApproval } from './refund-approval';

/** As what a refund waits, with the reserve fund whose bank account it is paid from. */
async function kindOf(
  { tx }: Pick<ReadContext, 'tx'>,
  chart: PlannedRefund['chart'],
  { amountMinor, bankAccountId }: Pick<RefundInput, 'amountMinor' | 'bankAccountId'>,
) {
  const fund = chart.fund(chart.account(bankAccountId)?.fundId ?? chart.operatingFund());
  const reserves = fund?.kind === 'reserve' ? [fund.name] : [];
  const byRules = await kindsByReserve(tx, { standard: refundApproval, ofReserve: reserveRefundApproval });
  return { kind: byRules({ amountMinor, reserves }), reserves };
}

/** What a refund would do. Nothing is written. */
export async function previewRefund(
  context: ReadContext,
  input: Omit<RefundInput, 'reason'>,
): Promise<AdjustmentPreview> {
  const plan = await planRefund(context, input, { locks: false });
  const { kind } = await kindOf(context, plan.chart, input);
  return {
    totalMinor: input.amountMinor,
    openMinor: 0,
    creditMinor: input.amountMinor,
    waits: kind !== null,
    postings: postingsOf(plan.chart, refundEntry(plan, input, { id: newId(), memo: '' })),
  };
}

/** At once, or once a second person approved it: from the community's amount on. */
export async function refundOrAsk(context: ApprovalContext, input: RefundInput): Promise<AdjustedOrWaiting> {
  const id = newId();
  const { chart, property } = await planRefund(context, input, { locks: true });
  const account = chart.account(input.bankAccountId);
  const { currency } = context.tenant;
  const { kind, reserves } = await kindOf(context, chart, input);
  const approvalId =
    kind &&
    (await requestApproval(context, kind, {
      parameters: { id, input, unit: property.name, bank: account?.name ?? '', currency, reserves },
      about: {
        record: 'property',
        recordId: property.id,
        link: `/accounting/statement?id=${property.id}`,
      },
      amount: { minor: input.amountMinor, currency },
      reason: input.reason,
    }));
  if (approvalId !== null) return { adjustment: null, approvalId };
  return { adjustment: await postRefund(context, id, input), approvalId: null };
}
