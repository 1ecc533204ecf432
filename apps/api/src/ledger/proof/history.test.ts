import { addDays } from '@courtyard/contract/days';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withApp } from '../../testing';
import { openBooks } from '../books.fixture';
import { journalText, movements, openItems, rebuildBalances, trialBalance, verify } from '../index';
import { Chance } from './chance';
import { type Outcome, type World } from './actions';
import * as owners from './owner-actions';
import * as keeping from './treasurer-actions';
import { bases, Model, type ModelBasis } from './model';
import { readOutside, type Sums } from './outside-readers';
import { isGate } from '../../testing/global/scope';

/**
 * Random histories against a plain model. `COURTYARD_LEDGER_STEPS=10000 COURTYARD_LEDGER_SEED=7 npx jest …/proof/history.test.ts` goes
 * further, or repeats one; `COURTYARD_LEDGER_SEED=random` makes a new one. A failure names its seed.
 */
const scene = withApp();
const steps = Number(process.env.COURTYARD_LEDGER_STEPS ?? (isGate ? 500 : 3000));
const givenSeed = process.env.COURTYARD_LEDGER_SEED ?? '310';
const seed = givenSeed === 'random' ? Date.now() % 1_000_000 : Number(givenSeed);
const lookEvery = 200;

const actions: [number, (world: World) => Promise<Outcome>][] = [
  [26, owners.chargeUnit],
  [24, owners.receiveMoney],
  [8, owners.applyCredit],
  [3, owners.refundCredit],
  [8, owners.letGo],
  [3, owners.moveToBuyers],
  [10, keeping.enterBill],
  [8, keeping.payBill],
  [4, keeping.contribute],
  [6, keeping.takeBack],
  [1, keeping.sellUnit],
  [3, keeping.closeMonth],
  [0.7, keeping.reopenMonth],
];
const weight = actions.reduce((sum, [each]) => sum + each, 0);

function pick(chance: Chance) {
  let at = chance.next() * weight;
  for (const [each, action] of actions) {
    at -= each;
    if (at < 0) return action;
  }
  return owners.chargeUnit;
}

