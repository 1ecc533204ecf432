import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import { type BuiltPlatform, createPlatform } from '../../../platform/core/create-platform';
import type { PublishedEvent } from '../../../platform/core/services';
import { withApp } from '../../../testing';
import { testPerson } from '../../../testing/calls/test-client';
import { until } from '../../../testing/until';

const app = withApp();
let other: BuiltPlatform;
let otherApp: FastifyInstance;
const heard: PublishedEvent[] = [];

beforeAll(async () => {
  const { env, log, databaseUrl, sections } = app.platform;
  other = await createPlatform({ env, log, databaseUrl, sections });
  otherApp = await buildApp({ platform: other.platform });
  await other.start([]);
  other.platform.events.subscribe({ event: (event) => void heard.push(event) });
}, 30_000);
afterAll(async () => {
  other.drain();
  await otherApp.close();
  await other.stop();
});

/** Waits at most the two seconds in which a change has to be felt. */
async function within2Seconds(isSo: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  await until(isSo);
  expect(Date.now() - began).toBeLessThan(2000);
}

test('a change of a role is felt on every process at once, and told to those who hold it alone', async () => {
  const admin = await app.client.as('admin', 'demo');
  const here = await app.client.as('owner', 'demo');
  const there = testPerson(() => otherApp, 'demo', here.token);
  const status = async (person: typeof here) => (await person.call('GET /api/v1/roles')).status;
  expect([await status(here), await status(there)]).toEqual([403, 403]);

  const { data } = await admin.ok('GET /api/v1/roles', { query: { search: 'Member' } });
  const found = data.find(({ name }) => name === 'Member');
  const params = { roleId: found?.id ?? '' };
  const { data: role } = await admin.ok('GET /api/v1/roles/:roleId', { params });
  const change = { name: role.name, purpose: role.purpose };
  const more = [...role.permissions, 'Roles List View'];
  await admin.ok('PUT /api/v1/roles/:roleId', { params, body: { ...change, version: 1, permissions: more } });
  // Here it is so with the answer, there as soon as it is told.
  expect(await status(here)).toBe(200);
  await within2Seconds(async () => (await status(there)) === 200);
  const held = await admin.ok('GET /api/v1/members', { query: { roleId: [params.roleId], limit: 200 } });
  const told = heard.find(({ topic }) => topic === 'permissions');
  expect(told?.memberIds?.toSorted()).toEqual(held.data.map(({ id }) => id).toSorted());

  await admin.ok('PUT /api/v1/roles/:roleId', {
    params,
    body: { ...change, version: 2, permissions: role.permissions },
  });
  expect(await status(here)).toBe(403);
  await within2Seconds(async () => (await status(there)) === 403);
});

test('a role given and taken is felt as fast', async () => {
  const admin = await app.client.as('admin', 'demo');
  const here = await app.client.as('vendor', 'demo');
  const there = testPerson(() => otherApp, 'demo', here.token);
  const status = async () => (await there.call('GET /api/v1/roles')).status;
  expect(await status()).toBe(403);
  const { data: roles } = await admin.ok('GET /api/v1/roles', { query: { search: 'Auditor' } });
  const { data } = await admin.ok('GET /api/v1/members', { query: { search: 'Tom Whitaker' } });
  const [tom] = data;
  const params = { memberId: tom?.id ?? '' };
  const held = tom?.roles.map(({ id }) => id) ?? [];
  const roleIds = [...held, roles[0]?.id ?? ''];
  const given = await admin.ok('PUT /api/v1/members/:memberId/roles', {
    params,
    body: { version: tom?.version ?? 0, roleIds },
  });
  await within2Seconds(async () => (await status()) === 200);
  await admin.ok('PUT /api/v1/members/:memberId/roles', {
    params,
    body: { version: given.data.version, roleIds: held },
  });
  await within2Seconds(async () => (await status()) === 403);
});
