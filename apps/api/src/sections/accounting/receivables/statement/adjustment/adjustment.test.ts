import { closePeriod } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { OwnerScene, today } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const create = 'POST /api/v1/adjustments';
const preview = 'POST /api/v1/adjustments/preview';
const read = 'GET /api/v1/adjustments/:adjustmentId';
const voiding = 'POST /api/v1/adjustments/:adjustmentId/void';
const recover = 'POST /api/v1/adjustments/:adjustmentId/recoveries';
const decide = 'POST /api/v1/approvals/:approvalId/approve';

const itemsOf = async (invoiceId: string) =>
  (await scene.invoice(invoiceId)).lines.map(({ itemId }) => itemId);

/** One of a kind on parts of an invoice's lines, in their order. */
async function taking(
  invoiceId: string,
  kind: 'credit-memo' | 'waiver' | 'write-off',
  amounts: readonly number[],
  adjustedOn = '2026-06-10',
) {
  const items = await itemsOf(invoiceId);
  const lines = amounts.map((amountMinor, place) => ({ itemId: items[place] ?? '', amountMinor }));
  return { kind, adjustedOn, reason: 'Billed too much', lines };
}

const statement = async (propertyId: string) =>
  (
    await (
      await scene.treasurer()
    ).ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId } })
  ).data;

test('a credit memo takes what is open away, of what was paid it leaves credit, and said so before', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('C-1');
  const invoiceId = await scene.bill(unit, [scene.dues(10_000), scene.reserve(6_000)]);
  await scene.pay([{ propertyId: unit, amountMinor: 7_000 }]);
  const before = await scene.invoice(invoiceId);
  expect(before).toMatchObject({ status: 'partial', openMinor: 9_000 });
  const body = await taking(invoiceId, 'credit-memo', [10_000, 1_000]);
  const opens = before.lines.map(({ openMinor }) => openMinor);
  const { reason: _, ...asked } = body;
  const shown = (await treasurer.ok(preview, { body: asked })).data;
  const open = Math.min(10_000, opens[0] ?? 0) + Math.min(1_000, opens[1] ?? 0);
  expect(shown).toMatchObject({
    totalMinor: 11_000,
    openMinor: open,
    creditMinor: 11_000 - open,
    waits: false,
  });
  for (const fund of ['Operating', 'Reserve']) {
    const ofFund = shown.postings.filter((posting) => posting.fund.name === fund);
    expect(ofFund.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  }
  const { adjustment: made } = (await treasurer.ok(create, { body })).data;
  expect(made).toMatchObject({
    number: 1,
    kind: 'credit-memo',
    status: 'posted',
    property: { name: 'C-1' },
    amountMinor: 11_000,
    creditMinor: 11_000 - open,
    lines: [{ description: 'Dues', invoice: { number: before.number } }, { description: 'Reserve' }],
    entries: [{ kind: 'credit-memo', date: '2026-06-10' }],
  });
  const after = await scene.invoice(invoiceId);
  expect(after.openMinor).toBe(9_000 - open);
  expect(after.adjustments).toMatchObject([
    { number: 1, kind: 'credit-memo', amountMinor: 11_000, isVoid: false },
  ]);
  // A receipt is of the payment alone, and cash basis knows the income only as what was paid and kept.
  expect(after.applications.every(({ paymentId }) => paymentId !== null)).toBe(true);
  expect(await scene.balance('4800', 'OP', '2099-12-31', 'cash')).toBe(-(11_000 - open));
  const owed = await statement(unit);
  expect(owed).toMatchObject({ balanceMinor: 16_000 - 7_000 - 11_000, creditMinor: 11_000 - open });
  expect(owed.lines[0]).toMatchObject({ kind: 'credit-memo', adjustmentId: made?.id, amountMinor: -11_000 });
  // What is left of the first line is nothing.
  const again = await treasurer.call(create, { body: await taking(invoiceId, 'credit-memo', [1]) });
  expect(again).toMatchObject({
    status: 422,
    body: { fields: { 'lines.0.amountMinor': 'This is more than the amount left on the charge.' } },
  });
  const voided = await treasurer.call('POST /api/v1/invoices/:invoiceId/void', {
    params: { invoiceId },
    body: { on: today, reason: 'All wrong' },
  });
  expect(voided).toMatchObject({ status: 409, body: { code: 'invoice-paid' } });
  const params = { adjustmentId: made?.id ?? '' };
  const back = (await treasurer.ok(voiding, { params, body: { on: today, reason: 'It was right' } })).data;
  expect(back).toMatchObject({
    status: 'void',
    voided: { on: today, reason: 'It was right' },
    entries: [{ kind: 'credit-memo' }, { kind: 'reversal' }],
  });
  expect(await scene.invoice(invoiceId)).toMatchObject({ openMinor: 9_000 });
  expect(await statement(unit)).toMatchObject({ balanceMinor: 9_000, creditMinor: 0 });
  const history = await treasurer.ok('GET /api/v1/adjustments/:adjustmentId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['adjustment.void', 'adjustment.post']);
  expect((await treasurer.call(voiding, { params, body: { on: today, reason: 'Twice' } })).status).toBe(409);
});

test('credit of a memo that an invoice used keeps the memo until that invoice is void', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('C-2');
  const invoiceId = await scene.bill(unit, [scene.dues(5_000)]);
  await scene.pay([{ propertyId: unit, amountMinor: 5_000 }]);
  const { adjustment: memo } = (
    await treasurer.ok(create, { body: await taking(invoiceId, 'credit-memo', [2_000]) })
  ).data;
  const next = await scene.bill(unit, [scene.dues(3_000)], { issuedOn: '2026-06-12' });
  expect(await scene.invoice(next)).toMatchObject({ openMinor: 1_000, applications: [{ paymentId: null }] });
  const params = { adjustmentId: memo?.id ?? '' };
  const body = { on: today, reason: 'Wrong' };
  expect(await treasurer.call(voiding, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'credit-used' },
  });
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', { params: { invoiceId: next }, body });
  expect(await treasurer.call(voiding, { params, body: { ...body, on: '2026-06-13' } })).toMatchObject({
    status: 422,
    body: { fields: { on: expect.stringMatching(/^The credit it left was still/) } },
  });
  await treasurer.ok(voiding, { params, body });
  expect(await statement(unit)).toMatchObject({ balanceMinor: 0, creditMinor: 0 });
});

