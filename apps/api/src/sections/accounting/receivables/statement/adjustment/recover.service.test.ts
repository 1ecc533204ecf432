import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner/owner.fixture';

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
