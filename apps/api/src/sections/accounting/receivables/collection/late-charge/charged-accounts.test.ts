import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const policyOf = (code: string, effectiveOn: string) => ({
  name: 'neutral' as const,
  effectiveOn,
  lateFee: { graceDays: 5, fixedMinor: 2500, millionths: 0, of: 'installment' as const, capMinor: null },
  interest: null,
  feeAccountId: scene.id(code),
  interestAccountId: null,
});

/** Late fees and interest that units were charged, with their accounts. */
const chargedOf = (propertyId: string) =>
  scene.within((tx) =>
    tx
      .selectFrom('invoice')
      .innerJoin('invoiceLine as line', 'line.invoiceId', 'invoice.id')
      .innerJoin('account', 'account.id', 'line.accountId')
      .select(['account.code', 'line.amountMinor'])
      .where('invoice.propertyId', '=', propertyId)
      .where('line.chargeType', 'in', ['late-fee', 'interest'])
      .orderBy('line.amountMinor')
      .execute(),
  );
const exceptionsOf = async (account: 'treasurer' | 'board', propertyId?: string) => {
  const query = propertyId === undefined ? {} : { record: 'property', recordId: propertyId };
  const { data } = await (await app.client.as(account, 'demo')).ok('GET /api/v1/me/tasks', { query });
  return data.tasks.filter(({ kind }) => kind === 'posting-exception');
};
const late = async (code: string) => {
  const unit = await scene.unit(code);
  await scene.bill(unit, [scene.dues(30_000)], { issuedOn: '2026-05-01', dueOn: '2026-05-10' });
  return unit;
};

test('an account that late payment is charged to is archived when another took its place', async () => {
  const treasurer = await scene.treasurer();
  const set = (code: string, effectiveOn: string) =>
    treasurer.ok('POST /api/v1/late-charge-policies', { body: policyOf(code, effectiveOn) });
  const archive = (code: string) =>
    treasurer.call('POST /api/v1/accounts/:accountId/archive', {
      params: { accountId: scene.id(code) },
      body: { archived: true, version: 1 },
    });
  const refused = { status: 409, body: { code: 'late-charges-need-it' } };
  await set('4100', '2026-05-01');
  expect(await archive('4100')).toMatchObject(refused);
  await set('4120', '2026-05-15');
  expect(await archive('4100')).toMatchObject({ status: 200 });
  // One that is to come needs its account too.
  await set('4130', '2027-01-01');
  expect(await archive('4130')).toMatchObject(refused);
  expect(await archive('4120')).toMatchObject(refused);
  // What the older policy charges goes to the account of the one in force: its own is archived.
  const unit = await late('N-0');
  await app.runJob('accounting.late-charges');
  expect(await chargedOf(unit)).toEqual([{ code: '4120', amountMinor: 2500 }]);
});

test('who bought a unit is not charged for what is late of those who sold it, before the sale is carried out either', async () => {
  const sold = await scene.unit('N-1');
  const kept = await scene.unit('N-2');
  for (const unit of [sold, kept])
    await scene.bill(unit, [scene.dues(30_000)], { issuedOn: '2026-06-01', dueOn: '2026-06-05' });
  await scene.within((tx) =>
    tx.updateTable('ownership').set({ endsOn: '2026-06-10' }).where('propertyId', '=', sold).execute(),
  );
  await scene.own(sold, { owner: 'Nia Newcomer', startsOn: '2026-06-11' });
  app.setClock(new Date('2026-06-20T16:00:00Z'));
  await app.runJob('accounting.late-charges');
  expect([await chargedOf(sold), await chargedOf(kept)]).toEqual([[], [{ code: '4120', amountMinor: 2500 }]]);
  expect(await scene.strays()).toEqual([]);
});

