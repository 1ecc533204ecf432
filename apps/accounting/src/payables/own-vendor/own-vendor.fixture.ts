import { idOf } from '@courtyard/common/testing';
import {
  ownBill,
  type OwnBill,
  ownVendor,
  type OwnVendor,
} from '@courtyard/contract/accounting/payables/vendor/own-vendor';

/** Half paid, and due in December. */
export const ownBillOf = (part: Partial<OwnBill> = {}): OwnBill =>
  ownBill.parse({
    id: idOf(401),
    kind: 'bill',
    number: 'E-2',
    billedOn: '2026-11-05',
    dueOn: '2026-12-05',
    status: 'partial',
    totalMinor: 20_000,
    openMinor: 13_000,
    paidMinor: 7_000,
    paidOn: '2026-11-20',
    ...part,
  });

export const paidBill = ownBillOf({
  id: idOf(402),
  number: 'E-1',
  status: 'paid',
  openMinor: 0,
  paidMinor: 20_000,
  paidOn: '2026-10-02',
});

/** Elm Landscaping with two bills; the W-9 is there, and the insurance ends soon. */
export const ownVendorOf = (part: Partial<OwnVendor> = {}): OwnVendor =>
  ownVendor.parse({
    vendor: { id: idOf(400), name: 'Elm Landscaping' },
    owedMinor: 13_000,
    bills: [ownBillOf(), paidBill],
    billCount: 2,
    w9: { state: 'on-file', receivedOn: '2026-01-05' },
    insurance: { state: 'expiring', insuredUntil: '2026-12-13' },
    ...part,
  });
