import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import type { OpenBillItem } from './settle-bills.rules';

/** A bill or a credit as a payment reads it. */
export interface PayableBill extends Pick<
  BillSummary,
  'id' | 'kind' | 'number' | 'vendor' | 'billedOn' | 'status'
> {
  /** Above zero, of a credit too. */
  openMinor: number;
  items: OpenBillItem[];
}

/** By id. Read under `lockBills`, they stay so until the commit. */
export async function payableBills(
  tx: Tx,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, PayableBill>> {
  const { rows } = await sql<PayableBill>`
    select bill.id, bill.kind, bill.number, bill.billed_on as "billedOn", bill.status, abs(bill.open_minor) as "openMinor",
      jsonb_build_object('id', vendor.id, 'name', vendor.name) as vendor,
      coalesce((select jsonb_agg(jsonb_build_object('id', item.id, 'accountId', item.account_id, 'fundId', item.fund_id,
          'expenseId', line.account_id, 'taxBox', line.tax_box, 'openMinor', abs(item.balance)) order by line.position)
        from bill_line line join open_item item on item.tenant_id = line.tenant_id and item.id = line.item_id
        where line.tenant_id = bill.tenant_id and line.bill_id = bill.id and item.balance <> 0), '[]') as items
    from bill join vendor on vendor.tenant_id = bill.tenant_id and vendor.id = bill.vendor_id
    where bill.id = any(${[...billIds]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The number after the last check that was written on a bank account; 1001 for the first. */
export async function nextCheckNumber(tx: Tx, bankAccountId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('vendorPayment')
    .select(({ fn }) => fn.max('checkNumber').as('last'))
    .where('bankAccountId', '=', bankAccountId)
    .executeTakeFirstOrThrow();
  return (last ?? 1000) + 1;
}

/** The first of these numbers that a check of the account has; undefined where none has. */
export async function writtenCheck(
  tx: Tx,
  bankAccountId: string,
  from: number,
  count: number,
): Promise<number | undefined> {
  const taken = await tx
    .selectFrom('vendorPayment')
    .select('checkNumber')
    .where('bankAccountId', '=', bankAccountId)
    .where('checkNumber', '>=', from)
    .where('checkNumber', '<', from + count)
    .orderBy('checkNumber')
    .executeTakeFirst();
  return taken?.checkNumber ?? undefined;
}
