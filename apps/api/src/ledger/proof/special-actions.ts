import { addDays } from '@courtyard/contract/days';
import { createAccount, createFund } from '../index';
import { doAction, line, made, type Outcome, type World } from './actions';
import { vendorIds } from './treasurer-actions';

/** Actions of a third fund, whose money goes through the account of another, and those that move money or a fund balance for no income or expense. */

/** Opens the fund, and an account for what the reserve invests. */
export async function openSpecialFund({ books, tenantId }: World): Promise<void> {
  await books.within(async (tx) => {
    const fund = { code: 'SPC', name: 'Roof', kind: 'special' } as const;
    Object.assign(books.chart.funds, { SPC: await createFund(tx, tenantId, fund) });
    const account = {
      code: '1500',
      name: 'Certificate of deposit',
      type: 'asset',
      control: 'none',
      purpose: null,
      taxTag: null,
      isHeading: false,
      parentId: books.account('1000'),
      fundId: books.fund('RES'),
    } as const;
    Object.assign(books.chart.accounts, { '1500': await createAccount(tx, tenantId, account) });
  });
}

export async function chargeSpecial(world: World): Promise<Outcome> {
  const { chance, day } = world;
  const party = chance.one(world.units);
  if (!party) return 'nothing';
  const item = made({
    account: '1200',
    fund: 'SPC',
    contra: '4020',
    party,
    chargeType: 'other',
    issuedOn: day,
    dueOn: addDays(day, chance.whole(-20, 40)),
    original: chance.whole(1, 70_000),
  });
  const earlier = addDays(day, -chance.whole(1, 40));
  return doAction(world, {
    kind: 'charge',
    accrual: [line('1200', 'SPC', item.original, item.id), line('4020', 'SPC', -item.original)],
    cash: [],
    items: [item],
    date: chance.next() < 0.3 && earlier >= '2026-01-01' ? earlier : day,
  });
}

export async function enterSpecialBill(world: World): Promise<Outcome> {
  const { chance, day } = world;
  const amount = chance.whole(1, 60_000);
  const bill = made({
    account: '2010',
    fund: 'SPC',
    contra: '6010',
    party: { kind: 'vendor', id: vendorIds[0] },
    chargeType: 'other',
    issuedOn: day,
    dueOn: addDays(day, chance.whole(0, 60)),
    original: -amount,
  });
  return doAction(world, {
    kind: 'bill',
    accrual: [line('6010', 'SPC', amount), line('2010', 'SPC', -amount, bill.id)],
    cash: [],
    items: [bill],
    isPayable: true,
  });
}

/** Buys a certificate of deposit, or cashes some of it. */
export async function invest(world: World): Promise<Outcome> {
  const amount = world.chance.whole(-10_000, 30_000);
  const lines = [line('1500', 'RES', amount), line('1020', 'RES', -amount)];
  return amount === 0 ? 'nothing' : doAction(world, { kind: 'entry', accrual: lines, cash: lines });
}

/** What an auditor found of years before. */
export async function correctFundBalance(world: World): Promise<Outcome> {
  const amount = world.chance.whole(1, 9_000);
  const lines = [line('3010', 'OP', amount), line('1290', 'OP', -amount)];
  return doAction(world, { kind: 'entry', accrual: lines, cash: lines });
}
