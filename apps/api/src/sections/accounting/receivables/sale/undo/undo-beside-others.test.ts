import { withApp } from '../../../../../testing';
import { today } from '../../owner-account/owner.fixture';
import { reason, SaleScene, undo } from '../sale.fixture';

const app = withApp();
const scene = new SaleScene(app);
const { statementOf, moved, lastMove, tryUndo, run } = scene;
beforeAll(async () => {
  await scene.begin();
  await scene.set({ owed: 'buyer', credit: 'buyer', effectiveOn: '2026-01-01' });
});
const clock = (day: string) => app.setClock(new Date(`${day}T16:00:00Z`));
beforeEach(() => clock(today));

const voiding = 'POST /api/v1/invoices/:invoiceId/void';

test('of a later sale the later move is undone first', async () => {
  const { unit, params, ledgerId } = await moved('U-7', { owed: 5_000 });
  clock('2026-06-25');
  await scene.passOn(unit, 'Third of U-7', '2026-06-22');
  await run();
  expect(await statementOf(unit)).toMatchObject({ owners: 'Third of U-7', balanceMinor: 5_000 });
  const later = await lastMove(unit);
  expect(later.moveId).not.toBe(params.moveId);
  expect(await tryUndo(params, '2026-06-25')).toMatchObject({
    status: 409,
    body: { code: 'move-used', detail: expect.stringMatching(/at a later sale/) },
  });
  expect((await tryUndo(later, '2026-06-25')).status).toBe(200);
  expect((await tryUndo(params, '2026-06-25')).status).toBe(200);
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 5_000 });
});

test('credit of the buyers that the clock used for what was moved is theirs again with the undoing', async () => {
  const { unit, ledgerId } = await scene.sell('U-12', { owed: 5_000 });
  const { id: paymentId } = await scene.pay([{ propertyId: unit, amountMinor: 3_000 }], {
    receivedOn: '2026-06-05',
  });
  await run();
  await app.runJob('accounting.late-charges');
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 2_000, creditMinor: 0 });
  expect((await tryUndo(await lastMove(unit))).status).toBe(200);
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: -3_000, creditMinor: 3_000, open: [] });
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 5_000 });
  // It went to nobody else: the payment can be taken back still.
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId },
    body: { as: 'void', on: today, reason },
  });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 0 });
  expect(await scene.faults()).toEqual([]);
});

test('what the buyers were charged late for it is taken away first', async () => {
  const treasurer = await scene.treasurer();
  await treasurer.ok('POST /api/v1/late-charge-policies', {
    body: {
      name: 'florida',
      lateFee: { graceDays: 3, fixedMinor: 2_500, millionths: 0, of: 'installment', capMinor: null },
      interest: null,
      feeAccountId: scene.id('4100'),
      interestAccountId: null,
      effectiveOn: '2026-06-01',
    },
  });
  const { unit, params, ledgerId } = await moved('U-8', { owed: 6_000 });
  clock('2026-06-25');
  await scene.prove();
  await app.runJob('accounting.late-charges');
  const fees = (await statementOf(unit)).open.filter(({ chargeType }) => chargeType === 'late-fee');
  expect(fees.length).toBeGreaterThan(0);
  const refused = await tryUndo(params, '2026-06-25');
  expect(refused).toMatchObject({ status: 409, body: { code: 'move-charged-late' } });
  const [waived, ...voided] = fees;
  const taken = {
    kind: 'waiver' as const,
    adjustedOn: '2026-06-25',
    reason,
    lines: [{ itemId: waived?.itemId ?? '', amountMinor: waived?.openMinor ?? 0 }],
  };
  await treasurer.ok('POST /api/v1/adjustments', { body: taken });
  for (const fee of voided)
    await treasurer.ok(voiding, {
      params: { invoiceId: fee.invoice?.id ?? '' },
      body: { on: '2026-06-25', reason },
    });
  expect((await tryUndo(params, '2026-06-25')).status).toBe(200);
  // What former owners owe draws nothing more.
  await app.runJob('accounting.late-charges');
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 6_000 });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 0 });
});

