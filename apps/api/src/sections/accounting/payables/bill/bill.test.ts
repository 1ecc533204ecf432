import { withApp } from '../../../../testing';
import { verify } from '../../../../ledger';
import { BillScene } from './bill.fixture';

const app = withApp();
const scene = new BillScene(app);
const post = 'POST /api/v1/bills';
const put = 'PUT /api/v1/bills/:billId';
const voiding = 'POST /api/v1/bills/:billId/void';
const approve = 'POST /api/v1/approvals/:approvalId/approve';
let vendorId = '';

beforeAll(async () => {
  await scene.begin();
  vendorId = await scene.vendor('Elm Landscaping', {
    reportable: true,
    taxBox: 'nec-1',
    expenseAccountId: scene.id('5200'),
  });
});

test('a small bill is posted as it is entered, in each fund for itself, and owed to the vendor', async () => {
  const before = await scene.balance('2010', 'OP');
  const bill = await scene.enter(vendorId, [
    scene.line(20_000, '5200', 'OP', { taxBox: 'nec-1', description: 'May' }),
    scene.line(5_000, '6010', 'RES'),
  ]);
  expect(bill).toMatchObject({
    status: 'open',
    totalMinor: 25_000,
    openMinor: 25_000,
    aging: 'to30',
    vendor: { name: 'Elm Landscaping' },
    lines: [
      { account: { name: '5200 Landscaping' }, taxBox: 'nec-1', openMinor: 20_000 },
      { fund: { name: 'Reserve' }, openMinor: 5_000 },
    ],
    entries: [{ kind: 'bill', date: '2026-05-01' }],
    approvedBy: null,
  });
  expect([
    await scene.balance('2010', 'OP'),
    await scene.balance('2010', 'RES'),
    await scene.balance('6010', 'RES'),
    // In cash basis nothing was spent yet.
    await scene.balance('6010', 'RES', '2026-12-31', 'cash'),
  ]).toEqual([before - 20_000, -5_000, 5_000, 0]);
  const seen = await (await scene.board()).ok('GET /api/v1/search', { query: { q: bill.number } });
  expect(seen.data.hits.find(({ kind }) => kind === 'bill')).toMatchObject({
    url: `/accounting/bills/details?id=${bill.id}`,
  });
  expect(await scene.stray()).toEqual([]);
});

test('a large bill waits for somebody else; a change asks anew, and it is posted with who approved it', async () => {
  const treasurer = await scene.treasurer();
  const entered = await scene.enter(vendorId, [scene.line(60_000)]);
  expect(entered).toMatchObject({ status: 'waiting', openMinor: 0, entries: [] });
  const [first] = await scene.waiting(entered.id);
  const own = await treasurer.call(approve, { params: { approvalId: first ?? '' } });
  expect(own.status).not.toBe(200);
  const params = { billId: entered.id };
  const { version } = entered;
  const body = scene.billBody(vendorId, [scene.line(75_000)], { number: entered.number });
  expect((await treasurer.ok(put, { params, body: { ...body, version } })).data).toMatchObject({
    status: 'waiting',
    totalMinor: 75_000,
  });
  expect(await treasurer.call(put, { params, body: { ...body, version } })).toMatchObject({ status: 409 });
  const board = await scene.board();
  const late = await board.call(approve, { params: { approvalId: first ?? '' } });
  expect(late).toMatchObject({ status: 409, body: { code: 'approval-ended' } });
  const [second] = await scene.waiting(entered.id);
  await board.ok(approve, { params: { approvalId: second ?? '' } });
  const bill = await scene.read(entered.id);
  expect(bill).toMatchObject({ status: 'open', openMinor: 75_000, approvedBy: expect.stringMatching(/\w/) });
  expect(await treasurer.call(put, { params, body: { ...body, version: bill.version } })).toMatchObject({
    status: 409,
    body: { code: 'bill-posted' },
  });
  const { data } = await board.ok('GET /api/v1/bills/:billId/history', { params });
  expect(data.map(({ action }) => action)).toEqual(['bill.post', 'bill.update', 'bill.create']);
});

