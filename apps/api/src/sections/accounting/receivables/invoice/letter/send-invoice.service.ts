import type { InvoiceLetterKind } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { type SqlBool, sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { conflict, notFound } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { isHeld } from '../../collection/collection-hold.sql';
import { askForLetters } from '../../letter/ask-for-letters';
import { lettersWhere } from '../../letter/owner-letter.sql';
import { readersOfInvoice } from '../../letter/readers.sql';

/** The letters of an invoice, the newest first, each with what the outbox says of it. */
export const lettersOfInvoice = (tx: Tx, invoiceId: string): Promise<OwnerLetter[]> =>
  lettersWhere(tx, sql<SqlBool>`letter.invoice_id = ${invoiceId}`);

/** Queues an invoice for each of its owners who has an address: a job draws and mails it. Throws a Problem where there is nobody, or nothing to say. */
export async function sendInvoice(
  context: CallContext,
  invoiceId: string,
  kind: InvoiceLetterKind,
): Promise<OwnerLetter[]> {
  const { tx } = context;
  const invoice = await tx
    .selectFrom('invoice')
    .select(['id', 'openMinor', 'dueOn', 'voidedOn', 'unitLedgerId'])
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) throw notFound('invoice');
  if (invoice.voidedOn !== null) throw conflict('invoice-void', 'This invoice is already void.');
  if (kind === 'reminder' && (invoice.openMinor === 0 || invoice.dueOn >= todayOf(context)))
    throw conflict('not-overdue', 'This invoice isn’t overdue.');
  if (kind === 'reminder' && (await isHeld(tx, invoice.unitLedgerId, todayOf(context))))
    throw conflict(
      'on-hold',
      'Collections are paused or a payment plan is in effect, so no reminder can be sent.',
    );
  const readers = await readersOfInvoice(tx, invoiceId);
  if (readers.length === 0)
    throw conflict('nobody-to-mail', 'None of this invoice’s owners has an email address.');
  const recipients = await askForLetters(context, { kind, invoiceId }, readers);
  await recordChange(
    context,
    changeOf('invoice.mail', { invoice: invoiceId }, {}, { letter: kind, recipients }),
  );
  return lettersOfInvoice(tx, invoiceId);
}
