import type { InvoiceLetter } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';

export interface InvoiceReader {
  name: string;
  address: string;
}

/** Those who owned the unit of an invoice on its day and have an address: a member's own before what was noted of them; each once. */
export async function readersOf(tx: Tx, invoiceId: string): Promise<InvoiceReader[]> {
  const { rows } = await sql<InvoiceReader>`
    select distinct on (lower(reader.address)) reader.name, reader.address
    from (
      select person.name, coalesce(identity.email, person.email) as address
      from invoice
      join ownership on ownership.tenant_id = invoice.tenant_id and ownership.property_id = invoice.property_id
        and ownership.starts_on <= invoice.issued_on and (ownership.ends_on is null or ownership.ends_on >= invoice.issued_on)
      join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
      left join member on member.tenant_id = person.tenant_id and member.id = person.member_id and member.status = 'active'
      left join identity on identity.id = member.identity_id
      where invoice.id = ${invoiceId}) reader
    where reader.address is not null
    order by lower(reader.address), reader.name`.execute(tx);
  return rows;
}

/** The letters of an invoice, the newest first, each with what the outbox says of it. */
export async function lettersOfInvoice(tx: Tx, invoiceId: string): Promise<InvoiceLetter[]> {
  const { rows } = await sql<InvoiceLetter>`
    select letter.id, letter.kind, letter.recipient, letter.asked_at as "askedAt", letter.sent_by as "sentBy",
      case when letter.mail_id is null then 'queued' else coalesce(mail.status, 'forgotten') end as state,
      mail.sent_at as "sentAt"
    from invoice_letter letter
    left join mail on mail.tenant_id = letter.tenant_id and mail.id = letter.mail_id
    where letter.invoice_id = ${invoiceId} order by letter.asked_at desc, letter.id desc limit 100`.execute(
    tx,
  );
  return rows;
}