test('a bill that nobody else could approve is saved as a draft, which names the missing permission', async () => {
  const withOthers = (status: 'active' | 'suspended') =>
    scene.within((tx) =>
      tx
        .updateTable('member')
        .set({ status })
        .where(({ eb, selectFrom }) =>
          eb(
            'identityId',
            'in',
            selectFrom('identity')
              .select('identity.id')
              .where('email', 'in', ['admin@demo.example', 'board@demo.example']),
          ),
        )
        .execute(),
    );
  await withOthers('suspended');
  const body = scene.billBody(vendorId, [scene.line(60_000)]);
  const treasurer = await scene.treasurer();
  const { data: entered } = await treasurer.ok(post, { body });
  const kept = { status: 'draft', totalMinor: 60_000, entries: [], missingRight: 'Bill Approve' };
  expect(entered).toMatchObject(kept);
  expect(await scene.read(entered.id)).toMatchObject(kept);
  expect(await scene.waiting(entered.id)).toEqual([]);
  // Saved again once somebody has it.
  await withOthers('active');
  expect(await scene.read(entered.id)).toMatchObject({ status: 'draft', missingRight: null });
  const params = { billId: entered.id };
  const saved = await treasurer.ok(put, { params, body: { ...body, version: entered.version } });
  expect(saved.data).toMatchObject({ status: 'waiting', missingRight: null });
  expect(await scene.waiting(entered.id)).toHaveLength(1);
  await treasurer.ok(voiding, { params, body: { on: '2026-06-01', reason: 'Only tried' } });
});

test('who entered a bill does not approve it, also where another person changed it', async () => {
  const board = await scene.board();
  const admin = await app.client.as('admin', 'demo');
  const body = scene.billBody(vendorId, [scene.line(60_000)]);
  const { data: entered } = await admin.ok(post, { body });
  const params = { billId: entered.id };
  await (await scene.treasurer()).ok(put, { params, body: { ...body, version: entered.version } });
  const [approvalId = ''] = await scene.waiting(entered.id);
  const { data: shown } = await admin.ok('GET /api/v1/approvals', {
    query: { record: 'bill', state: 'waiting' },
  });
  expect(shown.filter(({ id }) => id === approvalId)).toMatchObject([{ canDecide: false }]);
  const refused = {
    status: 409,
    body: { code: 'own-approval', detail: expect.stringMatching(/^You can’t approve what you wrote/) },
  };
  expect(await admin.call(approve, { params: { approvalId } })).toMatchObject(refused);
  // What came from an older release is without those who wrote it.
  await scene.within((tx) =>
    tx.updateTable('approval').set({ writerIds: [] }).where('id', '=', approvalId).execute(),
  );
  expect(await admin.call(approve, { params: { approvalId } })).toMatchObject(refused);
  // It waits for somebody else, who was asked.
  expect(await scene.waiting(entered.id)).toEqual([approvalId]);
  expect(await scene.read(entered.id)).toMatchObject({ status: 'waiting' });
  await (await scene.treasurer()).ok(voiding, { params, body: { on: '2026-06-01', reason: 'Not ours' } });
  expect(await scene.read(entered.id)).toMatchObject({ status: 'void', entries: [] });
  // Nor who changed it, where who entered it changed something of it afterwards.
  const other = await scene.enter(vendorId, [scene.line(60_000)]);
  const ofOther = { billId: other.id };
  const more = scene.billBody(vendorId, [scene.line(900_000)], { number: other.number });
  await admin.ok(put, { params: ofOther, body: { ...more, version: other.version } });
  const again = { ...more, memo: 'Spring', version: other.version + 1 };
  await (await scene.treasurer()).ok(put, { params: ofOther, body: again });
  const [last = ''] = await scene.waiting(other.id);
  expect(await admin.call(approve, { params: { approvalId: last } })).toMatchObject({
    status: 409,
    body: { code: 'own-approval' },
  });
  expect(await scene.waiting(other.id)).toEqual([last]);
  await (
    await scene.treasurer()
  ).ok(voiding, { params: ofOther, body: { on: '2026-06-01', reason: 'Twice' } });
  expect((await board.ok('GET /api/v1/bills', { query: { status: ['waiting'] } })).data).toEqual([]);
});

test('what is wrong is said at its field, and nothing is written', async () => {
  const person = await scene.treasurer();
  const twice = await scene.enter(vendorId, [scene.line(100)]);
  const refused = async (more: object) => {
    const body = { ...scene.billBody(vendorId, [scene.line(100)]), ...more };
    return (await person.call(post, { body })).body;
  };
  expect(await refused({ number: twice.number.toLowerCase() })).toMatchObject({
    fields: { number: expect.stringMatching(/already/) },
  });
  expect(await refused({ dueOn: '2026-04-30' })).toMatchObject({ fields: { dueOn: expect.any(String) } });
  expect(await refused({ billedOn: '2026-06-16', dueOn: '2026-06-16' })).toMatchObject({
    fields: { billedOn: 'This date is in the future.' },
  });
  expect(
    await refused({
      vendorId: app.tenants.lakeside,
      lines: [
        scene.line(100, '2010'),
        scene.line(100, '1010'),
        scene.line(100, '1020'),
        scene.line(100, '5000'),
      ],
    }),
  ).toMatchObject({
    fields: {
      vendorId: 'Vendor not found.',
      'lines.0.accountId': expect.stringMatching(/invoices, bills/),
      'lines.1.accountId': expect.stringMatching(/system account/),
      'lines.2.fundId': expect.stringMatching(/another fund/),
      'lines.3.accountId': expect.stringMatching(/heading/),
    },
  });
  // A number that was voided is free again.
  await person.ok(voiding, { params: { billId: twice.id }, body: { on: '2026-05-02', reason: 'Twice' } });
  expect(await scene.enter(vendorId, [scene.line(100)], { number: twice.number })).toMatchObject({
    status: 'open',
  });
});

