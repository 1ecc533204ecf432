import { withApp } from '../../../../../testing';
import { OwnerScene, today } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const preview = 'POST /api/v1/payoff-statements/preview';
const create = 'POST /api/v1/payoff-statements';
const bodyOf = (propertyId: string, more: object = {}) => ({
  propertyId,
  at: '2026-06-30',
  validUntil: '2026-07-15',
  requestedBy: 'First Title Co.',
  ...more,
});

test('a payoff is all that is open by kind, less credit, with its fee and what comes later; it stays as it was told', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('O-1', { owner: 'Ona Owner' });
  await scene.bill(unit, [scene.dues(30_000), scene.dues(2_500, { chargeType: 'late-fee' })]);
  await scene.pay([{ propertyId: unit, amountMinor: 10_000 }]);
  const fundId = scene.id('OP');
  await treasurer.ok('POST /api/v1/special-assessments', {
    body: {
      title: 'Roof',
      fundId,
      accountId: scene.id('4020'),
      propertyIds: [unit],
      split: 'each',
      amountMinor: 6_000,
      installments: 2,
      firstOn: '2026-07-01',
      interval: 'month',
      dueDays: 10,
    },
  });
  const fee = { accountId: scene.id('4200'), fundId, amountMinor: 15_000 };
  const figures = (await treasurer.ok(preview, { body: bodyOf(unit, { fee }) })).data;
  expect(figures).toMatchObject({
    owners: 'Ona Owner',
    held: null,
    byType: [
      { chargeType: 'regular', openMinor: 20_000 },
      { chargeType: 'late-fee', openMinor: 2_500 },
    ],
    openMinor: 22_500,
    creditMinor: 0,
    feeMinor: 15_000,
    totalMinor: 37_500,
    perDiemMinor: 0,
    laterMinor: 6_000,
  });
  expect(figures.later.map(({ issuedOn, amountMinor }) => [issuedOn, amountMinor])).toEqual([
    ['2026-07-01', 3_000],
    ['2026-08-01', 3_000],
  ]);
  const { data: statement } = await treasurer.ok('GET /api/v1/properties/:propertyId/statement', {
    params: { propertyId: unit },
  });
  expect(statement.later.map(({ title, issuedOn }) => [title, issuedOn])).toEqual([
    ['Roof', '2026-07-01'],
    ['Roof', '2026-08-01'],
  ]);
  const made = (await treasurer.ok(create, { body: bodyOf(unit, { fee }) })).data;
  expect(made).toMatchObject({ number: 1, totalMinor: 37_500, requestedBy: 'First Title Co.' });
  expect(await scene.invoice(made.feeInvoiceId ?? '')).toMatchObject({
    totalMinor: 15_000,
    dueOn: '2026-06-30',
  });
  await scene.pay([{ propertyId: unit, amountMinor: 37_500 }], { receivedOn: today });
  const params = { payoffStatementId: made.id };
  expect((await treasurer.ok('GET /api/v1/payoff-statements/:payoffStatementId', { params })).data).toEqual(
    made,
  );
  const paper = await treasurer.call('GET /api/v1/payoff-statements/:payoffStatementId/paper', { params });
  expect(paper.status).toBe(200);
  const { payoffs } = (
    await treasurer.ok('GET /api/v1/properties/:propertyId/collection', { params: { propertyId: unit } })
  ).data;
  expect(payoffs).toEqual([{ id: made.id, number: 1, at: '2026-06-30', totalMinor: 37_500 }]);
  expect((await treasurer.ok(preview, { body: bodyOf(unit) })).data).toMatchObject({ totalMinor: 0 });
});

test('what is billed by the day of the closing is part of it, once, and what comes after is not', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('O-5');
  const fundId = scene.id('OP');
  const line = scene.dues(30_000);
  await treasurer.ok('POST /api/v1/recurring-invoices', {
    body: {
      name: 'Dues',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
      startsOn: '2026-07-01',
      scope: 'units',
      propertyIds: [unit],
      split: 'each',
      dueDays: 15,
      leadDays: 0,
      lines: [line],
    },
  });
  await treasurer.ok('POST /api/v1/special-assessments', {
    body: {
      title: 'Gate',
      fundId,
      accountId: scene.id('4020'),
      propertyIds: [unit],
      split: 'each',
      amountMinor: 4_000,
      installments: 2,
      firstOn: '2026-07-10',
      interval: 'month',
      dueDays: 10,
    },
  });
  const on = async (at: string) =>
    (await treasurer.ok(preview, { body: bodyOf(unit, { at, validUntil: at }) })).data;
  expect(await on('2026-06-30')).toMatchObject({ totalMinor: 0, laterMinor: 4_000 });
  const figures = await on('2026-07-20');
  expect(figures).toMatchObject({ totalMinor: 32_000, laterMinor: 2_000 });
  expect(figures.charges).toMatchObject([
    { description: 'Dues, billed on July 1, 2026', dueOn: '2026-07-16', openMinor: 30_000 },
    { description: 'Gate, billed on July 10, 2026', chargeType: 'special', openMinor: 2_000 },
  ]);
  expect(figures.later).toMatchObject([{ title: 'Gate', issuedOn: '2026-08-10' }]);
  expect(await on('2026-08-01')).toMatchObject({ totalMinor: 62_000, unbilled: [] });
});

