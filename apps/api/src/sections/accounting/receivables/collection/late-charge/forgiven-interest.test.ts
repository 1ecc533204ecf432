import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
const clock = (day: string) => app.setClock(new Date(`${day}T16:00:00Z`));
const job = () => app.runJob('accounting.late-charges');

beforeAll(async () => {
  await scene.begin();
  clock('2026-05-01');
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/late-charge-policies', {
    body: {
      name: 'florida',
      effectiveOn: '2026-05-01',
      lateFee: null,
      interest: { millionthsPerYear: 180_000, fromDays: 0, yearDays: '365' },
      feeAccountId: null,
      interestAccountId: scene.id('4110'),
    },
  });
});

test('interest that was waived stays so where a payment with an earlier date has the rest worked out again', async () => {
  clock('2026-06-27');
  const unit = await scene.unit('L-7');
  await scene.bill(unit, [scene.dues(24_000), scene.reserve(6000)], { dueOn: '2026-05-10' });
  await job();
  const interest = await scene.within((tx) =>
    tx
      .selectFrom('invoiceLine')
      .innerJoin('invoice', 'invoice.id', 'invoiceLine.invoiceId')
      .select(['invoiceLine.itemId', 'invoiceLine.amountMinor'])
      .where('invoice.propertyId', '=', unit)
      .where('invoiceLine.chargeType', '=', 'interest')
      .executeTakeFirstOrThrow(),
  );
  expect(interest.amountMinor).toBe(310);
  await scene.prove();
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/adjustments', {
    body: {
      kind: 'waiver',
      adjustedOn: '2026-06-27',
      reason: 'Agreed',
      lines: [{ itemId: interest.itemId, amountMinor: 200 }],
    },
  });
  const open = () =>
    scene.within(async (tx) => {
      const rows = await tx
        .selectFrom('openItem')
        .innerJoin('unitLedger', 'unitLedger.id', 'openItem.unitLedgerId')
        .select('openItem.balance')
        .where('unitLedger.propertyId', '=', unit)
        .where('openItem.chargeType', '=', 'interest')
        .execute();
      return rows.reduce((sum, { balance }) => sum + balance, 0);
    });
  clock('2026-07-01');
  await job();
  // 51 days are 754, of which 200 were waived.
  expect(await open()).toBe(554);
  await scene.pay([{ propertyId: unit, amountMinor: 30_000 }], { receivedOn: '2026-06-20' });
  for (const day of ['2026-07-02', '2026-07-03']) {
    clock(day);
    await job();
    // 41 days are 606.
    expect(await open()).toBe(406);
  }
});
