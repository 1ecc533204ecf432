import { idOf, sampleOf } from '@courtyard/common/testing';
import { account, type Account, chart, type Chart } from '@courtyard/contract/bookkeeping/account/account';
import { fund, type Fund } from '@courtyard/contract/bookkeeping/fund/fund';
import { cashByFund, type CashByFund } from '@courtyard/contract/bookkeeping/fund/fund-cash';

export const operating: Fund = sampleOf(fund, {
  id: idOf(11),
  code: 'OP',
  name: 'Operating',
  kind: 'operating',
  version: 1,
});
export const reserve: Fund = sampleOf(fund, {
  id: idOf(12),
  code: 'RS',
  name: 'Reserve',
  kind: 'reserve',
  version: 1,
});

export const accountOf = (part: Partial<Account> = {}): Account =>
  sampleOf(account, {
    id: idOf(100),
    code: '1010',
    name: 'Operating checking',
    type: 'asset',
    isHeading: false,
    control: 'none',
    isUsed: false,
    version: 1,
    ...part,
  });

const balance = (fundId: string, balanceMinor: number) => ({ fundId, balanceMinor });

/** Two funds, cash below a heading, what owners owe, a liability, income and an expense; and one that is archived. */
export const chartOf = (part: Partial<Chart> = {}): Chart =>
  chart.parse({
    at: '2026-11-26',
    basis: 'accrual',
    funds: [operating, reserve],
    accounts: [
      accountOf({ id: idOf(101), code: '1000', name: 'Cash', isHeading: true }),
      accountOf({
        id: idOf(102),
        parentId: idOf(101),
        fundId: operating.id,
        purpose: 'bank',
        isUsed: true,
        balances: [balance(operating.id, 120_000)],
      }),
      accountOf({
        id: idOf(103),
        code: '1020',
        name: 'Reserve savings',
        parentId: idOf(101),
        fundId: reserve.id,
        purpose: 'bank',
        balances: [balance(reserve.id, 80_000)],
      }),
      accountOf({
        id: idOf(104),
        code: '1200',
        name: 'Assessments receivable',
        control: 'receivable',
        balances: [balance(operating.id, 25_000), balance(reserve.id, 0)],
      }),
      accountOf({
        id: idOf(105),
        code: '2100',
        name: 'Prepaid assessments',
        type: 'liability',
        control: 'owner-credit',
        balances: [balance(operating.id, -5_000)],
      }),
      accountOf({ id: idOf(106), code: '3000', name: 'Fund balance', type: 'fund-balance' }),
      accountOf({
        id: idOf(107),
        code: '4000',
        name: 'Regular assessments',
        type: 'income',
        balances: [balance(operating.id, -150_000), balance(reserve.id, -80_000)],
      }),
      accountOf({
        id: idOf(108),
        code: '5000',
        name: 'Water',
        type: 'expense',
        balances: [balance(operating.id, 10_000)],
      }),
      accountOf({
        id: idOf(109),
        code: '5900',
        name: 'Old telephone',
        type: 'expense',
        archivedAt: '2026-01-05T10:00:00Z',
      }),
    ],
    ...part,
  });

const sinceOctober = (beforeMinor: number, nowMinor: number) => ({
  points: [
    { on: '2026-10-31', amountMinor: beforeMinor },
    { on: '2026-11-26', amountMinor: nowMinor },
  ],
  changeMinor: nowMinor - beforeMinor,
});

/** Cash of both funds, with the month end before. */
export const cashOf = (part: Partial<CashByFund> = {}): CashByFund =>
  cashByFund.parse({
    at: '2026-11-26',
    funds: [
      { fund: operating, amountMinor: 120_000, trend: sinceOctober(100_000, 120_000) },
      { fund: reserve, amountMinor: 80_000, trend: sinceOctober(80_000, 80_000) },
    ],
    amountMinor: 200_000,
    trend: sinceOctober(180_000, 200_000),
    ...part,
  });

/** The same, with an account for what is owed to vendors. */
export function chartWithPayable(): Chart {
  const all = chartOf();
  const payable = accountOf({
    id: idOf(110),
    code: '2010',
    name: 'Accounts payable',
    type: 'liability',
    control: 'payable',
  });
  return { ...all, accounts: [...all.accounts, payable] };
}
