import type { PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { say } from '../../../../platform/http/language/sentence';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { contentHash, orderOf, storedBills } from '../payout-content';
import { getBatch, payingOf } from '../payout-details';
import { requireFunds } from '../payout-funds';
import { lockBatch } from './payout.service';

/**
 * Pays an approved batch today, each vendor by one payment; its approval stands for theirs. Of two who release at the same time the
 * second finds another version. Throws a Problem: 409 where it is not approved, not due or not covered, 422 where a bill changed.
 */
export async function releaseBatch(
  context: CallContext,
  batchId: string,
  version: number,
): Promise<PayoutBatch> {
  const { tx, tenant, caller, platform } = context;
  const batch = await lockBatch(context, batchId, version);
  if (batch.status !== 'approved')
    throw conflict('not-approved', 'Only an approved batch is released. Load it again to see its status.');
  const content = { ...batch, bills: await storedBills(tx, batchId) };
  if (contentHash(content) !== batch.contentHash)
    throw conflict('not-approved', 'This is not what was approved. Change the batch and prepare it again.');
  const today = todayOf(context);
  if (batch.payOn > today)
    throw conflict(
      'not-due',
      say`This batch is to be paid on ${batch.payOn}. Release it on that day or later.`,
    );
  const paying = await payingOf(context);
  await requireFunds(context, batch);
  await tx
    .updateTable('payoutBatch')
    .set({
      status: 'released',
      releasedOn: today,
      releasedBy: caller.displayName,
      version: version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', batchId)
    .execute();
  await recordChange(
    context,
    changeOf(
      'payout-batch.release',
      { 'payout-batch': batchId },
      { status: 'approved' },
      { status: 'released', paidOn: today },
    ),
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
  return getBatch(context, batchId);
}
