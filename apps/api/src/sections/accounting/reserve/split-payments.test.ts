import { withApp } from '../../../testing';
import { BillScene } from '../payables/bill/bill.fixture';

const app = withApp();
const scene = new BillScene(app);
beforeAll(() => scene.begin());

test('payments split within the days of the rule are weighed together', async () => {
  const rule = (sumDays: number | null) =>
    scene.within(async (tx) => {
      const of = { tenantId: app.tenants.demo, kind: 'accounting.vendor-payment' };
      await tx.deleteFrom('approvalRuleLimit').where('kind', '=', of.kind).execute();
      await tx.deleteFrom('approvalRule').where('kind', '=', of.kind).execute();
      if (sumDays === null) return;
      await tx
        .insertInto('approvalRule')
        .values({ ...of, groupKind: null, groupId: null, sumDays, version: 1 })
        .execute();
      await tx
        .insertInto('approvalRuleLimit')
        .values({ ...of, fromMinor: 50_000, deciders: 1 })
        .execute();
    });
  await rule(30);
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
  await rule(null);
});
