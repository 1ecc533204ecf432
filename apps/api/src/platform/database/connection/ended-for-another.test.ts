import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { untilSomebodyWaits } from '../../../testing/until';
import { lockList } from '../lists/lock-list';
import { tryingAgain } from './ended-for-another';

const scene = withApp();

test('a change that PostgreSQL ends so that another may go on is done again, and answered as any', async () => {
  const admin = await scene.client.as('admin', 'demo');
  const { platform, tenants } = scene;
  const listed = await admin.ok('GET /api/v1/properties', { query: { limit: 1 } });
  const propertyId = listed.data[0]?.id ?? '';
  const { data: property } = await admin.ok('GET /api/v1/properties/:propertyId', { params: { propertyId } });
  const change = () =>
    admin.call('PUT /api/v1/properties/:propertyId', {
      params: { propertyId },
      body: { ...property, bedrooms: 7 },
    });
  const { changed } = await platform.inTenant(tenants.demo, async (tx) => {
    await sql`select from property where id = ${propertyId} for update`.execute(tx);
    const waiting = change();
    // It has the list and waits for the row, which is ours; who waited first is ended.
    await untilSomebodyWaits(platform.pool);
    await lockList(tx, 'property');
    return { changed: waiting };
  });
  expect(await changed).toMatchObject({ status: 200, body: { data: { bedrooms: 7 } } });
  const { data: history } = await admin.ok('GET /api/v1/properties/:propertyId/history', {
    params: { propertyId },
  });
  expect(history.filter(({ changes }) => 'bedrooms' in changes)).toHaveLength(1);
});

test.each([
  ['what is wrong in itself is done once', {}, 1],
  ['what is ended each time is given up', { code: '40P01' }, 3],
])('%s', async (_, more, tries) => {
  const work = jest.fn(() => Promise.reject(Object.assign(new Error('ended'), more)));
  await expect(tryingAgain(work)).rejects.toThrow('ended');
  expect(work).toHaveBeenCalledTimes(tries);
});
