import { addDays } from '@courtyard/contract/days';
import { withApp } from '../../../testing';
import { today } from '../receivables/owner-account/owner.fixture';
import { World } from './world';

const app = withApp();
const scene = new World(app, 'last payments');

/** A part of a payment, as it was recorded here. */
interface Paid {
  propertyId: string;
  receivedOn: string;
  amountMinor: number;
  /** When its payment was voided or returned; null while it stands. */
  endedOn: string | null;
}

const soldOn = '2026-05-02';
const paid: Paid[] = [];

/** The ledger of a unit on a date: whoever owned it then. */
const ownersOn = (propertyId: string, day: string) =>
  scene.sold.has(propertyId) && day >= soldOn ? 'A buyer' : 'sellers';

/** The last payment of a unit and its owners that stood at the end of a date, by what was recorded alone. */
function lastOf(propertyId: string, owners: string, at: string) {
  let last: Paid | null = null;
  for (const one of paid) {
    if (one.propertyId !== propertyId || ownersOn(propertyId, one.receivedOn) !== owners) continue;
    if (one.receivedOn > at || (one.endedOn !== null && one.endedOn <= at)) continue;
    // Of two on one date the one recorded later.
    if (last === null || one.receivedOn >= last.receivedOn) last = one;
  }
  return last && { receivedOn: last.receivedOn, amountMinor: last.amountMinor };
}

beforeAll(async () => {
  await scene.start();
  const treasurer = await scene.treasurer();
  for (const unit of scene.units)
    await scene.bill(unit, [scene.dues(5_000_000)], { issuedOn: '2026-02-01', dueOn: '2026-02-15' });
  const [sold = ''] = scene.units;
  scene.sold.add(sold);
  await scene.passOn(sold, 'A buyer', soldOn);
  // What the buyers owe themselves; the sellers' charges stay where they are until the clock moves them.
  await scene.bill(sold, [scene.dues(5_000_000)], { issuedOn: '2026-05-03', dueOn: '2026-05-04' });
  for (let turn = 0; turn < 40; turn += 1) {
    const parts = scene.units
      .filter(() => scene.dice.percent(50))
      .map((propertyId) => ({ propertyId, amountMinor: scene.amount() }));
    if (parts.length === 0) continue;
    const receivedOn = scene.day();
    const { data } = await treasurer.ok('POST /api/v1/payments', {
      body: scene.paymentBody(parts, { receivedOn }),
    });
    const its = parts.map((part): Paid => ({ ...part, receivedOn, endedOn: null }));
    paid.push(...its);
    if (!scene.dice.percent(40)) continue;
    const on = [receivedOn, addDays(receivedOn, 3), today][scene.dice.between(0, 2)] ?? today;
    const ended = await treasurer.call('POST /api/v1/payments/:paymentId/end', {
      params: { paymentId: data.id },
      body: {
        as: scene.dice.pick(['returned', 'void'] as const),
        on: on > today ? today : on,
        reason: 'No funds',
        feeMinor: 0,
        feeAccountId: null,
      },
    });
    if (ended.status === 200) for (const one of its) one.endedOn = on > today ? today : on;
  }
}, 180_000);

test('the last payment of who is past due is that of the payments recorded, on every date, also of sellers and buyers', async () => {
  const treasurer = await scene.treasurer();
  const days = [...new Set(paid.flatMap(({ receivedOn, endedOn }) => [receivedOn, endedOn ?? receivedOn]))];
  const [kinds, seen] = [new Set<string>(), new Set<string>()];
  for (const at of days.flatMap((day) => [addDays(day, -1), day])) {
    const { rows } = (await treasurer.ok('GET /api/v1/financial-reports/delinquency', { query: { at } }))
      .data;
    for (const { property, owners, lastPayment } of rows) {
      if (!scene.units.includes(property.id)) continue;
      const who = owners === 'A buyer' ? owners : 'sellers';
      expect([at, property.name, who, lastPayment]).toEqual([
        at,
        property.name,
        who,
        lastOf(property.id, who, at),
      ]);
      kinds.add(lastPayment === null ? `none of ${who}` : `one of ${who}`);
      seen.add(property.id);
    }
  }
  expect([...kinds].toSorted()).toEqual(['none of sellers', 'one of A buyer', 'one of sellers']);
  expect(seen.size).toBe(scene.units.length);
  expect(paid.filter(({ endedOn }) => endedOn !== null).length).toBeGreaterThan(5);
});
