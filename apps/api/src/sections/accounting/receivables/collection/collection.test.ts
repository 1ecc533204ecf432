import { withApp } from '../../../../testing';
import { OwnerScene } from '../owner-account/owner.fixture';
import { heldUnits, isHeld } from './collection-hold.sql';
import { nextOfPlan, planInstallments, planState } from './plan/plan.rules';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const hold = 'POST /api/v1/properties/:propertyId/collection-holds';
const plan = 'POST /api/v1/properties/:propertyId/payment-plans';
const read = 'GET /api/v1/properties/:propertyId/collection';

const ledgerOf = async (propertyId: string) =>
  scene.within((tx) =>
    tx.selectFrom('unitLedger').select('id').where('propertyId', '=', propertyId).executeTakeFirstOrThrow(),
  );

test('a plan is behind from the day after what fell due, and broken after so many days', () => {
  const installments = planInstallments(10_000, { installments: 3, firstOn: '2026-01-31' });
  expect(installments.map(({ dueOn, amountMinor }) => [dueOn, amountMinor])).toEqual([
    ['2026-01-31', 3_334],
    ['2026-02-28', 3_333],
    ['2026-03-31', 3_333],
  ]);
  const standing = { totalMinor: 10_000, paidMinor: 0, lateDays: 10, installments, ended: null };
  expect(planState(standing, '2026-01-31')).toBe('kept');
  expect(planState(standing, '2026-02-01')).toBe('behind');
  expect(planState(standing, '2026-02-10')).toBe('behind');
  expect(planState(standing, '2026-02-11')).toBe('defaulted');
  expect(planState({ ...standing, lateDays: null }, '2026-12-31')).toBe('behind');
  expect(planState({ ...standing, paidMinor: 3_334 }, '2026-02-28')).toBe('kept');
  expect(planState({ ...standing, paidMinor: 10_000 }, '2026-12-31')).toBe('done');
  expect(planState({ ...standing, ended: { isDefault: true } }, '2026-01-01')).toBe('defaulted');
  expect(nextOfPlan({ installments, paidMinor: 3_000 }, '2026-02-01')).toEqual({
    behindMinor: 334,
    next: { dueOn: '2026-02-28', amountMinor: 3_333 },
  });
  expect(nextOfPlan({ installments, paidMinor: 4_334 }, '2026-01-20')).toEqual({
    behindMinor: 0,
    next: { dueOn: '2026-02-28', amountMinor: 2_333 },
  });
});

test('a hold is of those who own the unit then, from its first day until its last', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('H-1', { owner: 'Hal Held' });
  const params = { propertyId: unit };
  const body = { reason: 'bankruptcy' as const, startsOn: '2026-06-10', petitionOn: null };
  expect((await treasurer.call(hold, { params, body })).status).toBe(422);
  const petitioned = { ...body, petitionOn: '2026-06-09' };
  const [held] = (await treasurer.ok(hold, { params, body: petitioned })).data.holds;
  expect(held).toMatchObject({ owners: 'Hal Held', isNow: true, petitionOn: '2026-06-09', endsOn: null });
  const { id: ledgerId } = await ledgerOf(unit);
  expect(await scene.within((tx) => isHeld(tx, ledgerId, '2026-06-09'))).toBe(false);
  expect(await scene.within((tx) => isHeld(tx, ledgerId, '2026-06-10'))).toBe(true);
  const end = 'POST /api/v1/collection-holds/:collectionHoldId/end';
  const ended = { params: { collectionHoldId: held?.id ?? '' }, body: { endsOn: '2026-06-20', version: 1 } };
  expect((await treasurer.ok(end, ended)).data.holds[0]).toMatchObject({ endsOn: '2026-06-20', version: 2 });
  expect((await treasurer.call(end, ended)).status).toBe(409);
  expect(await scene.within((tx) => isHeld(tx, ledgerId, '2026-06-20'))).toBe(true);
  expect(await scene.within((tx) => isHeld(tx, ledgerId, '2026-06-21'))).toBe(false);
});

