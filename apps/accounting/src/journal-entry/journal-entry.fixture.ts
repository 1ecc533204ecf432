import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type JournalEntry,
  journalEntry,
  type JournalEntrySummary,
  journalEntrySummary,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { operating } from '../receivables/invoice/invoice.fixture';

export const insurance = { id: idOf(50), code: '5040', name: 'Insurance' };
export const accrued = { id: idOf(51), code: '2100', name: 'Accrued expenses' };

export const entrySummaryOf = (part: Partial<JournalEntrySummary> = {}): JournalEntrySummary =>
  sampleOf(journalEntrySummary, {
    id: idOf(700),
    no: 12,
    date: '2026-08-31',
    kind: 'journal',
    memo: 'Insurance of August',
    amountMinor: 120_000,
    postedBy: 'Maya Okafor',
    postedAt: '2026-09-01T15:00:00Z',
    state: 'posted',
    approvedBy: null,
    origin: 'written',
    daysLate: 1,
    ...part,
  });

/** Insurance of a month that was not paid yet. */
export const entryOf = (part: Partial<JournalEntry> = {}): JournalEntry =>
  sampleOf(journalEntry, {
    ...entrySummaryOf(),
    lines: [
      { line: 1, account: insurance, fund: operating, amountMinor: 120_000, memo: 'Policy 77' },
      { line: 2, account: accrued, fund: operating, amountMinor: -120_000, memo: null },
    ],
    isReversible: true,
    hash: 'a'.repeat(64),
    previousHash: 'b'.repeat(64),
    ...part,
  });
