import { controlsAt } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const list = 'GET /api/v1/unit-accounts';
const accounts = async (query: object = {}) => (await (await scene.treasurer()).ok(list, { query })).data;
const totals = async (query: object = {}) =>
  (await (await scene.treasurer()).ok(`${list}/totals`, { query })).data;
const of = async (unit: string, query: object = {}) =>
  (await accounts({ limit: 200, ...query })).filter(({ property }) => property.id === unit);

/** What the accounts of receivables and of owners' credits stood at together. */
const controlled = (at: string) =>
  scene.within(async (tx) =>
    (await controlsAt(tx, at))
      .filter(({ control }) => control === 'receivable' || control === 'owner-credit')
      .reduce((sum, { accountMinor }) => sum + accountMinor, 0),
  );

/** What a day's run said, to be compared with the same day's run later. */
const runOf = async (at: string) => ({
  rows: await accounts({ at, limit: 200 }),
  totals: await totals({ at }),
});

let unit = '';
beforeAll(async () => {
  unit = await scene.unit('A-1', { owner: 'Ada Ames' });
  await scene.bill(unit, [scene.dues(10_000)], { issuedOn: '2026-02-01', dueOn: '2026-02-28' });
  await scene.bill(unit, [scene.dues(10_000), scene.reserve(2_500)], {
    issuedOn: '2026-05-01',
    dueOn: '2026-05-20',
  });
  await scene.bill(unit, [scene.dues(900)], { issuedOn: today, dueOn: '2026-06-30' });
});

test('every unit stands in it with what it owes by age, as its own page says', async () => {
  const unbilled = await scene.unit('A-2');
  const [row] = await of(unit);
  expect(row).toMatchObject({
    property: { name: 'A-1' },
    owners: 'Ada Ames',
    ownership: 'current',
    dueSince: '2026-02-28',
    currentMinor: 900,
    to30Minor: 12_500,
    to60Minor: 0,
    over90Minor: 10_000,
    creditMinor: 0,
    balanceMinor: 23_400,
    at: today,
  });
  const statement = await (
    await scene.treasurer()
  ).ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId: unit } });
  expect(statement.data.balanceMinor).toBe(row?.balanceMinor);
  expect(await of(unbilled)).toMatchObject([
    { id: unbilled, owners: 'Owner of A-2', balanceMinor: 0, dueSince: null },
  ]);
  const nobody = await scene.unit('A-3', { owner: null });
  expect(await of(nobody)).toMatchObject([{ owners: '', balanceMinor: 0 }]);
});

test('of an earlier day it says what that day said, whatever was paid, returned and billed since', async () => {
  const on = '2026-06-10';
  app.setClock(new Date(`${on}T16:00:00Z`));
  const then = await runOf(on);
  expect(then.totals.sums.balanceMinor).toBe(await controlled(on));
  app.setClock(new Date(`${today}T16:00:00Z`));
  const paid = await scene.pay([{ propertyId: unit, amountMinor: 30_000 }], { receivedOn: today });
  expect(await of(unit)).toMatchObject([{ currentMinor: 0, creditMinor: 6_600, balanceMinor: -6_600 }]);
  expect(await runOf(on)).toEqual(then);
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: paid.id },
    body: { as: 'returned', on: today, reason: 'No funds' },
  });
  expect(await runOf(on)).toEqual(then);
  expect(await of(unit)).toMatchObject([{ over90Minor: 10_000, balanceMinor: 23_400 }]);
  expect((await totals()).sums.balanceMinor).toBe(await controlled(today));
  // Billed under a day to come: it is owed from that day on.
  await scene.bill(unit, [scene.dues(700)], { issuedOn: '2026-07-01', dueOn: '2026-07-31' });
  expect(await of(unit)).toMatchObject([{ balanceMinor: 23_400 }]);
  expect(await of(unit, { at: '2026-07-01' })).toMatchObject([{ balanceMinor: 24_100 }]);
});

