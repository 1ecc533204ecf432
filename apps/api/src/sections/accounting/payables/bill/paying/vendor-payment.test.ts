import { withApp } from '../../../../../testing';
import { BillScene } from '../bill.fixture';

const app = withApp();
const scene = new BillScene(app);
const voiding = 'POST /api/v1/bills/:billId/void';
const approve = 'POST /api/v1/approvals/:approvalId/approve';
let vendorId = '';

beforeAll(async () => {
  await scene.begin();
  vendorId = await scene.vendor('Elm Landscaping');
});

test('bills are paid in part and in full, from a bank account of another fund too; what was paid is not voided', async () => {
  const treasurer = await scene.treasurer();
  const bill = await scene.enter(vendorId, [scene.line(10_000), scene.line(4_000, '6010', 'RES')]);
  const preview = await treasurer.ok('POST /api/v1/vendor-payments/preview', {
    body: scene.payBody([{ billId: bill.id, amountMinor: 14_000 }]),
  });
  expect(preview.data).toMatchObject({
    totalMinor: 14_000,
    payments: [{ checkNumber: null, reserves: ['Reserve'], waits: true, amountMinor: 14_000 }],
  });
  const posted = preview.data.payments[0]?.postings.map(
    ({ account, fund, amountMinor }) => `${account.name.slice(0, 4)} ${fund.name} ${amountMinor}`,
  );
  expect(posted?.toSorted()).toEqual([
    '1010 Operating -14000',
    '1800 Operating 4000',
    '2010 Operating 10000',
    '2010 Reserve 4000',
    '2800 Reserve -4000',
  ]);
  const payments = await scene.payWithBoard([{ billId: bill.id, amountMinor: 11_000 }]);
  expect(payments).toMatchObject([{ checkNumber: 1001, amountMinor: 11_000, status: 'paid' }]);
  expect(await scene.read(bill.id)).toMatchObject({
    status: 'partial',
    openMinor: 3_000,
    lines: [{ openMinor: 0 }, { openMinor: 3_000 }],
    payments: [{ amountMinor: 11_000, isEnded: false }],
  });
  expect(await scene.balance('1800', 'OP')).toBe(1_000);
  // Expenses count in cash basis when they are paid.
  expect(await scene.balance('6010', 'RES', '2026-12-31', 'cash')).toBe(1_000);
  const params = { billId: bill.id };
  expect(
    await treasurer.call(voiding, { params, body: { on: '2026-06-02', reason: 'Wrong' } }),
  ).toMatchObject({ status: 409, body: { code: 'bill-paid' } });
  const more = await treasurer.call('POST /api/v1/vendor-payments', {
    body: scene.payBody([{ billId: bill.id, amountMinor: 3_001 }]),
  });
  expect(more.body).toMatchObject({ fields: { 'parts.0.amountMinor': expect.stringMatching(/more/) } });
  const other = await scene.enter(vendorId, [scene.line(3_000)]);
  const used = await treasurer.call('POST /api/v1/vendor-payments', {
    body: scene.payBody([{ billId: other.id, amountMinor: 3_000 }], { checkNumber: 1001 }),
  });
  expect(used.body).toMatchObject({ fields: { checkNumber: expect.stringMatching(/1001/) } });
  await scene.payWithBoard([{ billId: bill.id, amountMinor: 3_000 }], { method: 'ach' });
  expect(await scene.read(bill.id)).toMatchObject({ status: 'paid', openMinor: 0, aging: null });

  // A payment that comes back opens its part again, and its check stays written.
  const vendorPaymentId = payments[0]?.id ?? '';
  const end = { as: 'returned' as const, on: '2026-06-10', reason: 'Stopped' };
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId },
    body: end,
  });
  const again = await treasurer.call('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId },
    body: end,
  });
  expect(again.status).toBe(409);
  expect(await scene.read(bill.id)).toMatchObject({ status: 'partial', openMinor: 11_000 });
  const next = await scene.payWithBoard([{ billId: bill.id, amountMinor: 11_000 }], { paidOn: '2026-06-10' });
  expect(next).toMatchObject([{ checkNumber: 1002 }]);
  expect(await scene.stray()).toEqual([]);
});

