import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { makePerson, type Person } from '../../../testing/access/people';
import { until } from '../../../testing/until';
import { hashToken } from '../sessions/token';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const scene = withApp({ log: { level: 'info', destination } });
const begin = 'POST /api/v1/members/:memberId/view-as';
const stop = 'POST /api/v1/member-auth/view-as/end';
const areas = 'GET /api/v1/common-areas';

afterEach(() => scene.setClock(new Date()));

const holding = (token: string) => scene.client.holding(token, 'demo');
const viewerWith = (permissions: readonly string[]) =>
  makePerson(scene.platform, scene.tenants.demo, permissions);
const administrator = () => viewerWith(scene.platform.permissions.names);
const resident = () => viewerWith(['Members List View', 'My Requests List View']);

async function viewing(viewer: Person, member: Person) {
  const { data } = await holding(viewer.token).ok(begin, { params: { memberId: member.memberId } });
  return holding(data.user.token);
}

const inDemo = async (statement: ReturnType<typeof sql>) => {
  await scene.platform.inTenant(scene.tenants.demo, (tx) => statement.execute(tx));
  scene.platform.sessions.forget(scene.tenants.demo);
};

/** What the history of a member says of views, the first one first. */
async function viewsOf({ memberId }: Person) {
  return scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select(['action', 'actorMemberId', 'changes'])
      .where('subjectId', '=', memberId)
      .where('action', 'like', 'member.view-as%')
      .orderBy('id')
      .execute(),
  );
}
const ended = (how: string) => ({
  action: 'member.view-as-end',
  changes: { viewAsEnd: { before: null, after: how } },
});

test('an administrator sees what the member sees, and both histories say who, whom and when', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const view = await viewing(viewer, member);
  const { data } = await view.ok('POST /api/v1/dashboard/data', { body: { isPermissionsRequested: true } });
  expect(data.permissions).toEqual(['Members List View', 'My Requests List View']);
  expect((await view.call('GET /api/v1/roles')).status).toBe(403);
  expect(await viewsOf(member)).toMatchObject([{ action: 'member.view-as', actorMemberId: viewer.memberId }]);
  await holding(viewer.token).ok(stop);
  expect((await view.call(areas)).status).toBe(401);
  // Nothing is under way any more.
  await holding(viewer.token).ok(stop);
  expect(await viewsOf(member)).toMatchObject([
    { action: 'member.view-as', changes: { viewAsUntil: { before: null } } },
    { ...ended('stopped'), actorMemberId: viewer.memberId },
  ]);
});

test('calls of a view are in the log with who looks on and as whom', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  lines.length = 0;
  await (await viewing(viewer, member)).ok(areas);
  await holding(viewer.token).ok(areas);
  const calls = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/api/v1/common-areas');
  expect(calls).toHaveLength(2);
  expect(calls[0]).toMatchObject({ actor: viewer.memberId, viewedAs: member.memberId });
  expect(calls[1]).not.toHaveProperty('actor');
});

test('the member is told, and finds it in the file of their own data', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const view = await viewing(viewer, member);
  const { data } = await holding(member.token).ok('GET /api/v1/shell/notifications');
  expect(data).toMatchObject([{ kind: 'people.viewed-as', isUrgent: true }]);
  expect(await view.call('GET /api/v1/shell/notifications')).toMatchObject({
    status: 403,
    body: { code: 'not-shown' },
  });
  const file = await holding(member.token).call('GET /api/v1/member-auth/own-data/export');
  expect(file.status).toBe(200);
  expect(file.text).toContain('data/viewed_as.json');
});

test('nobody looks on as who may do more, or without the permissions by which others see what is a member’s own', async () => {
  const member = await resident();
  const { names } = scene.platform.permissions;
  const lesser = await viewerWith(names.filter((name) => name !== 'My Requests List View'));
  const blind = await viewerWith(names.filter((name) => name !== 'Reservations List View'));
  const input = { params: { memberId: member.memberId } };
  const beyond = await holding(lesser.token).call(begin, input);
  expect(beyond).toMatchObject({ status: 409, body: { code: 'beyond-own-rights' } });
  expect(beyond.text).toContain('You lack: My Requests List View.');
  const unseeing = await holding(blind.token).call(begin, input);
  expect(unseeing).toMatchObject({ status: 409, body: { code: 'beyond-own-rights' } });
  expect(unseeing.text).toContain('you also need: Reservations List View.');
  expect(await viewsOf(member)).toEqual([]);
});

