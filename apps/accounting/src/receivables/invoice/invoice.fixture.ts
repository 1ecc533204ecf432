import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Invoice,
  invoice,
  type InvoiceSummary,
  invoiceSummary,
} from '@courtyard/contract/accounting/receivables/invoice/invoice';

export const aspen = { id: idOf(20), name: 'Aspen House 204' };
export const operating = { id: idOf(30), name: 'Operating' };
export const reserve = { id: idOf(31), name: 'Reserve' };

/** One of $300.00, of which $100.00 was paid. */
export const invoiceSummaryOf = (part: Partial<InvoiceSummary> = {}): InvoiceSummary =>
  sampleOf(invoiceSummary, {
    id: idOf(400),
    number: 1042,
    property: aspen,
    billedTo: 'Nora Vance',
    issuedOn: '2026-11-01',
    dueOn: '2026-11-16',
    status: 'partial',
    aging: 'to30',
    totalMinor: 30_000,
    openMinor: 20_000,
    writtenOffMinor: 0,
    ...part,
  });

export const invoiceOf = (part: Partial<Invoice> = {}): Invoice =>
  sampleOf(invoice, {
    ...invoiceSummaryOf(),
    lines: [
      {
        itemId: idOf(410),
        description: 'Assessment of November',
        accountId: idOf(40),
        fundId: operating.id,
        chargeType: 'regular',
        amountMinor: 24_000,
        account: { id: idOf(40), name: '4000 Assessments' },
        fund: operating,
        openMinor: 16_000,
      },
      {
        itemId: idOf(411),
        description: 'Reserve contribution',
        accountId: idOf(41),
        fundId: reserve.id,
        chargeType: 'regular',
        amountMinor: 6_000,
        account: { id: idOf(41), name: '4100 Reserve assessments' },
        fund: reserve,
        openMinor: 4_000,
      },
    ],
    applications: [
      {
        paymentId: idOf(500),
        entryId: idOf(601),
        appliedOn: '2026-11-20',
        amountMinor: 10_000,
        sentence: 'Cal. Civ. Code §5655: assessments are paid first, the oldest first.',
      },
    ],
    entries: [
      { id: idOf(600), no: 7, date: '2026-11-01', kind: 'charge' },
      { id: idOf(601), no: 9, date: '2026-11-20', kind: 'receipt' },
    ],
    postedAt: '2026-11-01T15:00:00Z',
    postedBy: 'Maya Okafor',
    ...part,
  });
