import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type RecurringEntry,
  recurringEntry,
  type RecurringEntrySummary,
  recurringEntrySummary,
  type UpcomingEntry,
} from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { accrued, insurance } from '../../journal-entry/journal-entry.fixture';
import { operating } from '../../receivables/invoice/invoice.fixture';

export const recurringSummaryOf = (part: Partial<RecurringEntrySummary> = {}): RecurringEntrySummary =>
  sampleOf(recurringEntrySummary, {
    id: idOf(800),
    name: 'Audit',
    status: 'active',
    kind: 'standing',
    months: null,
    amountMinor: 35_000,
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    startsOn: '2026-01-01',
    nextOn: '2026-12-31',
    lastOn: '2026-11-30',
    failed: 0,
    version: 3,
    updatedAt: '2026-01-01T15:00:00Z',
    ...part,
  });

export const upcomingOf = (part: Partial<UpcomingEntry> = {}): UpcomingEntry => ({
  occursOn: '2026-12-31',
  amountMinor: 35_000,
  reverseOn: null,
  waits: false,
  problem: null,
  ...part,
});

const made = { datedOn: '2026-11-30', problem: null, approvalId: null, amountMinor: 35_000 };

/** One that posted November, waits for a second person with October, and could not post September. */
export const recurringEntryOf = (part: Partial<RecurringEntry> = {}): RecurringEntry =>
  sampleOf(recurringEntry, {
    ...recurringSummaryOf(),
    failed: 1,
    memo: 'Audit of {month}',
    keptBy: 'Maya Okafor',
    lines: [
      {
        accountId: insurance.id,
        fundId: operating.id,
        amountMinor: 35_000,
        memo: null,
        account: insurance,
        fund: operating,
      },
      {
        accountId: accrued.id,
        fundId: operating.id,
        amountMinor: -35_000,
        memo: null,
        account: accrued,
        fund: operating,
      },
    ],
    upcoming: [upcomingOf()],
    occurrences: [
      { ...made, occursOn: '2026-11-30', state: 'made', entry: { id: idOf(700), no: 12 } },
      { ...made, occursOn: '2026-10-31', state: 'waiting', entry: null, approvalId: idOf(9) },
      {
        ...made,
        occursOn: '2026-09-30',
        state: 'failed',
        datedOn: null,
        entry: null,
        amountMinor: 0,
        problem: 'This month is closed.',
      },
    ],
    ...part,
  });
