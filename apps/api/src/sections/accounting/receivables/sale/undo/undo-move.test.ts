import { closePeriod } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { today } from '../../owner-account/owner.fixture';
import { listMoves, move, reason, SaleScene, undo } from '../sale.fixture';

const app = withApp();
const scene = new SaleScene(app);
const { statementOf, sell, movesOf, moved, lastMove, tryUndo, run } = scene;
beforeAll(async () => {
  await scene.begin();
  await scene.set({ owed: 'buyer', credit: 'buyer', effectiveOn: '2026-01-01' });
});
const clock = (day: string) => app.setClock(new Date(`${day}T16:00:00Z`));
beforeEach(() => clock(today));

const voiding = 'POST /api/v1/invoices/:invoiceId/void';

test('what was moved is told with what became of it, and undone it is the sellers’ again', async () => {
  const { unit, invoiceId, ledgerId, params } = await moved('U-1', { owed: 10_000 });
  const [made] = await movesOf(unit);
  expect(made).toMatchObject({
    entry: { id: params.moveId, kind: 'sale' },
    ledgerId,
    from: 'Seller of U-1',
    to: 'Buyer of U-1',
    movedOn: today,
    owedMinor: 10_000,
    creditMinor: 0,
    movedBy: 'Courtyard',
    undone: null,
  });
  const treasurer = await scene.treasurer();
  const told = await treasurer.ok(`${undo}/preview`, { params, body: { on: today } });
  const { number } = await scene.invoice(invoiceId);
  expect(told.data).toEqual({
    from: 'Seller of U-1',
    to: 'Buyer of U-1',
    owedMinor: 10_000,
    creditMinor: 0,
    invoices: [{ id: invoiceId, number, amountMinor: 10_000 }],
  });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 10_000 });
  const cash = () => scene.balance('4010', 'OP', '2099-12-31', 'cash');
  const income = await cash();
  const { data } = await treasurer.ok(undo, { params, body: { on: today, reason } });
  expect(data).toMatchObject({ id: params.moveId, undone: { on: today, reason } });
  expect(data.undone?.by).not.toBe('Courtyard');
  expect(await cash()).toBe(income);
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 0, open: [] });
  const sellers = await statementOf(unit, ledgerId);
  expect(sellers).toMatchObject({ balanceMinor: 10_000 });
  // With their own due days, and by the invoice.
  expect(sellers.open.map(({ dueOn, invoice }) => [dueOn, invoice?.id])).toEqual([
    ['2026-03-01', invoiceId],
    ['2026-03-01', invoiceId],
  ]);
  const invoice = await scene.invoice(invoiceId);
  expect(invoice).toMatchObject({ openMinor: 10_000, applications: [] });
  await treasurer.ok(voiding, { params: { invoiceId }, body: { on: today, reason } });
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 0 });
});

test('the clock leaves an undone sale alone; a person moves it again by hand', async () => {
  const { unit, ledgerId, params } = await moved('U-2', { owed: 4_000 });
  expect((await tryUndo(params)).status).toBe(200);
  await run();
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 4_000 });
  expect(await movesOf(unit)).toHaveLength(1);
  const body = { ledgerId, owed: true, credit: true, movedOn: today };
  await (await scene.treasurer()).ok(move, { params: { propertyId: unit }, body });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 4_000 });
  const both = await movesOf(unit);
  expect(both.map(({ undone, owedMinor }) => [undone === null, owedMinor])).toEqual([
    [true, 4_000],
    [false, 4_000],
  ]);
  expect((await tryUndo(await lastMove(unit))).status).toBe(200);
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 4_000 });
});

test('credit on the one side and what is owed on the other go back each to their own', async () => {
  const { unit, ledgerId, paymentId, params } = await moved('U-3', { ahead: 2_500 });
  // The buyers have credit of their own, and owe something.
  await scene.bill(unit, [scene.dues(700)], { issuedOn: '2026-06-10' });
  const ending = { as: 'void' as const, on: today, reason };
  const treasurer = await scene.treasurer();
  const used = await tryUndo(params);
  expect(used).toMatchObject({
    status: 409,
    body: { code: 'move-used', detail: expect.stringMatching(/^Invoice \d+ used the transferred/) },
  });
  const [charge] = (await statementOf(unit)).lines.filter(({ invoiceId }) => invoiceId !== null);
  const invoiceId = charge?.invoiceId ?? '';
  await treasurer.ok(voiding, { params: { invoiceId }, body: { on: today, reason } });
  const end = { params: { paymentId }, body: ending };
  expect(await treasurer.call('POST /api/v1/payments/:paymentId/end', end)).toMatchObject({
    status: 409,
    body: { code: 'payment-moved' },
  });
  expect((await tryUndo(params)).status).toBe(200);
  expect(await statementOf(unit)).toMatchObject({ creditMinor: 0 });
  expect(await statementOf(unit, ledgerId)).toMatchObject({ creditMinor: 2_500 });
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', end);
  expect(await statementOf(unit, ledgerId)).toMatchObject({ creditMinor: 0 });
});

test('what the buyers paid is taken back first, and no day before that will do', async () => {
  const { unit, params } = await moved('U-4', { owed: 10_000 });
  const { id: paymentId, number } = await scene.pay([{ propertyId: unit, amountMinor: 300 }], {
    receivedOn: today,
  });
  expect(await tryUndo(params)).toMatchObject({
    status: 409,
    body: {
      code: 'move-used',
      detail: `Payment ${number} was applied to the transferred balance. Void it first, then undo the transfer.`,
    },
  });
  const treasurer = await scene.treasurer();
  expect(
    await treasurer.call(`${undo}/preview`, {
      params,
      body: { on: today },
      headers: { 'accept-language': 'es' },
    }),
  ).toMatchObject({ status: 409 });
  clock('2026-06-20');
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId },
    body: { as: 'void', on: '2026-06-18', reason },
  });
  expect(await tryUndo(params, '2026-06-17')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.stringMatching(/^Until June 18, 2026/) } },
  });
  expect((await tryUndo(params, '2026-06-18')).status).toBe(200);
});