test('nobody looks on as themselves, as an administrator without being one, as who is not active, or as who is elsewhere', async () => {
  const { platform, tenants } = scene;
  const [viewer, suspended] = [await administrator(), await resident()];
  const stranger = await makePerson(platform, tenants.lakeside, []);
  const admin = await scene.client.as('admin', 'demo');
  const { data } = await admin.ok('GET /api/v1/members', { query: { search: 'Maya Okafor' } });
  await inDemo(sql`update member set status = 'suspended' where id = ${suspended.memberId}`);
  const answer = async (memberId: string) => {
    const { status, body } = await holding(viewer.token).callAny(begin, { params: { memberId } });
    return [status, (body as { code: string }).code];
  };
  expect(await answer(viewer.memberId)).toEqual([409, 'own-view']);
  expect(await answer(data[0]?.id ?? '')).toEqual([409, 'administrator']);
  expect(await answer(suspended.memberId)).toEqual([409, 'not-active']);
  expect(await answer(stranger.memberId)).toEqual([404, 'not-found']);
});

test('who proved nothing of late is asked to, and one view ends as the next begins', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const first = await viewing(viewer, member);
  const second = await viewing(viewer, member);
  expect((await first.call(areas)).status).toBe(401);
  await second.ok(areas);
  await inDemo(sql`update session set proved_at = now() - interval '1 hour' where id = ${viewer.sessionId}`);
  const refused = await holding(viewer.token).call(begin, { params: { memberId: member.memberId } });
  expect(refused).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
});

test('it ends after half an hour, and the job writes that down', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const view = await viewing(viewer, member);
  const began = Date.now();
  scene.setClock(new Date(began + 29 * 60_000));
  await view.ok(areas);
  scene.setClock(new Date(began + 31 * 60_000));
  const { tenantId, id } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('viewAs')
      .select(['tenantId', 'id'])
      .where('viewerId', '=', viewer.memberId)
      .executeTakeFirstOrThrow(),
  );
  await scene.runJob('platform.view-as-end', { tenantId, id });
  expect((await view.call(areas)).status).toBe(401);
  await scene.runJob('platform.view-as-end', { tenantId, id });
  expect(await viewsOf(member)).toMatchObject([{ action: 'member.view-as' }, ended('time')]);
});

test.each<[string, (people: { viewer: Person; member: Person }) => ReturnType<typeof sql>]>([
  [
    'the permission is taken away',
    ({ viewer }) =>
      sql`delete from role_permission where role_id = ${viewer.roleId} and permission = 'Member View As'`,
  ],
  [
    'the member is given more than the viewer has',
    ({ member }) =>
      sql`insert into role_permission (tenant_id, role_id, permission) select tenant_id, id, 'Of tomorrow' from role where id = ${member.roleId}`,
  ],
  [
    'the member is suspended',
    ({ member }) => sql`update member set status = 'suspended' where id = ${member.memberId}`,
  ],
  [
    'the viewer is suspended',
    ({ viewer }) => sql`update member set status = 'suspended' where id = ${viewer.memberId}`,
  ],
  [
    'the member’s role ends',
    ({ member }) =>
      sql`update member_role set ends_on = current_date - 2 where member_id = ${member.memberId}`,
  ],
  [
    'the viewer’s session is not used for 30 days',
    ({ viewer }) =>
      sql`update session set last_seen_at = now() - interval '30 days 1 second' where id = ${viewer.sessionId}`,
  ],
])('it ends as %s, and who comes after writes that down', async (_, change) => {
  const [viewer, member] = [await administrator(), await resident()];
  const view = await viewing(viewer, member);
  await view.ok(areas);
  await inDemo(change({ viewer, member }));
  expect((await view.call(areas)).status).toBe(401);
  await until(async () => (await viewsOf(member)).length === 2);
  expect(await viewsOf(member)).toMatchObject([{ action: 'member.view-as' }, ended('access')]);
});

