import { withApp } from '../../testing';
import { housekeepingJob } from '../core/housekeeping.jobs';
import { addKinds, memberOf, plain, tell, urgent } from './notice.fixture';

const scene = withApp();
const list = 'GET /api/v1/shell/notifications';
const summary = 'GET /api/v1/shell/notifications/summary';

beforeAll(() => addKinds(scene));
const owner = () => scene.client.as('owner', 'demo');
const titles = async (
  person: 'owner' | 'board' | 'vendor' = 'owner',
  community: 'demo' | 'lakeside' = 'demo',
) => (await (await scene.client.as(person, community)).ok(list)).data.map(({ title }) => title);

test('everybody of the community is told, nobody of another', async () => {
  expect(await tell(scene, { what: 'pool' })).toBeGreaterThan(4);
  expect(await titles('owner')).toEqual(['New: pool']);
  expect(await titles('vendor')).toEqual(['New: pool']);
  expect(await titles('owner', 'lakeside')).toEqual([]);
});

test('one key tells once, whoever tells it again', async () => {
  expect(await tell(scene, { what: 'gate', key: 'gate' })).toBeGreaterThan(4);
  expect(await tell(scene, { what: 'gate again', key: 'gate' })).toBe(0);
  expect((await titles())[0]).toBe('New: gate');
  expect(await tell(scene, { what: 'gate', key: 'gate', kind: urgent })).toBeGreaterThan(4);
});

test('the audience is who holds a permission, has a role, an address or an id, and is a member still', async () => {
  const ownerId = await memberOf(scene, 'owner');
  const only = async (to: Parameters<typeof tell>[1] & object) => {
    const told = await tell(scene, { what: 'few', ...to });
    return told;
  };
  expect(await only({ to: { memberIds: [ownerId] } })).toBe(1);
  expect(await only({ to: { memberIds: [ownerId], except: ownerId } })).toBe(0);
  expect(await only({ to: { addresses: ['owner@demo.example', 'owner@lakeside.example'] } })).toBe(1);
  expect(await only({ to: { roles: ['Vendor'] } })).toBe(1);
  expect(await only({ to: { holding: ['Reservation Approve', 'Section Update'] } })).toBe(1);
  expect(await only({ to: {} })).toBe(0);
  const foreign = await memberOf(scene, 'owner', 'lakeside');
  expect(await only({ to: { memberIds: [foreign] } })).toBe(0);
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('member').set({ status: 'past' }).where('id', '=', ownerId).execute(),
  );
  expect(await only({ to: { memberIds: [ownerId] } })).toBe(0);
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('member').set({ status: 'active' }).where('id', '=', ownerId).execute(),
  );
});

test('what rolls back was never told', async () => {
  const before = await titles();
  const tenant = await scene.platform.tenants.bySlug('demo');
  if (!tenant) throw new Error('no community');
  await scene.platform
    .inTenant(tenant.id, async (tx) => {
      await scene.platform.notify(tx, plain, { tenant, parameters: { what: 'x' }, to: { everyone: true } });
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await titles()).toEqual(before);
});

test('each reads it in their language, and what another release told is there too', async () => {
  await tell(scene, { what: 'sauna' });
  const person = await owner();
  await person.ok('PATCH /api/v1/shell/preferences', { body: { language: 'es' } });
  expect((await titles())[0]).toBe('Nuevo: sauna');
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('notification').set({ parameters: '{"other":1}' }).execute(),
  );
  expect((await titles())[0]).toBe('Hay novedades en su comunidad');
  await person.ok('PATCH /api/v1/shell/preferences', { body: { language: 'en' } });
});

test('new until they are looked at, unread until they are opened, other after', async () => {
  const person = await scene.client.as('board', 'demo');
  const ids = async (filter: 'all' | 'new' | 'unread' | 'other') =>
    (await person.ok(list, { query: { filter } })).data.map(({ id }) => id);
  const [first = '', ...rest] = await ids('all');
  expect((await person.ok(summary)).data).toMatchObject({
    unread: rest.length + 1,
    new: rest.length + 1,
    newest: { id: first, isNew: true, isRead: false },
  });
  await person.ok('PUT /api/v1/shell/notifications/seen', { body: { throughId: first } });
  await tell(scene, { what: 'later' });
  const [later = ''] = await ids('new');
  expect(await ids('new')).toEqual([later]);
  const params = { notificationId: first };
  await person.ok('PUT /api/v1/shell/notifications/:notificationId/read', { params, body: { isRead: true } });
  expect(await ids('other')).toEqual([first]);
  expect(await ids('unread')).toEqual([later, ...rest]);
  // What arrives after the page was read stays unread.
  const { data } = await person.ok('PUT /api/v1/shell/notifications/read', { body: { throughId: first } });
  expect([data.unread, data.new]).toEqual([1, 1]);
  await person.ok('PUT /api/v1/shell/notifications/:notificationId/read', {
    params,
    body: { isRead: false },
  });
  expect((await person.ok(summary)).data).toMatchObject({ unread: 2, new: 1 });
});

test('what comes later is new, however far somebody says to have looked', async () => {
  const person = await scene.client.as('vendor', 'demo');
  const to = { memberIds: [await memberOf(scene, 'vendor')] };
  const fresh = async () => (await person.ok(summary)).data.new;
  await tell(scene, { to });
  const throughId = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
  await person.ok('PUT /api/v1/shell/notifications/seen', { body: { throughId } });
  expect(await fresh()).toBe(0);
  await tell(scene, { to });
  expect(await fresh()).toBe(1);
});

test('nobody marks what another was told', async () => {
  await tell(scene, { to: { memberIds: [await memberOf(scene, 'board')] } });
  const [mine] = (await (await scene.client.as('board', 'demo')).ok(list)).data;
  const params = { notificationId: mine?.id ?? '' };
  const answer = await (
    await owner()
  ).call('PUT /api/v1/shell/notifications/:notificationId/read', { params, body: { isRead: true } });
  expect(answer.status).toBe(404);
});

test('the list goes on page by page, each once', async () => {
  const person = await scene.client.as('vendor', 'demo');
  const all = (await person.ok(list)).data.map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, page } = await person.ok(list, { query: { limit: 2, ...(cursor && { cursor }) } });
    seen.push(...data.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all);
});

test('after half a year it is forgotten', async () => {
  await tell(scene, { what: 'old' });
  const kept = async () =>
    scene.platform.inTenant(scene.tenants.demo, (tx) =>
      tx.selectFrom('notificationReceipt').select('memberId').execute(),
    );
  scene.setClock(new Date(Date.now() + 179 * 86_400_000));
  await housekeepingJob.run({}, scene.platform);
  expect((await kept()).length).toBeGreaterThan(4);
  scene.setClock(new Date(Date.now() + 181 * 86_400_000));
  await housekeepingJob.run({}, scene.platform);
  scene.setClock(new Date());
  expect(await kept()).toEqual([]);
});