test('a waiver, a write-off and a refund of what was moved stand in the way by their names', async () => {
  const { unit, params } = await moved('U-5', { owed: 3_000 });
  const treasurer = await scene.treasurer();
  const [charge] = (await statementOf(unit)).open;
  const { data } = await treasurer.ok('POST /api/v1/adjustments', {
    body: {
      kind: 'credit-memo',
      adjustedOn: today,
      reason,
      lines: [{ itemId: charge?.itemId ?? '', amountMinor: 100 }],
    },
  });
  const memo = data.adjustment;
  expect(await tryUndo(params)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(new RegExp(`^Credit memo ${memo?.number} reduced`)) },
  });
  await treasurer.ok('POST /api/v1/adjustments/:adjustmentId/void', {
    params: { adjustmentId: memo?.id ?? '' },
    body: { on: today, reason },
  });
  expect((await tryUndo(params)).status).toBe(200);
});

test('nothing that was moved is credited to the sellers as if they had paid it', async () => {
  const { unit, invoiceId, ledgerId, params } = await moved('U-6', { owed: 3_000 });
  const treasurer = await scene.treasurer();
  const { lines } = await scene.invoice(invoiceId);
  const body = {
    kind: 'credit-memo' as const,
    adjustedOn: today,
    reason,
    lines: [{ itemId: lines[0]?.itemId ?? '', amountMinor: 100 }],
  };
  expect((await treasurer.call('POST /api/v1/adjustments', { body })).status).toBe(422);
  expect((await tryUndo(params)).status).toBe(200);
  await treasurer.ok('POST /api/v1/adjustments', { body });
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 2_900, creditMinor: 0 });
});

test('a request that is sent twice is one, and one after it is told that it was undone', async () => {
  const { params } = await moved('U-10', { owed: 1_000 });
  const treasurer = await scene.treasurer();
  const twice = { params, body: { on: today, reason }, idempotencyKey: crypto.randomUUID() };
  const first = await treasurer.ok(undo, twice);
  expect((await treasurer.ok(undo, twice)).data).toEqual(first.data);
  expect(await tryUndo(params)).toMatchObject({ status: 409, body: { code: 'move-undone' } });
  const told = await scene.within((tx) =>
    tx.selectFrom('auditLog').select('id').where('action', '=', 'unit-sale.undo').execute(),
  );
  const undone = await scene.within((tx) =>
    tx
      .selectFrom('journalEntry')
      .select('id')
      .where('sourceKind', '=', 'sale')
      .where('reversesId', 'is not', null)
      .execute(),
  );
  expect(told).toHaveLength(undone.length);
});

test('one of another community or another unit is nobody’s, and who only reads undoes nothing', async () => {
  const { unit, params } = await moved('U-11', { owed: 1_000 });
  const other = await scene.unit('U-12');
  const treasurer = await scene.treasurer();
  const body = { on: today, reason };
  const elsewhere = { propertyId: other, moveId: params.moveId };
  const lake = await app.client.as('admin', 'lakeside');
  const board = await app.client.as('board', 'demo');
  const statuses = [
    (await treasurer.call(undo, { params: elsewhere, body })).status,
    (await treasurer.call(`${undo}/preview`, { params: elsewhere, body: { on: today } })).status,
    (await lake.call(listMoves, { params: { propertyId: unit } })).status,
    (await board.call(listMoves, { params: { propertyId: unit } })).status,
    (await board.call(undo, { params, body })).status,
  ];
  expect(statuses).toEqual([404, 404, 404, 200, 403]);
  expect((await lake.call(undo, { params, body })).status).toBeGreaterThanOrEqual(403);
  expect((await movesOf(unit))[0]?.undone).toBeNull();
});

test('it is undone on its own day or later, in an open month, and not ahead', async () => {
  const { unit, ledgerId } = await sell('U-13', { owed: 1_000 });
  const body = { ledgerId, owed: true, credit: true, movedOn: '2026-06-05' };
  await (await scene.treasurer()).ok(move, { params: { propertyId: unit }, body });
  const params = await lastMove(unit);
  expect(await tryUndo(params, '2026-06-04')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.stringMatching(/transfer date or later/) } },
  });
  expect(await tryUndo(params, '2026-06-16')).toMatchObject({ status: 422 });
  clock('2026-07-02');
  for (const month of ['2026-03', '2026-04', '2026-05', '2026-06'])
    await scene.within((tx) => closePeriod(tx, month, { id: null, name: 'Tess' }));
  expect(await tryUndo(params, '2026-06-30')).toMatchObject({
    status: 409,
    body: { code: 'ledger-closed' },
  });
  expect((await tryUndo(params, '2026-07-01')).status).toBe(200);
  // At the end of the closed month the buyers owed it, and it stays so.
  const { data } = await (
    await scene.treasurer()
  ).ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId: unit } });
  expect(data.lines.map(({ kind, amountMinor, date }) => [kind, amountMinor, date])).toEqual([
    ['reversal', -1_000, '2026-07-01'],
    ['sale', 1_000, '2026-06-05'],
  ]);
});

test('after all of it the books hold, and every invoice says what they say', async () => {
  expect(await scene.faults()).toEqual([]);
});
