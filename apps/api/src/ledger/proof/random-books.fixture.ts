import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { TestApp } from '../../testing';
import { openBooks } from '../books.fixture';
import type { AccountType, Basis } from '../index';
import type { Outcome, World } from './actions';
import { Chance } from './chance';
import { Model } from './model';
import * as owners from './owner-actions';
import * as keeping from './treasurer-actions';
import * as special from './special-actions';

const actions: readonly ((world: World) => Promise<Outcome>)[] = [
  owners.chargeUnit,
  owners.chargeUnit,
  owners.receiveMoney,
  owners.receiveMoney,
  owners.applyCredit,
  owners.refundCredit,
  owners.letGo,
  keeping.enterBill,
  keeping.enterBill,
  keeping.payBill,
  keeping.contribute,
  keeping.takeBack,
  keeping.closeMonth,
];

const specialActions: typeof actions = [
  special.chargeSpecial,
  special.chargeSpecial,
  special.enterSpecialBill,
  special.invest,
  special.correctFundBalance,
  keeping.closeMonth,
  owners.moveToBuyers,
];

/** Somewhat more than a year of random events: months are closed, and the year too. */
export async function randomBooks(app: TestApp, steps: number, seed = 1352): Promise<World> {
  const world = await emptyWorld(app, seed);
  await goThrough(world, actions, steps);
  return world;
}

/** The same with a third fund, an investment and corrections of fund balances. */
export async function randomBooksOfThreeFunds(app: TestApp, steps: number, seed: number): Promise<World> {
  const world = await emptyWorld(app, seed);
  await special.openSpecialFund(world);
  await goThrough(world, [...actions, ...specialActions], steps);
  return world;
}

/** Goes on with such books: entries of earlier days, reversals and closed months among them. */
export const goOn = (world: World, steps: number): Promise<void> =>
  goThrough(world, [...actions, ...specialActions], steps);

async function emptyWorld(app: TestApp, seed: number): Promise<World> {
  const world: World = {
    books: await openBooks(app, 'demo', 8),
    model: new Model(),
    chance: new Chance(seed),
    tenantId: app.tenants.demo,
    day: '2026-01-01',
    units: [],
  };
  world.units = [...world.books.units];
  return world;
}

async function goThrough(world: World, of: typeof actions, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    if (world.chance.next() < 0.5) world.day = addDays(world.day, world.chance.whole(1, 6));
    await (world.chance.one(of) ?? owners.chargeUnit)(world);
  }
}

export interface PlainLine {
  entryId: string;
  accountId: string;
  code: string;
  type: AccountType;
  fundId: string;
  day: string;
  isClosing: boolean;
  amount: number;
}

const layers: Readonly<Record<Basis, readonly string[]>> = {
  accrual: ['B', 'Ar', 'Ap'],
  cash: ['B', 'Cr', 'Cp'],
  'modified-cash': ['B', 'Ar', 'Cp'],
};

/** Every line of the journal in a basis, without the balances that reports read. */
export async function plainLines({ books }: World, basis: Basis): Promise<PlainLine[]> {
  const { rows } = await books.within((tx) =>
    sql<PlainLine>`
      select line.entry_id, account.id as account_id, account.code, account.type, line.fund_id, line.entry_date as day, line.is_closing, line.amount
      from (select line.entry_id, line.account_id, line.fund_id, line.entry_date, entry.class = 'closing' as is_closing, line.amount, entry.layer
          from journal_line line join journal_entry entry on entry.id = line.entry_id
        union all
        select entry_id, account_id, fund_id, entry_date, false, amount, layer from journal_cash_line) line
      join account on account.id = line.account_id
      where line.layer = any (${layers[basis]})`.execute(tx),
  );
  return rows;
}
