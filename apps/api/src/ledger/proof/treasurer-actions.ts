import { addDays } from '@courtyard/contract/days';
import { newKey, postIn, treasurer } from '../books.fixture';
import { closePeriod, closeYear, type Party, passUnitLedger, reopenPeriod } from '../index';
import { doAction, dueBetween, line, made, open, type Outcome, refusedAs, type World } from './actions';
import type { ModelLine } from './model';

/** Actions of who keeps the books: bills, transfers, reversals, sales, and the ends of months and years. */

/** Vendors of the bills: the amount says whose one is, so that a history stays what it is by its seed. */
export const vendorIds = [
  '01900000-0000-7000-8000-0000000000aa',
  '01900000-0000-7000-8000-0000000000ab',
] as const;

const vendorOf = (amount: number): Party => ({ kind: 'vendor', id: vendorIds[amount % 2 === 0 ? 0 : 1] });

export async function enterBill(world: World): Promise<Outcome> {
  const { chance, day } = world;
  const [contra, fund] = chance.one([
    ['5200', 'OP'],
    ['5020', 'OP'],
    ['1300', 'OP'],
    ['6010', 'RES'],
  ] as const) ?? ['5200', 'OP'];
  const amount = chance.whole(1, 90_000);
  const bill = made({
    account: '2010',
    fund,
    contra,
    party: vendorOf(amount),
    chargeType: 'other',
    issuedOn: day,
    dueOn: addDays(day, 30),
    original: -amount,
  });
  return doAction(world, {
    kind: 'bill',
    accrual: [line(contra, fund, amount), line('2010', fund, -amount, bill.id)],
    cash: [],
    items: [bill],
    isPayable: true,
  });
}

export async function payBill(world: World): Promise<Outcome> {
  const bill = world.chance.one(open(world, '2010'));
  if (!bill) return 'nothing';
  const amount = world.chance.whole(1, -bill.balance);
  // A fund without a bank account of its own pays out of the operating one.
  const bank = bill.fund === 'RES' ? line('1020', 'RES', -amount) : line('1010', 'OP', -amount);
  const accrual = [line('2010', bill.fund, amount, bill.id), bank];
  const due = dueBetween(accrual);
  return doAction(world, {
    kind: 'payment',
    accrual: [...accrual, ...due],
    cash: [line(bill.contra, bill.fund, amount), bank, ...due],
    isPayable: true,
    betweenFunds: due.length > 0,
  });
}

export async function contribute(world: World): Promise<Outcome> {
  const amount = world.chance.whole(1, 30_000);
  const lines = [
    line('7010', 'OP', amount),
    line('1010', 'OP', -amount),
    line('1020', 'RES', amount),
    line('7010', 'RES', -amount),
  ];
  return doAction(world, { kind: 'transfer', accrual: lines, cash: lines });
}

/** A check that comes back, a charge that was a mistake: the entry is reversed today, where its items let it. */
export async function takeBack(world: World): Promise<Outcome> {
  const { books, model, chance, day } = world;
  const found = chance.one(model.entries.slice(-60));
  if (!found || found.date > day) return 'nothing';
  const reversal = { key: newKey(), date: day, reverses: found.id };
  const expected = !model.isOpen(day)
    ? 'ledger-closed'
    : found.isReversed
      ? 'ledger-reversed'
      : model.canReverse(found)
        ? null
        : 'ledger-over-applied';
  if (expected !== null) return refusedAs(expected, postIn(books, reversal));
  const [posted] = await postIn(books, reversal);
  const back = (lines: ModelLine[]) => lines.map((each) => ({ ...each, amount: -each.amount }));
  const moved = new Map([...found.moved].map(([id, amount]) => [id, -amount]));
  model.record({
    id: posted?.id ?? '',
    no: posted?.no ?? 0,
    date: day,
    accrual: back(found.accrual),
    cash: back(found.cash),
    modified: back(found.modified),
    moved,
  });
  found.isReversed = true;
  return 'done';
}

export async function sellUnit(world: World): Promise<Outcome> {
  const { books, chance, tenantId, day, units } = world;
  const sold = chance.one(units);
  if (!sold) return 'nothing';
  const id = await books.within((tx) =>
    passUnitLedger(tx, tenantId, { id: sold.id, soldOn: day, owners: 'Others' }),
  );
  units.splice(units.indexOf(sold), 1, { kind: 'unit', id });
  return 'done';
}

const monthAfter = (month: string) => addDays(`${month}-28`, 5).slice(0, 7);

export async function closeMonth(world: World): Promise<Outcome> {
  const { books, model, day } = world;
  const last = model.closed.at(-1);
  const month = last === undefined ? '2026-01' : monthAfter(last);
  if (month >= day.slice(0, 7)) return 'nothing';
  await books.within((tx) => closePeriod(tx, month, treasurer));
  model.closed.push(month);
  if (!month.endsWith('-12')) return 'done';
  const posted = await books.within((tx) => closeYear(tx, `${month}-31`, treasurer));
  model.closeYear(`${month}-31`);
  model.lastNo += posted;
  return 'done';
}

export async function reopenMonth(world: World): Promise<Outcome> {
  const { books, model } = world;
  const last = model.closed.at(-1);
  if (last === undefined) return 'nothing';
  const head = await books.within((tx) => reopenPeriod(tx, last, 'Something was found', treasurer));
  model.reopen();
  model.lastNo = head.no;
  return 'done';
}
