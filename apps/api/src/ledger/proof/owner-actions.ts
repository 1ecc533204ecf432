import { addDays } from '@courtyard/contract/days';
import { payInOrder } from '../policy/waterfall.rules';
import { waterfallTemplates } from '../policy/waterfall-templates';
import { doAction, dueBetween, line, made, open, type Outcome, type World } from './actions';

/** Actions that concern owners: charges, receipts, credits. */

const policy = { ...waterfallTemplates.neutral, effectiveOn: '2000-01-01' };

export async function chargeUnit(world: World): Promise<Outcome> {
  const { chance, day } = world;
  const party = chance.one(world.units);
  if (!party) return 'nothing';
  const isFee = chance.next() < 0.2;
  const of = { account: '1200' as const, party, issuedOn: day, dueOn: addDays(day, chance.whole(0, 30)) };
  const items = isFee
    ? [made({ ...of, fund: 'OP', contra: '4100', chargeType: 'late-fee', original: chance.whole(1, 5000) })]
    : [
        made({ ...of, fund: 'OP', contra: '4010', chargeType: 'regular', original: chance.whole(1, 50_000) }),
        made({
          ...of,
          fund: 'RES',
          contra: '4030',
          chargeType: 'regular',
          original: chance.whole(1, 20_000),
        }),
      ];
  const accrual = items.flatMap((item) => [
    line('1200', item.fund, item.original, item.id),
    line(item.contra, item.fund, -item.original),
  ]);
  // A back-dated charge, at times into a month that is closed.
  const earlier = addDays(day, -chance.whole(1, 40));
  const date = chance.next() < 0.1 && earlier >= '2026-01-01' ? earlier : day;
  return doAction(world, { kind: 'charge', accrual, cash: [], items, date });
}

export async function receiveMoney(world: World): Promise<Outcome> {
  const { chance, day } = world;
  const party = chance.one(world.units);
  if (!party) return 'nothing';
  const amountMinor = chance.whole(1, 80_000);
  const owed = open(world, '1200', party);
  const payable = owed.map((item) => ({ ...item, openMinor: item.balance }));
  const { allocations, leftMinor } = payInOrder(policy, { amountMinor, receivedOn: day }, payable);
  const credit = made({
    account: '2200',
    fund: 'OP',
    contra: '4800',
    party,
    chargeType: 'other',
    issuedOn: day,
    dueOn: day,
    original: -leftMinor,
  });
  const paid = allocations.flatMap(({ itemId, amountMinor: amount }) => {
    const item = world.model.items.get(itemId);
    return item ? [{ item, amount }] : [];
  });
  const bank = line('1010', 'OP', amountMinor);
  const accrual = [
    bank,
    ...paid.map(({ item, amount }) => line('1200', item.fund, -amount, item.id)),
    line('2200', 'OP', -leftMinor, credit.id),
  ];
  const cash = [
    bank,
    ...paid.map(({ item, amount }) => line(item.contra, item.fund, -amount)),
    line('4800', 'OP', -leftMinor),
  ];
  const due = dueBetween(accrual);
  return doAction(world, {
    kind: 'receipt',
    accrual: [...accrual, ...due],
    cash: [...cash, ...due],
    items: leftMinor > 0 ? [credit] : [],
    betweenFunds: true,
  });
}

export async function applyCredit(world: World): Promise<Outcome> {
  const credit = world.chance.one(open(world, '2200'));
  if (!credit) return 'nothing';
  const item = world.chance.one(open(world, '1200', credit.party).filter(({ fund }) => fund === 'OP'));
  if (!item) return 'nothing';
  const amount = world.chance.whole(1, Math.min(-credit.balance, item.balance));
  return doAction(world, {
    kind: 'application',
    accrual: [line('2200', 'OP', amount, credit.id), line('1200', 'OP', -amount, item.id)],
    cash: [line('4800', 'OP', amount), line(item.contra, 'OP', -amount)],
  });
}

export async function refundCredit(world: World): Promise<Outcome> {
  const credit = world.chance.one(open(world, '2200'));
  if (!credit) return 'nothing';
  const amount = world.chance.whole(1, -credit.balance);
  return doAction(world, {
    kind: 'refund',
    accrual: [line('2200', 'OP', amount, credit.id), line('1010', 'OP', -amount)],
    cash: [line('4800', 'OP', amount), line('1010', 'OP', -amount)],
  });
}

/** A credit memo, a waiver, a write-off: what is owed goes, and no money moves. */
export async function letGo(world: World): Promise<Outcome> {
  const item = world.chance.one(open(world, '1200'));
  if (!item) return 'nothing';
  const amount = world.chance.whole(1, item.balance);
  const isWriteOff = world.chance.next() < 0.4;
  return doAction(world, {
    kind: isWriteOff ? 'write-off' : 'credit',
    accrual: [
      line(isWriteOff ? '5400' : item.contra, item.fund, amount),
      line('1200', item.fund, -amount, item.id),
    ],
    cash: [],
  });
}

/** What sellers owe, or have to their credit, goes to buyers: each item is settled, and one like it begins. Taking back undoes it. */
export async function moveToBuyers(world: World): Promise<Outcome> {
  const { chance, day, units } = world;
  const seller = chance.one([...open(world, '1200'), ...open(world, '2200')])?.party;
  const party = chance.one(units);
  if (!seller || !party || party.id === seller.id) return 'nothing';
  const moved = [...open(world, '1200', seller), ...open(world, '2200', seller)].map((item) => {
    const dueOn = item.dueOn > day ? item.dueOn : day;
    return { item, begun: made({ ...item, party, issuedOn: day, dueOn, original: item.balance }) };
  });
  const accrual = moved.flatMap(({ item, begun }) => [
    line(item.account, item.fund, -item.balance, item.id),
    line(begun.account, begun.fund, begun.original, begun.id),
  ]);
  // Nothing was paid by it.
  return doAction(world, { kind: 'sale', accrual, cash: [], items: moved.map(({ begun }) => begun) });
}
