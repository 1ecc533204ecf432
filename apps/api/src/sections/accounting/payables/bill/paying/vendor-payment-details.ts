import type { VendorPayment } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import type { Tx } from '../../../../../platform/database/database';
import { notFound } from '../../../../../platform/http/problem';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { entriesOf, mentionOf } from '../../../receivables/owner-account/document-entries.sql';
import { vendorPaymentQuery } from './vendor-payment.sql';

const partsOf = (tx: Tx, paymentId: string): Promise<VendorPayment['parts']> =>
  tx
    .selectFrom('vendorPaymentPart as part')
    .innerJoin('bill', (join) =>
      join.onRef('bill.tenantId', '=', 'part.tenantId').onRef('bill.id', '=', 'part.billId'),
    )
    .select(['part.billId', 'bill.kind', 'bill.number', 'part.amountMinor'])
    .where('part.paymentId', '=', paymentId)
    .orderBy('part.position')
    .execute();

/** Throws a Problem, 404. */
export async function getVendorPayment(
  { tx }: Pick<ReadContext, 'tx'>,
  paymentId: string,
): Promise<VendorPayment> {
  const row = await vendorPaymentQuery(tx)
    .select(['vendorPayment.endedOn', 'vendorPayment.endedBy', 'vendorPayment.endReason'])
    .select('vendorPayment.createdAt')
    .where('vendorPayment.id', '=', paymentId)
    .executeTakeFirst();
  if (!row) throw notFound('payment to a vendor');
  const { endedOn, endedBy, endReason, createdAt, ...payment } = row;
  const entries = await entriesOf(tx, 'vendor-payment', paymentId);
  const [paid] = entries;
  return {
    ...payment,
    parts: await partsOf(tx, paymentId),
    entries: entries.map(mentionOf),
    recordedAt: paid?.postedAt ?? createdAt,
    recordedBy: paid?.postedBy ?? '',
    approvedBy: paid?.approvedBy ?? null,
    ended: endedOn === null ? null : { on: endedOn, reason: endReason ?? '', by: endedBy ?? '' },
  };
}
