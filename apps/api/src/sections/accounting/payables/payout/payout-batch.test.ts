import { withApp } from '../../../../testing';
import { all, PayoutScene } from './payout.fixture';

const app = withApp();
const scene = new PayoutScene(app);
const { draft, asked, prepare, batch: read, approvalOf, approved, billOf: bill } = scene;
const approve = 'POST /api/v1/approvals/:approvalId/approve';
const create = 'POST /api/v1/payout-batches';
const single = '/api/v1/payout-batches/:batchId';
let today = '';

beforeAll(async () => {
  await scene.begin();
  ({ today } = scene);
});

type Batch = Awaited<ReturnType<typeof draft>>;

test('a batch is prepared, approved by another, released once and settled; each vendor gets one payment', async () => {
  const treasurer = await scene.treasurer();
  const [one, two] = [await bill('Batch Pools', 9_000), await bill('Batch Power', 7_000)];
  const credit = await scene.enter(one.vendor.id, [scene.line(2_000)], { kind: 'credit' });
  const batch = await draft([...all(one, two), { billId: credit.id, amountMinor: 2_000 }]);
  expect(batch).toMatchObject({ status: 'draft', totalMinor: 14_000, contentHash: null, payouts: [] });
  expect(batch.takes).toMatchObject({
    funds: [{ id: scene.id('OP'), amountMinor: 14_000 }],
    account: { balanceMinor: 200_000, heldMinor: 0 },
  });
  const prepared = await prepare(batch);
  expect(prepared).toMatchObject({
    status: 'prepared',
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const waiting = (await treasurer.ok('GET /api/v1/payouts-waiting')).data;
  expect(waiting.bills.find(({ id }) => id === one.id)?.batch).toEqual({
    id: batch.id,
    number: batch.number,
  });
  expect(waiting.accounts.find(({ id }) => id === scene.bankAccountId)?.heldMinor).toBe(14_000);

  // Not before it is approved, and never by who prepared it.
  const early = await treasurer.call(`POST ${single}/release`, asked(prepared));
  expect(early).toMatchObject({ status: 409, body: { code: 'not-approved' } });
  const approvalId = await approvalOf(batch);
  const own = await treasurer.call(approve, { params: { approvalId } });
  expect(own).toMatchObject({ status: 409, body: { code: 'own-approval' } });
  await (await scene.board()).ok(approve, { params: { approvalId } });
  const ready = await read(batch);
  expect(ready).toMatchObject({ status: 'approved', approvedBy: expect.any(String) });
  const tasks = (await treasurer.ok('GET /api/v1/me/tasks')).data;
  expect(JSON.stringify(tasks)).toContain(`/banking-reports/payouts/details?id=${batch.id}`);

  // Two at once: one of them pays.
  const both = await Promise.all([1, 2].map(() => treasurer.call(`POST ${single}/release`, asked(ready))));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const released = await read(batch);
  expect(released).toMatchObject({
    status: 'released',
    releasedOn: today,
    payouts: [
      { vendor: one.vendor, amountMinor: 7_000, status: 'released', checkNumber: expect.any(Number) },
      { vendor: two.vendor, amountMinor: 7_000, status: 'released', checkNumber: expect.any(Number) },
    ],
  });
  expect(await scene.read(one.id)).toMatchObject({ status: 'paid', openMinor: 0 });
  const { data: told } = await (
    await app.client.as('admin', 'demo')
  ).ok('GET /api/v1/shell/notifications', { query: { limit: 5 } });
  expect(told.map(({ title }) => title)).toContain(`Payout batch #${batch.number} was released`);
  const [first, second] = released.payouts;
  const payment = await treasurer.ok('GET /api/v1/vendor-payments/:vendorPaymentId', {
    params: { vendorPaymentId: first?.vendorPaymentId ?? '' },
  });
  expect(payment.data).toMatchObject({ approvedBy: ready.approvedBy, paidOn: today });
  const change = await treasurer.call(`POST ${single}/cancel`, {
    params: { batchId: batch.id },
    body: { version: released.version, reason: 'Too late' },
  });
  expect(change).toMatchObject({ status: 409, body: { code: 'batch-released' } });

  // A voided payment shows on the batch and opens its bills; the other is settled by hand, once.
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: first?.vendorPaymentId ?? '' },
    body: { as: 'void', on: today, reason: 'Lost' },
  });
  const settle = (payoutId = '') =>
    treasurer.call(`POST ${single}/payouts/:payoutId/settle`, {
      params: { batchId: batch.id, payoutId },
      body: { on: today, reference: 'W-17' },
    });
  expect(await settle(first?.id)).toMatchObject({ status: 409, body: { code: 'payout-ended' } });
  expect((await settle(second?.id)).status).toBe(200);
  expect(await settle(second?.id)).toMatchObject({ status: 409, body: { code: 'payout-settled' } });
  expect(await read(batch)).toMatchObject({
    status: 'settled',
    payouts: [
      { status: 'void', on: today },
      { status: 'settled', on: today, reference: 'W-17' },
    ],
  });
  expect(await scene.read(one.id)).toMatchObject({ openMinor: 9_000 });
  const listed = async (query: { status: ('settled' | 'released')[]; search?: string }) =>
    (await treasurer.ok('GET /api/v1/payout-batches', { query })).data.map(({ id }) => id);
  expect(await listed({ status: ['settled'], search: 'batch pools' })).toEqual([batch.id]);
  expect(await listed({ status: ['released'] })).not.toContain(batch.id);
  expect(await scene.stray()).toEqual([]);
});