test('one payment for each vendor, with the credits of each; credits alone need no bank', async () => {
  const [ash, oak] = [await scene.vendor('Ash Pools'), await scene.vendor('Oak Power')];
  const [pool, power] = [
    await scene.enter(ash, [scene.line(9_000)]),
    await scene.enter(oak, [scene.line(7_000)]),
  ];
  const credit = await scene.enter(ash, [scene.line(4_000)], { kind: 'credit' });
  expect(credit).toMatchObject({
    totalMinor: -4_000,
    openMinor: -4_000,
    entries: [{ kind: 'vendor-credit' }],
  });
  const treasurer = await scene.treasurer();
  const tooMuch = await treasurer.call('POST /api/v1/vendor-payments', {
    body: scene.payBody([
      { billId: power.id, amountMinor: 7_000 },
      { billId: credit.id, amountMinor: 4_000 },
    ]),
  });
  expect(tooMuch.body).toMatchObject({ fields: { 'parts.1.amountMinor': expect.any(String) } });
  const { payments } = await scene.payBills(
    [
      { billId: pool.id, amountMinor: 6_000 },
      { billId: power.id, amountMinor: 7_000 },
      { billId: credit.id, amountMinor: 1_000 },
    ],
    { checkNumber: 5000 },
  );
  expect(payments).toMatchObject([
    { vendor: { name: 'Ash Pools' }, amountMinor: 5_000, creditMinor: 1_000, checkNumber: 5000 },
    { vendor: { name: 'Oak Power' }, amountMinor: 7_000, creditMinor: 0, checkNumber: 5001 },
  ]);
  const rest = await scene.payBills([
    { billId: pool.id, amountMinor: 3_000 },
    { billId: credit.id, amountMinor: 3_000 },
  ]);
  expect(rest.payments).toMatchObject([{ amountMinor: 0, creditMinor: 3_000, checkNumber: null }]);
  expect(await scene.read(credit.id)).toMatchObject({ status: 'paid', openMinor: 0 });
  expect(await scene.read(pool.id)).toMatchObject({ status: 'paid' });
  expect(await scene.stray()).toEqual([]);
});

test('a large payment waits for a second person; a change of its bills withdraws it', async () => {
  const vendor = await scene.vendor('Roof & Sons');
  const bill = await scene.enter(vendor, [scene.line(600_000)]);
  const [approvalId = ''] = await scene.waiting(bill.id);
  const board = await scene.board();
  await board.ok(approve, { params: { approvalId } });
  const parts = [{ billId: bill.id, amountMinor: 600_000 }];
  const asked = await scene.payBills(parts);
  expect(asked).toMatchObject({ payments: [], approvalIds: [expect.any(String)] });
  expect(await scene.read(bill.id)).toMatchObject({ openMinor: 600_000 });
  const treasurer = await scene.treasurer();
  const beside = await treasurer.call('POST /api/v1/vendor-payments', { body: scene.payBody(parts) });
  expect(beside).toMatchObject({ status: 409, body: { code: 'approval-waiting' } });
  await scene.payBills([{ billId: bill.id, amountMinor: 1_000 }]);
  const late = await board.ok(approve, { params: { approvalId: asked.approvalIds[0] ?? '' } });
  expect(late.data.state).toBe('withdrawn');
  const anew = await scene.payBills([{ billId: bill.id, amountMinor: 599_000 }]);
  await board.ok(approve, { params: { approvalId: anew.approvalIds[0] ?? '' } });
  expect(await scene.read(bill.id)).toMatchObject({ status: 'paid' });
  const query = { vendorId: [vendor], sort: '-amountMinor' as const };
  const { data } = await board.ok('GET /api/v1/vendor-payments', { query });
  expect(data.map(({ amountMinor }) => amountMinor)).toEqual([599_000, 1_000]);
});

