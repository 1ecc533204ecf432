import { z } from 'zod';
import { amountMinor, day, exported, id, one } from '../../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../../wire/route';
import { billSummary } from '../../bill/bill';
import { vendorPaymentSummary } from '../../bill/vendor-payment/vendor-payment';

/** What is owed to a vendor today, and their latest bills and payments. */
export const vendorAccount = z.object({
  /** Of open bills by how long they are overdue, before credits. */
  current: amountMinor,
  to30: amountMinor,
  to60: amountMinor,
  to90: amountMinor,
  over90: amountMinor,
  /** What is left of their credits; zero or more. */
  creditMinor: amountMinor,
  /** Open bills less credits. */
  balanceMinor: amountMinor,
  /** From banks, in this calendar year. */
  paidThisYearMinor: amountMinor,
  /** Those that wait or are open first, then the newest; eight at most. */
  bills: z.array(billSummary),
  /** The newest first; four at most. */
  payments: z.array(vendorPaymentSummary),
});

/** What moved on the account of a vendor: a bill is positive, a payment negative. */
export const vendorStatementLine = z.object({
  entryId: id,
  date: day,
  kind: z.string(),
  description: z.string(),
  billId: id.nullable(),
  paymentId: id.nullable(),
  amountMinor,
  /** What was owed after it. */
  balanceMinor: amountMinor,
});

export const vendorStatement = z.object({
  from: day,
  to: day,
  /** What was owed before the first day, and at the end of the last. */
  openingMinor: amountMinor,
  closingMinor: amountMinor,
  /** By day. */
  lines: z.array(vendorStatementLine),
});

const vendorParams = z.object({ vendorId: id });
/** Both days are of it. */
const period = z.object({ from: day, to: day });

export const vendorAccountRoutes = {
  vendorAccount: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/:vendorId/account',
    access: 'Vendor Details View',
    summary: 'Balance due to a vendor today, with the latest bills and payments',
    params: vendorParams,
    response: one(vendorAccount),
  }),
  vendorStatement: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/:vendorId/statement',
    access: 'Vendor Details View',
    summary: 'Activity on the account of a vendor in a period',
    params: vendorParams,
    query: period,
    response: one(vendorStatement),
  }),
  exportVendorStatement: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/:vendorId/statement/export',
    access: 'Vendor Details View',
    summary: 'The statement of a vendor as a file',
    params: vendorParams,
    query: period.extend(exported),
    produces: exportedMedia,
  }),
};

export type VendorAccount = z.infer<typeof vendorAccount>;
export type VendorStatement = z.infer<typeof vendorStatement>;
export type VendorStatementLine = z.infer<typeof vendorStatementLine>;
