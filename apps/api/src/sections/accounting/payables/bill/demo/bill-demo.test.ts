import { verify } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { strayBills } from '../queries/bill-open.sql';

const app = withApp();

test('the demo has a year of bills: nearly all paid, one overdue, one that the board can approve', async () => {
  const board = await app.client.as('board', 'demo');
  const count = async (query: object) => (await board.ok('GET /api/v1/bills/totals', { query })).data.count;
  expect(await count({ status: ['paid'] })).toBeGreaterThan(40);
  expect(await count({ aging: ['to30'] })).toBeGreaterThan(0);
  const { data: waiting } = await board.ok('GET /api/v1/bills', { query: { status: ['waiting'] } });
  expect(waiting).toMatchObject([{ vendor: { name: 'Handy Brothers' }, openMinor: 0 }]);
  const { data: aging } = await board.ok('GET /api/v1/bills/aging', { query: {} });
  expect(aging.totalMinor).toBe(aging.controlMinor);
  const query = { state: 'waiting' as const, record: 'bill', recordId: waiting[0]?.id ?? '' };
  const { data: asked } = await board.ok('GET /api/v1/approvals', { query });
  await board.ok('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId: asked[0]?.id ?? '' },
  });
  expect(await count({ status: ['waiting'] })).toBe(0);
  const books = await app.platform.inTenant(app.tenants.demo, async (tx) => ({
    strays: await strayBills(tx),
    verdict: await verify(tx),
  }));
  expect(books).toMatchObject({ strays: [], verdict: { faults: [] } });
});
