import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';
import { withoutHeldDays } from '../held-days.rules';
import { planInstallments, protectedDays } from './plan.rules';

const app = withApp();
const scene = new OwnerScene(app);
const clock = (day: string) => app.setClock(new Date(`${day}T16:00:00Z`));
const job = () => app.runJob('accounting.late-charges');

test('what draws interest is nothing on the days of a hold, and again what was open from the day after', () => {
  const course = [
    { day: '2026-03-01', openMinor: 300 },
    { day: '2026-03-20', openMinor: 100 },
  ];
  expect(withoutHeldDays(course, [])).toEqual(course);
  expect(withoutHeldDays(course, [{ from: '2026-03-10', to: '2026-03-24' }])).toEqual([
    { day: '2026-03-01', openMinor: 300 },
    { day: '2026-03-10', openMinor: 0 },
    { day: '2026-03-20', openMinor: 0 },
    { day: '2026-03-25', openMinor: 100 },
  ]);
  expect(withoutHeldDays(course, [{ from: '2026-02-01', to: null }]).every((at) => at.openMinor === 0)).toBe(
    true,
  );
});

test('a plan protects from its day on until it is broken, ended or paid', () => {
  const plan = {
    totalMinor: 10_000,
    lateDays: 10,
    installments: planInstallments(10_000, { installments: 2, firstOn: '2026-02-01' }),
    agreedOn: '2026-01-15',
    endedOn: null,
    paid: [{ day: '2026-01-15', paidMinor: 0 }],
  };
  expect(protectedDays(plan)).toEqual([{ from: '2026-01-15', to: '2026-02-11' }]);
  const paid = [
    ...plan.paid,
    { day: '2026-02-01', paidMinor: 5_000 },
    { day: '2026-03-20', paidMinor: 10_000 },
  ];
  // The second part fell due on March 1; it was broken for the days until it came.
  expect(protectedDays({ ...plan, paid })).toEqual([
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-11' },
    { from: '2026-02-12', to: '2026-03-11' },
  ]);
  expect(protectedDays({ ...plan, lateDays: null, endedOn: '2026-02-05' })).toEqual([
    { from: '2026-01-15', to: '2026-02-04' },
  ]);
});

/** What a unit was charged for being late. */
const lateCharges = (propertyId: string) =>
  scene.within(async (tx) => {
    const rows = await tx
      .selectFrom('invoice')
      .innerJoin('invoiceLine', 'invoiceLine.invoiceId', 'invoice.id')
      .select(['invoiceLine.amountMinor', 'invoice.status'])
      .where('invoice.propertyId', '=', propertyId)
      .where('invoiceLine.chargeType', '=', 'interest')
      .orderBy('invoice.number')
      .execute();
    return rows.map(({ amountMinor, status }) => [amountMinor, status]);
  });

const bill = (unit: string, issuedOn: string) =>
  scene.bill(unit, [scene.dues(30_000)], { issuedOn, dueOn: `${issuedOn.slice(0, 8)}10` });

beforeAll(async () => {
  await scene.begin();
  clock('2026-03-01');
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/late-charge-policies', {
    body: {
      name: 'florida',
      effectiveOn: '2026-03-01',
      lateFee: null,
      interest: { millionthsPerYear: 180_000, fromDays: 0, yearDays: '365' },
      feeAccountId: null,
      interestAccountId: scene.id('4110'),
    },
  });
});

test('who keeps a plan is not charged interest of its days once it is paid', async () => {
  clock('2026-03-10');
  const unit = await scene.unit('K-1');
  await bill(unit, '2026-03-01');
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/properties/:propertyId/payment-plans', {
    params: { propertyId: unit },
    body: { installments: 2, firstOn: '2026-04-01' },
  });
  for (const day of ['2026-04-01', '2026-05-01']) {
    clock(day);
    await scene.pay([{ propertyId: unit, amountMinor: 15_000 }], { receivedOn: day });
  }
  clock('2026-05-02');
  await job();
  clock('2026-06-02');
  await job();
  expect(await lateCharges(unit)).toEqual([]);
});

test('interest of the days of a hold is charged neither while it lasts nor afterwards', async () => {
  clock('2026-06-12');
  const unit = await scene.unit('K-2');
  await bill(unit, '2026-06-01');
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: { reason: 'dispute', startsOn: '2026-06-12', endsOn: '2026-09-15' },
  });
  clock('2026-09-15');
  await job();
  expect(await lateCharges(unit)).toEqual([]);
  clock('2026-10-01');
  await job();
  // From June 10 until the hold, and from the day after it until the end of September: 2 and 14 days of $300.00 at 18%.
  expect(await lateCharges(unit)).toEqual([[236, 'open']]);
  expect(
    (
      await (
        await scene.treasurer()
      ).ok('POST /api/v1/payoff-statements/preview', {
        body: { propertyId: unit, at: '2026-10-01', validUntil: '2026-10-01' },
      })
    ).data,
  ).toMatchObject({ interestMinor: 15 });
});

test('a hold that is said to have begun earlier takes interest back of its days', async () => {
  clock('2026-10-02');
  const unit = await scene.unit('K-3');
  await bill(unit, '2026-09-01');
  await job();
  expect(await lateCharges(unit)).toEqual([[295, 'open']]);
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: {
      reason: 'bankruptcy',
      petitionOn: '2026-09-20',
      startsOn: '2026-09-20',
      endsOn: '2026-10-03',
    },
  });
  clock('2026-10-04');
  await job();
  expect(await lateCharges(unit)).toEqual([
    [295, 'void'],
    [147, 'open'],
  ]);
  expect(await scene.strays()).toEqual([]);
});

test('nobody has to end the hold for that: interest of its days is taken back while it lasts', async () => {
  clock('2026-11-02');
  const unit = await scene.unit('K-4');
  await bill(unit, '2026-10-01');
  await job();
  expect(await lateCharges(unit)).toEqual([[310, 'open']]);
  await (
    await scene.treasurer()
  ).ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: { reason: 'bankruptcy', petitionOn: '2026-10-20', startsOn: '2026-10-20' },
  });
  await job();
  await job();
  expect(await lateCharges(unit)).toEqual([[310, 'void']]);
  expect(await scene.strays()).toEqual([]);
});