test('what the books refuse of one unit waits, and the others are charged', async () => {
  const treasurer = await scene.treasurer();
  const interest = { millionthsPerYear: 120_000, fromDays: 0, yearDays: '365' as const };
  const set = (feeCode: string, effectiveOn: string) =>
    treasurer.ok('POST /api/v1/late-charge-policies', {
      body: { ...policyOf(feeCode, effectiveOn), interest, interestAccountId: scene.id('4120') },
    });
  await set('4120', '2026-05-20');
  const charged = await scene.unit('N-3');
  await scene.bill(charged, [scene.dues(30_000)], { issuedOn: '2026-05-01', dueOn: '2026-05-25' });
  await app.runJob('accounting.late-charges');
  const before = await chargedOf(charged);
  expect(before).toContainEqual({ code: '4120', amountMinor: 2500 });
  const refused = await scene.unit('N-4');
  await scene.bill(refused, [scene.dues(30_000)], { issuedOn: '2026-06-01', dueOn: '2026-06-15' });
  await set('4200', '2026-06-10');
  const archive = (archivedAt: Date | null) =>
    scene.within((tx) =>
      tx.updateTable('account').set({ archivedAt }).where('id', '=', scene.id('4200')).execute(),
    );
  await archive(new Date());
  app.setClock(new Date('2026-07-20T16:00:00Z'));
  await app.runJob('accounting.late-charges');
  expect((await chargedOf(charged)).length).toBe(before.length + 1);
  expect(await chargedOf(refused)).toEqual([]);
  const task = {
    title: 'Late charge for N-4',
    text: 'Couldn’t post: An account or a fund of this entry is archived.',
    dueOn: '2026-07-20',
    link: `/accounting/statement?id=${refused}`,
  };
  const told = await exceptionsOf('treasurer');
  expect(told).toEqual([expect.objectContaining(task)]);
  expect(await exceptionsOf('board')).toEqual([]);
  // A later run that is refused too tells of the same.
  app.setClock(new Date('2026-07-21T16:00:00Z'));
  await app.runJob('accounting.late-charges');
  expect(await exceptionsOf('treasurer')).toEqual([{ ...told[0], urgency: 'overdue' }]);
  // Another unit of which the same is refused for the same reason is told of with it.
  const another = await scene.unit('N-5');
  await scene.bill(another, [scene.dues(30_000)], { issuedOn: '2026-06-01', dueOn: '2026-06-15' });
  await app.runJob('accounting.late-charges');
  const both = { ...task, title: 'Late charge for N-4 and 1 more', link: '/accounting/unit-accounts' };
  expect(await exceptionsOf('treasurer')).toEqual([expect.objectContaining(both)]);
  // The page of a unit tells of its own.
  expect(await exceptionsOf('treasurer', refused)).toEqual([expect.objectContaining(task)]);
  expect(await exceptionsOf('treasurer', charged)).toEqual([]);
  await archive(null);
  await app.runJob('accounting.late-charges');
  for (const unit of [refused, another])
    expect(await chargedOf(unit)).toContainEqual({ code: '4200', amountMinor: 2500 });
  expect(await exceptionsOf('treasurer')).toEqual([]);
  expect(await scene.strays()).toEqual([]);
});

test('the fund of an account that late payment will be charged to is not archived', async () => {
  const treasurer = await scene.treasurer();
  const { data: fund } = await treasurer.ok('POST /api/v1/funds', {
    body: { code: 'LATE', name: 'Late charges', kind: 'special' },
  });
  const { data: account } = await treasurer.ok('POST /api/v1/accounts', {
    body: { code: '4190', name: 'Fees of the fund', type: 'income', fundId: fund.id },
  });
  const { data: policy } = await treasurer.ok('POST /api/v1/late-charge-policies', {
    body: { ...policyOf('4120', '2027-02-01'), feeAccountId: account.id },
  });
  expect(policy).toMatchObject({ effectiveOn: '2027-02-01' });
  const archived = () =>
    treasurer.call('POST /api/v1/funds/:fundId/archive', {
      params: { fundId: fund.id },
      body: { archived: true, version: 1 },
    });
  expect(await archived()).toMatchObject({
    status: 409,
    body: { code: 'late-charges-need-it', detail: expect.stringContaining('account 4190 of this fund') },
  });
  await scene.within((tx) =>
    tx.deleteFrom('lateChargePolicy').where('feeAccountId', '=', account.id).execute(),
  );
  expect(await archived()).toMatchObject({ status: 200 });
});
