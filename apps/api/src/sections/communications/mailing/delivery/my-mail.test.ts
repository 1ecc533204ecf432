import { unsubscribe } from '../../../../platform/mail/dispatch/unsubscribe/blocks.sql';
import { withApp } from '../../../../testing';

const app = withApp();
const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
  app.platform.inTenant(app.tenants.demo, work);
const mine = 'GET /api/v1/my-mail';
const choose = 'PUT /api/v1/my-mail/:category';
const text = (
  ...content: ({ type: 'text'; text: string } | { type: 'mergeField'; attrs: { name: string } })[]
) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content }],
});

async function ownerId() {
  const row = await inDemo((tx) =>
    tx.selectFrom('member').select('id').where('displayName', '=', 'Priya Raman').executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** Sends words of a kind to the owner; gives what became of their letter. */
async function sentTo(category: 'news' | 'events' | 'money' | 'notice') {
  const admin = await app.client.as('admin', 'demo');
  const audience = { include: [{ kind: 'member' as const, id: await ownerId() }], exclude: [] };
  const body = text(
    { type: 'text', text: 'Dear ' },
    { type: 'mergeField', attrs: { name: 'name' } },
    { type: 'text', text: ': the pool opens.' },
  );
  const { data } = await admin.ok('POST /api/notifications', {
    body: { subject: `Pool ${category}`, body, category, audience },
  });
  const params = { mailingId: data.id };
  await admin.ok('POST /api/v1/mailings/:mailingId/send', { params, body: { version: 1, people: 1 } });
  const log = await admin.ok('GET /api/v1/mailings/:mailingId/deliveries', { params });
  return log.data.map(({ state, reason }) => [state, reason]);
}

test('a member chooses by kind: letters, the digest, or nothing; what is required always comes', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.ok(mine)).data).toEqual([
    { category: 'news', way: 'letter', canDigest: true },
    { category: 'events', way: 'letter', canDigest: true },
    { category: 'money', way: 'letter', canDigest: false },
  ]);
  const set = (category: 'news' | 'events' | 'money', way: 'letter' | 'digest' | 'off') =>
    owner.call(choose, { params: { category }, body: { way } });
  expect((await set('money', 'digest')).status).toBe(422);
  await set('money', 'off');
  await set('news', 'off');
  await set('events', 'digest');
  const waysOf = async () => (await owner.ok(mine)).data.map(({ way }) => way);
  expect(await waysOf()).toEqual(['off', 'digest', 'off']);
  // What a letter's link says is said here, and the other way round.
  const blocks = await inDemo((tx) =>
    tx.selectFrom('mailBlock').select('category').where('address', '=', 'owner@demo.example').execute(),
  );
  expect(blocks.map(({ category }) => category).toSorted()).toEqual(['mailing.money', 'mailing.news']);
  expect(await sentTo('news')).toEqual([['skipped', 'unsubscribed']]);
  expect(await sentTo('notice')).toEqual([['waiting', null]]);
  expect(await sentTo('events')).toEqual([['skipped', 'digest']]);
  // In the list at once, in its own words, and in the letter of a day.
  const bell = await owner.call('GET /api/v1/shell/notifications', { query: {} });
  expect(bell.text).toContain('Dear Priya Raman: the pool opens.');
  const deliveries = await inDemo((tx) =>
    tx
      .selectFrom('notificationDelivery')
      .innerJoin('notification', 'notification.id', 'notificationDelivery.notificationId')
      .select(['channel', 'cadence'])
      .where('notification.kind', '=', 'communications.mailing-in-digest')
      .execute(),
  );
  expect(deliveries).toEqual([{ channel: 'email', cadence: 'daily' }]);
  // Whoever unsubscribes by an older letter has it in no digest either.
  await inDemo((tx) =>
    unsubscribe(
      tx,
      app.tenants.demo,
      { address: 'owner@demo.example', category: 'mailing.events' },
      new Date(),
    ),
  );
  expect(await sentTo('events')).toEqual([['skipped', 'unsubscribed']]);
  await set('news', 'letter');
  await set('events', 'letter');
  expect(await waysOf()).toEqual(['letter', 'letter', 'off']);
  expect(await sentTo('news')).toEqual([['waiting', null]]);
  const board = await app.client.as('board', 'demo');
  expect((await board.ok(mine)).data.map(({ way }) => way)).toEqual(['letter', 'letter', 'letter']);
});
