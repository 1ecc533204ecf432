import { closePeriod } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const route = 'POST /api/v1/special-assessments';
const job = () => app.runJob('accounting.special-assessments', {});

const bodyFor = (propertyIds: string[], more: object = {}) => ({
  title: 'Roof of Aspen House',
  purpose: 'The roof leaks.',
  vote: 'Minutes of 2026-05-02, motion 4',
  fundId: scene.id('RES'),
  accountId: scene.id('4030'),
  propertyIds,
  split: 'by-share' as const,
  amountMinor: 100_000,
  installments: 3,
  firstOn: '2026-07-01',
  interval: 'month' as const,
  dueDays: 14,
  ...more,
});

const shared = async (name: string) => [
  await scene.unit(`${name}-1`, { share: 333_333 }),
  await scene.unit(`${name}-2`, { share: 333_333 }),
  await scene.unit(`${name}-3`, { share: 333_334 }),
];
const assessment = async (specialAssessmentId: string) =>
  (
    await (
      await scene.treasurer()
    ).ok('GET /api/v1/special-assessments/:specialAssessmentId', { params: { specialAssessmentId } })
  ).data;

test('a levy is shared out exactly, and each installment is billed once on its day, also when the job runs twice', async () => {
  const treasurer = await scene.treasurer();
  const units = await shared('L');
  const body = bodyFor([...units, await scene.unit('L-4')]);
  const before = (await treasurer.ok('POST /api/v1/special-assessments/preview', { body })).data;
  const far = 'This date is more than a year ahead. Check the year.';
  expect(await treasurer.call(route, { body: { ...body, firstOn: '2926-07-01' } })).toMatchObject({
    status: 422,
    body: { fields: { firstOn: far } },
  });
  expect(before.totalMinor).toBe(100_000);
  expect(before.rows.map(({ amountMinor }) => amountMinor)).toEqual([33_333, 33_333, 33_334, 0]);
  expect(before.rows[2]?.installmentsMinor).toEqual([11_112, 11_111, 11_111]);
  expect(before.rows[3]?.problem).toMatch(/billing ratio or ownership share/);
  expect(before.installments.map(({ issuedOn, dueOn }) => [issuedOn, dueOn])).toEqual([
    ['2026-07-01', '2026-07-15'],
    ['2026-08-01', '2026-08-15'],
    ['2026-09-01', '2026-09-15'],
  ]);

  const { id } = (await treasurer.ok(route, { body })).data;
  expect(
    await treasurer.call('POST /api/v1/special-assessments/:specialAssessmentId/bill', {
      params: { specialAssessmentId: id },
      body: { position: 1, issuedOn: '2926-07-01', dueOn: '2926-07-15' },
    }),
  ).toMatchObject({ status: 422, body: { fields: { issuedOn: far } } });
  await job();
  expect(await assessment(id)).toMatchObject({ status: 'active', billedMinor: 0, nextOn: '2026-07-01' });
  app.setClock(new Date('2026-07-01T16:00:00Z'));
  await job();
  await job();
  const first = await assessment(id);
  expect(first).toMatchObject({ billedMinor: 33_334, openMinor: 33_334, paidMinor: 0, nextOn: '2026-08-01' });
  expect(first.plan.map(({ waitingUnits }) => waitingUnits)).toEqual([0, 3, 3]);
  const [unit = ''] = units;
  const { data: invoices } = await treasurer.ok('GET /api/v1/invoices', { query: { propertyId: [unit] } });
  expect(invoices.map(({ issuedOn, dueOn, totalMinor }) => [issuedOn, dueOn, totalMinor])).toEqual([
    ['2026-07-01', '2026-07-15', 11_111],
  ]);
  const { lines } = await scene.invoice(invoices[0]?.id ?? '');
  expect(lines).toMatchObject([
    { description: 'Roof of Aspen House, installment 1 of 3', chargeType: 'special' },
  ]);
  await scene.pay([{ propertyId: unit, amountMinor: 11_111 }], { receivedOn: '2026-07-01' });
  expect((await assessment(id)).rows[0]).toMatchObject({
    leviedMinor: 33_333,
    paidMinor: 11_111,
    openMinor: 0,
    restMinor: 22_222,
  });

  // One unit pays all of it early: the others go on in installments, and it is left out of them.
  const params = { specialAssessmentId: id };
  const rest = { propertyId: unit, reason: 'payoff' as const, issuedOn: '2026-07-02', dueOn: '2026-07-02' };
  const payoff = 'POST /api/v1/special-assessments/:specialAssessmentId/bill-rest';
  expect((await treasurer.ok(payoff, { params, body: rest })).data.rows[0]).toMatchObject({
    billedMinor: 33_333,
    openMinor: 22_222,
    restMinor: 0,
  });
  expect((await treasurer.call(payoff, { params, body: rest })).status).toBe(409);
  app.setClock(new Date('2026-09-02T16:00:00Z'));
  await job();
  expect(await assessment(id)).toMatchObject({ status: 'billed', billedMinor: 100_000, nextOn: null });
  const { data: history } = await treasurer.ok(
    'GET /api/v1/special-assessments/:specialAssessmentId/history',
    {
      params,
    },
  );
  expect(history.map(({ action }) => action)).toEqual([
    'special-assessment.bill',
    'special-assessment.bill',
    'special-assessment.bill-rest',
    'special-assessment.bill',
    'special-assessment.create',
  ]);
  const { data: all } = await treasurer.ok('GET /api/v1/special-assessments', {
    query: { status: ['billed'] },
  });
  expect(all).toMatchObject([{ id, totalMinor: 100_000, billedMinor: 100_000 }]);
});