test('late fees, interest and fines are waived, and stay known by their charge; dues are not', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('C-3');
  const fee = scene.dues(2_500, {
    accountId: scene.id('4100'),
    chargeType: 'late-fee',
    description: 'Late fee',
  });
  const invoiceId = await scene.bill(unit, [fee, scene.dues(9_000)]);
  const [feeId, duesId] = await itemsOf(invoiceId);
  const { adjustment: waiver } = (
    await treasurer.ok(create, { body: await taking(invoiceId, 'waiver', [2_500]) })
  ).data;
  expect(waiver).toMatchObject({ kind: 'waiver', lines: [{ itemId: feeId, chargeType: 'late-fee' }] });
  expect(await scene.invoice(invoiceId)).toMatchObject({ openMinor: 9_000 });
  const dues = {
    kind: 'waiver' as const,
    adjustedOn: today,
    reason: 'Kindness',
    lines: [{ itemId: duesId ?? '', amountMinor: 1 }],
  };
  expect(await treasurer.call(create, { body: dues })).toMatchObject({
    status: 422,
    body: {
      fields: {
        'lines.0.itemId': 'Only late fees, interest and fines can be waived. Create a credit memo instead.',
      },
    },
  });
  const early = await treasurer.call(create, {
    body: await taking(invoiceId, 'credit-memo', [1, 1], '2026-04-30'),
  });
  expect(early).toMatchObject({ status: 422, body: { fields: { adjustedOn: expect.any(String) } } });
});

