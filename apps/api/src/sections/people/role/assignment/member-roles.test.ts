import { withApp } from '../../../../testing';

const app = withApp();
const put = 'PUT /api/v1/members/:memberId/roles';
const effect = 'GET /api/v1/members/:memberId/roles/effect';
const admin = () => app.client.as('admin', 'demo');
const code = (value: string) => ({ status: 409, body: { code: value } });

async function member(name: string) {
  const { data } = await (await admin()).ok('GET /api/v1/members', { query: { search: name } });
  const [found] = data;
  if (!found) throw new Error(`no ${name}`);
  const { id: memberId, version, roles } = found;
  return {
    params: { memberId },
    version,
    roleIds: roles.map(({ id }) => id),
    roles: roles.map(({ name: of }) => of),
  };
}

async function roleId(name: string) {
  const { data } = await (await admin()).ok('GET /api/v1/roles', { query: { search: name, limit: 200 } });
  return data.find((role) => role.name === name)?.id ?? '';
}

/** Sets roles as the administrator does. */
async function have(name: string, roles: string[]) {
  const { params, version } = await member(name);
  const roleIds = await Promise.all(roles.map(roleId));
  return (await admin()).ok(put, { params, body: { version, roleIds } });
}

test('roles are given and taken under the version that was read, and both histories tell of it', async () => {
  const tom = await member('Tom Whitaker');
  const roleIds = [await roleId('Member'), await roleId('Auditor')];
  const body = { version: tom.version, roleIds };
  const idempotencyKey = 'roles-of-tom';
  const { data } = await (await admin()).ok(put, { params: tom.params, body, idempotencyKey });
  expect(data.version).toBe(tom.version + 1);
  expect((await (await admin()).ok(put, { params: tom.params, body, idempotencyKey })).data).toEqual(data);
  expect(await (await admin()).call(put, { params: tom.params, body })).toMatchObject(
    code('changed-meanwhile'),
  );
  expect((await member('Tom Whitaker')).roles).toEqual(['Auditor', 'Member']);
  const own = await (await admin()).ok('GET /api/v1/members/:memberId/history', { params: tom.params });
  expect(own.data[0]).toMatchObject({
    action: 'member.roles',
    changes: { roles: { before: ['Vendor'], after: ['Auditor', 'Member'] } },
  });
  const last = async (name: string) => {
    const params = { roleId: await roleId(name) };
    const entries = await (await admin()).ok('GET /api/v1/roles/:roleId/history', { params });
    return entries.data[0];
  };
  expect(await last('Vendor')).toMatchObject({
    action: 'role.take',
    changes: { holder: { before: 'Tom Whitaker', after: null } },
  });
  expect(await last('Auditor')).toMatchObject({ action: 'role.give' });
  await have('Tom Whitaker', ['Vendor']);
});

test('who manages members gives the roles that they could do everything of, and takes no others', async () => {
  await have('Priya Raman', ['Member', 'Manager']);
  const manager = await app.client.as('owner', 'demo');
  const tom = await member('Tom Whitaker');
  const set = (who: typeof tom, roleIds: string[]) =>
    manager.call(put, { params: who.params, body: { version: who.version, roleIds } });
  expect(await set(tom, [...tom.roleIds, await roleId('Treasurer')])).toMatchObject(
    code('beyond-own-rights'),
  );
  expect(await set(tom, [...tom.roleIds, await roleId('Project Admin')])).toMatchObject(
    code('administrator'),
  );
  expect((await set(tom, [...tom.roleIds, await roleId('Tenant')])).status).toBe(200);
  // Neither in their own hands.
  const self = await member('Priya Raman');
  expect(await set(self, [...self.roleIds, await roleId('Board Member')])).toMatchObject(
    code('beyond-own-rights'),
  );
  const board = await member('Daniel Reyes');
  expect(await set(board, [])).toMatchObject(code('beyond-own-rights'));
  // An administrator is for administrators, whatever the role.
  const maya = await member('Maya Okafor');
  expect(await set(maya, [...maya.roleIds, await roleId('Tenant')])).toMatchObject(code('administrator'));
  await have('Priya Raman', ['Member']);
});

