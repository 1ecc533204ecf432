import { Secret, TOTP } from 'otpauth';
import { withApp } from '../../../../testing';
import { Authenticator } from '../../../../testing/authenticator';
import { until, untilSomebodyWaits } from '../../../../testing/until';

const scene = withApp();
const { client } = scene;
const password = 'courtyard-demo';
const read = 'GET /api/v1/roles/:roleId/factors';
const demand = 'PUT /api/v1/roles/:roleId/factors';
const factors = '/api/v1/member-auth/factors';
const tasks = 'GET /api/v1/me/tasks';
const dayMs = 86_400_000;

let now = Date.now();
const pass = (ms: number) => scene.setClock(new Date((now += ms)));

async function signedIn(name: string) {
  const { data } = await client
    .anonymous('demo')
    .ok('POST /api/v1/member-auth/login', { body: { email: `${name}@demo.example`, password } });
  return client.holding(data.token, 'demo');
}

type Person = Awaited<ReturnType<typeof signedIn>>;

async function addApp(person: Person) {
  const { data } = await person.ok(`POST ${factors}/totp`);
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate({ timestamp: now });
  await person.ok(`POST ${factors}/totp/confirm`, { body: { code } });
}

async function roleNamed(person: Person, name: string) {
  const { data } = await person.ok('GET /api/v1/roles', { query: { search: name, limit: 200 } });
  const found = data.find((role) => role.name === name);
  if (!found) throw new Error(`no role ${name}`);
  return { roleId: found.id };
}

test('who holds the role is told, has the days that were given, and then reaches only what sets it up', async () => {
  pass(0);
  const admin = await signedIn('admin');
  const treasurer = await signedIn('treasurer');
  const params = await roleNamed(admin, 'Treasurer');
  expect((await admin.ok(read, { params })).data).toMatchObject({
    graceDays: null,
    holders: 1,
    without: 1,
    people: [{ name: expect.any(String) }],
    hasOwn: false,
  });

  // Nobody demands what they do not have: the last who could take it back would be held up as well.
  const refused = await admin.call(demand, { params, body: { graceDays: 7 } });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'no-own-factor' }]);
  await addApp(admin);
  expect((await admin.ok(demand, { params, body: { graceDays: 7 } })).data).toMatchObject({
    graceDays: 7,
    without: 1,
  });
  expect((await admin.ok('GET /api/v1/roles/:roleId', { params })).data.factorGraceDays).toBe(7);
  const history = await admin.ok('GET /api/v1/roles/:roleId/history', { params, query: {} });
  expect(history.data[0]).toMatchObject({
    action: 'role.factors',
    changes: { factorGraceDays: { before: null, after: 7 } },
  });

  const waiting = (await treasurer.ok(tasks)).data.tasks.find(({ kind }) => kind === 'second-factor');
  expect(waiting).toMatchObject({
    title: 'Set up two-factor authentication',
    link: '/myprofile/second-factor',
  });
  const { data: told } = await treasurer.ok('GET /api/v1/shell/notifications');
  expect(told[0]?.title).toBe('Set up two-factor authentication');
  expect((await treasurer.ok(`GET ${factors}`)).data.demand).toMatchObject({
    roles: ['Treasurer'],
    by: 'Maya Okafor',
    dueOn: waiting?.dueOn,
    isOwed: false,
  });

  pass(9 * dayMs);
  scene.platform.sessions.forget(scene.tenants.demo);
  const late = await treasurer.call(tasks);
  expect([late.status, late.body]).toMatchObject([403, { code: 'factor-needed', ways: ['setup'] }]);
  expect((await treasurer.call('GET /api/v1/members')).body).toMatchObject({ code: 'factor-needed' });
  expect(
    (await treasurer.ok('POST /api/v1/dashboard/data', { body: { isPermissionsRequested: true } })).data,
  ).toEqual({ permissions: [] });
  expect((await treasurer.ok(`GET ${factors}`)).data.demand).toMatchObject({ isOwed: true });
  await treasurer.ok('POST /api/v1/member-auth/proof', { body: { way: 'password', password } });
  await addApp(treasurer);
  expect((await treasurer.call('GET /api/v1/members')).status).toBe(200);
  expect((await treasurer.ok(tasks)).data.tasks.filter(({ kind }) => kind === 'second-factor')).toEqual([]);

  const last = await treasurer.call(`DELETE ${factors}/totp`);
  expect([last.status, last.body]).toMatchObject([409, { code: 'factor-demanded' }]);
  expect((await treasurer.ok(`GET ${factors}`)).data).toMatchObject({ recoveryCodesLeft: 10 });
  await admin.ok('POST /api/v1/member-auth/proof', {
    body: { way: 'code', code: await someCode('admin@demo.example') },
  });
  await admin.ok(demand, { params, body: { graceDays: null } });
  await treasurer.ok(`DELETE ${factors}/totp`);
});

