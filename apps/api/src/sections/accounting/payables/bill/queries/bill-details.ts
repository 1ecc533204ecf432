import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { attachedFiles } from '../../../../../platform/files/attached-files.sql';
import { notFound } from '../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { entriesOf, mentionOf } from '../../../receivables/owner-account/document-entries.sql';
import { billQuery, summaryOf } from './bill.sql';
import { missingRightOf } from './bill-writers';

export const billFiles = attachedFiles('billFile', 'billId');

async function linesOf(tx: Tx, billId: string): Promise<Bill['lines']> {
  const { rows } = await sql<Bill['lines'][number]>`
    select line.account_id as "accountId", line.fund_id as "fundId", line.description, line.amount_minor as "amountMinor",
      line.tax_box as "taxBox", jsonb_build_object('id', account.id, 'name', account.code || ' ' || account.name) as account,
      jsonb_build_object('id', fund.id, 'name', fund.name) as fund, abs(coalesce(item.balance, 0)) as "openMinor"
    from bill_line line
    join account on account.tenant_id = line.tenant_id and account.id = line.account_id
    join fund on fund.tenant_id = line.tenant_id and fund.id = line.fund_id
    left join open_item item on item.tenant_id = line.tenant_id and item.id = line.item_id
    where line.bill_id = ${billId} order by line.position`.execute(tx);
  return rows;
}

const paymentsOf = (tx: Tx, billId: string): Promise<Bill['payments']> =>
  tx
    .selectFrom('vendorPaymentPart as part')
    .innerJoin('vendorPayment as payment', (join) =>
      join.onRef('payment.tenantId', '=', 'part.tenantId').onRef('payment.id', '=', 'part.paymentId'),
    )
    .select(['payment.id as paymentId', 'payment.number', 'payment.paidOn'])
    .select(sql<number>`abs(part.amount_minor)`.as('amountMinor'))
    .select(sql<boolean>`payment.ended_as is not null`.as('isEnded'))
    .where('part.billId', '=', billId)
    .orderBy('payment.number')
    .execute();

/** Throws a Problem, 404. */
export async function getBill(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
  billId: string,
): Promise<Bill> {
  const { tx } = context;
  const row = await billQuery(tx)
    .select(['bill.enteredByName', 'bill.createdAt', 'bill.voidedOn', 'bill.voidedBy', 'bill.voidReason'])
    .where('bill.id', '=', billId)
    .executeTakeFirst();
  if (!row) throw notFound('bill');
  const { enteredByName, createdAt, voidedOn, voidedBy, voidReason, ...summary } = row;
  const entries = await entriesOf(tx, 'bill', billId);
  return {
    ...summaryOf(summary, todayOf(context)),
    lines: await linesOf(tx, billId),
    payments: await paymentsOf(tx, billId),
    entries: entries.map(mentionOf),
    files: await billFiles.of(context, billId),
    enteredBy: enteredByName,
    enteredAt: createdAt,
    approvedBy: entries[0]?.approvedBy ?? null,
    missingRight: row.status === 'draft' ? await missingRightOf(context, row) : null,
    voided: voidedOn === null ? null : { on: voidedOn, reason: voidReason ?? '', by: voidedBy ?? '' },
  };
}
