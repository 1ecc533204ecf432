import {
  type TransferInput,
  type TransferPreview,
  type TransferredOrWaiting,
  transferRoutes,
} from '@courtyard/contract/banking/transfer/transfer';
import { transferColumns } from '@courtyard/contract/banking/transfer/transfer.columns';
import { newId } from '../../../platform/core/ids';
import { implement, type Module } from '../../../platform/http/implement';
import { implementList } from '../../../platform/section/resource/implement-resource';
import type { ReadContext } from '../../../platform/section/call-context';
import { type ApprovalContext, decidersFor } from '../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../platform/tenancy/approvals/request-approval';
import { ruleOf } from '../../../platform/tenancy/approvals/rules/approval-rule.sql';
import { type PlannedTransfer, planTransfer } from './plan-transfer';
import { postTransfer } from './post-transfer';
import { reserveTransferApproval, transferApproval } from './transfer-approval';
import { transferList } from './transfer.sql';

const kindOf = ({ reserve }: PlannedTransfer) =>
  reserve === null ? transferApproval : reserveTransferApproval;

async function previewTransfer(context: ReadContext, input: TransferInput): Promise<TransferPreview> {
  const planned = await planTransfer(context, input);
  const { limits } = await ruleOf(context.tx, kindOf(planned));
  return {
    lines: planned.lines.map(({ account, fund, amountMinor }) => ({ account, fund, amountMinor })),
    availableMinor: planned.availableMinor,
    deciders: decidersFor(limits, input.amountMinor),
  };
}

/** Has a transfer wait for those who approve it by the rules of the community, or posts it where nobody has to. */
async function createTransfer(context: ApprovalContext, input: TransferInput): Promise<TransferredOrWaiting> {
  const planned = await planTransfer(context, input);
  const { currency } = context.tenant;
  const transferId = newId();
  const approvalId = await requestApproval(context, kindOf(planned), {
    parameters: { transferId, input, from: planned.from, to: planned.to, currency },
    about: { record: 'transfer', recordId: transferId, link: '/banking-reports/bank-accounts/transfers' },
    amount: { minor: input.amountMinor, currency },
    reason: input.memo,
  });
  const transfer = approvalId === null ? await postTransfer(context, transferId, input) : null;
  return { transfer, approvalId };
}

export const transferModule: Module = () => [
  ...implementList(
    {
      list: transferRoutes.listTransfers,
      export: transferRoutes.exportTransfers,
      values: transferRoutes.transferValues,
      totals: transferRoutes.transferTotals,
    },
    { list: transferList, file: { name: 'transfers', columns: transferColumns } },
  ),
  implement(transferRoutes.previewTransfer, async (call) => ({
    data: await previewTransfer(call, call.body),
  })),
  implement(transferRoutes.createTransfer, async (call) => ({ data: await createTransfer(call, call.body) })),
];