test('a payment of the buyers that is applied otherwise holds the move no longer, and is taken back afterwards', async () => {
  const treasurer = await scene.treasurer();
  const { unit, ledgerId, params } = await moved('U-16', { owed: 5_000 });
  const { id: paymentId } = await scene.pay([{ propertyId: unit, amountMinor: 5_000 }], {
    receivedOn: '2026-06-10',
  });
  expect(await tryUndo(params)).toMatchObject({ status: 409, body: { code: 'move-used' } });
  const application = '/api/v1/payments/:paymentId/application' as const;
  const { charges } = (await treasurer.ok(`GET ${application}`, { params: { paymentId } })).data;
  const freed = async (amountMinor: number) =>
    treasurer.ok(`POST ${application}`, {
      params: { paymentId },
      body: { parts: charges.map(({ itemId }) => ({ itemId, amountMinor })), reason },
    });
  await freed(1);
  expect(await tryUndo(params)).toMatchObject({ status: 409, body: { code: 'move-used' } });
  await freed(0);
  expect((await tryUndo(params)).status).toBe(200);
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: -5_000, creditMinor: 5_000 });
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 5_000 });
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId },
    body: { as: 'returned', on: today, reason },
  });
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 0, creditMinor: 0 });
});

test('of two at once one undoes it, and beside a payment of the buyers one of both stands', async () => {
  const { unit, ledgerId, params } = await moved('U-9', { owed: 2_000 });
  const answers = await Promise.all([tryUndo(params), tryUndo(params), tryUndo(params)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toMatchObject([
    { code: 'move-undone' },
    { code: 'move-undone' },
  ]);
  expect(await statementOf(unit, ledgerId)).toMatchObject({ balanceMinor: 2_000 });
  const treasurer = await scene.treasurer();
  for (const round of [1, 2, 3]) {
    const other = await moved(`U-9-${round}`, { owed: 2_000 });
    const [undone] = await Promise.all([
      tryUndo(other.params),
      treasurer.ok('POST /api/v1/payments', {
        body: scene.paymentBody([{ propertyId: other.unit, amountMinor: 1_500 }], { receivedOn: today }),
      }),
    ]);
    const buyers = await statementOf(other.unit);
    const sellers = await statementOf(other.unit, other.ledgerId);
    // The payment settled what was moved, or it is credit of the buyers and the sellers owe.
    expect([undone.status, buyers.balanceMinor, buyers.creditMinor, sellers.balanceMinor]).toEqual(
      undone.status === 200 ? [200, -1_500, 1_500, 2_000] : [409, 500, 0, 0],
    );
  }
});

test('owed and credit that went together go back together; what is the buyers’ own stays theirs', async () => {
  const unit = await scene.unit('U-14', { owner: 'Seller of U-14' });
  const paid = await scene.bill(unit, [scene.dues(3_000)], { issuedOn: '2026-03-01' });
  await scene.pay([{ propertyId: unit, amountMinor: 3_000 }], { receivedOn: '2026-03-10' });
  await scene.bill(unit, [scene.dues(4_000), scene.reserve(1_000)], { issuedOn: '2026-05-01' });
  const [line] = (await scene.invoice(paid)).lines;
  const treasurer = await scene.treasurer();
  await scene.prove();
  await treasurer.ok('POST /api/v1/adjustments', {
    body: {
      kind: 'credit-memo',
      adjustedOn: '2026-05-10',
      reason,
      lines: [{ itemId: line?.itemId ?? '', amountMinor: 1_000 }],
    },
  });
  await scene.passOn(unit, 'Buyer of U-14', '2026-06-02');
  await scene.pay([{ propertyId: unit, amountMinor: 700 }], { receivedOn: '2026-06-10' });
  await run();
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: 5_000 - 1_700, creditMinor: 1_700 });
  const params = await lastMove(unit);
  const [made] = await scene.movesOf(unit);
  expect(made).toMatchObject({ owedMinor: 5_000, creditMinor: 1_000 });
  expect((await tryUndo(params)).status).toBe(200);
  expect(await statementOf(unit)).toMatchObject({ balanceMinor: -700, creditMinor: 700 });
  expect(await statementOf(unit, made?.ledgerId)).toMatchObject({
    balanceMinor: 4_000,
    creditMinor: 1_000,
  });
});

test('what comes first is said in Spanish, with the numbers and words of the documents', async () => {
  const { unit, params } = await moved('U-15', { owed: 2_000 });
  const [charge] = (await statementOf(unit)).open;
  const treasurer = await scene.treasurer();
  await scene.prove();
  const { data } = await treasurer.ok('POST /api/v1/adjustments', {
    body: {
      kind: 'credit-memo',
      adjustedOn: today,
      reason,
      lines: [{ itemId: charge?.itemId ?? '', amountMinor: 100 }],
    },
  });
  const told = await treasurer.call(undo, {
    params,
    body: { on: today, reason },
    headers: { 'accept-language': 'es' },
  });
  expect(told).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(`^Nota de crédito ${data.adjustment?.number} redujo`) },
  });
});

test('after all of it the books hold, and every invoice says what they say', async () => {
  expect(await scene.faults()).toEqual([]);
});
