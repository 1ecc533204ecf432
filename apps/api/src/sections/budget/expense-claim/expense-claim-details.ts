import type { ClaimChoices, ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { sql } from 'kysely';
import { accounts, funds } from '../../../ledger';
import { attachedFiles } from '../../../platform/files/attached-files.sql';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { vendorBillsOf } from '../../../platform/tenancy/approvals/vendor-bills';
import { isChargeable } from './reviewing/claim-accounts';
import { claimQuery, claimSource, summaryOf } from './expense-claims.sql';

export const claimFiles = attachedFiles('expenseClaimFile', 'claimId');

async function linesOf({ tx }: ReadContext, claimId: string): Promise<ExpenseClaim['lines']> {
  const { rows } = await sql<ExpenseClaim['lines'][number]>`
    select line.account_id, line.fund_id, line.description, line.amount_minor,
      jsonb_build_object('id', account.id, 'name', account.code || ' ' || account.name) as account,
      jsonb_build_object('id', fund.id, 'name', fund.name) as fund
    from expense_claim_line line
    join account on account.tenant_id = line.tenant_id and account.id = line.account_id
    join fund on fund.tenant_id = line.tenant_id and fund.id = line.fund_id
    where line.claim_id = ${claimId} order by line.position`.execute(tx);
  return rows;
}

/** Other claims with a file of the same content: all of them for who reads all, else the caller's own. */
async function duplicatesOf(
  { tx, caller }: ReadContext,
  claimId: string,
): Promise<ExpenseClaim['duplicates']> {
  const readsAll = caller.permissions.has('Expense Tracker Transactions View');
  const { rows } = await sql<ExpenseClaim['duplicates'][number]>`
    select distinct claim.id, claim.number, own.name as file_name
    from expense_claim_file mine
    join file own on own.tenant_id = mine.tenant_id and own.id = mine.file_id
    join file same on same.tenant_id = own.tenant_id and same.sha256 = own.sha256 and same.id <> own.id
    join expense_claim_file theirs on theirs.tenant_id = same.tenant_id and theirs.file_id = same.id
    join expense_claim claim on claim.tenant_id = theirs.tenant_id and claim.id = theirs.claim_id
    where mine.claim_id = ${claimId} and claim.id <> ${claimId} and claim.state <> 'withdrawn'
      and (${readsAll} or claim.member_id = ${caller.memberId}) order by claim.number`.execute(tx);
  return rows;
}

/** When the last payment of the claim's bill was made; null while something of it is open. */
async function paidOn({ tx }: ReadContext, claimId: string): Promise<string | null> {
  const { rows } = await sql<{ paidOn: string | null }>`
    select max(payment.paid_on) as paid_on from bill
    join vendor_payment_part part on part.tenant_id = bill.tenant_id and part.bill_id = bill.id
    join vendor_payment payment on payment.tenant_id = part.tenant_id and payment.id = part.payment_id and payment.ended_as is null
    where bill.source_kind = ${claimSource} and bill.source_id = ${claimId} and bill.status = 'paid'`.execute(
    tx,
  );
  return rows[0]?.paidOn ?? null;
}

async function billFor(
  { tx, platform, caller }: ReadContext,
  claimId: string,
  problem: string | null,
): Promise<ExpenseClaim['bill']> {
  const bills = await vendorBillsOf(platform.sections, tx);
  const bill = bills && (await bills.billOf(tx, { kind: claimSource, id: claimId }));
  if (bill)
    return {
      id: caller.permissions.has(bills.permission) ? bill.id : null,
      number: bill.number,
      problem: null,
    };
  return problem === null ? null : { id: null, number: null, problem };
}

/** A claim as it is now. Throws notFound. */
export async function getClaim(context: ReadContext, claimId: string): Promise<ExpenseClaim> {
  const row = await claimQuery(context)
    .select(['expenseClaim.reason', 'expenseClaim.billProblem'])
    .where('expenseClaim.id', '=', claimId)
    .executeTakeFirst();
  if (!row) throw notFound('expense claim');
  const { reason, billProblem, ...summary } = row;
  return {
    ...summaryOf(summary),
    reason,
    lines: await linesOf(context, claimId),
    files: await claimFiles.of(context, claimId),
    duplicates: await duplicatesOf(context, claimId),
    bill: await billFor(context, claimId, billProblem),
    paidOn: summary.state === 'paid' ? await paidOn(context, claimId) : null,
    isMine: summary.memberId === context.caller.memberId,
  };
}

/** One of the caller's own; of any other it is not said that there is one. Throws notFound. */
export async function getMyClaim(context: ReadContext, claimId: string): Promise<ExpenseClaim> {
  const claim = await getClaim(context, claimId);
  if (!claim.isMine) throw notFound('expense claim');
  return claim;
}

/** What a claim can be charged to. */
export async function claimChoices({ tx }: ReadContext): Promise<ClaimChoices> {
  return {
    accounts: (await accounts(tx))
      .filter(isChargeable)
      .map(({ id, code, name }) => ({ id, code, name, type: 'expense' })),
    funds: (await funds(tx))
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, code, name }) => ({ id, code, name })),
  };
}
