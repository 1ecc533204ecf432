import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { until } from '../../../testing/until';
import { addMember } from '../../tenancy/members.service';
import { newToken } from './token';

const scene = withApp();
const { client } = scene;
const sessions = 'GET /api/v1/member-auth/sessions';
const credentials = { email: 'board@demo.example', password: 'courtyard-demo' };

async function signInOn(device: string) {
  const { data } = await client.anonymous('demo').ok('POST /api/v1/member-auth/login', {
    body: credentials,
    headers: { 'user-agent': device },
  });
  return client.holding(data.token, 'demo');
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

test('a person sees where they are signed in and ends one of it, at once', async () => {
  const here = await signInOn(firefox);
  const there = await signInOn(safari);
  const { data } = await here.ok(sessions);
  expect(data.map(({ device, current }) => ({ device, current }))).toEqual(
    expect.arrayContaining([
      { device: 'Firefox on Linux', current: true },
      { device: 'Safari on iPhone', current: false },
    ]),
  );
  const other = data.find((session) => session.device === 'Safari on iPhone');
  if (!other) throw new Error('no second session');
  expect((await there.call(sessions)).status).toBe(200);
  await here.ok('DELETE /api/v1/member-auth/sessions/:sessionId', { params: { sessionId: other.id } });
  expect((await there.call(sessions)).status).toBe(401);
  expect((await here.call(sessions)).status).toBe(200);
});

test('all others end at once, and this one goes on', async () => {
  const here = await signInOn(firefox);
  const there = await signInOn(safari);
  await here.ok('DELETE /api/v1/member-auth/sessions/others');
  expect((await there.call(sessions)).status).toBe(401);
  const { data } = await here.ok(sessions);
  expect(data).toMatchObject([{ current: true, address: '127.0.0.…' }]);
});

test("nobody ends another person's session", async () => {
  const board = await signInOn(firefox);
  const { data } = await board.ok(sessions);
  const sessionId = data[0]?.id ?? '';
  const owner = await client.as('owner', 'demo');
  const answer = await owner.call('DELETE /api/v1/member-auth/sessions/:sessionId', {
    params: { sessionId },
  });
  expect(answer.status).toBe(404);
  expect((await board.call(sessions)).status).toBe(200);
});

const endings = (community: 'demo' | 'lakeside' = 'demo') =>
  scene.platform.inTenant(scene.tenants[community], (tx) =>
    tx
      .selectFrom('auditLog')
      .select(['actorName', 'address', 'changes'])
      .where('action', '=', 'session.end')
      .orderBy('id')
      .execute(),
  );

test('signing out ends this session and clears the cookie', async () => {
  const board = await signInOn(firefox);
  const other = await signInOn(safari);
  const answer = await board.call('POST /api/v1/member-auth/logout');
  expect(answer.status).toBe(204);
  expect(answer.headers['set-cookie']).toMatch(/^courtyard_session=; Max-Age=0;/);
  expect((await board.call(sessions)).status).toBe(401);
  expect((await other.call(sessions)).status).toBe(200);
  expect((await endings()).at(-1)).toEqual({
    actorName: 'Daniel Reyes',
    address: '127.0.0.1',
    changes: { device: { before: 'Firefox on Linux', after: null } },
  });
});

test('a session that was left offline is ended later, by what opens nothing, and nobody else is signed out', async () => {
  const left = await signInOn(firefox);
  const next = await signInOn(safari);
  const proof = createHash('sha256')
    .update(left.token ?? '')
    .digest('base64url');
  expect((await client.holding(proof, 'demo').call(sessions)).status).toBe(401);
  const late = (cookie: string) =>
    client
      .anonymous('demo')
      .call('POST /api/v1/member-auth/logout/late', { body: { proof }, headers: { cookie } });
  const answer = await late(`courtyard_session=${next.token}`);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined]);
  expect((await left.call(sessions)).status).toBe(401);
  expect((await next.call(sessions)).status).toBe(200);
  expect((await endings()).at(-1)).toMatchObject({ actorName: 'Daniel Reyes' });
  // Told twice, it is as good; the cookie of the session itself goes.
  const again = await late(`courtyard_session=${left.token}`);
  expect(again.status).toBe(204);
  expect(again.headers['set-cookie']).toMatch(/^courtyard_session=; Max-Age=0;/);
});

