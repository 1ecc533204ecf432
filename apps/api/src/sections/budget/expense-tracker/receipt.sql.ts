import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { claimSource } from '../expense-claim/expense-claims.sql';

/** The bills that an expense comes from: the one that it posts, or those that it pays. */
export const billsOfSource = (line: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${line}.${column}`);
  const source = (kind: string) =>
    sql`case ${of('source_kind')} when ${kind} then ${of('source_id')}::uuid end`;
  return sql`(select bill.id, bill.number, bill.source_kind, bill.source_id from bill
    where bill.tenant_id = ${of('tenant_id')} and bill.id = ${source('bill')}
    union all
    select bill.id, bill.number, bill.source_kind, bill.source_id from vendor_payment_part part
    join bill on bill.tenant_id = part.tenant_id and bill.id = part.bill_id
    where part.tenant_id = ${of('tenant_id')} and part.payment_id = ${source('vendor-payment')})`;
};

/** Whether a file is attached to the entry of an expense or to a document that it comes from. */
export const hasReceipt = (line: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${line}.${column}`);
  return sql`(exists (select from journal_entry_file file
      where file.tenant_id = ${of('tenant_id')} and file.entry_id = ${of('entry_id')})
    or exists (select from ${billsOfSource(line)} document
      where exists (select from bill_file file where file.tenant_id = ${of('tenant_id')} and file.bill_id = document.id)
        or document.source_kind = ${claimSource} and exists (select from expense_claim_file file
          where file.tenant_id = ${of('tenant_id')} and file.claim_id = document.source_id)))`;
};
