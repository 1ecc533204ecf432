import { withApp } from '../../../../../../testing';
import { OwnerScene } from '../../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const create = 'POST /api/v1/adjustments';

test('a charge that was paid and credited is not taken away again where that payment comes back', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('F-1');
  const invoiceId = await scene.bill(unit, [scene.dues(8_000)]);
  const paid = await scene.pay([{ propertyId: unit, amountMinor: 8_000 }]);
  const [line] = (await scene.invoice(invoiceId)).lines;
  const take = (kind: 'credit-memo' | 'write-off', amountMinor: number, adjustedOn = '2026-06-12') => ({
    body: {
      kind,
      adjustedOn,
      reason: 'Billed too much',
      lines: [{ itemId: line?.itemId ?? '', amountMinor }],
    },
  });
  const { adjustment } = (await treasurer.ok(create, take('credit-memo', 6_000))).data;
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: paid.id },
    body: { as: 'returned', on: '2026-06-12', reason: 'No funds' },
  });
  // 80.00 is owed again, and 60.00 stands to the credit of the unit.
  expect(await scene.invoice(invoiceId)).toMatchObject({ openMinor: 8_000 });
  const tooMuch = {
    status: 422,
    body: { fields: { 'lines.0.amountMinor': 'This is more than the amount left on the charge.' } },
  };
  expect(await treasurer.call(create, take('credit-memo', 2_001))).toMatchObject(tooMuch);
  expect(await treasurer.call(create, take('write-off', 2_001))).toMatchObject(tooMuch);
  await treasurer.ok(create, take('credit-memo', 2_000));
  expect(await scene.balance('4010', 'OP')).toBe(0);
  // Taken back, as much of it may be taken away as is open.
  await treasurer.ok('POST /api/v1/adjustments/:adjustmentId/void', {
    params: { adjustmentId: adjustment?.id ?? '' },
    body: { on: '2026-06-15', reason: 'The check came back' },
  });
  expect((await treasurer.call(create, take('credit-memo', 6_001, '2026-06-15'))).status).toBe(422);
  await treasurer.ok(create, take('credit-memo', 6_000, '2026-06-15'));
  expect(await scene.strays()).toEqual([]);
});

test('a charge that a payment settled until the bank returned it is not taken away as of a day before that', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('F-2');
  const invoiceId = await scene.bill(unit, [scene.dues(8_000)]);
  const paid = await scene.pay([{ propertyId: unit, amountMinor: 5_000 }]);
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: paid.id },
    body: { as: 'returned', on: '2026-06-12', reason: 'No funds' },
  });
  const [line] = (await scene.invoice(invoiceId)).lines;
  const take = (adjustedOn: string, amountMinor: number) => ({
    body: {
      kind: 'credit-memo' as const,
      adjustedOn,
      reason: 'Billed too much',
      lines: [{ itemId: line?.itemId ?? '', amountMinor }],
    },
  });
  expect(await treasurer.call(create, take('2026-06-05', 3_001))).toMatchObject({
    status: 422,
    body: { fields: { 'lines.0.amountMinor': expect.stringMatching(/^Less of this charge was open/) } },
  });
  await treasurer.ok(create, take('2026-06-05', 3_000));
  await treasurer.ok(create, take('2026-06-12', 5_000));
  expect(await scene.balance('1200', 'OP', '2026-06-08')).toBe(0);
  expect(await scene.strays()).toEqual([]);
});

test('a paid charge is credited once on each day: not as of a day on which a credit stood that was voided later', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('F-3');
  const invoiceId = await scene.bill(unit, [scene.dues(8_000)]);
  await scene.pay([{ propertyId: unit, amountMinor: 8_000 }]);
  const itemId = (await scene.invoice(invoiceId)).lines[0]?.itemId ?? '';
  const take = (adjustedOn: string) => ({
    body: {
      kind: 'credit-memo' as const,
      adjustedOn,
      reason: 'Billed too much',
      lines: [{ itemId, amountMinor: 8_000 }],
    },
  });
  const { adjustment } = (await treasurer.ok(create, take('2026-06-03'))).data;
  await treasurer.ok('POST /api/v1/adjustments/:adjustmentId/void', {
    params: { adjustmentId: adjustment?.id ?? '' },
    body: { on: '2026-06-12', reason: 'It was right' },
  });
  expect(await treasurer.call(create, take('2026-06-05'))).toMatchObject({
    status: 422,
    body: {
      fields: { 'lines.0.amountMinor': expect.stringMatching(/^Less of this charge was left/) },
    },
  });
  await treasurer.ok(create, take('2026-06-12'));
});
