import { z } from 'zod';
import { id, one, optionalText, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';

const ofInvoice = z.object({ invoiceId: id });
const ofPayment = z.object({ paymentId: id });
const ofUnit = z.object({ propertyId: id });
const pdf = 'application/pdf';

/** What stands on every invoice and statement. */
export const billingSetting = z.object({
  /** How owners pay, in the community's own words; null: nothing is said of it. */
  howToPay: z.string().nullable(),
  /** The service or item that fees for bookings of common areas are billed as; null: bookings are not billed. */
  bookingItem: z.object({ id, name: z.string() }).nullable(),
  /** Days before a booking begins on which its invoice is due. */
  bookingDueDays: z.int(),
  /** Whether the form of a payment begins with a receipt by e-mail. */
  sendsReceipts: z.boolean(),
  version,
});

/** What is left out stays as it is. */
export const billingSettingInput = z.object({
  howToPay: optionalText(1000).optional(),
  bookingItemId: id.nullable().optional(),
  bookingDueDays: z.int().min(0).max(365).optional(),
  sendsReceipts: z.boolean().optional(),
  version,
});

/** Papers to owners as PDF, in the language of who asks. Whose they are, gets those of their own units. */
export const paperRoutes = {
  invoicePaper: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/:invoiceId/paper',
    access: 'Invoice Details View',
    summary: 'An invoice as PDF',
    params: ofInvoice,
    produces: pdf,
  }),
  receiptPaper: defineRoute({
    method: 'GET',
    path: '/api/v1/payments/:paymentId/receipt',
    access: 'Invoice Details View',
    summary: 'The receipt of a payment as PDF',
    params: ofPayment,
    produces: pdf,
  }),
  statementPaper: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/statement/paper',
    access: 'Invoice Details View',
    summary: 'The statement of a unit as PDF',
    params: ofUnit,
    produces: pdf,
  }),
  myInvoicePaper: defineRoute({
    method: 'GET',
    path: '/api/v1/my-invoices/:invoiceId/paper',
    access: 'signed-in',
    summary: 'An invoice to a unit that the caller owns, billed while they did, as PDF; 404 for any other',
    params: ofInvoice,
    produces: pdf,
  }),
  myReceiptPaper: defineRoute({
    method: 'GET',
    path: '/api/v1/my-payments/:paymentId/receipt',
    access: 'signed-in',
    summary:
      'The receipt of a payment for units of which the caller owns every one, as PDF; 404 for any other',
    params: ofPayment,
    produces: pdf,
  }),
  myStatementPaper: defineRoute({
    method: 'GET',
    path: '/api/v1/my-statements/:propertyId/paper',
    access: 'signed-in',
    summary: 'The statement of a unit that the caller owns as PDF; 404 for any other',
    params: ofUnit,
    produces: pdf,
  }),
  billingSetting: defineRoute({
    method: 'GET',
    path: '/api/v1/billing-setting',
    access: 'Invoices List View',
    summary: 'What stands on every invoice and statement, and how bookings are billed',
    response: one(billingSetting),
  }),
  updateBillingSetting: defineRoute({
    method: 'PUT',
    path: '/api/v1/billing-setting',
    access: 'Invoice Create',
    proof: 'recent',
    summary: 'Say how owners pay, which stands on invoices and statements, or what bookings are billed as',
    body: billingSettingInput,
    response: one(billingSetting),
  }),
};

export type BillingSetting = z.infer<typeof billingSetting>;
