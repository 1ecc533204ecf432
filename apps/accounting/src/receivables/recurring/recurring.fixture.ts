import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type RecurringInvoice,
  recurringInvoice,
  type RecurringInvoiceSummary,
  recurringInvoiceSummary,
  type UpcomingRun,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { aspen, operating } from '../invoice/invoice.fixture';

export const templateSummaryOf = (part: Partial<RecurringInvoiceSummary> = {}): RecurringInvoiceSummary =>
  sampleOf(recurringInvoiceSummary, {
    id: idOf(700),
    name: 'Monthly dues',
    status: 'active',
    scope: 'all',
    split: 'each',
    amountMinor: 29_500,
    rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
    startsOn: '2026-01-01',
    leadDays: 0,
    dueDays: 14,
    nextOn: '2027-01-01',
    lastOn: '2026-12-01',
    failed: 0,
    version: 3,
    updatedAt: '2026-01-01T15:00:00Z',
    ...part,
  });

export const upcomingOf = (part: Partial<UpcomingRun> = {}): UpcomingRun => ({
  occursOn: '2027-01-01',
  madeOn: '2027-01-01',
  issuedOn: '2027-01-01',
  dueOn: '2027-01-15',
  units: 148,
  totalMinor: 4_366_000,
  leftOut: [],
  problem: null,
  ...part,
});

const day = { datedOn: '2026-12-01', problem: null, runId: idOf(710), units: 148, billed: 148, leftOut: [] };

/** One that billed December, could not bill November, and left a unit out in October. */
export const templateOf = (part: Partial<RecurringInvoice> = {}): RecurringInvoice =>
  sampleOf(recurringInvoice, {
    ...templateSummaryOf(),
    failed: 1,
    buildings: [],
    properties: [],
    memo: 'Dues of {month}',
    keptBy: 'Maya Okafor',
    lines: [
      {
        serviceItemId: null,
        description: 'Monthly assessment',
        accountId: idOf(40),
        fundId: operating.id,
        chargeType: 'regular',
        amountMinor: 29_500,
        account: { id: idOf(40), name: '4000 Assessments' },
        fund: operating,
      },
    ],
    upcoming: [upcomingOf()],
    occurrences: [
      { ...day, occursOn: '2026-12-01', state: 'made', totalMinor: 4_366_000 },
      {
        ...day,
        occursOn: '2026-11-01',
        state: 'failed',
        datedOn: null,
        runId: null,
        units: 0,
        billed: 0,
        totalMinor: 0,
        problem: '4000 Assessments is archived.',
      },
      {
        ...day,
        occursOn: '2026-10-01',
        datedOn: '2026-11-01',
        state: 'made',
        units: 147,
        billed: 147,
        totalMinor: 4_336_500,
        leftOut: [{ property: aspen, problem: 'Nobody owns this unit.' }],
      },
    ],
    ...part,
  });