test('changed content voids the approval, whether it waits or was given; a bill is in one open batch', async () => {
  const treasurer = await scene.treasurer();
  const [one, two] = [await bill('Change Pools', 5_000), await bill('Change Power', 6_000)];
  const update = async (batch: Batch, parts: ReturnType<typeof all>) =>
    (
      await treasurer.ok(`PUT ${single}`, {
        params: { batchId: batch.id },
        body: { ...scene.bodyOf(parts), version: batch.version },
      })
    ).data;
  const waiting = await prepare(await draft(all(one)));
  const changed = await update(waiting, all(one, two));
  expect(changed).toMatchObject({ status: 'draft', contentHash: null, totalMinor: 11_000 });
  expect(await approvalOf(changed)).toBe('');
  expect(await approvalOf(changed, 'ended')).not.toBe('');

  const again = await prepare(changed);
  await (await scene.board()).ok(approve, { params: { approvalId: await approvalOf(again) } });
  const given = await read(again);
  const back = await update(given, all(two));
  expect(back).toMatchObject({ status: 'draft', approvedBy: null });
  const release = await treasurer.call(`POST ${single}/release`, asked(back));
  expect(release).toMatchObject({ status: 409, body: { code: 'not-approved' } });
  const late = await treasurer.call(`POST ${single}/release`, asked(given));
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });

  const body = scene.bodyOf(all(two));
  expect(await treasurer.call(create, { body })).toMatchObject({
    status: 409,
    body: { code: 'bill-in-batch' },
  });
  await treasurer.ok(`POST ${single}/cancel`, {
    params: { batchId: back.id },
    body: { version: back.version, reason: 'Not now' },
  });
  expect(await draft(all(two))).toMatchObject({ status: 'draft' });
});

test('content that changed past the calls is not what was approved', async () => {
  const batch = await approved(all(await bill('Tampered Pools', 4_000)));
  await scene.within(async (tx) => {
    await tx
      .updateTable('payoutBatchBill')
      .set({ amountMinor: 3_000 })
      .where('batchId', '=', batch.id)
      .execute();
  });
  const release = await (await scene.treasurer()).call(`POST ${single}/release`, asked(batch));
  expect(release).toMatchObject({ status: 409, body: { code: 'not-approved' } });
});

test('nothing, or more than the bank account has, is refused; so is a bill that was paid meanwhile', async () => {
  const treasurer = await scene.treasurer();
  const one = await bill('Zero Pools', 3_000);
  const credit = await scene.enter(one.vendor.id, [scene.line(3_000)], { kind: 'credit' });
  const nothing = scene.bodyOf(all(one, credit), { method: 'transfer' });
  expect(await treasurer.call(create, { body: nothing })).toMatchObject({
    status: 422,
    body: { fields: { parts: expect.stringMatching(/net to zero/) } },
  });
  const parts = [];
  const vendor = await scene.vendor('Large Roofs');
  for (let place = 0; place < 6; place += 1)
    parts.push(...all(await scene.enter(vendor, [scene.line(49_000)])));
  const large = await draft(parts);
  const refused = await treasurer.call(`POST ${single}/prepare`, asked(large));
  expect(refused).toMatchObject({ status: 409, body: { code: 'not-enough' } });
  expect(await read(large)).toMatchObject({ status: 'draft' });

  const batch = await approved(all(one), { method: 'transfer' });
  await treasurer.ok('POST /api/v1/vendor-payments', {
    body: scene.payBody(all(one), { paidOn: today, method: 'ach' }),
  });
  const release = await treasurer.call(`POST ${single}/release`, asked(batch));
  expect(release).toMatchObject({
    status: 422,
    body: { fields: { 'parts.0.billId': expect.stringMatching(/no balance due/) } },
  });
});