test('the last administrator stays one; of two each may go', async () => {
  const maya = await member('Maya Okafor');
  const others = maya.roleIds.filter((id) => id !== maya.roleIds[maya.roles.indexOf('Project Admin')]);
  const stepDown = async () =>
    (await admin()).call(put, {
      params: maya.params,
      body: { version: (await member('Maya Okafor')).version, roleIds: others },
    });
  expect(await stepDown()).toMatchObject(code('last-administrator'));
  await have('Daniel Reyes', ['Board Member', 'Project Admin']);
  const daniel = await app.client.as('board', 'demo');
  // Both at once: one of them stays.
  const theirs = await member('Daniel Reyes');
  const answers = await Promise.all([
    stepDown(),
    daniel.call(put, {
      params: theirs.params,
      body: { version: theirs.version, roleIds: [await roleId('Board Member')] },
    }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  // Whoever stayed one makes the first one again, and her alone: the tests below ask as her.
  if (answers[0]?.status !== 200) return;
  const version = answers[0].body.data.version;
  const again = { params: maya.params, body: { version, roleIds: maya.roleIds } };
  expect((await daniel.call(put, again)).status).toBe(200);
  const own = await member('Daniel Reyes');
  const roleIds = [await roleId('Board Member')];
  expect(
    (await daniel.call(put, { params: own.params, body: { version: own.version, roleIds } })).status,
  ).toBe(200);
});

test('what somebody gains and loses is told before', async () => {
  const { data: all } = await (
    await app.client.as('admin', 'lakeside')
  ).ok('GET /api/v1/roles', {
    query: { kind: ['built-in'] },
  });
  const id = (name: string) => all.find((role) => role.name === name)?.id ?? '';
  const lake = await app.client.as('admin', 'lakeside');
  const { data: tenants } = await lake.ok('GET /api/v1/members', { query: { roleId: [id('Tenant')] } });
  const [tenant] = tenants.filter(({ status }) => status === 'active');
  const params = { memberId: tenant?.id ?? '' };
  const { data } = await lake.ok(effect, { params, query: { roleIds: [id('Vendor')] } });
  expect(data).toMatchObject({ gaining: 1, losing: 1, people: [{ name: tenant?.name }] });
  expect(data.people[0]?.gains).toEqual([
    'My Bills View',
    'Work Order Details View',
    'Work Orders List View',
  ]);
  expect(data.people[0]?.loses).toContain('Committees List View');
  const same = await lake.ok(effect, { params, query: { roleIds: [id('Tenant')] } });
  expect(same.data).toEqual({ gaining: 0, losing: 0, people: [], waits: false });
});

test('who would keep a right over money for longer is told to wait, where there is a second person', async () => {
  await have('Tom Whitaker', ['Treasurer']);
  const { params, roleIds } = await member('Tom Whitaker');
  const waits = async (longer: string[]) =>
    (await (await admin()).ok(effect, { params, query: { roleIds, longer } })).data.waits;
  expect(await waits(roleIds)).toBe(false);
  await have('Daniel Reyes', ['Project Admin']);
  expect(await waits(roleIds)).toBe(true);
  expect(await waits([])).toBe(false);
});

test('who is of another community is nobody, and so are its roles', async () => {
  const lake = await app.client.as('admin', 'lakeside');
  const { params, version, roleIds } = await member('Tom Whitaker');
  expect((await lake.call(put, { params, body: { version, roleIds: [] } })).status).toBe(404);
  expect((await lake.call(effect, { params, query: { roleIds: [] } })).status).toBe(404);
  const { data } = await lake.ok('GET /api/v1/members', { query: { search: 'admin@lakeside.example' } });
  const [theirs] = data;
  const body = {
    version: theirs?.version ?? 0,
    roleIds: [...(theirs?.roles.map(({ id }) => id) ?? []), ...roleIds],
  };
  const mixed = await lake.call(put, { params: { memberId: theirs?.id ?? '' }, body });
  expect(mixed.status).toBe(422);
});
