import type { PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import { newId } from '../../../../platform/core/ids';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { notifyReleased } from '../alerts/payout-notifications';
import { contentHash, orderOf, storedBills } from '../payout-content';
import { getBatch, payingOf } from '../payout-details';
import { requireFunds } from '../payout-funds';
import { lockBatch, writeStep } from './batch-row';

/**
 * Pays an approved batch today, each vendor by one payment; its approval stands for theirs. Of two who release at the same time the
 * second finds another version. Throws a Problem: 409 where it is not approved, not due or not covered, 422 where a bill changed.
 */
export async function releaseBatch(
  context: CallContext,
  batchId: string,
  version: number,
): Promise<PayoutBatch> {
  const { tx, tenant, caller } = context;
  const batch = await lockBatch(context, batchId, version);
  if (batch.status !== 'approved')
    throw conflict(
      'not-approved',
      'Only approved batches can be released. Reload the page to see its status.',
    );
  const content = { ...batch, bills: await storedBills(tx, batchId) };
  if (contentHash(content) !== batch.contentHash)
    throw conflict(
      'not-approved',
      'This batch differs from what was approved. Edit it and send it for approval again.',
    );
  const today = todayOf(context);
  if (batch.payOn > today)
    throw conflict(
      'not-due',
      msg`This batch’s payment date is ${batch.payOn}. Release it on or after that date.`,
    );
  const paying = await payingOf(context);
  await requireFunds(context, batch);
  await recordChange(
    context,
    await writeStep(context, batch, 'release', {
      status: 'released',
      set: { releasedOn: today, releasedBy: caller.displayName },
      told: { paidOn: today },
    }),
  );
  const { approvedById: id, approvedBy: name } = batch;
  const approvedBy = id !== null && name !== null ? { id, name } : undefined;
  const paymentIds = await paying.record(context, orderOf(content, today), approvedBy);
  await tx
    .insertInto('payout')
    .values(
      paymentIds.map((vendorPaymentId) => ({ tenantId: tenant.id, id: newId(), batchId, vendorPaymentId })),
    )
    .execute();
  const released = await getBatch(context, batchId);
  await notifyReleased(context, batch, released.bankAccount.name);
  return released;
}
