import { sql } from 'kysely';
import { withApp } from '../../../testing';

const app = withApp();

const stepsOf = async (who: 'admin' | 'owner') => {
  const { data } = await (await app.client.as(who, 'demo')).ok('GET /api/v1/shell/first-steps');
  return Object.fromEntries(data.map(({ id, isDone, url }) => [id, { isDone, url }]));
};

test('who handles requests sets hours and gives a vendor access; an owner is asked for neither', async () => {
  await app.platform.inTenant(app.tenants.demo, (tx) => sql`delete from vendor_member`.execute(tx));
  const before = await stepsOf('admin');
  expect(before).toMatchObject({
    'service-requests/kinds': { isDone: true },
    'service-requests/policy': { isDone: false, url: '/service-requests/settings' },
    'service-requests/vendor-access': {
      isDone: false,
      url: expect.stringMatching(/^\/accounting\/vendors\/./),
    },
  });
  const admin = await app.client.as('admin', 'demo');
  const { data: policy } = await admin.ok('GET /api/v1/request-policy');
  await admin.ok('PUT /api/v1/request-policy', { body: policy });
  expect(await stepsOf('admin')).toMatchObject({ 'service-requests/policy': { isDone: true } });
  expect(Object.keys(await stepsOf('owner')).filter((id) => id.startsWith('service-requests/'))).toEqual([]);
});
