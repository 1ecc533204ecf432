import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type BankSuggestion,
  type BankTransaction,
  bankTransaction,
  type BankTransactionSummary,
  bankTransactionSummary,
  type BookedLine,
  bookedLine,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';

export const checking = { id: idOf(49), code: '1000', name: 'Checking' };

export const summaryOf = (part: Partial<BankTransactionSummary> = {}): BankTransactionSummary =>
  sampleOf(bankTransactionSummary, {
    id: idOf(800),
    bookedOn: '2026-06-09',
    account: checking,
    payee: 'ANA PEREZ',
    memo: 'DEPOSIT',
    checkNumber: '1187',
    amountMinor: 29_500,
    state: 'open',
    entries: [],
    ...part,
  });

/** A check of an owner that waits. */
export const lineOf = (part: Partial<BankTransaction> = {}): BankTransaction =>
  sampleOf(bankTransaction, {
    ...summaryOf(),
    fund: { id: idOf(30), name: 'Operating' },
    import: {
      id: idOf(810),
      fileId: idOf(60),
      fileName: 'june.ofx',
      importedAt: '2026-06-12T15:00:00Z',
      importedBy: 'Maya Okafor',
    },
    place: 12,
    ...part,
  });

export const bookedOf = (part: Partial<BookedLine> = {}): BookedLine =>
  sampleOf(bookedLine, {
    entryId: idOf(700),
    line: 1,
    no: 41,
    date: '2026-06-08',
    kind: 'receipt',
    memo: '1187',
    party: 'Ana Perez',
    reference: '1187',
    amountMinor: 29_500,
    isReversed: false,
    ...part,
  });

export const suggestionOf = (part: Partial<BankSuggestion> = {}): BankSuggestion => ({
  lines: [bookedOf()],
  rule: null,
  reasons: ['check-number', 'near-day'],
  daysApart: -1,
  ...part,
});
