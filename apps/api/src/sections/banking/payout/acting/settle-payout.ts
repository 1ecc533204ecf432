import type { PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import { changeOf } from '../../../../platform/audit/audit';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { getBatch } from '../payout-details';
import { lockBatch } from './batch-row';

/** Marks a payment as paid by the bank, where no line of the bank says so. */
export async function settlePayout(
  context: CallContext,
  { batchId, payoutId }: { batchId: string; payoutId: string },
  { on, reference }: { on: string; reference: string | null },
): Promise<PayoutBatch> {
  const { tx, caller } = context;
  const { releasedOn } = await lockBatch(context, batchId);
  const { payouts } = await getBatch(context, batchId);
  const payout = payouts.find(({ id }) => id === payoutId);
  if (!payout) throw notFound('payout');
  if (payout.status === 'settled') throw conflict('payout-settled', 'This payment is already settled.');
  if (payout.status !== 'released')
    throw conflict('payout-ended', 'This payment was returned or voided. Add its bills to a new batch.');
  if (releasedOn !== null && on < releasedOn)
    throw invalid({ on: msg`The batch was released on ${releasedOn}. Choose that date or a later one.` });
  if (on > todayOf(context)) throw invalid({ on: 'This date is in the future.' });
  await tx
    .updateTable('payout')
    .set({ settledOn: on, settledBy: caller.displayName, settledReference: reference })
    .where('id', '=', payoutId)
    .execute();
  await recordChange(
    context,
    changeOf(
      'payout-batch.settle',
      { 'payout-batch': batchId },
      {},
      { vendor: payout.vendor.name, amountMinor: payout.amountMinor, settledOn: on, reference },
    ),
  );
  return getBatch(context, batchId);
}