test('a plan holds what is owed while it is kept, changes no charge, and is done when all is paid', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('P-1', { owner: 'Pia Plan' });
  const params = { propertyId: unit };
  const body = { installments: 2, firstOn: '2026-06-20', lateDays: 5 };
  expect((await treasurer.call(plan, { params, body })).status).toBe(409);
  const invoice = await scene.bill(unit, [scene.dues(10_001)]);
  const [agreed] = (await treasurer.ok(plan, { params, body })).data.plans;
  expect(agreed).toMatchObject({ state: 'kept', totalMinor: 10_001, paidMinor: 0, owners: 'Pia Plan' });
  expect(agreed?.installments.map(({ amountMinor }) => amountMinor)).toEqual([5_001, 5_000]);
  expect((await treasurer.call(plan, { params, body })).status).toBe(409);
  const told = async () =>
    (await treasurer.ok('GET /api/v1/properties/:propertyId/statement', { params })).data.plan;
  expect(await told()).toEqual({
    totalMinor: 10_001,
    paidMinor: 0,
    behindMinor: 0,
    next: { dueOn: '2026-06-20', amountMinor: 5_001 },
  });
  expect((await scene.invoice(invoice)).openMinor).toBe(10_001);
  const { id: ledgerId } = await ledgerOf(unit);
  const heldOn = (day: string) =>
    scene.within(async (tx) => (await heldUnits(tx, day)).get(ledgerId)?.reason);
  expect(await heldOn('2026-06-25')).toBe('plan');
  expect(await heldOn('2026-06-26')).toBeUndefined();
  await scene.pay([{ propertyId: unit, amountMinor: 5_001 }], { receivedOn: '2026-06-15' });
  expect(await heldOn('2026-06-26')).toBe('plan');
  // What is billed after the plan is no part of it.
  await scene.bill(unit, [scene.dues(700)], { issuedOn: '2026-06-14' });
  const now = async () => (await treasurer.ok(read, { params })).data;
  expect((await now()).plans[0]).toMatchObject({ paidMinor: 5_001, state: 'kept' });
  await scene.pay([{ propertyId: unit, amountMinor: 5_700 }], { receivedOn: '2026-06-15' });
  expect((await now()).plans[0]).toMatchObject({ paidMinor: 10_001, state: 'done' });
  expect(await told()).toBeNull();

  const other = await scene.unit('P-2');
  await scene.bill(other, [scene.dues(900)]);
  const [broken] = (await treasurer.ok(plan, { params: { propertyId: other }, body })).data.plans;
  const end = 'POST /api/v1/payment-plans/:paymentPlanId/end';
  const ended = { reason: 'It sent nothing.', isDefault: true, version: 1 };
  const of = { params: { paymentPlanId: broken?.id ?? '' }, body: ended };
  expect((await treasurer.ok(end, of)).data.plans[0]).toMatchObject({ state: 'defaulted' });
  expect((await treasurer.call(end, of)).status).toBe(409);
});

test('a bankruptcy splits what is owed: payments and credit settle what fell due since the petition, the trustee what was before', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('B-1', { owner: 'Bea Bankrupt' });
  const params = { propertyId: unit };
  const before = await scene.bill(unit, [scene.dues(9_000)]);
  const since = await scene.bill(unit, [scene.dues(4_000)], { issuedOn: '2026-06-01', dueOn: '2026-06-10' });
  const trustee = [{ propertyId: unit, amountMinor: 1_000, isBeforePetition: true }];
  const refused = { body: scene.paymentBody(trustee, { receivedOn: '2026-06-12' }) };
  expect(await treasurer.call('POST /api/v1/payments', refused)).toMatchObject({
    status: 422,
    body: { fields: { 'parts.0.isBeforePetition': expect.stringContaining('aren’t paused for bankruptcy') } },
  });
  const body = { reason: 'bankruptcy' as const, startsOn: '2026-06-10', petitionOn: '2026-06-10' };
  expect((await treasurer.ok(hold, { params, body })).data.holds[0]?.split).toEqual({
    beforeMinor: 9_000,
    sinceMinor: 4_000,
  });
  const own = [{ propertyId: unit, amountMinor: 5_000 }];
  const asked = { body: scene.paymentBody(own, { receivedOn: '2026-06-12' }) };
  expect((await treasurer.ok('POST /api/v1/payments/preview', asked)).data).toMatchObject({
    allocations: [{ amountMinor: 4_000 }],
    credits: [{ amountMinor: 1_000 }],
    petitions: [{ petitionOn: '2026-06-10', openMinor: 9_000 }],
  });
  await treasurer.ok('POST /api/v1/payments', asked);
  const openOf = async (id: string) => (await scene.invoice(id)).openMinor;
  expect([await openOf(before), await openOf(since)]).toEqual([9_000, 0]);
  // The credit goes to the next dues, not to what waits for the court.
  const next = await scene.bill(unit, [scene.dues(700)], { issuedOn: '2026-06-14' });
  expect([await openOf(before), await openOf(next)]).toEqual([9_000, 0]);
  await scene.pay(trustee, { receivedOn: '2026-06-15' });
  expect(await openOf(before)).toBe(8_000);
  expect((await treasurer.ok(read, { params })).data.holds[0]?.split).toEqual({
    beforeMinor: 8_000,
    sinceMinor: 0,
  });
});

test('in Texas a broken plan lifts the order of payments: what is not fines is paid before assessments', async () => {
  const treasurer = await scene.treasurer();
  await treasurer.ok('POST /api/v1/payment-policies', { body: { name: 'texas', effectiveOn: '2026-06-01' } });
  const unit = await scene.unit('T-1');
  const fee = scene.dues(500, { description: 'Fee', chargeType: 'late-fee' });
  const fine = scene.dues(300, { description: 'Fine', chargeType: 'fine' });
  await scene.bill(unit, [scene.dues(9_000), fee, fine]);
  const body = scene.paymentBody([{ propertyId: unit, amountMinor: 600 }], { receivedOn: '2026-06-15' });
  const settled = async () =>
    (await treasurer.ok('POST /api/v1/payments/preview', { body })).data.allocations.map(
      ({ description, amountMinor }) => [description, amountMinor],
    );
  const [agreed] = (
    await treasurer.ok(plan, {
      params: { propertyId: unit },
      body: { installments: 2, firstOn: '2026-07-01' },
    })
  ).data.plans;
  expect(await settled()).toEqual([['Dues', 600]]);
  await treasurer.ok('POST /api/v1/payment-plans/:paymentPlanId/end', {
    params: { paymentPlanId: agreed?.id ?? '' },
    body: { reason: 'It sent nothing.', isDefault: true, version: 1 },
  });
  expect(await settled()).toEqual([
    ['Fee', 500],
    ['Dues', 100],
  ]);
});

test('no invoice of all that was done here says otherwise than the books', async () => {
  expect(await scene.strays()).toEqual([]);
});