test('signing out everywhere ends every session, here too', async () => {
  const devices = await Promise.all([signInOn(firefox), signInOn(safari)]);
  const [first] = devices;
  const open = (await first?.ok(sessions))?.data.length;
  const before = (await endings()).length;
  expect((await first?.call('DELETE /api/v1/member-auth/sessions'))?.status).toBe(204);
  for (const device of devices) expect((await device.call(sessions)).status).toBe(401);
  expect((await endings()).length - before).toBe(open);
});

test('of a member of two communities, each history has what concerns it and no more', async () => {
  const { platform, tenants } = scene;
  const { id: identityId } = await platform.db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', credentials.email)
    .executeTakeFirstOrThrow();
  await platform.inTenant(tenants.lakeside, (tx) =>
    addMember(tx, { tenantId: tenants.lakeside, identityId, displayName: 'Dan of the lake', roleIds: [] }),
  );
  const signInAt = async (community: 'demo' | 'lakeside') => {
    const { data } = await client
      .anonymous(community)
      .ok('POST /api/v1/member-auth/login', { body: credentials });
    return client.holding(data.token, community);
  };
  const atLake = await signInAt('lakeside');
  const before = (await endings()).length;
  await (await signInAt('demo')).ok('POST /api/v1/member-auth/logout');
  expect((await endings()).slice(before)).toMatchObject([{ actorName: 'Daniel Reyes' }]);
  expect(await endings('lakeside')).toEqual([]);
  expect((await atLake.call(sessions)).status).toBe(200);

  const atDemo = await signInAt('demo');
  await atDemo.ok('DELETE /api/v1/member-auth/sessions');
  expect((await atDemo.call(sessions)).status).toBe(401);
  expect((await atLake.call(sessions)).status).toBe(401);
  expect((await endings()).slice(before + 1)).toMatchObject([{ actorName: 'Daniel Reyes' }]);
  expect(await endings('lakeside')).toMatchObject([{ actorName: 'Dan of the lake' }]);
});

test('a session ends 30 days after its last use', async () => {
  const board = await signInOn(firefox);
  const day = 24 * 60 * 60_000;
  const start = Date.now();
  const after = (days: number) => {
    scene.setClock(new Date(start + days * day));
    scene.platform.sessions.forget(scene.tenants.demo);
  };
  /** Its use is noted beside the answer. */
  const use = async () => {
    const now = scene.platform.clock().toISOString();
    expect((await board.call(sessions)).status).toBe(200);
    await until(async () => {
      const { rows } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
        sql`select from session where last_seen_at = ${now}`.execute(tx),
      );
      return rows.length === 1;
    });
  };
  after(29);
  await use();
  after(58);
  await use();
  after(91);
  expect((await board.call(sessions)).status).toBe(401);
  scene.setClock(new Date());
});

test('tokens are 256 bits that have nothing in common', () => {
  const tokens = Array.from({ length: 200 }, newToken);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  // Of 200 texts of random bytes no two begin alike, and each sign is in each place at some time.
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(tokens.length);
  for (let place = 0; place < 32; place += 1) {
    const bytes = new Set(tokens.map((token) => Buffer.from(token, 'base64url')[place]));
    expect(bytes.size).toBeGreaterThan(90);
  }
});

test('a token is kept as its hash only', async () => {
  const board = await signInOn(firefox);
  const rows = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('session').selectAll().execute(),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map((row) => row.tokenHash.toString('base64url')))).not.toContain(board.token);
});

test('a person lists the communities that they are a member of', async () => {
  const admin = await client.as('admin', 'demo');
  const { data } = await admin.ok('GET /api/v1/member-auth/communities');
  expect(data.map((community) => community.slug)).toEqual(['demo']);
});
