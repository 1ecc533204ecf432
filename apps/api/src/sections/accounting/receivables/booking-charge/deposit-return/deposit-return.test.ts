import { verify } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { bookedDay, BookingScene, today } from '../booking-charge.fixture';

const app = withApp();
const scene = new BookingScene(app);
const create = 'POST /api/v1/deposit-returns';
const preview = 'POST /api/v1/deposit-returns/preview';
const after = '2026-07-08';

beforeAll(async () => {
  await scene.begin();
  await scene.setUp();
});
beforeEach(() => scene.at(today));

const returning = (invoiceId: string, keptMinor = 0, adjustedOn = after) => ({
  invoiceId,
  adjustedOn,
  keptMinor,
  reason: 'Cleaning of the kitchen',
});

const statementOf = async (propertyId: string) =>
  (
    await (
      await scene.treasurer()
    ).ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId } })
  ).data;

/** Booked, billed and paid, and the booking is over. */
async function over(name: string, paidMinor = 45_000) {
  const made = await scene.billed(name);
  if (paidMinor > 0)
    await scene.pay([{ propertyId: made.unit, amountMinor: paidMinor }], { receivedOn: today });
  scene.at(after);
  await scene.prove();
  return made;
}

test('a deposit comes back once the booking is over: to the credit of the unit, less what is kept as income', async () => {
  const treasurer = await scene.treasurer();
  const ahead = await scene.billed('D-1');
  expect(await treasurer.call(create, { body: returning(ahead.invoiceId, 0, today) })).toMatchObject({
    status: 409,
    body: { code: 'booking-ahead' },
  });
  const { unit, invoiceId } = await over('D-2');
  const income = await scene.balance('4200', 'OP');
  const { reason: _, ...asked } = returning(invoiceId, 8_000);
  const shown = (await treasurer.ok(preview, { body: asked })).data;
  expect(shown).toMatchObject({ totalMinor: 30_000, openMinor: 0, creditMinor: 22_000, waits: false });
  expect(shown.postings.map(({ account, amountMinor }) => [account.name, amountMinor])).toEqual([
    ['2300 Refundable deposits', 30_000],
    ['2200 Prepaid by owners', -22_000],
    ['4200 Amenity fees', -8_000],
  ]);
  const made = (await treasurer.ok(create, { body: returning(invoiceId, 8_000) })).data;
  expect(made).toMatchObject({
    kind: 'deposit-return',
    amountMinor: 30_000,
    creditMinor: 22_000,
    keptMinor: 8_000,
    account: { name: '4200 Amenity fees' },
    entries: [{ kind: 'deposit-return' }],
  });
  expect(await scene.balance('4200', 'OP')).toBe(income - 8_000);
  expect(await statementOf(unit)).toMatchObject({ creditMinor: 22_000 });
  expect((await scene.invoice(invoiceId)).lines.map(({ heldMinor }) => heldMinor)).toEqual([null, 0]);
  // Twice at once or later: there is nothing to return.
  expect(await treasurer.call(create, { body: returning(invoiceId) })).toMatchObject({
    status: 409,
    body: { code: 'no-deposit' },
  });
  // Taken back, it is held again and can be returned anew, whole.
  await treasurer.ok('POST /api/v1/adjustments/:adjustmentId/void', {
    params: { adjustmentId: made.id },
    body: { on: after, reason: 'It was the caterer' },
  });
  expect(await scene.balance('4200', 'OP')).toBe(income);
  const whole = (await treasurer.ok(create, { body: returning(invoiceId) })).data;
  expect(whole).toMatchObject({ keptMinor: 0, creditMinor: 30_000, account: null });
  expect(await statementOf(unit)).toMatchObject({ creditMinor: 30_000 });
  expect(await scene.strays()).toEqual([]);
  expect(await scene.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});

test('one of two at the same time returns it', async () => {
  const treasurer = await scene.treasurer();
  const { invoiceId } = await over('D-3');
  const both = await Promise.all([0, 1].map(() => treasurer.call(create, { body: returning(invoiceId) })));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
});

test('of an unpaid deposit nothing is kept, of one that was paid in part what was paid at most; the rest is not owed any more', async () => {
  const treasurer = await scene.treasurer();
  const { unit, invoiceId } = await over('D-4', 0);
  expect((await treasurer.call(create, { body: returning(invoiceId, 1) })).body).toMatchObject({
    fields: { keptMinor: expect.stringContaining('You can withhold only the amount paid.') },
  });
  const made = (await treasurer.ok(create, { body: returning(invoiceId) })).data;
  expect(made).toMatchObject({ amountMinor: 30_000, creditMinor: 0, keptMinor: 0 });
  expect(await scene.invoice(invoiceId)).toMatchObject({ status: 'partial', openMinor: 15_000 });
  expect(await statementOf(unit)).toMatchObject({ creditMinor: 0, balanceMinor: 15_000 });
  scene.at(today);
  // The fee is paid first, then 50.00 of the deposit.
  const { invoiceId: other } = await over('D-5', 20_000);
  expect((await treasurer.call(create, { body: returning(other, 5_001) })).status).toBe(422);
  const kept = (await treasurer.ok(create, { body: returning(other, 5_000) })).data;
  expect(kept).toMatchObject({ creditMinor: 0, keptMinor: 5_000 });
  expect(await scene.invoice(other)).toMatchObject({ status: 'paid', openMinor: 0 });
  expect(await scene.strays()).toEqual([]);
});

test('days, amounts and accounts that do not fit are said at their fields', async () => {
  const treasurer = await scene.treasurer();
  const { invoiceId } = await over('D-6');
  const refused = async (body: object) =>
    (await treasurer.call(create, { body: { ...returning(invoiceId, 1_000), ...body } })).body;
  expect(await refused({ keptMinor: 30_001 })).toMatchObject({
    fields: { keptMinor: 'This is more than the deposit held.' },
  });
  expect(await refused({ adjustedOn: '2026-07-05' })).toMatchObject({
    fields: { adjustedOn: 'Choose the date the booking ends or later.' },
  });
  expect(bookedDay < after).toBe(true);
  expect(await refused({ accountId: scene.id('5220') })).toMatchObject({
    fields: { accountId: expect.stringContaining('isn’t an income account') },
  });
  const lakeside = await app.client.as('admin', 'lakeside');
  expect(await lakeside.call(create, { body: returning(invoiceId) })).toMatchObject({ status: 404 });
  const dues = await scene.bill(await scene.unit('D-7'), [scene.dues(100)]);
  expect(await treasurer.call(create, { body: returning(dues) })).toMatchObject({
    status: 409,
    body: { code: 'no-deposit' },
  });
});

test('a deposit is credited as far as it is held, and is neither waived nor written off', async () => {
  const treasurer = await scene.treasurer();
  const { invoiceId } = await scene.billed('D-8');
  const [, deposit] = (await scene.invoice(invoiceId)).lines;
  const body = (kind: 'credit-memo' | 'write-off', amountMinor: number) => ({
    kind,
    adjustedOn: today,
    reason: 'Billed too much',
    lines: [{ itemId: deposit?.itemId ?? '', amountMinor }],
  });
  expect(await treasurer.call('POST /api/v1/adjustments', { body: body('write-off', 30_000) })).toMatchObject(
    { status: 422, body: { fields: { 'lines.0.itemId': expect.stringContaining('Return it') } } },
  );
  await treasurer.ok('POST /api/v1/adjustments', { body: body('credit-memo', 10_000) });
  expect((await scene.invoice(invoiceId)).lines[1]).toMatchObject({ openMinor: 20_000, heldMinor: 20_000 });
});

test('what was kept of a deposit whose payment the bank returned is written off, and no more than that', async () => {
  const treasurer = await scene.treasurer();
  const { unit, invoiceId } = await over('D-9', 0);
  const { id: paymentId } = await scene.pay([{ propertyId: unit, amountMinor: 23_000 }], {
    receivedOn: today,
  });
  await treasurer.ok(create, { body: returning(invoiceId, 8_000) });
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId },
    body: { as: 'returned', on: after, reason: 'Account closed' },
  });
  const [, deposit] = (await scene.invoice(invoiceId)).lines;
  expect(deposit).toMatchObject({ openMinor: 8_000, heldMinor: 0 });
  const body = (amountMinor: number) => ({
    kind: 'write-off' as const,
    adjustedOn: after,
    reason: 'Never paid',
    lines: [{ itemId: deposit?.itemId ?? '', amountMinor }],
  });
  const adjust = 'POST /api/v1/adjustments';
  expect((await treasurer.call(adjust, { body: body(8_001) })).status).toBe(422);
  const { approvalId } = (await treasurer.ok(adjust, { body: body(8_000) })).data;
  const board = await app.client.as('board', 'demo');
  const params = { approvalId: approvalId ?? '' };
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params });
  expect((await scene.invoice(invoiceId)).lines[1]).toMatchObject({ openMinor: 0 });
  expect(await scene.strays()).toEqual([]);
  expect(await scene.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});
