import type { ApprovalContext } from '../../../../../platform/tenancy/approvals/approval-kind';
import { todayOf } from '../../../../../platform/section/call-context';
import { accounts, postSeed } from '../../../../../ledger';
import { postBill } from '../commands/post-bill';
import { planPayments } from '../paying/plan-payments';
import { recordPayments } from '../paying/record-payments';
import { getBill } from '../queries/bill-details';

/** Posts a bill of the demo that another section drafted, and pays it from the bank account of its fund. */
export async function settleDraft(
  context: ApprovalContext,
  billId: string,
  { isPaid }: { isPaid: boolean },
): Promise<void> {
  const { tx, caller } = context;
  await tx.updateTable('bill').set({ isDraft: false }).where('id', '=', billId).execute();
  // A transaction posts once, but for what fills a community that nobody works in yet.
  const postsAgain = () => postSeed(tx, [], { id: caller.memberId, name: caller.displayName });
  await postsAgain();
  const bill = await postBill(context, await getBill(context, billId));
  await postsAgain();
  if (!isPaid) return;
  const [line] = bill.lines;
  const bank = (await accounts(tx)).find(
    ({ purpose, fundId }) => purpose === 'bank' && fundId === line?.fundId,
  );
  if (!bank) return;
  const input = {
    paidOn: todayOf(context),
    bankAccountId: bank.id,
    method: 'ach' as const,
    checkNumber: null,
    reference: null,
    memo: null,
    isRefund: false,
    parts: [{ billId, amountMinor: bill.openMinor }],
  };
  const { payments } = await planPayments(context, input, () => false);
  await recordPayments(context, input, payments);
  await postsAgain();
}