test('what a seller left open stands apart from what the buyer owes, before anything is billed to the buyer too', async () => {
  const sold = await scene.unit('A-4', { owner: 'Sid Seller' });
  await scene.bill(sold, [scene.dues(5_000)], { issuedOn: '2026-05-01' });
  await scene.within((tx) =>
    tx.updateTable('ownership').set({ endsOn: '2026-06-01' }).where('propertyId', '=', sold).execute(),
  );
  await scene.own(sold, { owner: 'Bea Buyer', startsOn: '2026-06-02' });
  const before = [
    { owners: 'Bea Buyer', ownership: 'current', balanceMinor: 0 },
    { owners: 'Sid Seller', ownership: 'former', balanceMinor: 5_000 },
  ];
  expect(await of(sold)).toMatchObject(before);
  const ledgerId = (await of(sold))[1]?.formerLedgerId ?? '';
  const treasurer = await scene.treasurer();
  const theirs = await treasurer.ok('GET /api/v1/properties/:propertyId/statement', {
    params: { propertyId: sold },
    query: { ledgerId },
  });
  expect(theirs.data).toMatchObject({
    owners: 'Sid Seller',
    balanceMinor: 5_000,
    former: { until: '2026-06-02' },
  });
  // A payment is theirs who owned it when it came, unless it is said otherwise.
  const payerOf = async (on: string, query: object = {}) =>
    (
      await treasurer.ok('GET /api/v1/properties/:propertyId/payer', {
        params: { propertyId: sold },
        query: { on, ...query },
      })
    ).data.payer;
  expect([await payerOf('2026-06-01'), await payerOf('2026-06-02')]).toEqual(['Sid Seller', 'Bea Buyer']);
  expect(await payerOf(today, { ledgerId })).toBe('Sid Seller');
  await scene.bill(sold, [scene.dues(300)], { issuedOn: '2026-06-05' });
  expect(await of(sold)).toMatchObject([{ ...before[0], balanceMinor: 300 }, before[1]]);
  expect(await of(sold, { at: '2026-05-31' })).toMatchObject([
    { owners: 'Sid Seller', ownership: 'current' },
  ]);
  expect(await of(sold, { ownership: ['former'] })).toHaveLength(1);
  expect((await totals()).sums.balanceMinor).toBe(await controlled(today));
  await scene.pay([{ propertyId: sold, ledgerId, amountMinor: 5_000 }], {
    receivedOn: today,
  });
  expect(await of(sold)).toHaveLength(1);
});

test('it is filtered, searched, sorted and summed, and the file is the list', async () => {
  const ahead = await scene.unit('B-1', { owner: 'Pia Prepaid' });
  await scene.pay([{ propertyId: ahead, amountMinor: 4_000 }], { receivedOn: today });
  const held = await scene.unit('B-2', { owner: 'Hal Held' });
  await scene.bill(held, [scene.dues(1_000)], { issuedOn: '2026-06-01' });
  const treasurer = await scene.treasurer();
  await treasurer.ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: held },
    body: { reason: 'dispute', petitionOn: null, note: null, startsOn: today },
  });
  const names = async (query: object) =>
    (await accounts({ limit: 200, ...query })).map(({ property }) => property.name);
  expect(await names({ standing: ['credit'] })).toEqual(['B-1']);
  expect(await names({ aging: ['over90'] })).toEqual(['A-1']);
  expect(await names({ held: ['dispute'] })).toEqual(['B-2']);
  expect(await names({ held: ['plan'] })).toEqual([]);
  expect(await names({ search: 'hal b-2' })).toEqual(['B-2']);
  expect(await names({ balanceMinor: '1000..1000' })).toEqual(['B-2']);
  expect((await names({ sort: '-balanceMinor' }))[0]).toBe('A-1');
  expect((await names({ sort: 'balanceMinor' }))[0]).toBe('B-1');
  expect((await names({ sort: 'dueSince' })).slice(0, 2)).toEqual(['A-1', 'B-2']);
  expect((await accounts({ held: ['dispute'] }))[0]?.held).toBe('dispute');
  const values = await treasurer.ok(`${list}/values`, { query: { of: 'standing' } });
  expect(values.data.values.find(({ value }) => value === 'credit')?.count).toBe(1);

  const all = await treasurer.ok(list, { query: { limit: 5 } });
  expect((await totals()).count).toBe(all.page.total);
  const next = await treasurer.ok(list, { query: { limit: 5, cursor: all.page.next ?? '' } });
  const ids = [...all.data, ...next.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(10);
  const byMoney = await treasurer.ok(list, { query: { limit: 2, sort: '-balanceMinor' } });
  const after = await treasurer.ok(list, {
    query: { limit: 2, sort: '-balanceMinor', cursor: byMoney.page.next ?? '' },
  });
  const amounts = [...byMoney.data, ...after.data].map(({ balanceMinor }) => balanceMinor);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));

  const file = await treasurer.call(`${list}/export`, {
    query: { standing: ['owes'], sort: '-balanceMinor' },
  });
  const [heading, first] = file.text.split('\r\n');
  expect(heading).toMatch(
    /Unit,Building,Owners,Ownership,Collections paused,Oldest due date,Not due,1–30 days,31–60 days,61–90 days,Over 90 days,Credit,Balance,As of/,
  );
  expect(first).toMatch(/^A-1,,Ada Ames,Current owners,,2026-02-28,/);
});

test('what was counted before is counted anew once something is posted, and nobody else may read it', async () => {
  const before = (await totals({ standing: ['owes'] })).sums.balanceMinor ?? 0;
  await scene.bill(unit, [scene.dues(100)], { issuedOn: today });
  expect((await totals({ standing: ['owes'] })).sums.balanceMinor).toBe(before + 100);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call(list, { query: {} })).status).toBe(403);
  const lake = await app.client.as('treasurer', 'lakeside');
  const { data } = await lake.ok(list, { query: { search: 'Ada Ames' } });
  expect(data).toEqual([]);
});
