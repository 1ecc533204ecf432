import { withApp } from '../../../../../../testing';
import { OwnerScene, today } from '../../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const refund = 'POST /api/v1/refunds';
const voiding = 'POST /api/v1/adjustments/:adjustmentId/void';
const decide = 'POST /api/v1/approvals/:approvalId/approve';

const statement = async (propertyId: string) =>
  (
    await (
      await scene.treasurer()
    ).ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId } })
  ).data;

test('a refund from the bank account of a reserve fund waits whatever its amount', async () => {
  const treasurer = await scene.treasurer();
  const board = await app.client.as('board', 'demo');
  const unit = await scene.unit('C-5');
  await scene.pay([{ propertyId: unit, amountMinor: 5_000 }]);
  const asked = {
    propertyId: unit,
    adjustedOn: today,
    amountMinor: 1_000,
    bankAccountId: scene.id('1020'),
    method: 'check' as const,
    reference: '7',
  };
  expect((await treasurer.ok('POST /api/v1/refunds/preview', { body: asked })).data.waits).toBe(true);
  const { data } = await treasurer.ok(refund, { body: { ...asked, reason: 'Paid twice' } });
  expect(data).toMatchObject({ adjustment: null, approvalId: expect.any(String) });
  const before = await scene.balance('1020', 'RES');
  await board.ok(decide, { params: { approvalId: data.approvalId ?? '' } });
  expect(await scene.balance('1020', 'RES')).toBe(before - 1_000);
});

test('a refund gives credit back from a bank account; from an amount on a second person approves it', async () => {
  const treasurer = await scene.treasurer();
  const board = await app.client.as('board', 'demo');
  const unit = await scene.unit('C-6');
  const paid = await scene.pay([{ propertyId: unit, amountMinor: 70_000 }]);
  const giving = (amountMinor: number, more = {}) => ({
    propertyId: unit,
    adjustedOn: '2026-06-10',
    amountMinor,
    bankAccountId: scene.id('1010'),
    method: 'check' as const,
    reference: '2044',
    reason: 'Sold the unit',
    ...more,
  });
  const bank = await scene.balance('1010', 'OP');
  const { reason: _, ...asked } = giving(60_000);
  const shown = (await treasurer.ok('POST /api/v1/refunds/preview', { body: asked })).data;
  expect(shown).toMatchObject({ totalMinor: 60_000, waits: true });
  expect(shown.postings).toMatchObject([
    { account: { name: '2200 Prepaid by owners' }, amountMinor: 60_000 },
    { account: { name: '1010 Operating checking' }, amountMinor: -60_000 },
  ]);
  const small = (await treasurer.ok(refund, { body: giving(20_000) })).data.adjustment;
  expect(small).toMatchObject({ kind: 'refund', method: 'check', reference: '2044', amountMinor: 20_000 });
  expect(await scene.balance('1010', 'OP')).toBe(bank - 20_000);
  expect(await statement(unit)).toMatchObject({ creditMinor: 50_000, balanceMinor: -50_000 });
  expect(await treasurer.call(refund, { body: giving(50_001) })).toMatchObject({
    status: 422,
    body: { fields: { amountMinor: expect.any(String) } },
  });
  expect(
    await treasurer.call(refund, { body: giving(1, { bankAccountId: scene.id('1090') }) }),
  ).toMatchObject({
    body: {
      fields: { bankAccountId: '1090 Undeposited funds isn’t a bank account. Choose a bank account.' },
    },
  });
  const { approvalId } = (await treasurer.ok(refund, { body: giving(50_000) })).data;
  await board.ok(decide, { params: { approvalId: approvalId ?? '' } });
  expect(await statement(unit)).toMatchObject({ creditMinor: 0 });
  // What was given back cannot come back with the payment.
  const ending = {
    params: { paymentId: paid.id },
    body: { as: 'returned' as const, on: today, reason: 'No funds' },
  };
  expect(await treasurer.call('POST /api/v1/payments/:paymentId/end', ending)).toMatchObject({
    status: 409,
    body: { code: 'payment-refunded' },
  });
  const query = { propertyId: [unit], kind: ['refund' as const] };
  const { data, page } = await treasurer.ok('GET /api/v1/adjustments', { query });
  expect([page.total, data.map(({ amountMinor }) => amountMinor)]).toEqual([2, [50_000, 20_000]]);
  for (const { id } of data)
    await treasurer.ok(voiding, { params: { adjustmentId: id }, body: { on: today, reason: 'Not cashed' } });
  expect(await scene.balance('1010', 'OP')).toBe(bank);
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', ending);
  expect(await statement(unit)).toMatchObject({ balanceMinor: 0 });
  expect(await scene.strays()).toEqual([]);
});

test('credit that an invoice used until a day is not given back as of a day before it', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('C-7');
  await scene.pay([{ propertyId: unit, amountMinor: 5_000 }]);
  const invoiceId = await scene.bill(unit, [scene.dues(4_000)], { issuedOn: '2026-06-05' });
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', {
    params: { invoiceId },
    body: { on: '2026-06-12', reason: 'Wrong unit' },
  });
  const giving = (adjustedOn: string, amountMinor: number) => ({
    body: {
      propertyId: unit,
      adjustedOn,
      amountMinor,
      bankAccountId: scene.id('1010'),
      method: 'check' as const,
      reference: '9',
      reason: 'Sold',
    },
  });
  expect(await treasurer.call(refund, giving('2026-06-08', 1_001))).toMatchObject({
    status: 422,
    body: { fields: { amountMinor: expect.stringMatching(/unit’s credit on that date/) } },
  });
  await treasurer.ok(refund, giving('2026-06-08', 1_000));
  await treasurer.ok(refund, giving('2026-06-12', 4_000));
  expect(await statement(unit)).toMatchObject({ creditMinor: 0, balanceMinor: 0 });
});
