import { sql } from 'kysely';
import { withApp } from '../../../testing';

const app = withApp();

const inDemo = async <T extends object>(text: ReturnType<typeof sql<T>>) =>
  (await app.platform.inTenant(app.tenants.demo, (tx) => text.execute(tx))).rows;

test('a duplicate was merged into the first report of the same problem, and its history says so', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { data: merged } = await admin.ok('GET /api/v1/community-requests', { query: { state: ['merged'] } });
  expect(merged).toHaveLength(1);
  const params = { requestId: merged[0]?.id ?? '' };
  const { data } = await admin.ok('GET /api/v1/community-requests/:requestId', { params });
  expect(data.mergedInto).toMatchObject({ title: data.title });
  expect(data.mergedInto?.state).not.toBe('merged');
  const history = await admin.ok('GET /api/v1/requests/:requestId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['request.merge', 'request.create']);
});

test('finished work has photos before and after', async () => {
  const admin = await app.client.as('admin', 'demo');
  const [{ id } = { id: '' }] = await inDemo(
    sql<{ id: string }>`select work_order_id as id from work_photo_after limit 1`,
  );
  const { data } = await admin.ok('GET /api/v1/work-orders/:workOrderId', { params: { workOrderId: id } });
  expect(data.photosBefore.map(({ name }) => name)).toEqual(['Before.png']);
  expect(data.photosAfter.map(({ name }) => name)).toEqual(['After.png']);
  expect(['done', 'accepted']).toContain(data.state);
});
