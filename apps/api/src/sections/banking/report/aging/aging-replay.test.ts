import { addDays } from '@courtyard/contract/days';
import type { AgingRow } from '@courtyard/contract/banking/report/aging';
import type { World } from '../../../../ledger/proof/actions';
import type { ModelItem } from '../../../../ledger/proof/model';
import { randomBooksOfThreeFunds } from '../../../../ledger/proof/random-books.fixture';
import { type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let world: World;
let treasurer: TestPerson;

beforeAll(async () => {
  world = await randomBooksOfThreeFunds(app, 320, 815);
  treasurer = await app.client.as('treasurer', 'demo');
}, 120_000);

type Bucket = keyof AgingRow['aging'];

/** As the terms of the reports have it: 30 days past due are still "1 to 30". */
function bucketAt(dueOn: string, at: string): Bucket {
  const days = (Date.parse(at) - Date.parse(dueOn)) / 86_400_000;
  if (days <= 0) return 'current';
  return days <= 30 ? 'to30' : days <= 60 ? 'to60' : days <= 90 ? 'to90' : 'over90';
}

/** What was open of each item at the end of a day, by the events until then alone. */
function openAt(at: string): { item: ModelItem; open: number }[] {
  const open = new Map<string, number>();
  for (const { date, moved } of world.model.entries) {
    if (date > at) continue;
    for (const [id, amount] of moved) open.set(id, (open.get(id) ?? 0) + amount);
  }
  return [...open].flatMap(([id, amount]) => {
    const item = world.model.items.get(id);
    return item && amount !== 0 ? [{ item, open: amount }] : [];
  });
}

const listings = [
  ['receivable', '1200', 1],
  ['owner-credit', '2200', -1],
  ['payable', '2010', -1],
] as const;

/** The rows of an aging summary: listing, fund, aging, and what its control account stands at. */
function plainRows(at: string) {
  const items = openAt(at);
  return listings.flatMap(([listing, account, sign]) => {
    const rowOf = (fund: string | null) => {
      const aging = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
      for (const { item, open } of items)
        if (item.account === account && (fund === null || item.fund === fund))
          aging[bucketAt(item.dueOn, at)] += sign * open;
      const controlMinor = world.model.entries
        .filter(({ date }) => date <= at)
        .flatMap(({ accrual }) => accrual)
        .filter((line) => line.account === account && (fund === null || line.fund === fund))
        .reduce((sum, { amount }) => sum + sign * amount, 0);
      return { listing, fund, aging, controlMinor };
    };
    const funds = ['OP', 'RES', 'SPC'].map(rowOf).filter(({ controlMinor }) => controlMinor !== 0);
    return funds.length === 0 ? [] : [...funds, rowOf(null)];
  });
}

/** Days on which something of an item turns from one bucket to the next, and the day before. */
const turningDays = () =>
  [0, 1, 30, 31, 60, 61, 90, 91].flatMap((days) => {
    const item = world.chance.one([...world.model.items.values()]);
    return item ? [addDays(item.dueOn, days)] : [];
  });

test('aging by due date is that of the events on any day, by listing and fund', async () => {
  const days = [...turningDays(), ...turningDays(), '2099-12-31'];
  const seen = new Set<string>();
  for (const at of days) {
    const { rows } = (await treasurer.ok('GET /api/v1/financial-reports/agingsummary', { query: { at } }))
      .data;
    const shown = rows.map(({ listing, fund, aging, controlMinor }) => ({
      listing,
      fund: fund?.code ?? null,
      aging,
      controlMinor,
    }));
    expect([at, shown]).toEqual([at, plainRows(at)]);
    for (const { itemsMinor, aging, differenceMinor } of rows) {
      expect(itemsMinor).toBe(Object.values(aging).reduce((sum, amount) => sum + amount, 0));
      expect(differenceMinor).toBe(0);
    }
    for (const { listing, fund } of shown) seen.add(`${listing} ${fund}`);
  }
  expect(seen).toContain('receivable SPC');
  expect(seen).toContain('payable SPC');
});

test('the entries that a balance of the aging summary opens sum to it, fund by fund', async () => {
  const at = '2027-02-14';
  const { rows } = (await treasurer.ok('GET /api/v1/financial-reports/agingsummary', { query: { at } })).data;
  for (const { listing, fund, controlAccountId, controlMinor } of rows) {
    const query = {
      accountId: controlAccountId ?? '',
      to: at,
      closing: 'yes' as const,
      ...(fund && { fundId: fund.id }),
    };
    const { totals } = (await treasurer.ok('GET /api/v1/financial-reports/ledger', { query })).data;
    const sum = totals.debitMinor - totals.creditMinor;
    expect([listing, fund?.code, listing === 'receivable' ? sum : -sum]).toEqual([
      listing,
      fund?.code,
      controlMinor,
    ]);
  }
  expect(rows.length).toBeGreaterThan(5);
});

const outcomes = {
  to30Minor: 0,
  to60Minor: 0,
  to90Minor: 0,
  over90Minor: 0,
  pastDueMinor: 0,
  feesMinor: 0,
  creditMinor: 0,
};

function plainDelinquency(at: string) {
  const units = new Map<string, typeof outcomes & { dueSince: string }>();
  for (const { item, open } of openAt(at)) {
    if (item.party.kind !== 'unit') continue;
    const unit = units.get(item.party.id) ?? { ...outcomes, dueSince: '9999-12-31' };
    units.set(item.party.id, unit);
    if (item.account === '2200') {
      unit.creditMinor -= open;
      continue;
    }
    if (item.chargeType === 'late-fee') unit.feesMinor += open;
    const bucket = bucketAt(item.dueOn, at);
    if (bucket === 'current') continue;
    unit[`${bucket}Minor`] += open;
    unit.pastDueMinor += open;
    if (item.dueOn < unit.dueSince) unit.dueSince = item.dueOn;
  }
  return new Map([...units].filter(([, { pastDueMinor }]) => pastDueMinor > 0));
}

test('who is past due, since when and with how much is what the events say, unit by unit', async () => {
  let listed = 0;
  for (const at of turningDays()) {
    const report = (await treasurer.ok('GET /api/v1/financial-reports/delinquency', { query: { at } })).data;
    const plain = plainDelinquency(at);
    const shown = report.rows.map((row) => {
      const { id, dueSince, pastDueMinor, feesMinor, creditMinor } = row;
      const { to30Minor, to60Minor, to90Minor, over90Minor } = row;
      const amounts = { to30Minor, to60Minor, to90Minor, over90Minor, pastDueMinor, feesMinor, creditMinor };
      return [id, { ...amounts, dueSince }] as const;
    });
    expect([at, new Map(shown)]).toEqual([at, plain]);
    expect(shown).toHaveLength(plain.size);
    const dues = report.rows.map(({ dueSince }) => dueSince);
    expect(dues).toEqual(dues.toSorted());
    for (const field of Object.keys(outcomes) as (keyof typeof outcomes)[])
      expect([field, report.totals[field]]).toEqual([
        field,
        [...plain.values()].reduce((sum, unit) => sum + unit[field], 0),
      ]);
    listed += plain.size;
  }
  expect(listed).toBeGreaterThan(10);
});
