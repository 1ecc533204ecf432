import { type CallInput, withApp } from '../../../../testing';
import { ReconciliationScene } from '../reconciliation.fixture';

const app = withApp();
const scene = new ReconciliationScene(app);
beforeEach(() => scene.begin());

type Query = CallInput<'GET /api/v1/reconciliations'>['query'] & {};
const found = async (query: Query) =>
  (await scene.treasurer.ok('GET /api/v1/reconciliations', { query })).data.map(({ id }) => id);

test('reconciliations are found by account, status, date, later changes and words, and as a file', async () => {
  await scene.move('2026-06-02', 100);
  const june = await scene.reconcile('2026-06-30', 100);
  await scene.move('2026-07-02', 250);
  const july = await scene.reconcile('2026-07-31', 350);
  await scene.move('2026-08-02', 25);
  const august = await scene.started('2026-08-31', 375);
  expect(await found({})).toEqual([august.id, july.id, june.id]);
  expect(await found({ sort: 'closingMinor' })).toEqual([june.id, july.id, august.id]);
  expect(await found({ status: ['open'] })).toEqual([august.id]);
  expect(await found({ toOn: '2026-07-01..2026-07-31' })).toEqual([july.id]);
  expect(await found({ accountId: [scene.accountId], search: '1010' })).toHaveLength(3);
  expect(await found({ accountId: [scene.books.account('1020')] })).toEqual([]);
  expect(await found({ search: 'nobody' })).toEqual([]);
  expect(await found({ changes: ['changed'] })).toEqual([]);
  await scene.move('2026-06-20', -30);
  expect(await found({ changes: ['changed'] })).toEqual([june.id]);
  expect(await found({ changes: ['unchanged'] })).toEqual([august.id, july.id]);
  const { data: totals } = await scene.treasurer.ok('GET /api/v1/reconciliations/totals', {
    query: { status: ['finished'] },
  });
  expect(totals.count).toBe(2);
  const values = await scene.treasurer.ok('GET /api/v1/reconciliations/values', { query: { of: 'status' } });
  expect(values.data.values).toMatchObject([
    { value: 'finished', count: 2 },
    { value: 'open', count: 1 },
  ]);
  const file = await scene.treasurer.call('GET /api/v1/reconciliations/export', { query: { format: 'csv' } });
  expect(file.text).toContain('Changed since');
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/reconciliations')).status).toBe(403);
});
