import { idOf } from '@courtyard/common/testing';
import { type CloseReport, closeReport } from '@courtyard/contract/bookkeeping/period/close-report';
import { type Period, period, type Periods } from '@courtyard/contract/bookkeeping/period/period';
import { operating } from '../account/account.fixture';

const head = { no: 812, hash: 'ab'.repeat(32) };

export const periodOf = (part: Partial<Period> = {}): Period =>
  period.parse({
    month: '2026-10',
    status: 'open',
    action: null,
    confirmation: null,
    isUsed: true,
    endsYear: false,
    isYearClosed: false,
    ...part,
  });

export const closedPeriodOf = (part: Partial<Period> = {}): Period =>
  periodOf({
    status: 'closed',
    confirmation: { state: 'confirmed', by: 'Bea Board', at: '2026-10-05T15:00:00Z' },
    action: {
      id: idOf(900),
      action: 'close',
      reason: null,
      by: 'Tess Moreno',
      at: '2026-10-04T15:00:00Z',
      head,
    },
    ...part,
  });

export const periodsOf = (part: Partial<Periods> = {}): Periods => ({
  months: [
    periodOf({ month: '2026-11' }),
    periodOf(),
    closedPeriodOf({ month: '2026-09', endsYear: true }),
    closedPeriodOf({ month: '2026-08' }),
  ],
  next: '2026-10',
  last: '2026-09',
  head,
  ...part,
});

const fundId = operating.id;

export const closeReportOf = (part: Partial<CloseReport> = {}): CloseReport =>
  closeReport.parse({
    month: '2026-09',
    from: '2026-09-01',
    to: '2026-09-30',
    status: 'closed',
    closed: closedPeriodOf().action,
    head,
    madeAt: '2026-11-26T15:00:00Z',
    funds: [operating],
    trialBalance: [
      { accountId: idOf(102), code: '1010', name: 'Checking', type: 'asset', fundId, balanceMinor: 9000 },
      { accountId: idOf(40), code: '4010', name: 'Assessments', type: 'income', fundId, balanceMinor: -9000 },
    ],
    rollForwards: [
      {
        subledger: 'receivable',
        fundId,
        openingMinor: 1000,
        movements: [
          { kind: 'charge', amountMinor: 24_000 },
          { kind: 'receipt', amountMinor: -4000 },
        ],
        closingMinor: 21_000,
        itemsMinor: 21_000,
        controlMinor: 21_000,
        differenceMinor: 0,
        aging: { current: 0, to30: 20_000, to60: 0, to90: 1000, over90: 0 },
      },
    ],
    fundRollForwards: [
      {
        fundId,
        openingMinor: 0,
        incomeMinor: 9000,
        expenseMinor: 0,
        transferMinor: 0,
        directMinor: 0,
        closingMinor: 9000,
        assetsMinor: 9000,
        liabilitiesMinor: 0,
        differenceMinor: 0,
      },
    ],
    banks: [],
    verifyCommand: `courtyard journal verify demo --expect-head ${head.no}:${head.hash}`,
    ...part,
  });