test('what cannot be billed waits with its reason: a closed month, a unit that nobody owns; ended, nothing more is', async () => {
  app.setClock(new Date('2026-10-01T16:00:00Z'));
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('W-1');
  const body = bodyFor([unit], { split: 'each', amountMinor: 9_000, firstOn: '2026-10-05' });
  const { id, version } = (await treasurer.ok(route, { body })).data;
  const params = { specialAssessmentId: id };
  for (const month of ['2026-07', '2026-08', '2026-09', '2026-10'])
    await scene.within((tx) => closePeriod(tx, month, { id: null, name: 'Tess' }));
  app.setClock(new Date('2026-11-10T16:00:00Z'));
  await job();
  const waiting = await assessment(id);
  expect(waiting.plan.map(({ waitingUnits }) => waitingUnits)).toEqual([1, 0, 1]);
  expect(waiting.plan[0]?.problem).toMatch(/closed/);
  await job();
  const told = await scene.within((tx) =>
    tx
      .selectFrom('notification')
      .select('parameters')
      .where('kind', '=', 'accounting.installment-waits')
      .execute(),
  );
  expect(told).toEqual([
    { parameters: { title: body.title, position: 1, reason: waiting.plan[0]?.problem } },
  ]);
  const bill = 'POST /api/v1/special-assessments/:specialAssessmentId/bill';
  const days = { issuedOn: '2026-11-10', dueOn: '2026-11-30' };
  const billed = (await treasurer.ok(bill, { params, body: { position: 1, ...days } })).data;
  expect(billed).toMatchObject({ billedMinor: 6_000 });
  expect(billed.plan[0]).toMatchObject({ waitingUnits: 0, problem: null });
  const end = 'POST /api/v1/special-assessments/:specialAssessmentId/end';
  await treasurer.ok(end, { params, body: { reason: 'The roof cost less.', version } });
  expect((await treasurer.call(bill, { params, body: { position: 3, ...days } })).status).toBe(409);
  app.setClock(new Date('2026-12-10T17:00:00Z'));
  await job();
  expect(await assessment(id)).toMatchObject({ status: 'ended', billedMinor: 6_000, nextOn: null });
  const vacant = bodyFor([await scene.unit('W-2', { owner: null })], {
    split: 'each',
    firstOn: '2026-12-20',
  });
  expect((await treasurer.call(route, { body: vacant })).status).toBe(422);
});

test('no invoice of all that was done here says otherwise than the books', async () => {
  expect(await scene.strays()).toEqual([]);
});
