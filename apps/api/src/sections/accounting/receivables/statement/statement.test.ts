import { withApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const ofUnit = async (propertyId: string) =>
  (
    await (
      await scene.treasurer()
    ).ok('GET /api/v1/properties/:propertyId/statement', { params: { propertyId } })
  ).data;

test('a unit owes what is charged less what is to its credit, line by line, with what was brought forward', async () => {
  const unit = await scene.unit('S-1', { owner: 'Sam Stone' });
  expect(await ofUnit(unit)).toMatchObject({
    owners: 'Sam Stone',
    balanceMinor: 0,
    next: null,
    open: [],
    lines: [],
    broughtForwardMinor: 0,
  });
  const old = await scene.bill(unit, [scene.dues(500)], { issuedOn: '2025-05-01' });
  await scene.bill(unit, [scene.dues(10_000), scene.reserve(2_000)], {
    issuedOn: '2026-05-01',
    dueOn: '2026-05-31',
  });
  const { id: paymentId } = await scene.pay([{ propertyId: unit, amountMinor: 3_000 }], {
    reference: 'No. 7',
  });
  await scene.bill(unit, [scene.dues(900)], { issuedOn: '2026-06-10', dueOn: '2026-06-30' });
  // Of a day to come nothing is owed yet.
  await scene.bill(unit, [scene.dues(900)], { issuedOn: '2026-07-01', dueOn: '2026-07-31' });
  const statement = await ofUnit(unit);
  expect(statement).toMatchObject({
    at: today,
    balanceMinor: 10_400,
    overdueMinor: 9_500,
    creditMinor: 0,
    next: { dueOn: '2026-05-31', amountMinor: 9_500 },
    broughtForwardMinor: 500,
  });
  expect(statement.open.map(({ openMinor, aging }) => [openMinor, aging])).toEqual([
    [7_500, 'to30'],
    [2_000, 'to30'],
    [900, 'current'],
  ]);
  const lines = statement.lines.map(({ kind, description, amountMinor, balanceMinor }) => [
    kind,
    description,
    amountMinor,
    balanceMinor,
  ]);
  expect(lines).toEqual([
    ['charge', 'Dues', 900, 10_400],
    ['receipt', 'No. 7', -3_000, 9_500],
    ['charge', 'Dues, Reserve', 12_000, 12_500],
  ]);
  expect(statement.lines[1]).toMatchObject({ paymentId, postedBy: expect.stringMatching(/\w/) });
  expect((await scene.invoice(old)).status).toBe('paid');
});

const theOwner = () =>
  scene.within((tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', 'like', 'owner@%')
      .executeTakeFirstOrThrow(),
  );

test('a statement says how to pay, as the community said it', async () => {
  const unit = await scene.unit('S-40');
  expect(await ofUnit(unit)).toMatchObject({ howToPay: null });
  await (
    await scene.treasurer()
  ).ok('PUT /api/v1/billing-setting', { body: { howToPay: 'By check to the office.', version: 1 } });
  expect(await ofUnit(unit)).toMatchObject({ howToPay: 'By check to the office.' });
});

test('an owner reads their own units and no other, and a buyer nothing of the seller', async () => {
  const owner = await app.client.as('owner', 'demo');
  const member = await theOwner();
  const mine = await scene.unit('S-2', { owner: 'Me', memberId: member.id });
  const others = await scene.unit('S-3');
  await scene.bill(mine, [scene.dues(4_200)]);
  await scene.bill(others, [scene.dues(100)]);
  const { data } = await owner.ok('GET /api/v1/my-statements');
  expect(data.find(({ property }) => property.id === mine)).toMatchObject({ balanceMinor: 4_200 });
  expect(data.some(({ property }) => property.id === others)).toBe(false);
  const params = { propertyId: mine };
  expect((await owner.call('GET /api/v1/properties/:propertyId/statement', { params })).status).toBe(403);
  const { data: told } = await owner.ok('GET /api/v1/shell/notifications');
  expect(told.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^Invoice \d+ for S-2: \$42\.00$/),
  );

  // Sold: from that day on it is another ledger, which begins at nothing.
  await scene.within((tx) =>
    tx.updateTable('ownership').set({ endsOn: '2026-06-01' }).where('propertyId', '=', mine).execute(),
  );
  await scene.own(mine, { owner: 'Bea Buyer', startsOn: '2026-06-02' });
  await scene.bill(mine, [scene.dues(300)], { issuedOn: '2026-06-05' });
  expect(await ofUnit(mine)).toMatchObject({ owners: 'Bea Buyer', balanceMinor: 300 });
  // What the seller left open stays theirs to see and to pay, and nothing of the buyer's.
  const after = await owner.ok('GET /api/v1/my-statements');
  const [sold] = after.data.filter(({ property }) => property.id === mine);
  expect(sold).toMatchObject({ balanceMinor: 4_200, former: { until: '2026-06-02' } });
  const ledgerId = sold?.former?.ledgerId ?? '';
  const treasurer = await scene.treasurer();
  const query = { ledgerId };
  const ofSeller = 'GET /api/v1/properties/:propertyId/statement';
  expect((await treasurer.ok(ofSeller, { params, query })).data).toMatchObject({
    balanceMinor: 4_200,
  });
  expect((await treasurer.call(ofSeller, { params: { propertyId: others }, query })).status).toBe(404);
  const wrong = scene.paymentBody([{ propertyId: others, ledgerId, amountMinor: 100 }]);
  expect((await treasurer.call('POST /api/v1/payments', { body: wrong })).status).toBe(422);
  await scene.pay([{ propertyId: mine, ledgerId, amountMinor: 4_000 }], { receivedOn: today });
  expect(await ofUnit(mine)).toMatchObject({ owners: 'Bea Buyer', balanceMinor: 300, creditMinor: 0 });
  expect((await treasurer.ok(ofSeller, { params, query })).data).toMatchObject({ balanceMinor: 200 });
  await scene.pay([{ propertyId: mine, ledgerId, amountMinor: 200 }], { receivedOn: today });
  const paid = await owner.ok('GET /api/v1/my-statements');
  expect(paid.data.some(({ property }) => property.id === mine)).toBe(false);
  expect(await scene.strays()).toEqual([]);
});

test('an owner has a task for what is due within two weeks or overdue, and none while collections are paused', async () => {
  const owner = await app.client.as('owner', 'demo');
  const member = await theOwner();
  const unit = await scene.unit('S-7', { owner: 'Me', memberId: member.id });
  const dues = async () =>
    (await owner.ok('GET /api/v1/me/tasks', { query: {} })).data.tasks.filter(
      ({ kind, title }) => kind === 'balance-due' && title.endsWith('S-7'),
    );
  await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-06-10', dueOn: '2026-06-30' });
  expect(await dues()).toEqual([]);
  await scene.bill(unit, [scene.dues(900)], { issuedOn: '2026-06-10', dueOn: '2026-06-29' });
  await scene.bill(unit, [scene.dues(100)], { issuedOn: '2026-05-10', dueOn: '2026-05-31' });
  expect(await dues()).toMatchObject([
    {
      title: 'Balance due for S-7',
      text: '$10.00',
      dueOn: '2026-05-31',
      urgency: 'overdue',
      link: `/accounting/statement?id=${unit}`,
    },
  ]);
  await scene.pay([{ propertyId: unit, amountMinor: 100 }]);
  expect(await dues()).toMatchObject([{ text: '$9.00', dueOn: '2026-06-29' }]);

  const treasurer = await scene.treasurer();
  const hold = { reason: 'dispute', petitionOn: null, note: '', startsOn: today, endsOn: null } as const;
  await treasurer.ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: hold,
  });
  expect(await dues()).toEqual([]);
});

