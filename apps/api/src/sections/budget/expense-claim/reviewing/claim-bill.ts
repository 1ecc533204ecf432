import type { ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { changeOf } from '../../../../platform/audit/audit';
import { type Text, textIn } from '../../../../platform/http/language/sentence';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { vendorBillsOf } from '../../../../platform/tenancy/approvals/vendor-bills';
import { claimSource } from '../expense-claims.sql';

const noBills: Text = 'Accounting is turned off for this community. Turn it on and draft the bill again.';

/** Drafts the bill that pays an approved claim, once. Why it cannot be is saved with the claim. */
export async function draftClaimBill(context: CallContext, claim: ExpenseClaim): Promise<void> {
  const { tx, platform } = context;
  const bills = await vendorBillsOf(platform.sections, tx);
  const drafted = bills
    ? await bills.draft(context, {
        source: { kind: claimSource, id: claim.id },
        vendorId: await bills.payeeOf(context, { memberId: claim.claimant.id, name: claim.claimant.name }),
        number: `EC-${claim.number}`,
        memo: claim.purpose,
        fileIds: claim.files.map(({ id }) => id),
        lines: claim.lines.map(({ description, accountId, fundId, amountMinor }) => ({
          description: description ?? claim.purpose,
          amountMinor,
          place: { accountId, fundId },
        })),
      })
    : { problem: noBills };
  const billProblem = 'problem' in drafted ? textIn(drafted.problem, 'en', {}) : null;
  await tx.updateTable('expenseClaim').set({ billProblem }).where('id', '=', claim.id).execute();
  if ('id' in drafted)
    await recordChange(
      context,
      changeOf('expense-claim.bill', { 'expense-claim': claim.id }, {}, { bill: drafted.number }),
    );
}
