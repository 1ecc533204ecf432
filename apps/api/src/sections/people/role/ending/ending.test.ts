import { addDays, dayAt, momentAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';

const app = withApp();
const put = 'PUT /api/v1/members/:memberId/roles';
const login = 'POST /api/v1/member-auth/login';
const secret = 'courtyard-demo';
const dayMs = 86_400_000;
const today = () => dayAt(new Date(), 'America/New_York');
const admin = () => app.client.as('admin', 'demo');

afterEach(() => app.setClock(new Date()));

async function member(name: string) {
  const { data } = await (await admin()).ok('GET /api/v1/members', { query: { search: name } });
  const [found] = data;
  if (!found) throw new Error(`no ${name}`);
  return { ...found, params: { memberId: found.id } };
}

async function roleId(name: string) {
  const { data } = await (await admin()).ok('GET /api/v1/roles', { query: { limit: 200 } });
  return data.find((role) => role.name === name)?.id ?? '';
}

/** Puts roles in place of somebody's, each with its last day or none. */
async function give(name: string, roles: Record<string, string | null>) {
  const { params, version } = await member(name);
  const given = await Promise.all(
    Object.entries(roles).map(async ([role, endsOn]) => [await roleId(role), endsOn] as const),
  );
  const body = { version, roleIds: given.map(([id]) => id), ends: Object.fromEntries(given) };
  return (await admin()).call(put, { params, body });
}

const signIn = (who: string) =>
  app.client.anonymous('demo').call(login, { body: { email: `${who}@demo.example`, password: secret } });

test('a role counts until its last day, by the clock alone; the job takes it away and writes it down', async () => {
  const last = addDays(today(), 3);
  expect((await give('Priya Raman', { Member: null, Auditor: last })).status).toBe(200);
  expect((await member('Priya Raman')).roles).toMatchObject([
    { name: 'Auditor', endsOn: last },
    { name: 'Member', endsOn: null },
  ]);
  const owner = await app.client.as('owner', 'demo');
  const sees = async () => (await owner.call('GET /api/v1/roles')).status;
  expect(await sees()).toBe(200);
  app.setClock(new Date(Date.now() + 2 * dayMs));
  app.platform.sessions.forget(app.tenants.demo);
  expect(await sees()).toBe(200);
  app.setClock(new Date(Date.now() + 5 * dayMs));
  app.platform.sessions.forget(app.tenants.demo);
  expect(await sees()).toBe(403);
  // Another role goes on: so does the membership.
  expect((await owner.call('GET /api/v1/members')).status).toBe(200);
  await app.runJob('people.ending-roles');
  await app.runJob('people.ending-roles');
  const { roles, params, status } = await member('Priya Raman');
  expect({ roles: roles.map(({ name }) => name), status }).toEqual({ roles: ['Member'], status: 'active' });
  const { data } = await (await admin()).ok('GET /api/v1/members/:memberId/history', { params });
  expect(data.filter(({ action }) => action === 'member.roles')).toHaveLength(2);
  expect(data[0]).toMatchObject({
    action: 'member.roles',
    actor: 'Courtyard',
    changes: {
      roles: { before: ['Auditor', 'Member'], after: ['Member'] },
      ends: { before: [`Auditor: ${last}`], after: [] },
    },
  });
});

test('what a session remembers ends with the role, without anybody telling', async () => {
  const last = today();
  await give('Priya Raman', { Member: null, Auditor: last });
  // A blink before midnight in New York.
  const { timeZone } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('tenant').select('timeZone').executeTakeFirstOrThrow(),
  );
  const midnight = momentAt(addDays(last, 1), 0, timeZone);
  const owner = await app.client.as('owner', 'demo');
  app.setClock(new Date(midnight.getTime() - 300));
  app.platform.sessions.forget(app.tenants.demo);
  expect((await owner.call('GET /api/v1/roles')).status).toBe(200);
  app.setClock(new Date(midnight.getTime() + 1));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect((await owner.call('GET /api/v1/roles')).status).toBe(403);
  await give('Priya Raman', { Member: null });
});

test('a view-only seat sees and changes nothing; after its last day nobody signs in with it, and is told why', async () => {
  const last = addDays(today(), 7);
  expect((await give('Priya Raman', { Auditor: last })).status).toBe(200);
  const seat = await app.client.as('owner', 'demo');
  const { data: properties } = await seat.ok('GET /api/v1/properties', { query: { limit: 1 } });
  const params = { propertyId: properties[0]?.id ?? '' };
  expect(
    (await seat.call('POST /api/v1/properties/:propertyId/archive', { params, body: { version: 1 } })).status,
  ).toBe(403);
  await app.runJob('people.role-reminders');
  app.setClock(new Date(Date.now() + 9 * dayMs));
  app.platform.sessions.forget(app.tenants.demo);
  // Before the job as after it.
  expect((await seat.call('GET /api/v1/properties')).status).toBe(401);
  const refused = { status: 403, body: { code: 'access-ended' } };
  expect(await signIn('owner')).toMatchObject(refused);
  await app.runJob('people.ending-roles');
  expect(await signIn('owner')).toMatchObject(refused);
  const wrong = await app.client.anonymous('demo').call(login, {
    body: { email: 'owner@demo.example', password: 'not the one' },
  });
  expect(wrong.status).toBe(401);
  app.setClock(new Date());
  const { status, version, params: theirs } = await member('Priya Raman');
  expect(status).toBe('past');
  const { data } = await (await admin()).ok('GET /api/v1/members/:memberId/history', { params: theirs });
  expect(data.map(({ action }) => action)).toContain('member.end');
  const back = await (
    await admin()
  ).ok('POST /api/v1/members/:memberId/bring-back', {
    params: theirs,
    body: { version },
  });
  expect(back.data.status).toBe('active');
  await give('Priya Raman', { Member: null });
  expect((await signIn('owner')).status).toBe(200);
});

test('who holds a role that ends is told once for each stage, in the product and by mail', async () => {
  const last = addDays(today(), 10);
  await give('Daniel Reyes', { 'Board Member': null, Auditor: last });
  app.setClock(new Date(`${addDays(today(), 1)}T18:00:00Z`));
  await app.runJob('people.role-reminders');
  await app.runJob('people.role-reminders');
  const emails = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .select(['subject', 'textBody'])
      .where('toAddress', '=', 'board@demo.example')
      .execute(),
  );
  const told = emails.filter(({ subject }) => subject.startsWith('Your access to'));
  expect(told).toHaveLength(1);
  expect(told[0]?.textBody).toContain('Auditor ends on');
  await give('Daniel Reyes', { 'Board Member': null });
});

test('no role ends in the past, and an administrator’s does not end', async () => {
  const past = addDays(today(), -2);
  expect((await give('Priya Raman', { Member: past })).status).toBe(422);
  const { body, status } = await give('Maya Okafor', { 'Project Admin': addDays(today(), 9) });
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'administrator-ends' } });
});
