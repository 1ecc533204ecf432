import type { BookingInvoice } from '@courtyard/contract/properties/reservation/booking-charge';
import type { Platform } from '../../../core/platform';
import type { Tx } from '../../../database/database';
import type { SectionDefinition } from '../../../section/define-section';
import { usesSection } from '../../../section/jobs/section-jobs';
import type { Tenant } from '../../tenant';

/** What a booking costs as it stands now. */
interface BookingCost {
  reservationId: string;
  propertyId: string;
  /** The area and the time, in the community's language. */
  name: string;
  /** The day on which it begins. */
  startsOn: string;
  feeMinor: number;
  depositMinor: number;
  /** Why it costs less than it did; null where it stands. */
  reason: string | null;
}

interface Run {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
}

/** How bookings are billed, as a section keeps it. */
export interface BookingCharges {
  /** How many days before a booking what it costs is due; null where nothing is billed. */
  dueDays(tx: Tx): Promise<number | null>;
  /** Keeps what a booking costs, in the transaction that changed it; the invoice follows, once. */
  charge(run: Run, cost: BookingCost): Promise<void>;
  /** What was billed for a booking, and whether something waits; null where it never was to be. */
  billedFor(
    tx: Tx,
    reservationId: string,
  ): Promise<{ waits: boolean; problem: string | null; invoices: BookingInvoice[] } | null>;
}

type HasBookingCharges = Pick<SectionDefinition, 'id' | 'bookingCharges'>;

/** The section of this community that bills bookings; null where none does. */
export async function bookingChargesOf(
  sections: readonly HasBookingCharges[],
  tx: Tx,
): Promise<BookingCharges | null> {
  for (const { id, bookingCharges } of sections)
    if (bookingCharges && (await usesSection(tx, id))) return bookingCharges;
  return null;
}