test('signing out ends it, in the history too', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const view = await viewing(viewer, member);
  await holding(viewer.token).ok('POST /api/v1/member-auth/logout');
  expect((await view.call(areas)).status).toBe(401);
  expect(await viewsOf(member)).toMatchObject([{ action: 'member.view-as' }, ended('session')]);
});

test('its token is kept as a hash, is no session, and is nobody in another community', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const view = await viewing(viewer, member);
  const { tokenHash } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('viewAs')
      .select('tokenHash')
      .where('viewerId', '=', viewer.memberId)
      .executeTakeFirstOrThrow(),
  );
  expect(tokenHash).toEqual(hashToken(view.token ?? ''));
  expect((await scene.client.holding(view.token ?? '', 'lakeside').call(areas)).status).toBe(401);
  const sessions = await holding(member.token).ok('GET /api/v1/member-auth/sessions');
  expect(sessions.data).toHaveLength(1);
});

test('a browser’s cookie follows the view, and a sign-in is by nobody in particular', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const answer = await holding(viewer.token).call(begin, { params: { memberId: member.memberId } });
  const [cookie = ''] = [answer.headers['set-cookie']].flat().map(String);
  expect(cookie).toMatch(/^courtyard_view_as=as-[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax/);
  const headers = {
    host: 'demo.localhost:8080',
    cookie: `courtyard_session=${viewer.token}; ${cookie.split(';')[0]}`,
  };
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    scene.app.inject({ method, url, headers, ...(payload && { payload }) });
  const profile = await send('GET', '/api/v1/member-auth/sessions');
  expect([profile.statusCode, profile.json().code]).toEqual([403, 'not-shown']);
  const body = { email: 'owner@demo.example', password: 'courtyard-demo' };
  const signedIn = await send('POST', '/api/v1/member-auth/login', body);
  expect(signedIn.statusCode).toBe(200);
  expect([signedIn.headers['set-cookie']].flat().join('\n')).toMatch(/courtyard_view_as=; Max-Age=0/);
  // The browser's session before ended with it.
  expect(await viewsOf(member)).toMatchObject([{ action: 'member.view-as' }, ended('session')]);
});

test('of two views that begin at once in a session one is left, and a page of the other hears of its end', async () => {
  const [viewer, ...members] = [await administrator(), await resident(), await resident()];
  const told = jest.spyOn(scene.platform.events, 'publish');
  const answers = await Promise.all(
    members.map(({ memberId }) => holding(viewer.token).call(begin, { params: { memberId } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const reads = answers.map(({ body }) => holding(body.data.user.token).call(areas));
  expect((await Promise.all(reads)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 401,
  ]);
  expect(told).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ topic: 'signed-out', sessionId: viewer.sessionId }),
  );
  told.mockRestore();
});

test('its stream of events ends with the viewer’s session', async () => {
  const [viewer, member] = [await administrator(), await resident()];
  const view = await viewing(viewer, member);
  await scene.startJobs();
  await scene.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = scene.app.server.address() as AddressInfo;
  const headers = {
    host: 'demo.localhost:8080',
    cookie: `courtyard_session=${viewer.token}; courtyard_view_as=${view.token}`,
  };
  let text = '';
  let isOver = false;
  get({ host: '127.0.0.1', port, path: '/api/v1/shell/events', headers }, (response) => {
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    response.on('close', () => (isOver = true));
  });
  const tenantId = scene.tenants.demo;
  await until(() => text.includes('retry'));
  const publish = (memberId: string) =>
    scene.platform.inTenant(tenantId, (tx) =>
      scene.platform.events.publish(tx, { tenantId, topic: 'notification', memberId }),
    );
  await publish(viewer.memberId);
  await publish(member.memberId);
  await until(() => text.includes('notification'));
  expect(text.match(/event: notification/g)).toHaveLength(1);
  await holding(viewer.token).ok('DELETE /api/v1/member-auth/sessions');
  await until(() => isOver);
  expect(text).toContain('event: signed-out');
});
