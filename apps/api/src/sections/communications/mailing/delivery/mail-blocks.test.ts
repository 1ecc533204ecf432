import { withApp } from '../../../../testing';

const app = withApp();

test('an address that is blocked is listed with the reason, and written to again once the block is lifted', async () => {
  const person = await app.client.as('admin', 'demo');
  const address = 'owner@demo.example';
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .insertInto('mailBlock')
      .values([
        {
          tenantId: app.tenants.demo,
          address,
          category: 'mailing.news',
          because: 'unsubscribed',
          at: new Date(),
        },
        {
          tenantId: app.tenants.demo,
          address: 'gone@gone.example',
          category: '*',
          because: 'no-mailbox',
          at: new Date(),
        },
      ])
      .execute(),
  );
  const path = 'GET /api/v1/mail-blocks';
  const { data } = await person.ok(path, { query: { sort: 'address' } });
  expect(data).toMatchObject([
    { address: 'gone@gone.example', category: null, because: 'no-mailbox', name: null },
    { address: 'moved.away@harbor.example', category: 'events', because: 'unsubscribed' },
    { address: 'old.mailbox@harbor.example', category: null, because: 'no-mailbox' },
    { address, category: 'news', because: 'unsubscribed', name: expect.stringMatching(/./) },
  ]);
  expect((await person.ok(path, { query: { because: ['no-mailbox'] } })).page.total).toBe(2);
  const lift = 'POST /api/v1/mail-blocks/lift';
  expect((await person.call(lift, { body: { address, category: 'events' } })).status).toBe(404);
  await person.ok(lift, { body: { address, category: 'news' } });
  expect((await person.ok(path)).data.map((block) => block.address)).toEqual([
    'gone@gone.example',
    'moved.away@harbor.example',
    'old.mailbox@harbor.example',
  ]);
});
