import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { type SqlBool, sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { conflict, notFound } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { askForLetters } from '../ask-for-letters';
import { lettersWhere } from '../owner-letter.sql';
import { readersOfPayment } from '../readers.sql';

/** The letters that a receipt was mailed by, the newest first. */
export const lettersOfPayment = (tx: Tx, paymentId: string): Promise<OwnerLetter[]> =>
  lettersWhere(tx, sql<SqlBool>`letter.payment_id = ${paymentId}`);

/** Queues the receipt of a payment for each of those on whose account it is and who has an address. Gives whether there was somebody. */
export async function queueReceipt(context: CallContext, paymentId: string): Promise<boolean> {
  const readers = await readersOfPayment(context.tx, paymentId);
  if (readers.length === 0) return false;
  const recipients = await askForLetters(context, { kind: 'receipt', paymentId }, readers);
  await recordChange(context, changeOf('payment.mail', { payment: paymentId }, {}, { recipients }));
  return true;
}

/** Mails the receipt of a payment. Throws a Problem, 409, where it was taken back, where nobody has an address, or where it just was. */
export async function sendReceipt(context: CallContext, paymentId: string): Promise<OwnerLetter[]> {
  const { tx } = context;
  const payment = await tx
    .selectFrom('payment')
    .select('endedAs')
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw notFound('payment');
  if (payment.endedAs !== null)
    throw conflict('payment-ended', 'This payment was already voided or returned.');
  if (!(await queueReceipt(context, paymentId)))
    throw conflict('nobody-to-mail', 'None of the owners who made this payment has an email address.');
  return lettersOfPayment(tx, paymentId);
}
