import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Adjustment,
  adjustment,
  type AdjustmentPreview,
  type AdjustmentSummary,
  adjustmentSummary,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { aspen, operating } from '../../invoice/invoice.fixture';

/** A credit memo of $80.00, of which $30.00 were paid before. */
export const adjustmentSummaryOf = (part: Partial<AdjustmentSummary> = {}): AdjustmentSummary =>
  sampleOf(adjustmentSummary, {
    id: idOf(900),
    number: 3,
    kind: 'credit-memo',
    property: aspen,
    adjustedOn: '2026-11-21',
    reason: 'Billed too much',
    status: 'posted',
    amountMinor: 8_000,
    creditMinor: 3_000,
    ...part,
  });

export const adjustmentOf = (part: Partial<Adjustment> = {}): Adjustment =>
  sampleOf(adjustment, {
    ...adjustmentSummaryOf(),
    lines: [
      {
        itemId: idOf(410),
        invoice: { id: idOf(400), number: 1042 },
        description: 'Assessment of November',
        chargeType: 'regular',
        fund: operating,
        amountMinor: 8_000,
        creditMinor: 3_000,
      },
    ],
    keptMinor: 0,
    recoveries: [],
    recoverableMinor: 0,
    entries: [{ id: idOf(602), no: 10, date: '2026-11-21', kind: 'credit-memo' }],
    postedAt: '2026-11-21T15:00:00Z',
    postedBy: 'Maya Okafor',
    ...part,
  });

export const previewOf = (part: Partial<AdjustmentPreview> = {}): AdjustmentPreview => ({
  totalMinor: 8_000,
  openMinor: 5_000,
  creditMinor: 3_000,
  waits: false,
  postings: [
    { account: { id: idOf(40), name: '4000 Assessments' }, fund: operating, amountMinor: 8_000 },
    { account: { id: idOf(42), name: '1200 Receivable' }, fund: operating, amountMinor: -5_000 },
    { account: { id: idOf(43), name: '2200 Prepaid' }, fund: operating, amountMinor: -3_000 },
  ],
  ...part,
});
