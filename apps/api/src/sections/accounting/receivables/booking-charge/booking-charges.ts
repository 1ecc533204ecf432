import { cutTo } from '@courtyard/contract/primitives';
import { addDays } from '@courtyard/contract/days';
import type { BookingCharges } from '../../../../platform/tenancy/profile/ports/booking-charges';
import type { Tx } from '../../../../platform/database/database';
import { bookingInvoices } from './booking-bills.sql';

const longestName = 150;

/** What bookings are billed as, and how many days before they begin that is due. */
export async function bookingSetting(tx: Tx): Promise<{ itemId: string | null; dueDays: number }> {
  const kept = await tx
    .selectFrom('billingSetting')
    .select(['bookingItemId', 'bookingDueDays'])
    .executeTakeFirst();
  return { itemId: kept?.bookingItemId ?? null, dueDays: kept?.bookingDueDays ?? 0 };
}

/**
 * What bookings cost is kept in the transaction that changes them, and billed by the clock after it: a booking is never refused because of
 * the books. What was not billed when it was booked stays so.
 */
export const bookingCharges: BookingCharges = {
  async dueDays(tx) {
    const { itemId, dueDays } = await bookingSetting(tx);
    return itemId === null ? null : dueDays;
  },
  async charge({ tx, tenant }, cost) {
    const { reservationId, propertyId, startsOn, feeMinor, depositMinor, reason } = cost;
    const kept = await tx
      .selectFrom('bookingCharge')
      .select(['feeMinor', 'depositMinor'])
      .where('reservationId', '=', reservationId)
      .forUpdate()
      .executeTakeFirst();
    if (!kept && (feeMinor + depositMinor === 0 || reason !== null)) return;
    if (kept?.feeMinor === feeMinor && kept.depositMinor === depositMinor) return;
    const isMore = feeMinor > (kept?.feeMinor ?? 0) || depositMinor > (kept?.depositMinor ?? 0);
    const { itemId, dueDays } = await bookingSetting(tx);
    if (isMore && itemId === null) return;
    const name = cutTo(cost.name, longestName);
    const now = { feeMinor, depositMinor, reason, problem: null };
    await tx
      .insertInto('bookingCharge')
      .values({
        tenantId: tenant.id,
        reservationId,
        propertyId,
        name,
        dueOn: addDays(startsOn, -dueDays),
        ...now,
      })
      .onConflict((other) => other.columns(['tenantId', 'reservationId']).doUpdateSet(now))
      .execute();
  },
  async billedFor(tx, reservationId) {
    const kept = await tx
      .selectFrom('bookingCharge')
      .select(['feeMinor', 'depositMinor', 'billedFeeMinor', 'billedDepositMinor', 'problem'])
      .where('reservationId', '=', reservationId)
      .executeTakeFirst();
    const invoices = await bookingInvoices(tx, reservationId);
    if (!kept && invoices.length === 0) return null;
    const waits = kept?.feeMinor !== kept?.billedFeeMinor || kept?.depositMinor !== kept?.billedDepositMinor;
    return { waits, problem: kept?.problem ?? null, invoices };
  },
};
