import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withApp } from '../../../testing';
import { pushWaiting } from '../delivery/pushes';
import { addKinds, leaveUnknown, memberOf, plain, tell, urgent } from '../notice.fixture';

/** A push service of our own: what it is sent, and what it answers. */
const service = { origin: '', received: [] as IncomingMessage[], status: 201 };
const server = createServer((request, answer) => {
  service.received.push(request);
  request.resume().on('end', () => answer.writeHead(service.status, { location: '/elsewhere' }).end());
});
const env: Record<string, string> = {};
// Before the app is there, which reads its settings then.
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.COURTYARD_PUSH_ORIGINS = service.origin;
});
afterAll(() => new Promise((done) => server.close(done).closeAllConnections()));

const scene = withApp({ env });
const put = 'PUT /api/v1/shell/push-subscription';
const settings = 'PATCH /api/v1/shell/notification-settings';
const preferences = 'PATCH /api/v1/shell/preferences';

beforeAll(() => addKinds(scene));
const owner = () => scene.client.as('owner', 'demo');

function browser(path = '/one') {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint: `${service.origin}${path}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** As long as a key of a browser, and no point of the curve. */
const noPoint = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

const kept = () =>
  scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const rows = await tx.selectFrom('pushSubscription').select('endpoint').execute();
    return rows.map(({ endpoint }) => new URL(endpoint).pathname);
  });

const states = () =>
  scene.platform.inTenant(scene.tenants.demo, async (tx) =>
    (
      await tx
        .selectFrom('notificationDelivery')
        .select('status')
        .where('channel', '=', 'push')
        .orderBy('notificationId', 'desc')
        .execute()
    ).map(({ status }) => status),
  );

/** Tells the owner something. Gives how many pushes went out. */
async function push(kind = plain, processes = 1): Promise<number> {
  const before = service.received.length;
  await tell(scene, { kind, to: { memberIds: [await memberOf(scene, 'owner')] } });
  const tenant = await scene.platform.tenants.bySlug('demo');
  if (!tenant) throw new Error('no community');
  await Promise.all(Array.from({ length: processes }, () => pushWaiting(scene.platform, tenant)));
  return service.received.length - before;
}

test('the key pair is the installation’s, the same whoever asks', async () => {
  const ask = async (community: 'demo' | 'lakeside') =>
    (await (await scene.client.as('owner', community)).ok('GET /api/v1/shell/push-key')).data.publicKey;
  const keys = await Promise.all([ask('demo'), ask('lakeside'), ask('demo')]);
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
});

test('only addresses of push services are taken', async () => {
  for (const endpoint of ['https://10.0.0.1/x', 'http://localhost/x', 'https://push.evil.example/x']) {
    const answer = await (await owner()).call(put, { body: { ...browser(), endpoint } });
    expect([endpoint, answer.status]).toEqual([endpoint, 422]);
  }
  expect(
    (await (await owner()).call(put, { body: { ...browser(), keys: { p256dh: 'x', auth: 'y' } } })).status,
  ).toBe(422);
  expect((await (await owner()).call(put, { body: { ...browser(), keys: noPoint } })).status).toBe(422);
});

test('a browser is pushed to where its person allows it, and not while it is silent', async () => {
  await (await owner()).ok(put, { body: browser() });
  expect(await push()).toBe(0);
  await (await owner()).ok(preferences, { body: { allowNotifications: true } });
  // Do not disturb is on at first.
  expect(await push()).toBe(0);
  expect(await push(urgent)).toBe(1);
  await (await owner()).ok(preferences, { body: { doNotDisturb: false } });
  expect(await push(plain, 3)).toBe(1);
  expect(await states()).toEqual(['sent', 'sent', 'dropped', 'dropped']);
  const last = service.received.at(-1);
  expect(last?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  expect(last?.headers.authorization).toMatch(/^vapid t=/);
  expect(last?.headers.topic).toMatch(/^[\da-f]{32}$/);
});

test('in quiet hours it is silent, and the list goes on', async () => {
  const quietHours = { fromMinutes: 22 * 60, untilMinutes: 7 * 60, timeZone: 'America/New_York' };
  await (await owner()).ok(settings, { body: { quietHours } });
  // The night in which clocks go back is an hour longer: 6:59 in the morning, and 7:00.
  scene.setClock(new Date('2026-11-01T11:59:00Z'));
  expect(await push()).toBe(0);
  const { data } = await (await owner()).ok('GET /api/v1/shell/notifications/summary');
  expect([data.isSilent, data.newest?.kind]).toEqual([true, 'test.plain']);
  expect(await push(urgent)).toBe(1);
  scene.setClock(new Date('2026-11-01T12:00:00Z'));
  expect(await push()).toBe(1);
  scene.setClock(new Date());
  await (await owner()).ok(settings, { body: { quietHours: null } });
});

test('a service that is busy is asked again; one that leads elsewhere is not followed', async () => {
  service.status = 503;
  expect(await push()).toBe(1);
  expect((await states())[0]).toBe('waiting');
  service.status = 201;
  scene.setClock(new Date(Date.now() + 60_000));
  await scene.runJob('notifications.deliver');
  expect((await states())[0]).toBe('sent');
  scene.setClock(new Date());
  service.status = 302;
  expect(await push()).toBe(1);
  expect((await states())[0]).toBe('failed');
  service.status = 201;
});

test('those of a kind that this release does not know keep no other waiting', async () => {
  await leaveUnknown(scene, await memberOf(scene, 'owner'), 6);
  expect(await push()).toBe(1);
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.deleteFrom('notification').where('kind', '=', 'later.kind').execute(),
  );
});

test('a push that a process left behind is not sent again', async () => {
  await tell(scene, { to: { memberIds: [await memberOf(scene, 'owner')] } });
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .updateTable('notificationDelivery')
      .set({ status: 'sending' })
      .where('status', '=', 'waiting')
      .execute(),
  );
  const before = service.received.length;
  await scene.runJob('notifications.deliver');
  expect(service.received.length).toBe(before);
});

test.each([404, 410])('a browser that is gone (%d) is dropped', async (status) => {
  await (await owner()).ok(put, { body: browser('/gone') });
  expect(await kept()).toEqual(['/gone']);
  service.status = status;
  await push();
  service.status = 201;
  expect(await kept()).toEqual([]);
  expect(await push()).toBe(0);
});

test('a browser for which nothing can be encrypted is dropped, and keeps nobody else waiting', async () => {
  const everybody = ['owner', 'board'] as const;
  for (const name of everybody) {
    const person = await scene.client.as(name, 'demo');
    await person.ok(preferences, { body: { allowNotifications: true, doNotDisturb: false } });
    await person.ok(put, { body: browser(`/${name}`) });
  }
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('pushSubscription').set(noPoint).where('endpoint', 'like', '%/owner').execute(),
  );
  const memberIds = await Promise.all(everybody.map((name) => memberOf(scene, name)));
  const before = service.received.length;
  await tell(scene, { to: { memberIds } });
  await scene.runJob('notifications.deliver');
  expect(service.received.slice(before).map(({ url }) => url)).toEqual(['/board']);
  expect(await kept()).toEqual(['/board']);
  expect((await states()).slice(0, 2).toSorted()).toEqual(['dropped', 'sent']);
  await (await scene.client.as('board', 'demo')).ok('DELETE /api/v1/shell/push-subscription');
});

test('who signs out is pushed to no more, and a browser belongs to who signed in last', async () => {
  await (await owner()).ok(put, { body: browser('/shared') });
  const board = await scene.client.as('board', 'demo');
  await board.ok(put, { body: browser('/shared') });
  expect(await push()).toBe(0);
  await board.ok('DELETE /api/v1/shell/push-subscription');
  expect(await kept()).toEqual([]);
  await (await owner()).ok(put, { body: browser('/mine') });
  await (await owner()).ok('DELETE /api/v1/member-auth/sessions');
  expect(await kept()).toEqual([]);
});