test('a batch of another day waits for it, and the database holds that nobody approves their own', async () => {
  const batch = await approved(all(await bill('Later Pools', 1_000)), { payOn: '2099-01-01' });
  const release = await (await scene.treasurer()).call(`POST ${single}/release`, asked(batch));
  expect(release).toMatchObject({ status: 409, body: { code: 'not-due' } });
  await expect(
    scene.within((tx) =>
      tx
        .updateTable('payoutBatch')
        .set(({ ref }) => ({ approvedById: ref('preparedById') }))
        .where('id', '=', batch.id)
        .execute(),
    ),
  ).rejects.toThrow(/check/);
});

test('refused, withdrawn or expired, an approval leaves a draft that is sent again; nobody approves it past that', async () => {
  const treasurer = await scene.treasurer();
  const board = await scene.board();
  let batch = await draft(all(await bill('Return Pools', 1_500)));
  const comesBack = async (end: (approvalId: string) => Promise<unknown>) => {
    batch = await prepare(batch);
    const approvalId = await approvalOf(batch);
    await end(approvalId);
    batch = await read(batch);
    expect(batch).toMatchObject({ status: 'draft', contentHash: null, preparedBy: null });
    const late = await board.call(approve, { params: { approvalId } });
    expect(late).toMatchObject({ status: 409, body: { code: 'approval-ended' } });
    const { data: tasks } = await treasurer.ok('GET /api/v1/me/tasks');
    expect(JSON.stringify(tasks)).toContain('Send again');
  };
  await comesBack((approvalId) =>
    board.ok('POST /api/v1/approvals/:approvalId/refuse', {
      params: { approvalId },
      body: { reason: 'Pay it next month' },
    }),
  );
  await comesBack((approvalId) =>
    treasurer.ok('POST /api/v1/approvals/:approvalId/withdraw', { params: { approvalId } }),
  );
  await comesBack(async (approvalId) => {
    await scene.within((tx) =>
      tx
        .updateTable('approval')
        .set({ expiresAt: app.platform.clock() })
        .where('id', '=', approvalId)
        .execute(),
    );
    await app.runJob('approvals.end');
  });
  const { data: history } = await treasurer.ok(`GET ${single}/history`, { params: { batchId: batch.id } });
  expect(history.filter(({ action }) => action === 'payout-batch.return')).toHaveLength(3);
  batch = await prepare(batch);
  await board.ok(approve, { params: { approvalId: await approvalOf(batch) } });
  expect(await read(batch)).toMatchObject({ status: 'approved' });
});

test('rules that add up what a payee gets count what batches pay', async () => {
  const vendorId = await scene.vendor('Split Pools');
  const [inBatch, direct, next] = [
    await scene.enter(vendorId, [scene.line(3_000)]),
    await scene.enter(vendorId, [scene.line(1_999)]),
    await scene.enter(vendorId, [scene.line(1)]),
  ];
  const [payments, batches] = ['accounting.vendor-payment', 'banking.payout-batch'];
  await scene.rule(payments, { sumDays: 30, limits: [{ fromMinor: 5_000, deciders: 1 }] });
  await prepare(await draft(all(inBatch)));
  const paid = await scene.payBills(all(direct), { paidOn: today, method: 'ach' });
  expect(paid).toMatchObject({ approvalIds: [], payments: [{ amountMinor: 1_999 }] });
  const waits = await scene.payBills(all(next), { paidOn: today, method: 'ach' });
  expect(waits).toMatchObject({ approvalIds: [expect.any(String)], payments: [] });
  await scene.rule(payments, null);

  // 4,999 beside the batch, and 1 in it.
  await scene.rule(batches, {
    sumDays: 30,
    limits: [
      { fromMinor: 0, deciders: 1 },
      { fromMinor: 5_000, deciders: 2 },
    ],
  });
  const batch = await prepare(await draft(all(next)));
  await (await scene.board()).ok(approve, { params: { approvalId: await approvalOf(batch) } });
  expect(await read(batch)).toMatchObject({ status: 'prepared' });
  expect(await approvalOf(batch)).not.toBe('');
  await scene.rule(batches, null);
});
