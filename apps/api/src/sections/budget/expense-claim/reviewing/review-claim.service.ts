import type { ClaimReview, ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import type { ApprovalContext } from '../../../../platform/tenancy/approvals/approval-kind';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';
import { approveOrAsk } from './claim-approval';
import { draftClaimBill } from './claim-bill';
import { requireLines } from './claim-accounts';
import { auditValues, lockClaim, sendBack, writeClaim } from '../claim.service';
import { getClaim } from '../expense-claim-details';

/** A claim of somebody else that is submitted or pending, locked. */
async function lockOthers(context: CallContext, claimId: string, version: number): Promise<ExpenseClaim> {
  const claim = await lockClaim(context, claimId, version);
  if (claim.isMine)
    throw conflict('own-claim', 'You can’t review or return your own claim. Someone else must do it.');
  if (claim.state !== 'submitted' && claim.state !== 'pending')
    throw conflict('claim-decided', 'This claim isn’t pending review. Nothing was changed.');
  return claim;
}

/** Charges a claim to accounts and has it approved: at once where nobody has to. Throws `approval-waiting` where it is pending. */
export async function reviewClaim(
  context: ApprovalContext,
  claimId: string,
  { version, lines }: ClaimReview,
): Promise<ExpenseClaim> {
  const { tx, tenant } = context;
  const before = await lockOthers(context, claimId, version);
  await requireLines(context, lines, before.amountMinor);
  const waiting = await tx
    .selectFrom('approval')
    .select('id')
    .where('record', '=', 'expense-claim')
    .where('recordId', '=', claimId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting)
    throw conflict(
      'approval-waiting',
      'This claim is pending approval. Withdraw the approval request first, or return the claim.',
    );
  await tx.deleteFrom('expenseClaimLine').where('claimId', '=', claimId).execute();
  await tx
    .insertInto('expenseClaimLine')
    .values(lines.map((line, position) => ({ tenantId: tenant.id, claimId, position, ...line })))
    .execute();
  await writeClaim(context, before, { state: 'pending' });
  const after = await getClaim(context, claimId);
  await recordChange(
    context,
    changeOf('expense-claim.review', { 'expense-claim': claimId }, auditValues(before), auditValues(after)),
  );
  await approveOrAsk(context, after);
  return getClaim(context, claimId);
}

export async function returnClaim(
  context: CallContext,
  claimId: string,
  { version, reason }: { version: number; reason: string },
): Promise<ExpenseClaim> {
  await sendBack(context, await lockOthers(context, claimId, version), reason);
  await withdrawChanged(context, 'budget');
  return getClaim(context, claimId);
}

/** Tries again to draft the bill of an approved claim. */
export async function retryBill(context: CallContext, claimId: string): Promise<ExpenseClaim> {
  const claim = await lockClaim(context, claimId);
  if (claim.isMine)
    throw conflict('own-claim', 'You can’t draft the bill for your own claim. Someone else must do it.');
  if (claim.state !== 'approved')
    throw conflict('not-approved', 'A bill is drafted after the claim is approved.');
  await draftClaimBill(context, claim);
  return getClaim(context, claimId);
}
