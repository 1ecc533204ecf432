import type { InvoiceLetter } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import { conflict, notFound } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { isHeld } from '../../collection/collection-hold.sql';
import { lettersOfInvoice, readersOf } from './invoice-letter.sql';

export const invoiceLetterJobName = 'accounting.invoice-letter';

/** Queues an invoice for each of its owners who has an address: a job draws and mails it. Throws a Problem where there is nobody, or nothing to say. */
export async function sendInvoice(
  context: CallContext,
  invoiceId: string,
  kind: InvoiceLetter['kind'],
): Promise<InvoiceLetter[]> {
  const { tx, tenant, caller, platform } = context;
  const invoice = await tx
    .selectFrom('invoice')
    .select(['id', 'openMinor', 'dueOn', 'voidedOn', 'unitLedgerId'])
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) throw notFound('invoice');
  if (invoice.voidedOn !== null) throw conflict('invoice-void', 'This invoice is void already.');
  if (kind === 'reminder' && (invoice.openMinor === 0 || invoice.dueOn >= todayOf(context)))
    throw conflict('not-overdue', 'Nothing of this invoice is overdue.');
  if (kind === 'reminder' && (await isHeld(tx, invoice.unitLedgerId, todayOf(context))))
    throw conflict(
      'on-hold',
      'Nothing is collected from these owners, by a hold or a payment plan: they get no reminder.',
    );
  const readers = await readersOf(tx, invoiceId);
  if (readers.length === 0)
    throw conflict('nobody-to-mail', 'None of those whom this invoice is to has an e-mail address.');
  const rows = readers.map(({ name, address }) => ({
    tenantId: tenant.id,
    id: newId(),
    invoiceId,
    kind,
    recipient: name,
    toAddress: address,
    mailId: null,
    sentBy: caller.displayName,
    askedAt: platform.clock(),
  }));
  await tx.insertInto('invoiceLetter').values(rows).execute();
  for (const { id } of rows)
    await platform.jobs.enqueue(tx, invoiceLetterJobName, { tenantId: tenant.id, letterId: id }, { key: id });
  const recipients = readers.map(({ name }) => name);
  await recordChange(
    context,
    changeOf('invoice.mail', { invoice: invoiceId }, {}, { letter: kind, recipients }),
  );
  return lettersOfInvoice(tx, invoiceId);
}
