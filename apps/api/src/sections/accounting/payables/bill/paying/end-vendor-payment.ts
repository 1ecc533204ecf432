import type {
  VendorPayment,
  vendorPaymentRoutes,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import type { z } from 'zod';
import { reverse } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { conflict, invalid } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../../platform/section/conflicts';
import { changeOpenBills, lockBills } from '../queries/bill-open.sql';
import { getVendorPayment } from './vendor-payment-details';

type Ending = z.output<(typeof vendorPaymentRoutes.endVendorPayment)['body']>;

/** Takes a payment back by a reversal: its bills are open again, and credits that it used can be used again. */
export async function endVendorPayment(
  context: CallContext,
  paymentId: string,
  { as, on, reason }: Ending,
): Promise<VendorPayment> {
  const { tx, caller } = context;
  const { parts } = await getVendorPayment(context, paymentId);
  await lockBills(
    tx,
    parts.map(({ billId }) => billId),
  );
  const before = await getVendorPayment(context, paymentId);
  if (before.status !== 'paid')
    throw conflict('payment-ended', 'This payment was already voided or returned.');
  if (on < before.paidOn) throw invalid({ on: 'A payment can’t be reversed before its own date.' });
  if (on > todayOf(context)) throw invalid({ on: 'This date is in the future.' });
  const [entry] = before.entries;
  if (!entry) throw new Error(`the payment ${paymentId} has no entry`);
  await changeOpenBills(tx, new Map(parts.map(({ billId, amountMinor }) => [billId, amountMinor])));
  await withConstraintProblems(
    tx
      .updateTable('vendorPayment')
      .set({ endedAs: as, endedOn: on, endedBy: caller.displayName, endReason: reason })
      .where('id', '=', paymentId)
      .execute(),
    {
      moved_check_returned: () =>
        conflict(
          'check-moved',
          'This check is in unclaimed checks. Undo that on the bank account’s page first.',
        ),
    },
  );
  await recordChange(
    context,
    changeOf(
      'vendor-payment.end',
      { 'vendor-payment': paymentId },
      { status: 'paid' },
      { status: as, on, reason },
    ),
  );
  await reverse(
    tx,
    {
      key: `vendor-payment-end:${paymentId}`,
      date: on,
      reverses: entry.id,
      isAtBank: as === 'returned',
      source: { kind: 'vendor-payment', id: paymentId },
      memo: reason,
    },
    { id: caller.memberId, name: caller.displayName },
  );
  return getVendorPayment(context, paymentId);
}
