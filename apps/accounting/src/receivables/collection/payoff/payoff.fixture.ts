import { idOf } from '@courtyard/common/testing';
import type { PayoffStatement } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { aspen } from '../../invoice/invoice.fixture';

/** $230.00 open, of which $5.00 is to the unit's credit. */
export const payoffOf = (part: Partial<PayoffStatement> = {}): PayoffStatement => ({
  id: idOf(840),
  number: 7,
  property: aspen,
  owners: 'Nora Vance',
  at: '2026-12-15',
  validUntil: '2026-12-29',
  requestedBy: 'First Title Co.',
  held: null,
  byType: [
    { chargeType: 'regular', openMinor: 20_000 },
    { chargeType: 'late-fee', openMinor: 3_000 },
  ],
  charges: [
    {
      description: 'Assessment of November',
      chargeType: 'regular',
      issuedOn: '2026-11-01',
      dueOn: '2026-11-16',
      openMinor: 20_000,
    },
    {
      description: 'Late fee',
      chargeType: 'late-fee',
      issuedOn: '2026-11-20',
      dueOn: '2026-11-20',
      openMinor: 3_000,
    },
  ],
  openMinor: 23_000,
  interestMinor: 0,
  creditMinor: 500,
  feeMinor: 0,
  totalMinor: 22_500,
  perDiemMinor: 12,
  later: [{ title: 'Roof', issuedOn: '2027-01-01', dueOn: '2027-01-15', amountMinor: 5_000 }],
  laterMinor: 5_000,
  unbilled: [],
  feeInvoiceId: null,
  madeBy: 'Maya Okafor',
  madeAt: '2026-12-01T15:00:00Z',
  ...part,
});
