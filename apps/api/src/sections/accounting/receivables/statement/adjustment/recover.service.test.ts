import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

test('what sellers pay on what was written off is told to nobody who bought the unit', async () => {
  const treasurer = await scene.treasurer();
  const board = await app.client.as('board', 'demo');
  const owner = await app.client.as('owner', 'demo');
  const { id: memberId } = await scene.within((tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', 'like', 'owner@%')
      .executeTakeFirstOrThrow(),
  );
  const unit = await scene.unit('R-1', { owner: 'Sid Seller' });
  const invoiceId = await scene.bill(unit, [scene.dues(6_000)]);
  const [line] = (await scene.invoice(invoiceId)).lines;
  const asked = await treasurer.ok('POST /api/v1/adjustments', {
    body: {
      kind: 'write-off',
      adjustedOn: '2026-06-01',
      reason: 'Moved abroad',
      lines: [{ itemId: line?.itemId ?? '', amountMinor: 6_000 }],
    },
  });
  const params = { approvalId: asked.data.approvalId ?? '' };
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params });
  await scene.within((tx) =>
    tx.updateTable('ownership').set({ endsOn: '2026-06-02' }).where('propertyId', '=', unit).execute(),
  );
  await scene.own(unit, { owner: 'Me', memberId, startsOn: '2026-06-03' });
  const { data } = await treasurer.ok('GET /api/v1/adjustments', { query: { propertyId: [unit] } });
  const paid = await treasurer.ok('POST /api/v1/adjustments/:adjustmentId/recoveries', {
    params: { adjustmentId: data[0]?.id ?? '' },
    body: {
      receivedOn: '2026-06-14',
      method: 'check',
      depositToId: scene.id('1010'),
      amountMinor: 6_000,
    },
  });
  expect(paid.data).toMatchObject({ amountMinor: 6_000, properties: [{ id: unit }] });
  const told = (await owner.ok('GET /api/v1/shell/notifications')).data.map(({ title }) => title);
  expect(told.filter((title) => title.includes('R-1'))).toEqual([]);
});

/** A charge of 60.00 that was written off and recovered on days of June. */
async function recovered(name: string) {
  const [treasurer, board] = [await scene.treasurer(), await app.client.as('board', 'demo')];
  const unit = await scene.unit(name);
  const invoiceId = await scene.bill(unit, [scene.dues(6_000)]);
  const lines = [{ itemId: (await scene.invoice(invoiceId)).lines[0]?.itemId ?? '', amountMinor: 6_000 }];
  const asked = await treasurer.ok('POST /api/v1/adjustments', {
    body: { kind: 'write-off', adjustedOn: '2026-06-01', reason: 'Moved abroad', lines },
  });
  const params = { approvalId: asked.data.approvalId ?? '' };
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params });
  const { data } = await treasurer.ok('GET /api/v1/adjustments', { query: { propertyId: [unit] } });
  const recover = (receivedOn: string) =>
    treasurer.call('POST /api/v1/adjustments/:adjustmentId/recoveries', {
      params: { adjustmentId: data[0]?.id ?? '' },
      body: { receivedOn, method: 'check', depositToId: scene.id('1010'), amountMinor: 6_000 },
    });
  const paid = await recover('2026-06-02');
  const end = (on: string) =>
    treasurer.call('POST /api/v1/payments/:paymentId/end', {
      params: { paymentId: paid.body.data.id },
      body: { as: 'returned', on, reason: 'No funds' },
    });
  const voidOn = (on: string) =>
    treasurer.call('POST /api/v1/adjustments/:adjustmentId/void', {
      params: { adjustmentId: data[0]?.id ?? '' },
      body: { on, reason: 'It was not lost' },
    });
  return { treasurer, lines, recover, end, voidOn };
}

test('what was recovered and credited is not written off again under the credit where the payment comes back', async () => {
  const { treasurer, lines, end } = await recovered('R-2');
  const { data } = await treasurer.ok('POST /api/v1/adjustments', {
    body: { kind: 'credit-memo', adjustedOn: '2026-06-04', reason: 'Billed by mistake', lines },
  });
  const refused = { status: 409, body: { code: 'recovered-credited' } };
  expect(await end('2026-06-05')).toMatchObject(refused);
  await treasurer.ok('POST /api/v1/adjustments/:adjustmentId/void', {
    params: { adjustmentId: data.adjustment?.id ?? '' },
    body: { on: '2026-06-08', reason: 'The check came back' },
  });
  expect(await end('2026-06-05')).toMatchObject(refused);
  expect(await end('2026-06-08')).toMatchObject({ status: 200 });
  expect(await scene.strays()).toEqual([]);
});

test('a write-off is recovered once on each day', async () => {
  const { recover, end, voidOn } = await recovered('R-3');
  expect(await end('2026-06-08')).toMatchObject({ status: 200 });
  expect(await recover('2026-06-04')).toMatchObject({
    status: 422,
    body: { fields: { receivedOn: expect.stringMatching(/already recovered/) } },
  });
  expect(await voidOn('2026-06-04')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.stringMatching(/already recovered/) } },
  });
  expect(await recover('2026-06-08')).toMatchObject({ status: 201 });
});
