import { type TestPerson, withApp } from '../../../../testing';
import { BillScene } from '../bill/bill.fixture';

const app = withApp();
const scene = new BillScene(app);
const today = '2026-06-15';
let tom: TestPerson;
let vendorId = '';

/** Makes the demo's vendor the contact of a vendor, and of no other; null: of none. */
const worksFor = (id: string | null) =>
  scene.within(async (tx) => {
    const { memberId } = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id as memberId')
      .where('identity.email', '=', 'vendor@demo.example')
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('vendorMember').where('memberId', '=', memberId).execute();
    if (id !== null)
      await tx
        .insertInto('vendorMember')
        .values({ tenantId: app.tenants.demo, memberId, vendorId: id })
        .execute();
  });

beforeAll(async () => {
  await scene.begin();
  app.setClock(new Date(`${today}T16:00:00Z`));
  vendorId = await scene.vendor('Elm Landscaping', { reportable: true, taxBox: 'nec-1' });
  tom = await app.client.as('vendor', 'demo');
});

const own = async () => (await tom.ok('GET /api/v1/my-vendor')).data;
const bills = async (query: object = {}) => tom.ok('GET /api/v1/my-bills', { query });

test('who works for no vendor sees nothing', async () => {
  await worksFor(null);
  expect(await own()).toBeNull();
  expect(await bills()).toMatchObject({ data: [], page: { total: 0 } });
});

test('a vendor sees their bills, with what was paid and when, and nobody else’s', async () => {
  await worksFor(vendorId);
  expect(await own()).toMatchObject({ vendor: { name: 'Elm Landscaping' }, bills: [], owedMinor: 0 });
  const other = await scene.vendor('Clear Pools');
  await scene.enter(other, [scene.line(7_000)], { number: 'theirs' });
  const paid = await scene.enter(vendorId, [scene.line(10_000)], { number: 'E-1', billedOn: '2026-05-01' });
  const part = await scene.enter(vendorId, [scene.line(20_000)], { number: 'E-2', billedOn: '2026-05-02' });
  const returned = await scene.enter(vendorId, [scene.line(4_000)], {
    number: 'E-3',
    billedOn: '2026-05-03',
  });
  await scene.enter(vendorId, [scene.line(1_000)], {
    number: 'C-1',
    kind: 'credit',
    billedOn: '2026-05-04',
    dueOn: '2026-05-04',
  });
  // It waits for a second person, and is not owed before that.
  await scene.enter(vendorId, [scene.line(90_000)], { number: 'E-4', billedOn: '2026-05-05' });
  await scene.payBills([{ billId: paid.id, amountMinor: 10_000 }], { paidOn: '2026-06-01' });
  await scene.payBills([{ billId: part.id, amountMinor: 5_000 }], { paidOn: '2026-06-02' });
  await scene.payBills([{ billId: part.id, amountMinor: 2_000 }], { paidOn: '2026-06-09' });
  const { payments } = await scene.payBills([{ billId: returned.id, amountMinor: 4_000 }], {
    paidOn: '2026-06-03',
  });
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: payments[0]?.id ?? '' },
    body: { as: 'returned', on: '2026-06-10', reason: 'Not cashed' },
  });

  const { data, page } = await bills();
  expect(page.total).toBe(5);
  expect(data.map(({ id: _id, dueOn: _dueOn, billedOn: _billedOn, ...bill }) => bill)).toEqual([
    {
      number: 'E-4',
      kind: 'bill',
      status: 'waiting',
      totalMinor: 90_000,
      openMinor: 0,
      paidMinor: 0,
      paidOn: null,
    },
    {
      number: 'C-1',
      kind: 'credit',
      status: 'open',
      totalMinor: -1_000,
      openMinor: -1_000,
      paidMinor: 0,
      paidOn: null,
    },
    {
      number: 'E-3',
      kind: 'bill',
      status: 'open',
      totalMinor: 4_000,
      openMinor: 4_000,
      paidMinor: 0,
      paidOn: null,
    },
    {
      number: 'E-2',
      kind: 'bill',
      status: 'partial',
      totalMinor: 20_000,
      openMinor: 13_000,
      paidMinor: 7_000,
      paidOn: '2026-06-09',
    },
    {
      number: 'E-1',
      kind: 'bill',
      status: 'paid',
      totalMinor: 10_000,
      openMinor: 0,
      paidMinor: 10_000,
      paidOn: '2026-06-01',
    },
  ]);
  expect(await own()).toMatchObject({ owedMinor: 16_000, billCount: 5, bills: data.slice(0, 5) });
  const first = await bills({ limit: 2 });
  const second = await bills({ limit: 2, cursor: first.page.next });
  expect([...first.data, ...second.data].map(({ number }) => number)).toEqual(['E-4', 'C-1', 'E-3', 'E-2']);
  // What the treasurer sees is owed to them.
  const { data: totals } = await (
    await scene.treasurer()
  ).ok('GET /api/v1/bills/totals', { query: { vendorId: [vendorId] } });
  expect(totals.sums.openMinor).toBe(16_000);
});

test('a bill that the community drafts is its own', async () => {
  await worksFor(vendorId);
  const before = (await bills()).page.total;
  await scene.within((tx) =>
    tx.updateTable('bill').set({ isDraft: true }).where('number', '=', 'E-4').execute(),
  );
  expect((await bills()).page.total).toBe(before - 1);
  expect((await own())?.bills.map(({ number }) => number)).not.toContain('E-4');
});

test.each([
  [{}, 'missing', 'missing'],
  [{ w9ReceivedOn: '2026-01-05', insuredUntil: '2026-12-31' }, 'on-file', 'valid'],
  [{ insuredUntil: '2026-07-15' }, 'missing', 'expiring'],
  [{ insuredUntil: today }, 'missing', 'expiring'],
  [{ insuredUntil: '2026-06-14' }, 'missing', 'expired'],
  [{ insuredUntil: '2026-07-16' }, 'missing', 'valid'],
])('with %j on file the W-9 is %s and the insurance %s', async (onFile, w9, insurance) => {
  const id = await scene.vendor(`Vendor ${JSON.stringify(onFile)}`, {
    reportable: true,
    taxBox: 'nec-1',
    ...onFile,
  });
  await worksFor(id);
  expect(await own()).toMatchObject({ w9: { state: w9 }, insurance: { state: insurance } });
});

test('no W-9 is asked of who gets no 1099', async () => {
  await worksFor(await scene.vendor('City Water'));
  expect((await own())?.w9).toEqual({ state: 'not-needed', receivedOn: null });
});

test('owners and readers have no bills of their own', async () => {
  for (const person of ['owner', 'treasurer', 'board'] as const) {
    const they = await app.client.as(person, 'demo');
    expect((await they.call('GET /api/v1/my-vendor')).status).toBe(403);
    expect((await they.call('GET /api/v1/my-bills', { query: {} })).status).toBe(403);
  }
});
