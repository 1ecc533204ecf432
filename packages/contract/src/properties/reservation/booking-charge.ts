import { z } from 'zod';
import { invoiceStatuses } from '../../accounting/receivables/invoice/invoice.values';
import { amountMinor, day, id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** An invoice for a booking, with its standing. */
export const bookingInvoice = z.object({
  id,
  number: z.int(),
  status: z.enum(invoiceStatuses),
  dueOn: day,
  totalMinor: amountMinor,
  openMinor: amountMinor,
  /** What of the deposit was billed and not given back. */
  heldMinor: amountMinor,
});

/** What was billed for a booking. */
export const bookingCharge = z.object({
  /** Something is still to be billed or taken back. */
  waits: z.boolean(),
  /** Why it could not be; it is tried again. */
  problem: z.string().nullable(),
  /** The newest first. */
  invoices: z.array(bookingInvoice),
});

export const bookingChargeRoutes = {
  bookingCharge: defineRoute({
    method: 'GET',
    path: '/api/v1/reservations/:reservationId/charge',
    access: 'signed-in',
    summary:
      'What was billed for a booking: the own one, or any with "Invoice Details View"; null where nothing was',
    params: z.object({ reservationId: id }),
    response: one(bookingCharge.nullable()),
  }),
};

export type BookingInvoice = z.infer<typeof bookingInvoice>;
export type BookingCharge = z.infer<typeof bookingCharge>;
