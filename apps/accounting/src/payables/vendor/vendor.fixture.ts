import { idOf, sampleOf } from '@courtyard/common/testing';
import type { VendorAccount } from '@courtyard/contract/accounting/payables/vendor/account/vendor-account';
import {
  type Vendor,
  vendor,
  type VendorChoices,
  type VendorSummary,
  vendorSummary,
} from '@courtyard/contract/accounting/payables/vendor/vendor';
import { billSummaryOf, vendorPaymentOf } from '../bill/bill.fixture';

/** One in use who gets a 1099, with all that it takes. */
export const vendorOf = (part: Partial<Vendor> = {}): Vendor =>
  sampleOf(vendor, {
    id: idOf(100),
    name: 'Greenway Landscaping',
    legalName: 'Greenway Grounds Care LLC',
    email: 'office@greenway.example',
    phone: '(555) 555-0131',
    website: 'https://greenway.example',
    address: { line1: '41 Nursery Road', line2: null, city: 'Riverton', region: 'FL', postalCode: '33578' },
    termsDays: 30,
    expenseAccount: { id: idOf(21), code: '5200', name: 'Landscaping', archived: false },
    taxClass: 'llc',
    reportable: true,
    taxBox: 'nec-1',
    tin: { kind: 'ein', lastFour: '0131', setAt: '2026-10-01T15:00:00Z' },
    w9ReceivedOn: '2025-10-12',
    notes: 'Crew comes on Tuesdays.',
    version: 3,
    updatedAt: '2026-11-01T15:00:00Z',
    ...part,
  });

export const vendorSummaryOf = (part: Partial<VendorSummary> = {}): VendorSummary =>
  sampleOf(vendorSummary, { ...vendorOf(), ...part });

/** $200.00 is open of one bill. */
export const accountOf = (part: Partial<VendorAccount> = {}): VendorAccount => ({
  current: 0,
  to30: 20_000,
  to60: 0,
  to90: 0,
  over90: 0,
  creditMinor: 0,
  balanceMinor: 20_000,
  paidThisYearMinor: 10_000,
  bills: [billSummaryOf()],
  payments: [vendorPaymentOf()],
  ...part,
});

export const choices: VendorChoices = {
  accounts: [
    { id: idOf(21), code: '5200', name: 'Landscaping', type: 'expense' },
    { id: idOf(22), code: '5220', name: 'Repairs and maintenance', type: 'expense' },
  ],
};
