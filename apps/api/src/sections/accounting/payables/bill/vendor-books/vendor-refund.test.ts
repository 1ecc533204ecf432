import { withApp } from '../../../../../testing';
import { BillScene } from '../bill.fixture';

const app = withApp();
const scene = new BillScene(app);
beforeAll(() => scene.begin());

test('a vendor pays a credit back: it is settled, the bank has the money, and it can be voided', async () => {
  const vendor = await scene.vendor('Fir Roofing');
  const credit = await scene.enter(vendor, [scene.line(4_000)], { kind: 'credit' });
  const bill = await scene.enter(vendor, [scene.line(1_000)]);
  const treasurer = await scene.treasurer();
  const refund = (parts: Parameters<typeof scene.payBody>[0]) =>
    scene.payBody(parts, { isRefund: true, method: 'check', reference: 'Check 88' });
  const mixed = refund([
    { billId: credit.id, amountMinor: 4_000 },
    { billId: bill.id, amountMinor: 1_000 },
  ]);
  expect((await treasurer.call('POST /api/v1/vendor-payments', { body: mixed })).body).toMatchObject({
    fields: { 'parts.1.billId': 'Refunds apply to credits only. Remove the bills.' },
  });
  const [bank, payable] = [await scene.balance('1010', 'OP'), await scene.balance('2010', 'OP')];
  const [expense, paid] = [
    await scene.balance('5200', 'OP'),
    await scene.balance('5200', 'OP', '2026-12-31', 'cash'),
  ];
  const body = refund([{ billId: credit.id, amountMinor: 3_000 }]);
  const { data } = await treasurer.ok('POST /api/v1/vendor-payments', { body });
  expect(data.payments).toMatchObject([
    {
      amountMinor: -3_000,
      creditMinor: 3_000,
      checkNumber: null,
      reference: 'Check 88',
      entries: [{ kind: 'refund' }],
    },
  ]);
  expect(await scene.read(credit.id)).toMatchObject({ status: 'partial', openMinor: -1_000 });
  expect([
    (await scene.balance('1010', 'OP')) - bank,
    (await scene.balance('2010', 'OP')) - payable,
    (await scene.balance('5200', 'OP')) - expense,
    (await scene.balance('5200', 'OP', '2026-12-31', 'cash')) - paid,
  ]).toEqual([3_000, -3_000, 0, -3_000]);
  const params = { vendorPaymentId: data.payments[0]?.id ?? '' };
  const end = { as: 'void' as const, on: '2026-06-10', reason: 'It bounced' };
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', { params, body: end });
  expect(await scene.read(credit.id)).toMatchObject({ status: 'open', openMinor: -4_000 });
  expect(await scene.balance('1010', 'OP')).toBe(bank);
  expect(await scene.stray()).toEqual([]);
});