/** A recovery code of somebody, made anew as they would themselves. */
async function someCode(email: string): Promise<string> {
  const { renewCodes } = await import('../../../../platform/auth/factors/recovery-codes');
  const { id } = await scene.platform.db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const [code = ''] = await scene.platform.db
    .transaction()
    .execute((tx) => renewCodes(tx, scene.platform, id));
  return code;
}

test('without days to wait it reaches who is signed in at once; others than administrators do not decide it for them', async () => {
  const admin = await signedInBy('admin@demo.example');
  const board = await signedIn('board');
  expect((await board.call('GET /api/v1/members')).status).toBe(200);
  const params = await roleNamed(admin, 'Board Member');
  await admin.ok(demand, { params, body: { graceDays: 0 } });
  await until(async () => (await board.call('GET /api/v1/members')).status === 403);
  // Signed in anew, with the password alone, it is the same.
  const again = await signedIn('board');
  expect((await again.call('GET /api/v1/members')).body).toMatchObject({ code: 'factor-needed' });
  await again.ok('POST /api/v1/member-auth/logout');
  expect((await (await signedIn('board')).call(demand, { params, body: { graceDays: null } })).status).toBe(
    403,
  );
  await admin.ok(demand, { params, body: { graceDays: null } });
  expect((await board.call('GET /api/v1/members')).status).toBe(200);
});

/** Signs in somebody who has a second factor. */
async function signedInBy(email: string): Promise<Person> {
  const { body } = await client
    .anonymous('demo')
    .call('POST /api/v1/member-auth/login', { body: { email, password } });
  const { challenge } = body as unknown as { challenge: string };
  const { data } = await client.anonymous('demo').ok('POST /api/v1/member-auth/login/second-step', {
    body: { challenge, code: await someCode(email) },
  });
  return client.holding(data.token, 'demo');
}

test('of two factors that are removed at once, one is left where one is demanded', async () => {
  const admin = await signedInBy('admin@demo.example');
  const treasurer = await signedIn('treasurer');
  await addApp(treasurer);
  const { data: wanted } = await treasurer.ok(`POST ${factors}/passkeys/begin`);
  const made = new Authenticator('http://demo.localhost:8080').make(wanted);
  const { data: added } = await treasurer.ok(`POST ${factors}/passkeys`, {
    body: { name: 'Key', passkey: made },
  });
  const params = await roleNamed(admin, 'Treasurer');
  await admin.ok(demand, { params, body: { graceDays: 7 } });
  const removed = await Promise.all([
    treasurer.call(`DELETE ${factors}/totp`),
    treasurer.call(`DELETE ${factors}/passkeys/:passkeyId`, { params: { passkeyId: added.passkey.id } }),
  ]);
  expect(removed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
});

/** Holds up who changes or asks for the factors of an account, until told; then those who wait go on in their order. */
async function holdFactors(email: string) {
  const connection = await scene.platform.pool.connect();
  await connection.query('begin');
  await connection.query('select from identity where email = $1 for no key update', [email]);
  return async () => {
    await connection.query('commit');
    connection.release();
  };
}

test.each(['demand', 'removal'] as const)(
  'of a demand by who removes their own last factor at that moment, what came first happens: the %s',
  async (first) => {
    const admin = await signedInBy('admin@demo.example');
    const params = await roleNamed(admin, 'Project Admin');
    const calls = {
      demand: () => admin.call(demand, { params, body: { graceDays: 7 } }),
      removal: () => admin.call(`DELETE ${factors}/totp`),
    };
    const release = await holdFactors('admin@demo.example');
    const earlier = calls[first]();
    await untilSomebodyWaits(scene.platform.pool);
    const later = calls[first === 'demand' ? 'removal' : 'demand']();
    await untilSomebodyWaits(scene.platform.pool, 2);
    await release();
    expect((await earlier).status).toBe(first === 'demand' ? 200 : 204);
    expect(await later).toMatchObject({
      status: 409,
      body: { code: first === 'demand' ? 'factor-demanded' : 'no-own-factor' },
    });
    if (first === 'demand') await admin.ok(demand, { params, body: { graceDays: null } });
  },
);
