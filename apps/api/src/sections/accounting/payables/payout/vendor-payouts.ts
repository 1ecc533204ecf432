import { sql } from 'kysely';
import { funds } from '../../../../ledger';
import { writeAudit } from '../../../../platform/audit/audit';
import type {
  PayableBill,
  PayoutOrder,
  RecordedPayout,
  VendorBill,
  VendorPayouts,
} from '../../../../platform/tenancy/community/vendor-payouts';
import type { VendorPaymentInput } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { lockBills } from '../bill/queries/bill-open.sql';
import { payableBills } from '../bill/paying/payable-bills.sql';
import { planPayments, sumOf } from '../bill/paying/plan-payments';
import { inOrder } from '../bill/paying/settle-bills.rules';
import { recordPayments } from '../bill/paying/record-payments';
import { earlierPayments } from '../bill/queries/earlier-amounts.sql';

const inputOf = (order: PayoutOrder): VendorPaymentInput => ({
  ...order,
  checkNumber: null,
  reference: null,
  isRefund: false,
});

/** SQL of the day of the bank's line that a payment is matched to. */
const clearedOn = sql<string | null>`(select max(line.booked_on) from journal_entry entry
  join bank_match_line matched on matched.tenant_id = entry.tenant_id and matched.entry_id = entry.id
  join bank_transaction line on line.tenant_id = matched.tenant_id and line.match_id = matched.match_id
  where entry.tenant_id = payment.tenant_id and entry.source_kind = 'vendor-payment'
    and entry.source_id = payment.id::text and entry.reverses_id is null)`;

/** Batches of payouts that other sections keep: each vendor gets one payment, recorded as any other. */
export const vendorPayouts: VendorPayouts = {
  async payable(tx) {
    const { rows } = await sql<PayableBill>`
      select bill.id, bill.kind, bill.number, bill.billed_on as "billedOn", bill.due_on as "dueOn", bill.open_minor as "openMinor",
        jsonb_build_object('id', vendor.id, 'name', vendor.name) as vendor,
        coalesce((select jsonb_agg(jsonb_build_object('id', part.id, 'name', part.name, 'amountMinor', part.open) order by part.code)
          from (select fund.id, fund.name, fund.code, -sum(item.balance) as open
            from bill_line line join open_item item on item.tenant_id = line.tenant_id and item.id = line.item_id
            join fund on fund.tenant_id = item.tenant_id and fund.id = item.fund_id
            where line.tenant_id = bill.tenant_id and line.bill_id = bill.id and item.balance <> 0
            group by fund.id, fund.name, fund.code) part), '[]') as funds
      from bill join vendor on vendor.tenant_id = bill.tenant_id and vendor.id = bill.vendor_id
      where bill.open_minor <> 0 and bill.status not in ('draft', 'waiting', 'void')
      order by vendor.name, vendor.id, bill.due_on, bill.id`.execute(tx);
    return rows;
  },
  async bills(tx, billIds) {
    const { rows } = await sql<VendorBill>`
      select bill.id, bill.kind, bill.number, jsonb_build_object('id', vendor.id, 'name', vendor.name) as vendor
      from bill join vendor on vendor.tenant_id = bill.tenant_id and vendor.id = bill.vendor_id
      where bill.id = any(${[...billIds]}::uuid[])`.execute(tx);
    return new Map(rows.map((row) => [row.id, row]));
  },
  async fundsOf(tx, parts) {
    const bills = await payableBills(
      tx,
      parts.map(({ billId }) => billId),
    );
    const byFund = new Map<string, number>();
    for (const { billId, amountMinor } of parts) {
      const items = bills.get(billId)?.items ?? [];
      const openMinor = items.reduce((sum, item) => sum + item.openMinor, 0);
      for (const settled of inOrder(items, Math.min(openMinor, Math.abs(amountMinor)))) {
        const { fundId } = settled.item;
        byFund.set(fundId, (byFund.get(fundId) ?? 0) + Math.sign(amountMinor) * settled.amountMinor);
      }
    }
    return (await funds(tx)).flatMap(({ id, name }) => {
      const amountMinor = byFund.get(id);
      return amountMinor === undefined ? [] : [{ id, name, amountMinor }];
    });
  },
  async plan(context, order) {
    // No numbers of checks are looked for: they are those after the last when it is recorded.
    const { payments } = await planPayments(context, inputOf(order), () => true);
    return {
      amountMinor: sumOf(payments),
      reserves: [...new Set(payments.flatMap(({ reserves }) => reserves))],
    };
  },
  async record(context, order, approvedBy) {
    const { tx, tenant, caller } = context;
    const input = inputOf(order);
    await lockBills(
      tx,
      order.parts.map(({ billId }) => billId),
    );
    const { payments } = await planPayments(context, input, () => false);
    // The call is of another section: the history and the open pages are those of this one.
    const actor = { tenantId: tenant.id, memberId: caller.memberId, displayName: caller.displayName };
    return recordPayments(
      {
        ...context,
        section: 'accounting',
        audit: async (entries) => {
          for (const entry of [entries].flat()) await writeAudit(tx, actor, entry);
        },
      },
      input,
      payments,
      approvedBy,
    );
  },
  isThrough: (paymentId) => sql`exists (select from vendor_payment payment where payment.id = ${paymentId}
    and (payment.ended_as is not null or payment.amount_minor = 0 or ${clearedOn} is not null))`,
  async payments(tx, paymentIds) {
    const { rows } = await sql<RecordedPayout>`
      select payment.id, payment.number, payment.check_number as "checkNumber", payment.amount_minor as "amountMinor",
        payment.status, payment.ended_on as "endedOn", jsonb_build_object('id', vendor.id, 'name', vendor.name) as vendor,
        ${clearedOn} as "clearedOn"
      from vendor_payment payment join vendor on vendor.tenant_id = payment.tenant_id and vendor.id = payment.vendor_id
      where payment.id = any(${[...paymentIds]}::uuid[]) order by payment.number`.execute(tx);
    return rows;
  },
  async earlierOf(context, { billIds, ...since }) {
    const bills = await vendorPayouts.bills(context.tx, billIds);
    const vendorIds = new Set([...bills.values()].map(({ vendor }) => vendor.id));
    return sumOf(await earlierPayments(context, [...vendorIds], since));
  },
};
