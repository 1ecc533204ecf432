import { z } from 'zod';
import { amountMinor, day, id, list, listQuery, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { billKind } from '../bill/bill';
import { ownBillStatuses, ownInsuranceStates } from './own-vendor.values';
import { taxRecordStates } from './vendor.values';

/** A bill as the vendor who sent it sees it: no accounts, no notes of the community. */
export const ownBill = z.object({
  id,
  kind: billKind,
  /** As the vendor has it. */
  number: z.string(),
  billedOn: day,
  dueOn: day,
  status: z.enum(ownBillStatuses),
  /** Negative for a credit, as is what is open of it. */
  totalMinor: amountMinor,
  openMinor: amountMinor,
  /** What was paid of it, and the date of the last payment. */
  paidMinor: amountMinor,
  paidOn: day.nullable(),
});

/** The vendor that the caller works for: what the community owes them, and which of their documents it has. */
export const ownVendor = z.object({
  vendor: z.object({ id, name: z.string() }),
  /** Of approved bills, less credits. */
  owedMinor: amountMinor,
  /** The latest; `billCount` counts all of them. */
  bills: z.array(ownBill),
  billCount: z.int(),
  w9: z.object({ state: z.enum(taxRecordStates), receivedOn: day.nullable() }),
  insurance: z.object({ state: z.enum(ownInsuranceStates), insuredUntil: day.nullable() }),
});

const access = 'My Bills View';

export const ownVendorRoutes = {
  getOwnVendor: defineRoute({
    method: 'GET',
    path: '/api/v1/my-vendor',
    access,
    summary:
      'The vendor that the caller works for, with the latest bills and the documents on file; null where there is none',
    response: one(ownVendor.nullable()),
    snapshot: true,
  }),
  listOwnBills: defineRoute({
    method: 'GET',
    path: '/api/v1/my-bills',
    access,
    summary: 'The bills of the vendor that the caller works for, newest first, without drafts',
    query: listQuery(['billedOn']).pick({ cursor: true, limit: true }),
    response: list(ownBill),
  }),
};

export type OwnBill = z.infer<typeof ownBill>;
export type OwnVendor = z.infer<typeof ownVendor>;