test('aging is what the account of payables stood at, on any day; the list has its sums', async () => {
  const treasurer = await scene.treasurer();
  const later = await scene.enter(vendorId, [scene.line(900)], {
    billedOn: '2026-06-12',
    dueOn: '2026-07-12',
  });
  for (const at of ['2026-05-31', '2026-06-05', '2026-06-15']) {
    const { data } = await treasurer.ok('GET /api/v1/bills/aging', { query: { at } });
    const control = -((await scene.balance('2010', 'OP', at)) + (await scene.balance('2010', 'RES', at)));
    expect([data.totalMinor, data.controlMinor]).toEqual([control, control]);
  }
  const { data: now } = await treasurer.ok('GET /api/v1/bills/aging', { query: {} });
  const totals = await treasurer.ok('GET /api/v1/bills/totals', { query: {} });
  expect(totals.data.sums.openMinor).toBe(now.totalMinor);
  const found = async (query: object) =>
    (await treasurer.ok('GET /api/v1/bills', { query })).data.map(({ id }) => id);
  expect(await found({ aging: ['current'], vendorId: [vendorId], sort: '-dueOn' })).toEqual([later.id]);
  expect(await found({ search: `elm ${later.number}` })).toEqual([later.id]);
  expect((await found({})).length).toBe((await treasurer.ok('GET /api/v1/bills')).page.total);
  const { text } = await treasurer.call('GET /api/v1/bills/export', { query: { search: later.number } });
  expect(text).toContain('Elm Landscaping');
  expect(await scene.within(verify)).toMatchObject({ faults: [] });
});

test('bills that are due are tasks of who pays them', async () => {
  const { data } = await (await scene.treasurer()).ok('GET /api/v1/me/tasks', { query: {} });
  expect(data.tasks.filter(({ kind }) => kind === 'bill-due')[0]).toMatchObject({
    verb: 'Pay',
    link: expect.stringMatching(/^\/accounting\/bills\/pay\?bill=/),
    urgency: 'overdue',
  });
  const board = await (await scene.board()).ok('GET /api/v1/me/tasks', { query: {} });
  expect(board.data.tasks.filter(({ kind }) => kind === 'bill-due')).toEqual([]);
});

test('a bill that was refused is a task of who enters bills, until it is asked about again', async () => {
  const [treasurer, board] = [await scene.treasurer(), await scene.board()];
  const entered = await scene.enter(vendorId, [scene.line(70_000)]);
  const undecided = async () =>
    (await treasurer.ok('GET /api/v1/me/tasks', { query: {} })).data.tasks.filter(
      ({ kind }) => kind === 'bill-undecided',
    );
  expect(await undecided()).toEqual([]);
  const [approvalId = ''] = await scene.waiting(entered.id);
  await board.ok('POST /api/v1/approvals/:approvalId/refuse', {
    params: { approvalId },
    body: { reason: 'Twice' },
  });
  expect(await undecided()).toMatchObject([
    {
      verb: 'Edit',
      link: `/accounting/bills/edit?id=${entered.id}`,
      text: '$700.00 · The request was rejected.',
    },
  ]);
  const body = scene.billBody(vendorId, [scene.line(70_000)]);
  const params = { billId: entered.id };
  await treasurer.ok(put, { params, body: { ...body, version: entered.version } });
  expect(await undecided()).toEqual([]);
});

test("another community's bills are nobody's, and who may not is refused", async () => {
  const bill = await scene.enter(vendorId, [scene.line(100)]);
  const lake = await app.client.as('admin', 'lakeside');
  const params = { billId: bill.id };
  const statuses = [
    (await lake.call('GET /api/v1/bills/:billId', { params })).status,
    (await lake.call(voiding, { params, body: { on: '2026-06-01', reason: 'Theirs' } })).status,
  ];
  expect(statuses).toEqual([404, 404]);
  const board = await scene.board();
  expect((await board.call(post, { body: scene.billBody(vendorId, [scene.line(100)]) })).status).toBe(403);
  const parts = [{ billId: bill.id, amountMinor: 100 }];
  expect((await board.call('POST /api/v1/vendor-payments', { body: scene.payBody(parts) })).status).toBe(403);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/bills')).status).toBe(403);
});
