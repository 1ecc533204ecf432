import { idOf } from '@courtyard/common/testing';
import type {
  CollectionHold,
  PaymentPlan,
  UnitCollection,
} from '@courtyard/contract/accounting/receivables/collection/collection';
import { aspen } from '../invoice/invoice.fixture';

export const holdOf = (part: Partial<CollectionHold> = {}): CollectionHold => ({
  id: idOf(810),
  reason: 'dispute',
  petitionOn: null,
  startsOn: '2026-10-01',
  endsOn: null,
  note: 'A check was never credited.',
  owners: 'Nora Vance',
  isNow: true,
  split: null,
  setBy: 'Maya Okafor',
  setAt: '2026-10-01T15:00:00Z',
  version: 1,
  ...part,
});

/** $300.00 in three installments, of which one is due and none paid. */
export const planOf = (part: Partial<PaymentPlan> = {}): PaymentPlan => ({
  id: idOf(820),
  owners: 'Nora Vance',
  state: 'behind',
  totalMinor: 30_000,
  paidMinor: 0,
  expectedMinor: 10_000,
  lateDays: 15,
  agreement: null,
  installments: [
    { position: 1, dueOn: '2026-10-15', amountMinor: 10_000 },
    { position: 2, dueOn: '2099-11-15', amountMinor: 10_000 },
    { position: 3, dueOn: '2099-12-15', amountMinor: 10_000 },
  ],
  agreedOn: '2026-10-01',
  agreedBy: 'Maya Okafor',
  ended: null,
  version: 1,
  ...part,
});

export const collectionOf = (part: Partial<UnitCollection> = {}): UnitCollection => ({
  property: aspen,
  holds: [],
  plans: [],
  former: [],
  payoffs: [],
  ...part,
});