test('a unit that is not there, or of another community, has none', async () => {
  const unit = await scene.unit('S-4');
  const lake = await app.client.as('admin', 'lakeside');
  const route = 'GET /api/v1/properties/:propertyId/statement';
  expect((await lake.call(route, { params: { propertyId: unit } })).status).toBe(404);
});

test('an area that is not for those in arrears is booked once what is overdue is paid, and by the office at any time', async () => {
  const owner = await app.client.as('owner', 'demo');
  const admin = await app.client.as('admin', 'demo');
  const member = await theOwner();
  const propertyId = await scene.unit('S-9', { owner: 'Me', memberId: member.id });
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opensAt: '08:00',
    closesAt: '20:00',
  }));
  const { data: area } = await admin.ok('POST /api/v1/common-areas', {
    body: { name: 'Of the paid up', kind: 'hall', openingHours, arrearsDays: 30 },
  });
  const book = (person: typeof owner, hour: string) =>
    person.call('POST /api/v1/reservations', {
      body: {
        areaId: area.id,
        propertyId,
        startsAt: `2026-06-20T${hour}:00:00-04:00`,
        endsAt: `2026-06-20T${hour}:00:00-04:00`.replace(`${hour}:00`, `${Number(hour) + 1}:00`),
      },
    });
  await scene.bill(propertyId, [scene.dues(10_000)], { issuedOn: '2026-05-01', dueOn: '2026-05-16' });
  expect((await book(owner, '10')).status).toBe(201);
  await scene.bill(propertyId, [scene.dues(5_000)], { issuedOn: '2026-05-01', dueOn: '2026-05-15' });
  expect(await book(owner, '12')).toMatchObject({ status: 409, body: { code: 'in-arrears' } });
  expect((await book(admin, '14')).status).toBe(201);
  await scene.pay([{ propertyId, amountMinor: 5_000 }]);
  expect((await book(owner, '16')).status).toBe(201);
});
