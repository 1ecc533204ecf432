import type { OwnVendor, ownVendorRoutes } from '@courtyard/contract/accounting/payables/vendor/own-vendor';
import { expiringDays } from '@courtyard/contract/accounting/payables/vendor/own-vendor.values';
import { w9State } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import type { FindOwnPlaces } from '../../../../platform/section/tasks/own-places';

/** The vendor that a member works for; undefined for everybody else. */
const vendorOf = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('vendorMember')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.tenantId', '=', 'vendorMember.tenantId')
        .onRef('vendor.id', '=', 'vendorMember.vendorId'),
    )
    .select(['vendor.id', 'vendor.name', 'vendor.reportable', 'vendor.w9ReceivedOn', 'vendor.insuredUntil'])
    .where('vendorMember.memberId', '=', memberId)
    .executeTakeFirst();

/** For the menu. */
export const findOwnVendor: FindOwnPlaces = async (tx, { memberId }) => {
  const vendor = await vendorOf(tx, memberId);
  return vendor ? [{ id: vendor.id, title: vendor.name }] : [];
};

/** Bills of a vendor with what was paid of each; those that the community still drafts are left out. */
const ownBillQuery = (tx: Tx, vendorId: string) =>
  tx
    .selectFrom('bill')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('vendorPaymentPart as part')
          .innerJoin('vendorPayment as payment', (join) =>
            join.onRef('payment.tenantId', '=', 'part.tenantId').onRef('payment.id', '=', 'part.paymentId'),
          )
          .select(({ fn }) => fn.max('payment.paidOn').as('paidOn'))
          .select(sql<number>`coalesce(sum(abs(part.amount_minor)), 0)::bigint`.as('paidMinor'))
          .whereRef('part.tenantId', '=', 'bill.tenantId')
          .whereRef('part.billId', '=', 'bill.id')
          .where('payment.endedAs', 'is', null)
          .as('paid'),
      (join) => join.onTrue(),
    )
    .select(['bill.id', 'bill.kind', 'bill.number', 'bill.billedOn', 'bill.dueOn', 'bill.totalMinor'])
    .select(['bill.openMinor', 'paid.paidOn'])
    .select(sql<OwnVendor['bills'][number]['status']>`bill.status`.as('status'))
    .select(sql<number>`paid.paid_minor`.as('paidMinor'))
    .where('bill.vendorId', '=', vendorId)
    .where('bill.status', '!=', 'draft');

type BillsQuery = z.output<(typeof ownVendorRoutes.listOwnBills)['query']>;

const pageOf = async (tx: Tx, vendorId: string, { cursor, limit }: BillsQuery) => {
  const { rows, page } = await keysetPage({
    query: ownBillQuery(tx, vendorId),
    sortColumns: [
      { column: 'bill.billed_on', direction: 'desc' },
      { column: 'bill.id', direction: 'desc' },
    ],
    cursor,
    limit,
  });
  return { data: rows, page };
};

const nothing = { data: [], page: { next: null, previous: null, total: 0, firstPosition: 0 } };

/** The bills of the vendor that the caller works for, newest first. */
export async function pageOfOwnBills({ tx, caller }: ReadContext, query: BillsQuery) {
  const vendor = await vendorOf(tx, caller.memberId);
  return vendor ? pageOf(tx, vendor.id, query) : nothing;
}

const latest = 5;

function insuranceOf(insuredUntil: string | null, today: string): OwnVendor['insurance'] {
  if (insuredUntil === null) return { state: 'missing', insuredUntil };
  const state =
    insuredUntil < today ? 'expired' : insuredUntil <= addDays(today, expiringDays) ? 'expiring' : 'valid';
  return { state, insuredUntil };
}

/** The vendor that the caller works for; null for who works for none. */
export async function getOwnVendor(context: ReadContext): Promise<OwnVendor | null> {
  const { tx, caller } = context;
  const found = await vendorOf(tx, caller.memberId);
  if (!found) return null;
  const { id, name, insuredUntil } = found;
  const { owedMinor } = await tx
    .selectFrom('bill')
    .select(sql<number>`coalesce(sum(open_minor), 0)::bigint`.as('owedMinor'))
    .where('vendorId', '=', id)
    .where('openMinor', '!=', 0)
    .executeTakeFirstOrThrow();
  const { data: bills, page } = await pageOf(tx, id, { limit: latest });
  return {
    vendor: { id, name },
    owedMinor,
    bills,
    billCount: page.total,
    w9: { state: w9State(found), receivedOn: found.w9ReceivedOn },
    insurance: insuranceOf(insuredUntil, todayOf(context)),
  };
}
