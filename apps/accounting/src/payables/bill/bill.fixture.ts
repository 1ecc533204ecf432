import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Bill,
  bill,
  type BillSummary,
  billSummary,
} from '@courtyard/contract/accounting/payables/bill/bill';
import {
  type VendorPayment,
  vendorPayment,
  type VendorPaymentPreview,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { operating } from '../../receivables/invoice/invoice.fixture';

export const greenway = { id: idOf(100), name: 'Greenway Landscaping' };
const landscaping = { id: idOf(21), name: '5200 Landscaping' };
const checking = { id: idOf(49), name: '1000 Checking' };

/** One of $300.00, of which $100.00 was paid. */
export const billSummaryOf = (part: Partial<BillSummary> = {}): BillSummary =>
  sampleOf(billSummary, {
    id: idOf(800),
    voucher: 42,
    kind: 'bill',
    vendor: greenway,
    number: 'G-77',
    billedOn: '2026-10-16',
    dueOn: '2026-11-16',
    status: 'partial',
    aging: 'to30',
    totalMinor: 30_000,
    openMinor: 20_000,
    version: 2,
    ...part,
  });

export const billOf = (part: Partial<Bill> = {}): Bill =>
  sampleOf(bill, {
    ...billSummaryOf(),
    lines: [
      {
        accountId: landscaping.id,
        fundId: operating.id,
        description: 'October',
        amountMinor: 30_000,
        taxBox: 'nec-1',
        account: landscaping,
        fund: operating,
        openMinor: 20_000,
      },
    ],
    payments: [
      { paymentId: idOf(850), number: 7, paidOn: '2026-11-01', amountMinor: 10_000, isEnded: false },
    ],
    entries: [{ id: idOf(600), no: 7, date: '2026-10-16', kind: 'bill' }],
    files: [],
    enteredBy: 'Maya Okafor',
    enteredAt: '2026-10-17T15:00:00Z',
    approvedBy: 'Iris Chen',
    missingRight: null,
    ...part,
  });

/** A check of $100.00. */
export const vendorPaymentOf = (part: Partial<VendorPayment> = {}): VendorPayment =>
  sampleOf(vendorPayment, {
    id: idOf(850),
    number: 7,
    vendor: greenway,
    paidOn: '2026-11-01',
    method: 'check',
    bankAccount: checking,
    checkNumber: 1042,
    status: 'paid',
    amountMinor: 10_000,
    creditMinor: 0,
    parts: [{ billId: idOf(800), kind: 'bill', number: 'G-77', amountMinor: 10_000 }],
    entries: [{ id: idOf(601), no: 9, date: '2026-11-01', kind: 'payment' }],
    recordedAt: '2026-11-01T15:00:00Z',
    recordedBy: 'Maya Okafor',
    ...part,
  });

export const paymentsPreviewOf = (part: Partial<VendorPaymentPreview['payments'][number]> = {}) => ({
  payments: [
    {
      vendor: greenway,
      parts: [
        { billId: idOf(800), kind: 'bill' as const, number: 'G-77', amountMinor: 20_000, openMinor: 20_000 },
      ],
      amountMinor: 20_000,
      creditMinor: 0,
      checkNumber: 1043,
      reserves: [],
      waits: false,
      postings: [
        { account: { id: idOf(60), name: '2010 Accounts payable' }, fund: operating, amountMinor: 20_000 },
        { account: checking, fund: operating, amountMinor: -20_000 },
      ],
      ...part,
    },
  ],
  totalMinor: 20_000,
});
