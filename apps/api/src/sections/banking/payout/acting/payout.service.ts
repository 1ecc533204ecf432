import type { PayoutBatch, PayoutBatchInput } from '@courtyard/contract/banking/payout/payout';
import { sql } from 'kysely';
import { accounts } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../platform/section/conflicts';
import type { ApprovalContext } from '../../../../platform/tenancy/approvals/approval-kind';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';
import { askOrApprove } from '../alerts/payout-approval';
import { contentHash, orderOf, type PayoutContent, storedBills } from '../payout-content';
import { getBatch, payingOf } from '../payout-details';
import { requireFunds } from '../payout-funds';
import { asDraft, type Batch, lockBatch, writeStep } from './batch-row';

const problems = {
  payout_batch_bill_once: () =>
    conflict(
      'bill-in-batch',
      'One of these bills is already in another batch. Remove it, or cancel that batch.',
    ),
};

const requireOpen = ({ status }: Batch) => {
  if (status === 'released')
    throw conflict('batch-released', 'This batch was released and can’t be changed.');
  if (status === 'canceled') throw conflict('batch-canceled', 'This batch was canceled. Create a new one.');
};

/** What is paid, with credits as negative amounts, and what it comes to. Throws a Problem, 422 by field. */
async function weighed(context: CallContext, input: PayoutBatchInput) {
  const { tx } = context;
  const paying = await payingOf(context);
  const { bankAccountId, payOn, method, note, parts } = input;
  if (payOn < todayOf(context))
    throw invalid({ payOn: 'This date has passed. Choose today or a later date.' });
  const kinds = await paying.bills(
    tx,
    parts.map(({ billId }) => billId),
  );
  const content: PayoutContent = {
    bankAccountId,
    payOn,
    method,
    note,
    bills: parts.map(({ billId, amountMinor }) => ({
      billId,
      amountMinor: kinds.get(billId)?.kind === 'credit' ? -amountMinor : amountMinor,
    })),
  };
  const { amountMinor: totalMinor } = await paying.plan(context, orderOf(content, todayOf(context)));
  if (totalMinor <= 0)
    throw invalid({
      parts: 'These bills and credits net to zero. Choose bills with an amount to pay.',
    });
  return { content, totalMinor };
}

async function storeBills({ tx, tenant }: CallContext, batchId: string, bills: PayoutContent['bills']) {
  await withConstraintProblems(
    tx
      .insertInto('payoutBatchBill')
      .values(
        bills.map((bill, position) => ({ tenantId: tenant.id, batchId, position, isOpen: true, ...bill })),
      )
      .execute(),
    problems,
  );
}

/** Takes the next number. Others who create one wait until the commit. */
async function nextNumber({ tx, tenant }: CallContext): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payout-batch ' || ${tenant.id}::text, 0))`.execute(
    tx,
  );
  const { last } = await tx
    .selectFrom('payoutBatch')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

const facts = ({ payOn, method, note, bills }: PayoutContent, totalMinor: number) => ({
  payOn,
  method,
  note,
  totalMinor,
  bills: bills.length,
});

export async function createBatch(context: CallContext, input: PayoutBatchInput): Promise<PayoutBatch> {
  const { tx, tenant, caller, platform } = context;
  const { content, totalMinor } = await weighed(context, input);
  const { bills, ...fields } = content;
  const id = newId();
  const now = platform.clock();
  const number = await nextNumber(context);
  await tx
    .insertInto('payoutBatch')
    .values({
      tenantId: tenant.id,
      id,
      number,
      ...fields,
      status: 'draft',
      totalMinor,
      createdBy: caller.displayName,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await storeBills(context, id, bills);
  await recordChange(
    context,
    changeOf(
      'payout-batch.create',
      { 'payout-batch': id },
      {},
      { status: 'draft', ...facts(content, totalMinor) },
    ),
  );
  return getBatch(context, id);
}

/** Changed, it is a draft again: what was approved was another content. */
export async function updateBatch(
  context: CallContext,
  batchId: string,
  { version, ...input }: PayoutBatchInput & { version: number },
): Promise<PayoutBatch> {
  const { tx } = context;
  const before = await lockBatch(context, batchId, version);
  requireOpen(before);
  const { content, totalMinor } = await weighed(context, input);
  const { bills, ...fields } = content;
  const old = { ...before, bills: await storedBills(tx, batchId) };
  await tx.deleteFrom('payoutBatchBill').where('batchId', '=', batchId).execute();
  const change = await writeStep(context, before, 'update', {
    status: 'draft',
    set: { ...asDraft, ...fields, totalMinor },
    told: facts(content, totalMinor),
    toldBefore: facts(old, before.totalMinor),
  });
  await storeBills(context, batchId, bills);
  await recordChange(context, change);
  await withdrawChanged(context, 'banking');
  return getBatch(context, batchId);
}

/** Has a draft wait for approval. */
export async function prepareBatch(
  context: ApprovalContext,
  batchId: string,
  version: number,
): Promise<PayoutBatch> {
  const { tx, tenant, caller } = context;
  const batch = await lockBatch(context, batchId, version);
  requireOpen(batch);
  if (batch.status === 'approved')
    throw conflict('batch-approved', 'This batch is already approved. Release it.');
  const content = { ...batch, bills: await storedBills(tx, batchId) };
  const paying = await payingOf(context);
  const { amountMinor: totalMinor, reserves } = await paying.plan(
    context,
    orderOf(content, todayOf(context)),
  );
  await requireFunds(context, { ...batch, totalMinor });
  const hash = contentHash(content);
  await recordChange(
    context,
    await writeStep(context, batch, 'prepare', {
      status: 'prepared',
      set: { totalMinor, contentHash: hash, preparedById: caller.memberId, preparedBy: caller.displayName },
      told: { totalMinor, contentHash: hash },
    }),
  );
  const bills = await paying.bills(
    tx,
    content.bills.map(({ billId }) => billId),
  );
  const account = (await accounts(tx)).find(({ id }) => id === batch.bankAccountId);
  await askOrApprove(context, {
    batchId,
    number: batch.number,
    contentHash: hash,
    amountMinor: totalMinor,
    currency: tenant.currency,
    bankAccount: account ? `${account.code} ${account.name}` : '',
    payOn: batch.payOn,
    method: batch.method,
    bills: content.bills.map(({ billId, amountMinor }) => {
      const bill = bills.get(billId);
      return { name: bill ? `${bill.vendor.name} ${bill.number}` : '', amountMinor };
    }),
    reserves,
  });
  return getBatch(context, batchId);
}

export async function cancelBatch(
  context: CallContext,
  batchId: string,
  { version, reason }: { version: number; reason: string },
): Promise<PayoutBatch> {
  const batch = await lockBatch(context, batchId, version);
  requireOpen(batch);
  await recordChange(
    context,
    await writeStep(context, batch, 'cancel', {
      status: 'canceled',
      set: { cancelReason: reason },
      told: { reason },
    }),
  );
  await withdrawChanged(context, 'banking');
  return getBatch(context, batchId);
}
