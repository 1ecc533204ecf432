import { sql } from 'kysely';
import { verify } from '../../../ledger';
import { withApp } from '../../../testing';
import { strayBills } from '../payables/bill/queries/bill-open.sql';
import * as collection from './collection-actions';
import * as owners from './owner-actions';
import * as vendors from './vendor-actions';
import { type Action, World } from './world';

/**
 * Actions of a treasurer as they come, through the API, on days as they come: many are refused, none may break what holds on each day.
 * `COURTYARD_ACTIONS=2000 COURTYARD_ACTIONS_SEED=random npx jest …/random-actions.test.ts` goes further; a failure names its seed and its actions.
 */
const app = withApp();
const steps = Number(process.env.COURTYARD_ACTIONS ?? 200);
const given = process.env.COURTYARD_ACTIONS_SEED ?? '2';
const seed = given === 'random' ? String(Date.now()) : given;

const actions: Readonly<Record<string, Action>> = { ...owners, ...collection, ...vendors };
/** How often what comes more than once is drawn. */
const often: Partial<Record<string, number>> = {
  billUnit: 4,
  recordPayment: 5,
  endPayment: 2,
  applyOtherwise: 3,
  takeChargeAway: 3,
  recover: 2,
  voidAdjustment: 2,
  chargeLate: 2,
  deposit: 2,
  refund: 2,
  enterBill: 2,
  payBills: 3,
};
const drawn = Object.keys(actions).flatMap((name) => Array.from({ length: often[name] ?? 1 }, () => name));

/** Items that on some day were beyond nothing or beyond what they began with, and days on which less than nothing waited for a deposit. */
const wrongDays = (world: World) =>
  world.within(async (tx) => {
    const { rows } = await sql<{ what: string; day: string; amount: number }>`
      select item.control as what, day, run as amount from open_item item
      cross join lateral (select entry_date as day, sum(sum(amount)) over (order by entry_date)::bigint as run from journal_line line
        where line.tenant_id = item.tenant_id and line.open_item_id = item.id group by entry_date) course
      where run * sign(item.original) < 0 or abs(run) > abs(item.original)
      union all
      select 'undeposited', day, run from (
        select fund_id, entry_date as day, sum(sum(amount)) over (partition by fund_id order by entry_date)::bigint as run
        from journal_line where account_id = ${world.id('1090')} group by fund_id, entry_date) waiting
      where run < 0`.execute(tx);
    return rows;
  });

test(
  `${steps} random actions leave every day sound (seed ${seed})`,
  async () => {
    const world = new World(app, seed);
    await world.start();
    const treasurer = await world.treasurer();
    const done = new Set<string>();
    const told: string[] = [];
    for (let step = 0; step < steps; step++) {
      const name = world.dice.pick(drawn);
      const answer = await actions[name]?.(world);
      if (!answer) continue;
      told.push(`${name} ${answer.status}`);
      if (answer.status < 300) done.add(name);
      const statement = await treasurer.call('GET /api/v1/properties/:propertyId/statement', {
        params: { propertyId: world.dice.pick(world.units) },
      });
      const stray = [...(await world.strays()), ...(await world.within(strayBills))];
      const seen = {
        told,
        after: answer.status,
        statement: statement.status,
        stray,
        days: await wrongDays(world),
      };
      expect({ ...seen, refused: ![200, 201, 409, 422].includes(answer.status) && answer.text }).toEqual({
        ...seen,
        refused: false,
        statement: 200,
        stray: [],
        days: [],
      });
    }
    expect(await world.within((tx) => verify(tx))).toMatchObject({ faults: [] });
    // Most were done, not only refused.
    expect(done.size).toBeGreaterThanOrEqual(Object.keys(actions).length * 0.75);
  },
  30_000 + steps * 600,
);
