import type { VendorPaymentInput } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { type NewEntry, post } from '../../../../../ledger';
import { type AuditEntry, changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import { conflict } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../../platform/section/conflicts';
import { notifyPaid } from '../../../../../platform/tenancy/approvals/vendor-bills';
import { takeNumbers } from '../../../receivables/owner-account/document-number.sql';
import { changeOpenBills } from '../queries/bill-open.sql';
import type { PlannedPayment } from './plan-payments';

const problems = {
  vendor_payment_check: () => conflict('check-used', 'This check number was just used. Reload the page.'),
};

async function store(
  { tx, tenant, platform }: CallContext,
  { id, number }: { id: string; number: number },
  { paidOn, method, bankAccountId, reference, memo }: VendorPaymentInput,
  { vendor, parts, amountMinor, creditMinor, checkNumber }: PlannedPayment,
): Promise<void> {
  await withConstraintProblems(
    tx
      .insertInto('vendorPayment')
      .values({
        tenantId: tenant.id,
        id,
        number,
        vendorId: vendor.id,
        paidOn,
        method,
        bankAccountId,
        checkNumber,
        reference,
        memo,
        amountMinor,
        creditMinor,
        endedAs: null,
        endedOn: null,
        endedBy: null,
        endReason: null,
        createdAt: platform.clock(),
      })
      .execute(),
    problems,
  );
  await tx
    .insertInto('vendorPaymentPart')
    .values(
      parts.map(({ bill, amountMinor: ofBill }, position) => ({
        tenantId: tenant.id,
        paymentId: id,
        position,
        billId: bill.id,
        amountMinor: bill.kind === 'credit' ? -ofBill : ofBill,
      })),
    )
    .execute();
}

/** What payments change of what is open of bills; `sign` is -1 where they pay, 1 where they are taken back. */
const openChanges = (payments: readonly PlannedPayment[]): Map<string, number> =>
  new Map(
    payments.flatMap(({ parts }) =>
      parts.map(({ bill, amountMinor }) => [bill.id, bill.kind === 'credit' ? amountMinor : -amountMinor]),
    ),
  );

/** What the bills were drafted for, of those that are paid in full. */
async function paidSources(tx: Tx, billIds: readonly string[]) {
  const rows = await tx
    .selectFrom('bill')
    .select(['sourceKind', 'sourceId'])
    .where('id', 'in', billIds)
    .where('status', '=', 'paid')
    .execute();
  return rows.flatMap(({ sourceKind: kind, sourceId: id }) =>
    kind === null || id === null ? [] : [{ kind, id }],
  );
}

/** Records payments that were planned under the lock of their bills, and posts them. Gives their ids. */
export async function recordPayments(
  context: CallContext,
  input: VendorPaymentInput,
  payments: readonly PlannedPayment[],
  approvedBy?: NewEntry['approvedBy'],
): Promise<string[]> {
  if (payments.length === 0) return [];
  const { tx, tenant, caller } = context;
  const first = await takeNumbers(tx, tenant.id, 'vendor-payment', payments.length);
  const entries: NewEntry[] = [];
  const changes: AuditEntry[] = [];
  const ids: string[] = [];
  for (const [place, payment] of payments.entries()) {
    const { vendor, parts, amountMinor, creditMinor, checkNumber, entry } = payment;
    const id = newId();
    ids.push(id);
    await store(context, { id, number: first + place }, input, payment);
    changes.push(
      changeOf(
        'vendor-payment.record',
        { 'vendor-payment': id },
        {},
        {
          vendor: vendor.name,
          paidOn: input.paidOn,
          method: input.method,
          checkNumber,
          reference: input.reference,
          amountMinor,
          ...(creditMinor > 0 && { creditMinor }),
          bills: parts.map(({ bill }) => bill.number),
        },
      ),
    );
    const memo = [vendor.name, checkNumber === null ? input.reference : `#${checkNumber}`, input.memo];
    entries.push({
      ...entry,
      key: `vendor-payment:${id}`,
      source: { kind: 'vendor-payment', id },
      memo: memo.filter(Boolean).join(' · '),
      ...(approvedBy && { approvedBy }),
    });
  }
  const opened = openChanges(payments);
  await changeOpenBills(tx, opened);
  await recordChange(context, changes);
  await notifyPaid(context.platform.sections, context, await paidSources(tx, [...opened.keys()]));
  await post(tx, entries, { id: caller.memberId, name: caller.displayName });
  return ids;
}