test('a write-off waits for a second person; what is paid on it later opens as much again', async () => {
  const treasurer = await scene.treasurer();
  const board = await app.client.as('board', 'demo');
  const unit = await scene.unit('C-4');
  const invoiceId = await scene.bill(unit, [scene.dues(8_000), scene.reserve(2_000)]);
  const body = await taking(invoiceId, 'write-off', [8_000, 2_000]);
  const { adjustment: none, approvalId } = (await treasurer.ok(create, { body })).data;
  expect(none).toBeNull();
  expect(await scene.invoice(invoiceId)).toMatchObject({ openMinor: 10_000, adjustments: [] });
  const waiting = { params: { approvalId: approvalId ?? '' } };
  expect((await treasurer.call(decide, waiting)).status).toBe(409);
  await board.ok(decide, waiting);
  const [writeOff] = (await scene.invoice(invoiceId)).adjustments;
  const wholly = { status: 'written-off', openMinor: 0, writtenOffMinor: 10_000 };
  expect(await scene.invoice(invoiceId)).toMatchObject({ ...wholly, adjustments: [{ kind: 'write-off' }] });
  const numbers = async (status: 'paid' | 'written-off') =>
    (await treasurer.ok('GET /api/v1/invoices', { query: { status: [status], propertyId: [unit] } })).data
      .length;
  expect([await numbers('paid'), await numbers('written-off')]).toEqual([0, 1]);
  const { text } = await treasurer.call('GET /api/v1/invoices/export', { query: { propertyId: [unit] } });
  expect(text).toMatch(/Written off,.*100\.00/);
  expect([await scene.balance('5400', 'OP'), await scene.balance('5400', 'RES')]).toEqual([8_000, 2_000]);
  expect(await scene.balance('4010', 'OP', '2099-12-31', 'cash')).toBe(
    await scene.balance('4010', 'OP', '2026-06-09', 'cash'),
  );
  const params = { adjustmentId: writeOff?.id ?? '' };
  expect((await treasurer.ok(read, { params })).data).toMatchObject({
    recoverableMinor: 10_000,
    approvedBy: expect.any(String),
    account: { name: '5400 Bad debts' },
  });
  const paying = {
    receivedOn: '2026-06-14',
    method: 'check' as const,
    depositToId: scene.id('1010'),
    amountMinor: 9_000,
  };
  const tooMuch = { ...paying, amountMinor: 10_001 };
  expect((await treasurer.call(recover, { params, body: tooMuch })).status).toBe(422);
  const paid = (await treasurer.ok(recover, { params, body: paying })).data;
  expect(paid).toMatchObject({
    amountMinor: 9_000,
    creditMinor: 0,
    entries: [{ kind: 'recovery' }, { kind: 'receipt' }],
  });
  expect(paid.allocations.map(({ amountMinor }) => amountMinor)).toEqual([8_000, 1_000]);
  expect([await scene.balance('5400', 'OP'), await scene.balance('5400', 'RES')]).toEqual([0, 1_000]);
  expect(await scene.invoice(invoiceId)).toMatchObject({ status: 'paid', writtenOffMinor: 1_000 });
  expect([await numbers('paid'), await numbers('written-off')]).toEqual([1, 0]);
  expect((await treasurer.ok(read, { params })).data).toMatchObject({
    recoverableMinor: 1_000,
    recoveries: [{ paymentId: paid.id, amountMinor: 9_000 }],
  });
  const taken = { on: today, reason: 'No' };
  expect(await treasurer.call(voiding, { params, body: taken })).toMatchObject({
    body: { code: 'recovered' },
  });
  // The check comes back: nothing is owed again but what was written off.
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: paid.id },
    body: { as: 'returned', ...taken },
  });
  expect(await scene.invoice(invoiceId)).toMatchObject(wholly);
  expect(await scene.balance('5400', 'OP')).toBe(8_000);
  await treasurer.ok(voiding, { params, body: taken });
  expect(await scene.invoice(invoiceId)).toMatchObject({
    status: 'open',
    openMinor: 10_000,
    writtenOffMinor: 0,
  });
  expect(await scene.balance('5400', 'OP')).toBe(0);
});

test('a write-off is withdrawn where the charge was paid meanwhile', async () => {
  const treasurer = await scene.treasurer();
  const board = await app.client.as('board', 'demo');
  const unit = await scene.unit('C-5');
  const invoiceId = await scene.bill(unit, [scene.dues(4_000)]);
  const body = await taking(invoiceId, 'write-off', [4_000]);
  const { approvalId } = (await treasurer.ok(create, { body })).data;
  await scene.pay([{ propertyId: unit, amountMinor: 4_000 }]);
  const decided = await board.ok(decide, { params: { approvalId: approvalId ?? '' } });
  expect(decided.data.state).toBe('withdrawn');
  expect(await scene.invoice(invoiceId)).toMatchObject({ status: 'paid', adjustments: [] });
});

test('of a closed month nothing is taken back: the reversal is of an open one', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('C-7');
  const invoiceId = await scene.bill(unit, [scene.dues(1_000)], { issuedOn: '2026-03-01' });
  const { adjustment: memo } = (
    await treasurer.ok(create, { body: await taking(invoiceId, 'credit-memo', [400], '2026-03-20') })
  ).data;
  for (const month of ['2026-02', '2026-03'])
    await scene.within((tx) => closePeriod(tx, month, { id: null, name: 'Tess' }));
  const march = await scene.balance('4010', 'OP', '2026-03-31');
  const params = { adjustmentId: memo?.id ?? '' };
  const body = (on: string) => ({ on, reason: 'Right after all' });
  expect(await treasurer.call(voiding, { params, body: body('2026-03-25') })).toMatchObject({
    status: 409,
    body: { code: 'ledger-closed' },
  });
  await treasurer.ok(voiding, { params, body: body('2026-06-01') });
  expect(await scene.balance('4010', 'OP', '2026-03-31')).toBe(march);
});

test('after all of it invoices say what the books say', async () => {
  expect(await scene.strays()).toEqual([]);
});

test('an adjustment is found by its reason and its unit with every apostrophe and with none', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('St’Anne');
  const invoiceId = await scene.bill(unit, [scene.dues(500)]);
  const body = { ...(await taking(invoiceId, 'credit-memo', [500])), reason: 'O‘Hara was away' };
  const { adjustment } = (await treasurer.ok(create, { body })).data;
  for (const apostrophe of ["'", '’', 'ʼ', '`', ''])
    for (const search of [`o${apostrophe}hara`, `st${apostrophe}anne away`]) {
      const { data } = await treasurer.ok('GET /api/v1/adjustments', { query: { search } });
      expect([search, data.map(({ id }) => id)]).toEqual([search, [adjustment?.id]]);
    }
});
