import type {
  Reconciliation,
  ReconciliationLine,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { checking } from '../bank-account/bank-account.fixture';

export const reconciliationId = '019a0000-0000-7000-8000-0000000000a1';

export const reconciliationOf = (its: Partial<Reconciliation> = {}): Reconciliation => ({
  id: reconciliationId,
  account: checking,
  fromOn: '2026-03-01',
  toOn: '2026-03-31',
  openingMinor: 100_000,
  closingMinor: 100_500,
  clearedLines: 0,
  clearedMinor: 0,
  differenceMinor: 500,
  status: 'open',
  startedBy: 'Tess Moreno',
  startedAt: '2026-04-02T16:00:00Z',
  finishedBy: null,
  finishedAt: null,
  report: null,
  undone: null,
  changedSince: null,
  isLast: true,
  version: 1,
  ...its,
});

/** A line for each place, of as many cents as its number. */
export const lineOf = (place: number): ReconciliationLine => ({
  entryId: `019a0000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  line: 1,
  no: place,
  date: '2026-03-05',
  kind: 'receipt',
  memo: null,
  party: `Payer ${place}`,
  reference: null,
  amountMinor: place,
  isCleared: false,
  isMatched: false,
});
