import type { BookingInvoice } from '@courtyard/contract/properties/reservation/booking-charge';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { adjustmentsOf, creditsAppliedBy } from '../invoice/invoice-parts.sql';
import { forgivableCharges } from '../statement/adjustment/forgiving/charges.sql';
import type { BookingBill } from './take-back.rules';

/** Invoices for a booking with their standing, the newest first. */
export async function bookingInvoices(tx: Tx, reservationId: string): Promise<BookingInvoice[]> {
  const rows = await tx
    .selectFrom('invoice')
    .select(['id', 'number', 'status', 'dueOn', 'totalMinor', 'openMinor'])
    .select(
      sql<number>`coalesce((select -sum(held.balance) from open_item held where held.tenant_id = invoice.tenant_id
        and held.control = 'deposit' and held.source_kind = 'invoice' and held.source_id = invoice.id::text), 0)::bigint`.as(
        'heldMinor',
      ),
    )
    .where('reservationId', '=', reservationId)
    .orderBy('number', 'desc')
    .execute();
  return rows;
}

/** The standing invoices for a booking, the newest first, each with what can be taken away of it. The unit is locked. */
export async function billsOfBooking(tx: Tx, reservationId: string): Promise<BookingBill[]> {
  const invoices = await tx
    .selectFrom('invoice')
    .select(['id', 'totalMinor', 'openMinor'])
    .where('reservationId', '=', reservationId)
    .where('voidedOn', 'is', null)
    .orderBy('number', 'desc')
    .execute();
  const bills: BookingBill[] = [];
  for (const { id, totalMinor, openMinor } of invoices) {
    const lines = await tx
      .selectFrom('invoiceLine')
      .select(['itemId', 'amountMinor'])
      .where('invoiceId', '=', id)
      .orderBy('position')
      .execute();
    const charges = await forgivableCharges(
      tx,
      lines.map(({ itemId }) => itemId),
    );
    const ownMinor = (await creditsAppliedBy(tx, id))
      .filter(({ invoiceId }) => invoiceId === id)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const isWhole = (await adjustmentsOf(tx, id)).every(({ isVoid }) => isVoid);
    bills.push({
      id,
      isUntouched: isWhole && openMinor + ownMinor === totalMinor,
      lines: lines.map(({ itemId, amountMinor }) => {
        const charge = charges.get(itemId);
        const isDeposit = charge !== undefined && charge.heldItemId !== null;
        const left = (charge?.openMinor ?? 0) + (charge?.paidMinor ?? 0);
        return {
          itemId,
          isDeposit,
          amountMinor,
          leftMinor: isDeposit ? Math.min(left, charge.heldMinor) : left,
        };
      }),
    });
  }
  return bills;
}