let world: World;
let folder: string;
beforeAll(async () => {
  const books = await openBooks(scene, 'demo', 12);
  world = {
    books,
    model: new Model(),
    chance: new Chance(seed),
    tenantId: scene.tenants.demo,
    day: '2026-01-01',
    units: [...books.units],
  };
  folder = await mkdtemp(join(tmpdir(), 'courtyard-books-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What holds after every step, asked of the database at little cost. */
async function invariants(): Promise<void> {
  const { rows } = await world.books.within((tx) =>
    sql<{ no: number; off: number; apart: number }>`
      select coalesce((select next_no - 1 from ledger_head), 0) as no,
        (select count(*) from (select from balance_month group by fund_id, layer having sum(debit) <> sum(credit)) fund) as off,
        (select count(*) from (
          select account_id, fund_id, sum(amount) from (
            select account_id, fund_id, balance as amount from open_item where balance <> 0
            union all
            select balance.account_id, balance.fund_id, balance.credit - balance.debit from balance_month balance
            join account on account.tenant_id = balance.tenant_id and account.id = balance.account_id
            where account.control <> 'none' and balance.layer in ('B', 'Ar', 'Ap')) both_sides
          group by 1, 2 having sum(amount) <> 0) control) as apart`.execute(tx),
  );
  expect(rows).toEqual([{ no: world.model.lastNo, off: 0, apart: 0 }]);
}

const codes = () => {
  const { chart } = world.books;
  const names = new Map(Object.entries(chart.funds).map(([code, id]) => [id, code]));
  return (row: { code: string; fundId: string }) => `${row.code} ${names.get(row.fundId)}`;
};

const lastDay = (month: string) => addDays(addDays(`${month}-28`, 5).slice(0, 8) + '01', -1);

async function standing(basis: ModelBasis, month: string): Promise<Map<string, number>> {
  const rows = await world.books.within((tx) => trialBalance(tx, { at: lastDay(month), basis }));
  const nameOf = codes();
  return new Map(rows.flatMap((row) => (row.balanceMinor === 0 ? [] : [[nameOf(row), row.balanceMinor]])));
}

/** What moved from one day to another is what stands after it, less what stood before. */
async function movesAsItStands(): Promise<void> {
  const { books, chance, day } = world;
  const from = addDays(day, -chance.whole(0, 200));
  const to = addDays(from, chance.whole(0, 100));
  const at = (until: string) => books.within((tx) => trialBalance(tx, { at: until, basis: 'cash' }));
  const moved = await books.within((tx) => movements(tx, { from, to, basis: 'cash' }));
  const nameOf = codes();
  const expected = new Map<string, number>();
  for (const row of await at(to)) expected.set(nameOf(row), row.balanceMinor);
  for (const row of await at(addDays(from, -1)))
    expected.set(nameOf(row), (expected.get(nameOf(row)) ?? 0) - row.balanceMinor);
  const found = new Map(moved.map((row) => [nameOf(row), row.balanceMinor]));
  const differing = [...expected].filter(([name, amount]) => (found.get(name) ?? 0) !== amount);
  expect(differing).toEqual([]);
}

async function agrees(): Promise<void> {
  await movesAsItStands();
  const { model, day, books } = world;
  const month = day.slice(0, 7);
  for (const basis of bases)
    expect([basis, await standing(basis, '2099-12')]).toEqual([basis, model.standing(basis, '2099-12')]);
  const earlier =
    world.chance.one([...new Set([...model.sums.accrual.keys()].map((key) => key.slice(0, 7)))]) ?? month;
  for (const basis of bases)
    expect([basis, await standing(basis, earlier)]).toEqual([basis, model.standing(basis, earlier)]);
  const open = await books.within((tx) => openItems(tx, { at: '2099-12-31', control: 'receivable' }));
  const owed = [...model.items.values()].filter(
    ({ account, balance }) => account === '1200' && balance !== 0,
  );
  expect(new Map(open.map(({ id, openMinor }) => [id, openMinor]))).toEqual(
    new Map(owed.map(({ id, balance }) => [id, balance])),
  );
}

function step(): Promise<Outcome> {
  const action = pick(world.chance);
  if (world.chance.next() < 0.35) world.day = addDays(world.day, world.chance.whole(1, 2));
  return action(world);
}

test(`${steps} steps of history (seed ${seed}): the books agree with the model throughout`, async () => {
  const counts = { done: 0, refused: 0, nothing: 0 };
  for (let at = 1; at <= steps; at += 1) {
    counts[await step()] += 1;
    await invariants();
    if (at % lookEvery === 0) await agrees();
  }
  expect(counts.done).toBeGreaterThan(steps * 0.7);
  expect(counts.refused).toBeGreaterThan(0);
  await agrees();
}, 3_600_000);

test('the chain is whole, and rebuilding the balances finds no difference', async () => {
  const { faults, head } = await world.books.within((tx) => verify(tx));
  expect(faults).toEqual([]);
  expect(head.no).toBe(world.model.lastNo);
  expect(await world.books.within(rebuildBalances)).toBe(0);
}, 600_000);

async function written(): Promise<string> {
  const file = join(folder, 'books.journal');
  let text = '';
  await world.books.within(async (tx) => {
    const community = { name: 'Demo', currency: 'USD' };
    const nameOpenItems = async () => new Map();
    for await (const part of journalText(tx, { format: 'hledger', community, nameOpenItems })) text += part;
  });
  await writeFile(file, text);
  return file;
}

/** Ours, by month and by the name that an account has in the file. */
async function ours(): Promise<Sums> {
  const sums: Sums = new Map();
  const nameOf = codes();
  const months = [...new Set([...world.model.sums.accrual.keys()].map((key) => key.slice(0, 7)))];
  for (const month of months) {
    const rows = await world.books.within((tx) =>
      movements(tx, { from: `${month}-01`, to: lastDay(month), basis: 'accrual' }),
    );
    for (const row of rows) if (row.balanceMinor !== 0) sums.set(`${month} ${nameOf(row)}`, row.balanceMinor);
  }
  return sums;
}

/** `2026-01 Assets:FOP:1010-Operating-checking` as `2026-01 1010 OP`. */
const asOurs = (theirs: Sums): Sums =>
  new Map([...theirs].map(([key, amount]) => [key.replace(/ .*:F(\w+):(\w+)-.*$/, ' $2 $1'), amount]));

test('hledger and ledger agree by account, fund and month, to the cent', async () => {
  const [file, own] = [await written(), await ours()];
  expect(own.size).toBeGreaterThan(20);
  for (const { program, sums } of await readOutside(file))
    expect([program, asOurs(sums)]).toEqual([program, own]);
}, 600_000);
