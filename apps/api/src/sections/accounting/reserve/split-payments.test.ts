import { withApp } from '../../../testing';
import { BillScene } from '../payables/bill/bill.fixture';

const app = withApp();
const scene = new BillScene(app);
beforeAll(() => scene.begin());

test('payments split within the days of the rule are weighed together', async () => {
  const kind = 'accounting.vendor-payment';
  await scene.rule(kind, { sumDays: 30, limits: [{ fromMinor: 50_000, deciders: 1 }] });
  const [one, other] = [await scene.vendor('Birch Gutters'), await scene.vendor('Alder Gates')];
  const bills = [
    await scene.enter(one, [scene.line(30_000)]),
    await scene.enter(one, [scene.line(19_999)]),
    await scene.enter(one, [scene.line(1)]),
    await scene.enter(other, [scene.line(30_000)]),
  ];
  const pay = async (place: number) => {
    const parts = [{ billId: bills[place]?.id ?? '', amountMinor: bills[place]?.totalMinor ?? 0 }];
    const preview = await (
      await scene.treasurer()
    ).ok('POST /api/v1/vendor-payments/preview', { body: scene.payBody(parts) });
    const { payments, approvalIds } = await scene.payBills(parts);
    expect(preview.data.payments.map(({ waits }) => waits)).toEqual([approvalIds.length > 0]);
    return payments.length > 0 ? 'paid' : 'waits';
  };
  expect([await pay(0), await pay(1), await pay(2), await pay(3)]).toEqual(['paid', 'paid', 'waits', 'paid']);
  await scene.rule(kind, null);
});
