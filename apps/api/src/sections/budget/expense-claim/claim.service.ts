import type {
  ExpenseClaim,
  ExpenseClaimChange,
  ExpenseClaimInput,
} from '@courtyard/contract/budget/expense-claim/expense-claim';
import { isOpenToClaimant } from '@courtyard/contract/budget/expense-claim/expense-claim.values';
import { sql, type UpdateObject } from 'kysely';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import type { Database, Tx } from '../../../platform/database/database';
import { lockList } from '../../../platform/database/lists/lock-list';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { withdrawChanged } from '../../../platform/tenancy/approvals/end-approval';
import { notifyReturned, notifySubmitted } from './alerts/claim-notifications';
import { claimFiles, getClaim, getMyClaim } from './expense-claim-details';

/** What the history tells of a claim: names in place of ids. */
export const auditValues = ({ amountMinor, spentOn, purpose, files, lines }: ExpenseClaim) => ({
  amountMinor,
  spentOn,
  purpose,
  files: files.map(({ name }) => name),
  lines: lines.map(({ account, fund }) => `${account.name}, ${fund.name}`),
});

/** The next number of the community; others wait until the commit. */
async function takeNumber(tx: Tx): Promise<number> {
  await lockList(tx, 'expense-claim');
  const { next } = await tx
    .selectFrom('expenseClaim')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

function requireSpent(context: ReadContext, { spentOn }: ExpenseClaimInput): void {
  if (spentOn > todayOf(context))
    throw invalid({ spentOn: 'This date is in the future. Enter the date of the purchase.' });
}

/** The claim, kept from other writers until the commit. Throws notFound, and versionConflict. */
export async function lockClaim(
  context: CallContext,
  claimId: string,
  version?: number,
): Promise<ExpenseClaim> {
  await context.tx.selectFrom('expenseClaim').select('id').where('id', '=', claimId).forUpdate().execute();
  const claim = await getClaim(context, claimId);
  if (version !== undefined && claim.version !== version) throw versionConflict('expense claim');
  return claim;
}

/** Writes fields of a claim, as its next version. */
export async function writeClaim(
  { tx }: Pick<CallContext, 'tx'>,
  { id, version }: Pick<ExpenseClaim, 'id' | 'version'>,
  change: UpdateObject<Database, 'expenseClaim'>,
): Promise<void> {
  await tx
    .updateTable('expenseClaim')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Submits a claim of the caller. */
export async function submitClaim(context: CallContext, input: ExpenseClaimInput): Promise<ExpenseClaim> {
  const { tx, tenant, caller, platform } = context;
  requireSpent(context, input);
  const { fileIds, ...fields } = input;
  const id = newId();
  await tx
    .insertInto('expenseClaim')
    .values({
      ...fields,
      tenantId: tenant.id,
      id,
      number: await takeNumber(tx),
      memberId: caller.memberId,
      claimantName: caller.displayName,
      state: 'submitted',
      reason: null,
      billProblem: null,
      submittedAt: platform.clock(),
    })
    .execute();
  await claimFiles.replace(context, id, fileIds);
  const made = await getClaim(context, id);
  await recordChange(
    context,
    changeOf('expense-claim.submit', { 'expense-claim': id }, {}, auditValues(made)),
  );
  await notifySubmitted(context, made);
  return made;
}

/** One of the caller's own that is not decided yet, locked. Throws notFound, versionConflict and `claim-decided`. */
async function lockOwn(context: CallContext, claimId: string, version: number): Promise<ExpenseClaim> {
  const claim = await lockClaim(context, claimId, version);
  if (!claim.isMine) throw notFound('expense claim');
  if (!isOpenToClaimant(claim.state))
    throw conflict('claim-decided', 'This claim was already decided or withdrawn. Submit a new one.');
  return claim;
}

/** Changes a claim of the caller, which is submitted anew: a pending approval ends, and accounts are set again. */
export async function updateClaim(
  context: CallContext,
  claimId: string,
  { version, ...input }: ExpenseClaimChange,
): Promise<ExpenseClaim> {
  const before = await lockOwn(context, claimId, version);
  requireSpent(context, input);
  const { fileIds, ...fields } = input;
  await writeClaim(context, before, {
    ...fields,
    state: 'submitted',
    reason: null,
    submittedAt: context.platform.clock(),
  });
  await context.tx.deleteFrom('expenseClaimLine').where('claimId', '=', claimId).execute();
  await claimFiles.replace(context, claimId, fileIds);
  const after = await getMyClaim(context, claimId);
  await recordChange(
    context,
    changeOf('expense-claim.update', { 'expense-claim': claimId }, auditValues(before), auditValues(after)),
  );
  await withdrawChanged(context, 'budget');
  await notifySubmitted(context, after);
  return after;
}

export async function withdrawClaim(
  context: CallContext,
  claimId: string,
  version: number,
): Promise<ExpenseClaim> {
  const before = await lockOwn(context, claimId, version);
  await writeClaim(context, before, { state: 'withdrawn', reason: null });
  await recordChange(
    context,
    changeOf(
      'expense-claim.withdraw',
      { 'expense-claim': claimId },
      { state: before.state },
      { state: 'withdrawn' },
    ),
  );
  await withdrawChanged(context, 'budget');
  return getMyClaim(context, claimId);
}

/** Sends a claim back to its claimant, in the name of the caller. */
export async function sendBack(context: CallContext, claim: ExpenseClaim, reason: string): Promise<void> {
  await writeClaim(context, claim, { state: 'returned', reason });
  await recordChange(
    context,
    changeOf(
      'expense-claim.return',
      { 'expense-claim': claim.id },
      { state: claim.state },
      { state: 'returned', reason },
    ),
  );
  await notifyReturned(context, claim, reason);
}
