import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Deposit,
  deposit,
  type DepositedPayment,
  depositedPayment,
} from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { aspen, operating } from '../../invoice/invoice.fixture';

/** $100.00 by check. */
export const waitingOf = (part: Partial<DepositedPayment> = {}): DepositedPayment =>
  sampleOf(depositedPayment, {
    id: idOf(500),
    number: 12,
    receivedOn: '2026-11-20',
    payer: 'Nora Vance',
    properties: [aspen],
    method: 'check',
    reference: '2201',
    status: 'received',
    fund: operating,
    amountMinor: 10_000,
    ...part,
  });

export const depositOf = (part: Partial<Deposit> = {}): Deposit =>
  sampleOf(deposit, {
    id: idOf(950),
    number: 5,
    depositedOn: '2026-11-22',
    bankAccount: { id: idOf(49), name: '1000 Checking' },
    reference: '77',
    paymentCount: 2,
    status: 'posted',
    amountMinor: 15_000,
    payments: [waitingOf(), waitingOf({ id: idOf(501), number: 13, method: 'cash', amountMinor: 5_000 })],
    entries: [{ id: idOf(603), no: 11, date: '2026-11-22', kind: 'deposit' }],
    postedAt: '2026-11-22T15:00:00Z',
    postedBy: 'Maya Okafor',
    ...part,
  });
