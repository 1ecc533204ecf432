import { withApp } from '../../../../../testing';
import { BillScene } from '../bill.fixture';

const app = withApp();
const scene = new BillScene(app);
beforeAll(() => scene.begin());

const runOf = async (at: string) =>
  (await (await scene.treasurer()).ok('GET /api/v1/bills/aging', { query: { at } })).data;

test("of an earlier day it is that day's own run, whatever was paid, credited, returned and voided since", async () => {
  const treasurer = await scene.treasurer();
  const elm = await scene.vendor('Elm Landscaping');
  const pools = await scene.vendor('Clear Pools');
  const old = await scene.enter(elm, [scene.line(20_000)], { billedOn: '2026-01-10', dueOn: '2026-02-09' });
  await scene.enter(elm, [scene.line(9_000)], { billedOn: '2026-05-20', dueOn: '2026-06-19' });
  const wrong = await scene.enter(pools, [scene.line(4_000)], {
    billedOn: '2026-04-01',
    dueOn: '2026-05-01',
  });
  const paid = (await scene.payBills([{ billId: old.id, amountMinor: 5_000 }], { paidOn: '2026-05-25' }))
    .payments[0];
  const on = '2026-05-31';
  app.setClock(new Date(`${on}T16:00:00Z`));
  const then = (await treasurer.ok('GET /api/v1/bills/aging', { query: {} })).data;
  expect(then).toEqual({
    at: on,
    vendors: [
      expect.objectContaining({
        vendor: { id: elm, name: 'Elm Landscaping' },
        current: 9_000,
        over90: 15_000,
        totalMinor: 24_000,
      }),
      expect.objectContaining({ vendor: { id: pools, name: 'Clear Pools' }, to30: 4_000, totalMinor: 4_000 }),
    ],
    totalMinor: 28_000,
    controlMinor: 28_000,
  });
  app.setClock(new Date('2026-06-15T16:00:00Z'));
  await scene.payBills([{ billId: old.id, amountMinor: 15_000 }], { paidOn: '2026-06-02' });
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: paid?.id ?? '' },
    body: { as: 'returned', on: '2026-06-10', reason: 'Not cashed' },
  });
  await scene.enter(elm, [scene.line(1_000)], {
    kind: 'credit',
    billedOn: '2026-06-05',
    dueOn: '2026-06-05',
  });
  await treasurer.ok('POST /api/v1/bills/:billId/void', {
    params: { billId: wrong.id },
    body: { on: '2026-06-03', reason: 'Of another community' },
  });
  expect(await runOf(on)).toEqual(then);
  const now = await runOf('2026-06-15');
  expect(now.vendors).toMatchObject([{ vendor: { id: elm }, current: 9_000, to30: -1_000, over90: 5_000 }]);
  expect(now.totalMinor).toBe(now.controlMinor);

  const file = await treasurer.call('GET /api/v1/bills/aging/export', { query: { at: on } });
  expect(file.text.trim().split('\r\n').slice(0, 3)).toEqual([
    expect.stringContaining('Vendor,Not due,1–30 days,31–60 days,61–90 days,Over 90 days,Total,As of'),
    'Elm Landscaping,90.00,0.00,0.00,0.00,150.00,240.00,2026-05-31',
    'Clear Pools,0.00,40.00,0.00,0.00,0.00,40.00,2026-05-31',
  ]);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/bills/aging/export', { query: {} })).status).toBe(403);
});
