import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { untilSomebodyWaits } from '../../../testing/until';
import { lockList } from '../lists/lock-list';
import { tryingAgain } from './ended-for-another';

const scene = withApp();

test('a change that PostgreSQL ends so that another may go on is done again, and answered as any', async () => {
  const admin = await scene.client.as('admin', 'demo');
  const { platform, tenants } = scene;
  const { data: listed } = await admin.ok('GET /api/v1/properties', { query: { limit: 1 } });
  const propertyId = listed[0]?.id ?? '';
  let bedrooms = 6;
  // Who waits first looks for a deadlock first, unless the machine stands still for a second in between: then ours is
  // the transaction that is ended, and tries again.
  const changed = await tryingAgain(async () => {
    const { data: property } = await admin.ok('GET /api/v1/properties/:propertyId', {
      params: { propertyId },
    });
    bedrooms += 1;
    const change = () =>
      admin.call('PUT /api/v1/properties/:propertyId', {
        params: { propertyId },
        body: { ...property, bedrooms },
      });
    let answered: ReturnType<typeof change> | undefined;
    try {
      await platform.inTenant(tenants.demo, async (tx) => {
        await sql`select from property where id = ${propertyId} for update`.execute(tx);
        // It has the list and waits for the row, which is ours.
        answered = change();
        await untilSomebodyWaits(platform.pool);
        await lockList(tx, 'property');
      });
    } finally {
      await answered;
    }
    return answered;
  });
  expect(changed).toMatchObject({ status: 200, body: { data: { bedrooms } } });
  const { data: history } = await admin.ok('GET /api/v1/properties/:propertyId/history', {
    params: { propertyId },
  });
  expect(history.filter(({ changes }) => changes.bedrooms?.after === bedrooms)).toHaveLength(1);
});

test.each([
  ['what is wrong in itself is done once', {}, 1],
  ['what is ended each time is given up', { code: '40P01' }, 3],
])('%s', async (_, more, tries) => {
  const work = jest.fn(() => Promise.reject(Object.assign(new Error('ended'), more)));
  await expect(tryingAgain(work)).rejects.toThrow('ended');
  expect(work).toHaveBeenCalledTimes(tries);
});
