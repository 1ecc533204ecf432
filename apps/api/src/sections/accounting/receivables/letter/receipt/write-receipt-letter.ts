import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import type { Tx } from '../../../../../platform/database/database';
import type { WriteLetter } from '../letter-kind';
import { readersOfPayment } from '../readers.sql';
import { receiptPaper } from '../../statement/paper/receipt-paper';
import { unitStatement } from '../../statement/statement.service';
import { getPayment } from '../../payment/payment-details';
import { receiptLetterOf } from './receipt-letter.texts';

const partsOf = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('paymentPart')
    .innerJoin('unitLedger', (join) =>
      join
        .onRef('unitLedger.tenantId', '=', 'paymentPart.tenantId')
        .onRef('unitLedger.id', '=', 'paymentPart.unitLedgerId'),
    )
    .select(['paymentPart.propertyId', 'paymentPart.amountMinor'])
    .select(['unitLedger.id as ledgerId', 'unitLedger.endsOn'])
    .where('paymentPart.paymentId', '=', paymentId)
    .orderBy('paymentPart.position')
    .execute();

/** Of a payment, what is of some of its units: what others paid with the same check is not told. */
function partOf(payment: Payment, parts: readonly { propertyId: string; amountMinor: number }[]): Payment {
  const isTold = ({ id }: { id: string }) => parts.some(({ propertyId }) => propertyId === id);
  return {
    ...payment,
    properties: payment.properties.filter(isTold),
    allocations: payment.allocations.filter(({ property }) => isTold(property)),
    amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}

/** The receipt of a payment for one of those on whose account it is: of their units, and of no others. */
export const writeReceiptLetter: WriteLetter = async (context, { paymentId, toAddress, recipient }) => {
  if (paymentId === null) return null;
  const { tx, tenant, language, link } = context;
  const own = (await readersOfPayment(tx, paymentId)).find(
    ({ address }) => address.toLowerCase() === toAddress.toLowerCase(),
  );
  if (!own) return null;
  const parts = (await partsOf(tx, paymentId)).filter(({ propertyId }) =>
    own.propertyIds.includes(propertyId),
  );
  const payment = partOf(await getPayment(context, paymentId), parts);
  const statements: UnitStatement[] = [];
  for (const { propertyId, ledgerId, endsOn } of parts)
    statements.push(await unitStatement(context, propertyId, endsOn === null ? undefined : ledgerId));
  const { currency } = tenant;
  return {
    letter: receiptLetterOf(language, { payment, statements, currency, recipient, link }),
    fileName: `receipt-${payment.number}`,
    draw: (sheet) => receiptPaper(sheet, payment),
  };
};
