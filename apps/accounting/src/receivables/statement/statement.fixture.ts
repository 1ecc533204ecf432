import { idOf } from '@courtyard/common/testing';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { aspen } from '../invoice/invoice.fixture';

/** Owes $500.00, of which $200.00 is overdue. */
export const statementOf = (part: Partial<UnitStatement> = {}): UnitStatement => ({
  property: aspen,
  former: null,
  owners: 'Nora Vance',
  at: '2026-12-01',
  balanceMinor: 50_000,
  overdueMinor: 20_000,
  creditMinor: 0,
  next: { dueOn: '2026-11-16', amountMinor: 20_000 },
  open: [
    {
      itemId: idOf(801),
      invoice: { id: idOf(400), number: 1042 },
      description: 'Assessment of November',
      chargeType: 'regular',
      issuedOn: '2026-11-01',
      dueOn: '2026-11-16',
      aging: 'to30',
      originalMinor: 30_000,
      openMinor: 20_000,
    },
    {
      itemId: idOf(802),
      invoice: { id: idOf(401), number: 1190 },
      description: 'Assessment of December',
      chargeType: 'regular',
      issuedOn: '2026-12-01',
      dueOn: '2026-12-16',
      aging: 'current',
      originalMinor: 30_000,
      openMinor: 30_000,
    },
  ],
  lines: [
    {
      entryId: idOf(602),
      date: '2026-12-01',
      kind: 'charge',
      description: 'Assessment of December',
      invoiceId: idOf(401),
      paymentId: null,
      payment: null,
      adjustmentId: null,
      amountMinor: 30_000,
      balanceMinor: 50_000,
      postedBy: 'Maya Okafor',
      postedAt: '2026-12-01T15:00:00Z',
    },
    {
      entryId: idOf(601),
      date: '2026-11-20',
      kind: 'receipt',
      description: '2201',
      invoiceId: null,
      paymentId: idOf(500),
      payment: { method: 'check', reference: '2201' },
      adjustmentId: null,
      amountMinor: -10_000,
      balanceMinor: 20_000,
      postedBy: 'Maya Okafor',
      postedAt: '2026-11-20T15:00:00Z',
    },
  ],
  broughtForwardMinor: 0,
  plan: null,
  later: [],
  howToPay: 'By check to Cedar Court, 1 Cedar Way.\nWrite the unit on it.',
  ...part,
});

/** Paid, with nothing open. */
export const clearStatement = (part: Partial<UnitStatement> = {}): UnitStatement =>
  statementOf({ balanceMinor: 0, overdueMinor: 0, next: null, open: [], ...part });
