import { trendDays } from '@courtyard/contract/platform/dashboard/trend.rules';
import { withApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const aging = async () => (await (await scene.treasurer()).ok('GET /api/v1/unit-accounts/aging')).data;
const totalsAt = async (at: string) =>
  (await (await scene.treasurer()).ok('GET /api/v1/unit-accounts/totals', { query: { at } })).data.sums;

/** What the list of the same day says was past due. */
const pastDueAt = async (at: string) => {
  const { to30Minor = 0, to60Minor = 0, to90Minor = 0, over90Minor = 0 } = await totalsAt(at);
  return to30Minor + to60Minor + to90Minor + over90Minor;
};

test('books without charges owe nothing', async () => {
  expect(await aging()).toMatchObject({
    at: today,
    openMinor: 0,
    pastDueMinor: 0,
    trend: { points: [{ on: today, amountMinor: 0 }], changeMinor: null },
  });
});

test('what was past due at each month end is what the list of that day says, whatever happened since', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('A-1', { owner: 'Ada Ames' });
  const other = await scene.unit('A-2', { owner: 'Ben Boyd' });
  const dues = async (of: string, month: string, amountMinor: number) =>
    scene.bill(of, [scene.dues(amountMinor)], { issuedOn: `2026-${month}-01`, dueOn: `2026-${month}-15` });
  for (const month of ['01', '02', '03', '04', '05']) await dues(unit, month, 10_000);
  for (const month of ['02', '04']) await dues(other, month, 3_000);
  const pay = (propertyId: string, amountMinor: number, receivedOn: string) =>
    scene.pay([{ propertyId, amountMinor }], { receivedOn });
  await pay(unit, 15_000, '2026-03-20');
  const returned = await pay(other, 3_000, '2026-04-02');
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: returned.id },
    body: { as: 'returned', on: '2026-05-05', reason: 'No funds' },
  });
  // Paid more than is owed, due today, and due in days to come.
  await pay(other, 9_000, '2026-06-10');
  await scene.bill(unit, [scene.dues(900)], { issuedOn: '2026-06-01', dueOn: today });
  await scene.bill(unit, [scene.dues(700)], { issuedOn: '2026-07-01', dueOn: '2026-07-31' });
  const third = await scene.unit('A-3');
  const voided = await scene.bill(third, [scene.dues(5_000)], {
    issuedOn: '2026-03-01',
    dueOn: '2026-03-10',
  });
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', {
    params: { invoiceId: voided },
    body: { on: '2026-06-12', reason: 'Twice' },
  });

  const found = await aging();
  const days = trendDays(today);
  const expected = await Promise.all(days.map(pastDueAt));
  expect(expected.filter((amount) => amount > 0).length).toBeGreaterThan(4);
  const first = expected.findIndex((amount) => amount !== 0);
  expect(found.trend.points).toEqual(days.map((on, at) => ({ on, amountMinor: expected[at] })).slice(first));
  expect(found.trend.points.at(-1)).toEqual({ on: today, amountMinor: found.pastDueMinor });
  expect(found.trend.changeMinor).toBe((expected.at(-1) ?? 0) - (expected.at(-2) ?? 0));
});

test('the buckets are the sums of the list', async () => {
  const { buckets, openMinor, pastDueMinor } = await aging();
  const sums = await totalsAt(today);
  expect(buckets).toEqual(
    (['current', 'to30', 'to60', 'to90', 'over90'] as const).map((bucket) => ({
      bucket,
      openMinor: sums[`${bucket}Minor`],
    })),
  );
  expect(openMinor - pastDueMinor).toBe(sums.currentMinor);
});

test('it is read again once something is posted', async () => {
  const before = (await aging()).pastDueMinor;
  const unit = await scene.unit('A-9');
  await scene.bill(unit, [scene.dues(4_400)], { issuedOn: '2026-05-01', dueOn: '2026-05-10' });
  const { pastDueMinor, trend } = await aging();
  expect(pastDueMinor).toBe(before + 4_400);
  expect(trend.points.at(-1)?.amountMinor).toBe(pastDueMinor);
});

test('owners are refused', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/unit-accounts/aging')).status).toBe(403);
});