test('what leaves a reserve fund waits for a second person whatever the amount, from its bank account or from another', async () => {
  const vendor = await scene.vendor('Paving Partners');
  const treasurer = await scene.treasurer();
  const preview = async (billId: string, amountMinor: number, bank: string) =>
    (
      await treasurer.ok('POST /api/v1/vendor-payments/preview', {
        body: scene.payBody([{ billId, amountMinor }], { bankAccountId: scene.id(bank) }),
      })
    ).data.payments[0];
  const operating = await scene.enter(vendor, [scene.line(2_000)]);
  const reserve = await scene.enter(vendor, [scene.line(1_000, '6010', 'RES')]);
  expect(await preview(operating.id, 2_000, '1010')).toMatchObject({ reserves: [], waits: false });
  // Lent to the operating fund, it leaves the reserve too.
  expect(await preview(operating.id, 2_000, '1020')).toMatchObject({ reserves: ['Reserve'], waits: true });
  expect(await preview(reserve.id, 1, '1010')).toMatchObject({ reserves: ['Reserve'], waits: true });

  const parts = [{ billId: reserve.id, amountMinor: 1_000 }];
  const asked = await scene.payBills(parts, { bankAccountId: scene.id('1020') });
  expect(asked).toMatchObject({ payments: [], approvalIds: [expect.any(String)] });
  const [approvalId = ''] = asked.approvalIds;
  const params = { approvalId };
  // Who asked never decides.
  expect((await treasurer.call(approve, { params })).status).toBe(409);
  const board = await scene.board();
  const { data: waiting } = await board.ok('GET /api/v1/approvals/:approvalId', { params });
  expect(waiting).toMatchObject({
    kind: 'accounting.reserve-payment',
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'From a reserve fund', after: 'Reserve' }),
    ]),
  });
  expect(await scene.read(reserve.id)).toMatchObject({ openMinor: 1_000 });
  await board.ok(approve, { params });
  expect(await scene.read(reserve.id)).toMatchObject({ status: 'paid' });
  expect(await scene.balance('1020', 'RES')).toBe(-1_000);

  // Credits alone take no money from anywhere.
  const bill = await scene.enter(vendor, [scene.line(700, '6010', 'RES')]);
  const credit = await scene.enter(vendor, [scene.line(700, '6010', 'RES')], { kind: 'credit' });
  const even = await scene.payBills([
    { billId: bill.id, amountMinor: 700 },
    { billId: credit.id, amountMinor: 700 },
  ]);
  expect(even).toMatchObject({ payments: [{ amountMinor: 0 }], approvalIds: [] });
});

test('what a payment settled that came back is neither paid nor taken back as of a day before it did', async () => {
  const treasurer = await scene.treasurer();
  const vendor = await scene.vendor('Ash Tree Care');
  const bill = await scene.enter(vendor, [scene.line(4_000), scene.line(1_000, '6010', 'OP')]);
  const { payments } = await scene.payBills([{ billId: bill.id, amountMinor: 4_500 }], { method: 'ach' });
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: payments[0]?.id ?? '' },
    body: { as: 'returned', on: '2026-06-10', reason: 'Wrong account' },
  });
  const voided = (on: string) =>
    treasurer.call(voiding, { params: { billId: bill.id }, body: { on, reason: 'Not ours' } });
  expect(await voided('2026-06-05')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.stringMatching(/^It still had a payment/) } },
  });
  const paying = (paidOn: string, amountMinor: number) =>
    treasurer.call('POST /api/v1/vendor-payments', {
      body: scene.payBody([{ billId: bill.id, amountMinor }], { paidOn, method: 'ach' }),
    });
  expect(await paying('2026-06-05', 501)).toMatchObject({
    status: 422,
    body: { fields: { 'parts.0.amountMinor': expect.stringMatching(/^Its balance due was lower/) } },
  });
  // What was open all the time is paid on that day; it is of the second line.
  expect((await paying('2026-06-05', 500)).status).toBe(201);
  expect((await paying('2026-06-10', 4_500)).status).toBe(201);
  const aging = await treasurer.ok('GET /api/v1/bills/aging', { query: { at: '2026-06-08' } });
  expect(aging.data.vendors.find((row) => row.vendor.id === vendor)).toBeUndefined();
  expect(await scene.stray()).toEqual([]);
});

test('a payment is found by its reference and its vendor with every apostrophe and with none', async () => {
  const vendor = await scene.vendor('O’Hara Gutters');
  const bill = await scene.enter(vendor, [scene.line(700)]);
  await scene.payBills([{ billId: bill.id, amountMinor: 700 }], { method: 'ach', reference: 'For D‘Angelo' });
  const treasurer = await scene.treasurer();
  for (const apostrophe of ["'", '’', 'ʼ', '`', ''])
    for (const search of [`o${apostrophe}hara`, `d${apostrophe}angelo`]) {
      const { data } = await treasurer.ok('GET /api/v1/vendor-payments', { query: { search } });
      expect([search, data.map((payment) => payment.vendor.name)]).toEqual([search, ['O’Hara Gutters']]);
      const vendors = await treasurer.ok('GET /api/v1/vendors', { query: { search: `${search} gutters` } });
      expect(vendors.data.length).toBe(search.startsWith('o') ? 1 : 0);
    }
});