test('what would be billed by the day and cannot be is named, to the units that it is for', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('O-8');
  const accountId = scene.id('4110');
  await treasurer.ok('POST /api/v1/recurring-invoices', {
    body: {
      name: 'Pool key',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=5',
      startsOn: '2026-07-05',
      scope: 'units',
      propertyIds: [unit],
      split: 'each',
      dueDays: 15,
      leadDays: 0,
      lines: [{ ...scene.dues(1_000), accountId }],
    },
  });
  const archived = (archivedAt: Date | null) =>
    scene.within((tx) => tx.updateTable('account').set({ archivedAt }).where('id', '=', accountId).execute());
  await archived(new Date());
  const of = async (propertyId: string) => {
    const body = bodyOf(propertyId, { at: '2026-07-20', validUntil: '2026-07-20' });
    const { totalMinor, unbilled } = (await treasurer.ok(preview, { body })).data;
    return { totalMinor, unbilled };
  };
  expect(await of(unit)).toEqual({
    totalMinor: 0,
    unbilled: [{ title: 'Pool key', issuedOn: '2026-07-05', reason: expect.stringContaining('archived') }],
  });
  expect(await of(await scene.unit('O-7'))).toEqual({ totalMinor: 0, unbilled: [] });
  await archived(null);
  expect(await of(unit)).toEqual({ totalMinor: 1_000, unbilled: [] });
});

test('a payoff is for today or later, and valid on its day; another community has no such unit', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('O-2');
  for (const wrong of [{ at: '2026-06-14' }, { validUntil: '2026-06-29' }, { validUntil: '2027-01-01' }])
    expect((await treasurer.call(preview, { body: bodyOf(unit, wrong) })).status).toBe(422);
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(preview, { body: bodyOf(unit) })).status).toBe(404);
});

test('by a policy of interest it runs until the day and by each further day, unless collection is held', async () => {
  const treasurer = await scene.treasurer();
  await treasurer.ok('POST /api/v1/late-charge-policies', {
    body: {
      name: 'florida',
      effectiveOn: '2026-05-20',
      lateFee: null,
      feeAccountId: null,
      interest: { millionthsPerYear: 180_000, fromDays: 0, yearDays: '365' },
      interestAccountId: scene.id('4110'),
    },
  });
  const unit = await scene.unit('O-3');
  await scene.bill(unit, [scene.dues(100_000)], { issuedOn: '2026-05-21', dueOn: '2026-05-31' });
  // 30 days of $1,000 at 18%, rounded down; a day of it rounded up, so that the day is covered.
  const figures = { interestMinor: 1_479, perDiemMinor: 50, totalMinor: 101_479 };
  expect((await treasurer.ok(preview, { body: bodyOf(unit) })).data).toMatchObject(figures);
  await treasurer.ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: { reason: 'dispute', startsOn: '2026-06-01' },
  });
  expect((await treasurer.ok(preview, { body: bodyOf(unit) })).data).toMatchObject({
    held: 'dispute',
    interestMinor: 0,
    perDiemMinor: 0,
    totalMinor: 100_000,
  });
});

test('a fee that the clock charges by the day is owed on the day, once, and not before', async () => {
  const treasurer = await scene.treasurer();
  await treasurer.ok('POST /api/v1/late-charge-policies', {
    body: {
      name: 'florida',
      effectiveOn: '2026-06-01',
      lateFee: { graceDays: 10, fixedMinor: 2_500, millionths: 0, of: 'delinquent', capMinor: null },
      feeAccountId: scene.id('4100'),
      interest: null,
      interestAccountId: null,
    },
  });
  const unit = await scene.unit('O-4');
  await scene.bill(unit, [scene.dues(40_000), scene.reserve(5_000)], {
    issuedOn: '2026-06-10',
    dueOn: '2026-06-10',
  });
  const on = async (at: string) =>
    (await treasurer.ok(preview, { body: bodyOf(unit, { at, validUntil: at }) })).data;
  expect(await on('2026-06-20')).toMatchObject({ openMinor: 45_000, totalMinor: 45_000 });
  const figures = await on('2026-06-21');
  expect(figures).toMatchObject({ openMinor: 47_500, totalMinor: 47_500 });
  expect(figures.byType).toContainEqual({ chargeType: 'late-fee', openMinor: 2_500 });
  expect(figures.charges.at(-1)?.description).toContain('Late fee: Dues, due June 10, 2026');
  app.setClock(new Date('2026-06-21T16:00:00Z'));
  await app.runJob('accounting.late-charges');
  expect(await on('2026-06-21')).toMatchObject({ openMinor: 47_500, totalMinor: 47_500 });
});

test('what is billed and late by the day is owed with its fee, unless credit pays it as it is billed', async () => {
  const treasurer = await scene.treasurer();
  app.setClock(new Date('2026-06-21T16:00:00Z'));
  const unit = await scene.unit('O-6');
  await treasurer.ok('POST /api/v1/recurring-invoices', {
    body: {
      name: 'Dues of O-6',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
      startsOn: '2026-07-01',
      scope: 'units',
      propertyIds: [unit],
      split: 'each',
      dueDays: 5,
      leadDays: 0,
      lines: [scene.dues(30_000)],
    },
  });
  const on = async (at: string) =>
    (await treasurer.ok(preview, { body: bodyOf(unit, { at, validUntil: at }) })).data;
  // Due on July 6, with ten days of grace by the policy of the test before.
  expect(await on('2026-07-16')).toMatchObject({ totalMinor: 30_000 });
  const figures = await on('2026-07-17');
  expect(figures).toMatchObject({ totalMinor: 32_500 });
  expect(figures.byType).toContainEqual({ chargeType: 'late-fee', openMinor: 2_500 });
  await scene.pay([{ propertyId: unit, amountMinor: 30_000 }]);
  expect(await on('2026-07-17')).toMatchObject({ creditMinor: 30_000, totalMinor: 0 });
});

test('no invoice of all that was done here says otherwise than the books', async () => {
  expect(await scene.strays()).toEqual([]);
});
