import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Payment,
  payment,
  type PaymentPolicy,
  type PaymentPreview,
  type PaymentSummary,
  paymentSummary,
} from '@courtyard/contract/accounting/receivables/payment/payment';
import type {
  LateChargePolicy,
  LateChargePreview,
} from '@courtyard/contract/accounting/receivables/collection/late-charge';
import { aspen, operating, reserve } from '../invoice/invoice.fixture';

export const feeFirst = {
  property: aspen,
  invoice: { id: idOf(400), number: 1042 },
  description: 'Late fee of October',
  fund: operating,
  dueOn: '2026-10-16',
  openMinor: 2_500,
  amountMinor: 2_500,
  sentence: 'Fla. Stat. §720.3085(3)(b): interest, then late fees, then costs, then assessments.',
};

export const thenDues = {
  ...feeFirst,
  description: 'Assessment of October',
  fund: reserve,
  openMinor: 30_000,
  amountMinor: 7_500,
  sentence: 'Then assessments, the oldest first.',
};

export const previewOf = (part: Partial<PaymentPreview> = {}): PaymentPreview => ({
  allocations: [feeFirst, thenDues],
  credits: [],
  deposits: [],
  petitions: [],
  dueBetweenFunds: [{ from: operating, to: reserve, amountMinor: 7_500 }],
  receiptTo: ['Nora Vance'],
  policy: { name: 'florida', version: 'florida-1', effectiveOn: '2026-01-01' },
  ...part,
});

/** $100.00 by check for one unit. */
export const paymentSummaryOf = (part: Partial<PaymentSummary> = {}): PaymentSummary =>
  sampleOf(paymentSummary, {
    id: idOf(500),
    number: 12,
    receivedOn: '2026-11-20',
    properties: [aspen],
    payer: 'Nora Vance',
    method: 'check',
    reference: '2201',
    status: 'received',
    amountMinor: 10_000,
    creditMinor: 0,
    ...part,
  });

export const paymentOf = (part: Partial<Payment> = {}): Payment =>
  sampleOf(payment, {
    ...paymentSummaryOf(),
    deposit: null,
    depositTo: { id: idOf(50), name: '1050 Undeposited funds' },
    allocations: [feeFirst, thenDues],
    entries: [{ id: idOf(601), no: 9, date: '2026-11-20', kind: 'receipt' }],
    recordedAt: '2026-11-20T15:00:00Z',
    recordedBy: 'Maya Okafor',
    ...part,
  });

export const policyOf = (part: Partial<PaymentPolicy> = {}): PaymentPolicy => ({
  id: idOf(700),
  name: 'florida',
  version: 'florida-1',
  effectiveOn: '2026-01-01',
  steps: ['Interest', 'Late fees', 'Costs and attorney fees', 'Assessments, the oldest first'],
  setAt: '2025-12-20T15:00:00Z',
  setBy: 'Maya Okafor',
  ...part,
});

/** What late payment costs, as Florida has it, and whom it would have charged. */
export const lateOf = () => ({
  policy: {
    id: idOf(720),
    name: 'florida',
    version: 'florida-late-1',
    effectiveOn: '2026-01-01',
    lateFee: { graceDays: 0, fixedMinor: 2_500, millionths: 50_000, of: 'installment', capMinor: null },
    interest: { millionthsPerYear: 180_000, fromDays: 0, yearDays: '365' },
    feeAccount: { id: idOf(40), name: '4000 Assessments' },
    interestAccount: { id: idOf(40), name: '4000 Assessments' },
    setAt: '2025-12-20T15:00:00Z',
    setBy: 'Maya Okafor',
  } satisfies LateChargePolicy,
  preview: {
    from: '2026-11-01',
    until: '2026-11-30',
    rows: [{ property: aspen, lateFeeMinor: 2_500, interestMinor: 310 }],
    lateFeeMinor: 2_500,
    interestMinor: 310,
  } satisfies LateChargePreview,
});
