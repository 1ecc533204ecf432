import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import { testPerson } from '../../../testing/test-client';
import { withApp } from '../../../testing';
import { type BuiltPlatform, createPlatform } from '../../core/create-platform';

const scene = withApp();
let other: BuiltPlatform;
let otherApp: FastifyInstance;

beforeAll(async () => {
  const { env, log, databaseUrl } = scene.platform;
  other = await createPlatform({ env, log, databaseUrl, sections: [] });
  otherApp = await buildApp({ platform: other.platform });
  await other.start([]);
}, 30_000);
afterAll(async () => {
  other.drain();
  await otherApp.close();
  await other.stop();
});

test('a session that ends on one process ends on the others, long before what they remember is stale', async () => {
  const here = await scene.client.as('board', 'demo');
  const there = testPerson(() => otherApp, 'demo', here.token);
  expect((await there.call('GET /api/v1/shell/preferences')).status).toBe(200);
  expect((await here.call('DELETE /api/v1/member-auth/sessions')).status).toBe(204);
  const ended = Date.now();
  while ((await there.call('GET /api/v1/shell/preferences')).status !== 401) {
    if (Date.now() - ended > 5000) throw new Error('still signed in on the other process');
  }
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
