import { post } from '../../../../ledger';
import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';
import { BillScene } from '../bill/bill.fixture';

const app = withApp();
const scene = new BillScene(app);
const approve = 'POST /api/v1/approvals/:approvalId/approve';
const create = 'POST /api/v1/payout-batches';
const single = '/api/v1/payout-batches/:batchId';
let today = '';
let bankAccountId = '';

beforeAll(async () => {
  await scene.begin();
  bankAccountId = scene.id('1010');
  await scene.within((tx) =>
    post(
      tx,
      [
        {
          key: 'payout-test-opening',
          date: '2026-01-02',
          kind: 'entry',
          memo: 'Money to pay from',
          lines: [
            { accountId: bankAccountId, fundId: scene.id('OP'), amountMinor: 200_000 },
            { accountId: scene.id('4010'), fundId: scene.id('OP'), amountMinor: -200_000 },
          ],
        },
      ],
      { id: newId(), name: 'The test' },
    ),
  );
  const { data } = await (await scene.treasurer()).ok('GET /api/v1/payouts-waiting');
  today = data.at;
});

const draft = async (parts: { billId: string; amountMinor: number }[], more: object = {}) =>
  (
    await (
      await scene.treasurer()
    ).ok(create, { body: { bankAccountId, payOn: today, method: 'check', parts, ...more } })
  ).data;

type Batch = Awaited<ReturnType<typeof draft>>;
const asked = ({ id, version }: Batch) => ({ params: { batchId: id }, body: { version } });
const prepare = async (batch: Batch) =>
  (await (await scene.treasurer()).ok(`POST ${single}/prepare`, asked(batch))).data;
const read = async ({ id }: Batch) =>
  (await (await scene.treasurer()).ok(`GET ${single}`, { params: { batchId: id } })).data;

const approvalOf = async ({ id }: Batch, state: 'waiting' | 'ended' = 'waiting') => {
  const query = { state, thing: 'payout-batch', thingId: id };
  return (await (await scene.board()).ok('GET /api/v1/approvals', { query })).data[0]?.id ?? '';
};

const approved = async (parts: { billId: string; amountMinor: number }[], more: object = {}) => {
  const batch = await prepare(await draft(parts, more));
  await (await scene.board()).ok(approve, { params: { approvalId: await approvalOf(batch) } });
  return read(batch);
};

/** A bill of a new vendor. */
const bill = async (name: string, amountMinor: number, code?: string, fund?: string) =>
  scene.enter(await scene.vendor(name), [scene.line(amountMinor, code, fund)]);
const all = (...bills: { id: string; openMinor: number }[]) =>
  bills.map(({ id, openMinor }) => ({ billId: id, amountMinor: Math.abs(openMinor) }));

test('a batch is prepared, approved by another, released once and settled; each vendor gets one payment', async () => {
  const treasurer = await scene.treasurer();
  const [one, two] = [await bill('Batch Pools', 9_000), await bill('Batch Power', 7_000)];
  const credit = await scene.enter(one.vendor.id, [scene.line(2_000)], { kind: 'credit' });
  const batch = await draft([...all(one, two), { billId: credit.id, amountMinor: 2_000 }]);
  expect(batch).toMatchObject({ status: 'draft', totalMinor: 14_000, contentHash: null, payouts: [] });
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
  expect(waiting.accounts.find(({ id }) => id === bankAccountId)?.heldMinor).toBe(14_000);

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
  expect(await scene.stray()).toEqual([]);
});

test('changed content voids the approval, whether it waits or was given; a bill is in one open batch', async () => {
  const treasurer = await scene.treasurer();
  const [one, two] = [await bill('Change Pools', 5_000), await bill('Change Power', 6_000)];
  const update = async (batch: Batch, parts: ReturnType<typeof all>) =>
    (
      await treasurer.ok(`PUT ${single}`, {
        params: { batchId: batch.id },
        body: { bankAccountId, payOn: today, method: 'check', parts, version: batch.version },
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

  const body = { bankAccountId, payOn: today, method: 'check' as const, parts: all(two) };
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
  const nothing = { bankAccountId, payOn: today, method: 'transfer' as const, parts: all(one, credit) };
  expect(await treasurer.call(create, { body: nothing })).toMatchObject({
    status: 422,
    body: { fields: { parts: expect.stringMatching(/come to nothing/) } },
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
    body: { fields: { 'parts.0.billId': expect.stringMatching(/Nothing is open/) } },
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
