import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import { makePerson } from '../../../testing/access/people';
import { testPerson } from '../../../testing/calls/test-client';
import { withApp } from '../../../testing';
import { until } from '../../../testing/until';
import { type BuiltPlatform, createPlatform } from '../../core/create-platform';

const scene = withApp();
let other: BuiltPlatform;
let otherApp: FastifyInstance;

beforeAll(async () => {
  const { env, log, databaseUrl, sections } = scene.platform;
  other = await createPlatform({ env, log, databaseUrl, sections });
  otherApp = await buildApp({ platform: other.platform });
  await other.start([]);
}, 30_000);
afterAll(async () => {
  other.drain();
  await otherApp.close();
  await other.stop();
});

/** Longer than telling takes, and shorter than the ten seconds for which a process remembers a session: it was told. */
const toldWithinMs = 5000;

/** Waits until a call is answered so. A pause lets the telling through: what is remembered is answered without one. */
async function answersSoon(call: () => Promise<{ status: number }>, status: number): Promise<void> {
  const begin = Date.now();
  await until(async () => (await call()).status === status);
  expect(Date.now() - begin).toBeLessThan(toldWithinMs);
}

const ofAnyMember = 'GET /api/v1/shell/preferences';
const ofOnePermission = 'GET /api/v1/shell/community/currency';

/** A member with one permission, as both processes know them. */
async function known() {
  const { memberId, token } = await makePerson(scene.platform, scene.tenants.demo, ['Community Update']);
  const there = testPerson(() => otherApp, 'demo', token);
  expect((await there.call(ofOnePermission)).status).toBe(200);
  return { memberId, there };
}

const admin = () => scene.client.as('admin', 'demo');
const versionOf = async (memberId: string) =>
  (await (await admin()).ok('GET /api/v1/members/:memberId', { params: { memberId } })).data.version;

test('a session that ends on one process ends on the others, long before what they remember is stale', async () => {
  const here = await scene.client.as('board', 'demo');
  const there = testPerson(() => otherApp, 'demo', here.token);
  expect((await there.call(ofAnyMember)).status).toBe(200);
  expect((await here.call('DELETE /api/v1/member-auth/sessions')).status).toBe(204);
  await answersSoon(() => there.call(ofAnyMember), 401);
});

test('who is suspended on one process is nobody on the others', async () => {
  const { memberId, there } = await known();
  const version = await versionOf(memberId);
  await (
    await admin()
  ).ok('POST /api/v1/members/:memberId/suspend', { params: { memberId }, body: { version } });
  await answersSoon(() => there.call(ofAnyMember), 401);
});

test('roles that are taken and given on one process count on the others', async () => {
  const { memberId, there } = await known();
  const give = async (roleIds: string[]) => {
    const body = { roleIds, version: await versionOf(memberId) };
    await (await admin()).ok('PUT /api/v1/members/:memberId/roles', { params: { memberId }, body });
  };
  const { roles } = (await (await admin()).ok('GET /api/v1/members/:memberId', { params: { memberId } }))
    .data;
  await give([]);
  await answersSoon(() => there.call(ofOnePermission), 403);
  expect((await there.call(ofAnyMember)).status).toBe(200);
  await give(roles.map(({ id }) => id));
  await answersSoon(() => there.call(ofOnePermission), 200);
});

test('a new password on one process ends what the old one had opened on the others', async () => {
  const body = { email: 'treasurer@demo.example', password: 'courtyard-demo' };
  const login = async (app: () => FastifyInstance) => {
    const { data } = await testPerson(app, 'demo', null).ok('POST /api/v1/member-auth/login', { body });
    return data.token;
  };
  const here = testPerson(() => scene.app, 'demo', await login(() => scene.app));
  const there = testPerson(() => otherApp, 'demo', await login(() => otherApp));
  expect((await there.call(ofAnyMember)).status).toBe(200);
  const passwords = { currentPassword: body.password, password: 'heron walks past the slow mill' };
  const { data } = await here.ok('POST /api/v1/member-auth/password', { body: passwords });
  await answersSoon(() => there.call(ofAnyMember), 401);
  const goesOn = testPerson(() => otherApp, 'demo', data.token);
  expect((await goesOn.call(ofAnyMember)).status).toBe(200);
});

test('a change sent to two processes at once with one key is done once', async () => {
  const here = await scene.client.as('owner', 'demo');
  const there = testPerson(() => otherApp, 'demo', here.token);
  const input = { body: { language: 'es' as const }, idempotencyKey: 'one key for both' };
  const answers = await Promise.all(
    [here, there, here, there].map((person) => person.call('PATCH /api/v1/shell/preferences', input)),
  );
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter((answer) => answer.headers['idempotency-replayed'] !== 'true')).toHaveLength(1);
});
