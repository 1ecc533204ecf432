import type { VendorAccount } from '@courtyard/contract/accounting/payables/vendor/account/vendor-account';
import { sql } from 'kysely';
import { bucketOf } from '../../../../../ledger';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { getVendor } from '../../vendor/vendor.service';
import { vendorPaymentQuery } from '../paying/vendor-payment.sql';
import { billQuery, summaryOf } from '../queries/bill.sql';

const maxBills = 8;
const maxPayments = 4;

/** What is owed to a vendor today. Throws a Problem, 404. */
export async function vendorAccount(context: ReadContext, vendorId: string): Promise<VendorAccount> {
  const { tx } = context;
  await getVendor(context, vendorId);
  const today = todayOf(context);
  const open = await tx
    .selectFrom('bill')
    .select(['openMinor', 'dueOn'])
    .where('vendorId', '=', vendorId)
    .where('openMinor', '<>', 0)
    .execute();
  const sums = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0, creditMinor: 0 };
  for (const { openMinor, dueOn } of open) {
    if (openMinor < 0) sums.creditMinor -= openMinor;
    else sums[bucketOf(dueOn, today)] += openMinor;
  }
  const { paid } = await tx
    .selectFrom('vendorPayment')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('paid'))
    .where('vendorId', '=', vendorId)
    .where('endedAs', 'is', null)
    .where('paidOn', '>=', `${today.slice(0, 4)}-01-01`)
    .executeTakeFirstOrThrow();
  const bills = await billQuery(tx)
    .where('bill.vendorId', '=', vendorId)
    .orderBy(sql`bill.status not in ('draft', 'waiting', 'open', 'partial')`)
    .orderBy('bill.voucher', 'desc')
    .limit(maxBills)
    .execute();
  const payments = await vendorPaymentQuery(tx)
    .where('vendorPayment.vendorId', '=', vendorId)
    .orderBy('vendorPayment.number', 'desc')
    .limit(maxPayments)
    .execute();
  return {
    ...sums,
    balanceMinor: open.reduce((sum, { openMinor }) => sum + openMinor, 0),
    paidThisYearMinor: paid,
    bills: bills.map((row) => summaryOf(row, today)),
    payments,
  };
}
