import type { BookingInvoice } from '@courtyard/contract/properties/reservation/booking-charge';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { leftOfInvoice } from '../invoice/left-of-invoice.sql';
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
  for (const invoice of invoices) bills.push({ id: invoice.id, ...(await leftOfInvoice(tx, invoice)) });
  return bills;
}
