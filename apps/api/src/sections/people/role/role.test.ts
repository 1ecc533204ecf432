import type { RoleInput } from '@courtyard/contract/people/role/role';
import { withApp } from '../../../testing';

const app = withApp();
const list = 'GET /api/v1/roles';
const read = 'GET /api/v1/roles/:roleId';
const create = 'POST /api/v1/roles';
const update = 'PUT /api/v1/roles/:roleId';
const remove = 'POST /api/v1/roles/:roleId/remove';
const effect = 'POST /api/v1/roles/:roleId/effect';
const history = 'GET /api/v1/roles/:roleId/history';

const admin = () => app.client.as('admin', 'demo');

async function roleNamed(name: string) {
  const { data } = await (await admin()).ok(list, { query: { search: name, limit: 200 } });
  const found = data.find((role) => role.name === name);
  if (!found) throw new Error(`no role ${name}`);
  const params = { roleId: found.id };
  return { params, role: (await (await admin()).ok(read, { params })).data };
}

async function made(input: Partial<RoleInput> & { name: string }) {
  const body = { purpose: null, permissions: [], ...input };
  return (await (await admin()).ok(create, { body })).data;
}

/** Gives a role to the person with a sign-in of this name, beside those that they have. */
async function give(email: string, roleId: string) {
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { id: memberId } = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', `${email}@demo.example`)
      .executeTakeFirstOrThrow();
    await tx.insertInto('memberRole').values({ tenantId: app.tenants.demo, memberId, roleId }).execute();
  });
  app.platform.sessions.forget(app.tenants.demo);
}

test('the list says of each role what it is for and how many hold it; who sees none is refused', async () => {
  const { data, page } = await (
    await app.client.as('board', 'demo')
  ).ok(list, { query: { kind: ['built-in'] } });
  expect(page.total).toBe(8);
  expect(data.find(({ name }) => name === 'Treasurer')).toMatchObject({
    purpose: 'Keeps the books',
    kind: 'built-in',
    holders: 1,
  });
  const tenants = data.find(({ name }) => name === 'Tenant');
  const held = await (
    await admin()
  ).ok('GET /api/v1/members', {
    query: { roleId: [tenants?.id ?? ''], status: ['active', 'invited', 'suspended'] },
  });
  expect(tenants?.holders).toBe(held.page.total);
  expect((await (await app.client.as('owner', 'demo')).call(list)).status).toBe(403);
});

test('built-in roles are found by what they are called in Spanish, others by their words', async () => {
  await made({ name: 'Gardener', purpose: 'Looks after the roses' });
  const found = async (search: string) =>
    (await (await admin()).ok(list, { query: { search } })).data.map(({ name }) => name);
  expect(await found('tesorero')).toEqual(['Treasurer']);
  expect(await found('roses garden')).toEqual(['Gardener']);
  const { data: counted } = await (await admin()).ok('GET /api/v1/roles/values', { query: { of: 'kind' } });
  expect(counted.values.find(({ value }) => value === 'built-in')?.count).toBe(8);
  const { data: totals } = await (
    await admin()
  ).ok('GET /api/v1/roles/totals', { query: { kind: ['custom'] } });
  expect(totals.count).toBeGreaterThan(0);
  const file = await (await admin()).call('GET /api/v1/roles/export', { query: { search: 'Gardener' } });
  expect(file.text).toContain('Gardener,Looks after the roses,Custom,0,0');
});

test('every right is listed once, by section, in the reader’s language, with whether they have it', async () => {
  const board = await app.client.as('board', 'demo');
  const { data } = await board.ok('GET /api/v1/roles/permissions', { headers: { 'accept-language': 'es' } });
  expect(data.map(({ section }) => section).slice(0, 2)).toEqual(['properties', 'people']);
  const all = data.flatMap(({ permissions }) => permissions);
  expect(all.map(({ name }) => name).toSorted()).toEqual(app.platform.permissions.names.toSorted());
  expect(all.find(({ name }) => name === 'Budget Approve')).toEqual({
    name: 'Budget Approve',
    allows: 'Aprobar presupuestos',
    mine: true,
  });
  expect(all.find(({ name }) => name === 'Role Create')?.mine).toBe(false);
});

test('a role is made, changed under its version, and its history says what was before', async () => {
  const idempotencyKey = 'make-concierge';
  const body = { name: 'Concierge', purpose: 'Keeps the door', permissions: ['Members List View'] };
  const { data } = await (await admin()).ok(create, { body, idempotencyKey });
  expect((await (await admin()).ok(create, { body, idempotencyKey })).data.id).toBe(data.id);
  const params = { roleId: data.id };
  const change = {
    ...body,
    name: 'Porter',
    permissions: ['Members List View', 'Polls List View'],
    version: 1,
  };
  const { data: changed } = await (await admin()).ok(update, { params, body: change });
  expect(changed).toMatchObject({ name: 'Porter', version: 2, rights: 2, kind: 'custom', changeable: true });
  expect(await (await admin()).call(update, { params, body: change })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const { data: entries } = await (await admin()).ok(history, { params });
  expect(entries.map(({ action }) => action)).toEqual(['role.update', 'role.create']);
  expect(entries[0]?.changes).toEqual({
    name: { before: 'Concierge', after: 'Porter' },
    permissions: { before: [], after: ['Polls List View'] },
  });
});

test('names are told apart by every reader', async () => {
  await made({ name: 'Night watch' });
  for (const name of ['NIGHT WATCH', 'Treasurer', 'tesorero', 'Project Admin']) {
    const answer = await (await admin()).call(create, { body: { name, purpose: null, permissions: [] } });
    expect([name, answer.status, answer.text.includes('A role with this name already exists.')]).toEqual([
      name,
      422,
      true,
    ]);
  }
});

test('a built-in role takes other rights and keeps its name; an administrator’s stays as it is', async () => {
  const { role, params } = await roleNamed('Vendor');
  const body = { name: role.name, purpose: role.purpose, version: role.version };
  const permissions = [...role.permissions, 'Calendar Events List View'];
  const changed = await (await admin()).ok(update, { params, body: { ...body, permissions } });
  expect(changed.data.rights).toBe(role.rights + 1);
  const version = changed.data.version;
  const code = (value: string) => ({ status: 409, body: { code: value } });
  expect(
    await (await admin()).call(update, { params, body: { ...body, version, permissions, name: 'Supplier' } }),
  ).toMatchObject(code('built-in-role'));
  expect(await (await admin()).call(remove, { params, body: { version, successorId: null } })).toMatchObject(
    code('built-in-role'),
  );
  const chief = await roleNamed('Project Admin');
  const less = { ...chief.role, permissions: [] };
  expect(await (await admin()).call(update, { params: chief.params, body: less })).toMatchObject(
    code('administrator-role'),
  );
});

test('nobody puts into a role what they lack, in a new one or in their own; they may take it out', async () => {
  const keeper = await made({
    name: 'Keeper of roles',
    permissions: ['Roles List View', 'Role Create', 'Role Update'],
  });
  await give('vendor', keeper.id);
  const tom = await app.client.as('vendor', 'demo');
  const beyond = { status: 409, body: { code: 'beyond-own-rights' } };
  const bold = { name: 'Bold', purpose: null, permissions: ['Work Orders List View', 'Payout Approve'] };
  expect(await tom.call(create, { body: bold })).toMatchObject(beyond);
  expect((await (await admin()).ok(list, { query: { search: 'Bold' } })).data).toEqual([]);
  await tom.ok(create, { body: { ...bold, name: 'Meek', permissions: ['Work Orders List View'] } });

  const params = { roleId: keeper.id };
  const body = { name: keeper.name, purpose: null, version: 1 };
  const more = [...keeper.permissions, 'Member Update'];
  expect(await tom.call(update, { params, body: { ...body, permissions: more } })).toMatchObject(beyond);
  await (await admin()).ok(update, { params, body: { ...body, permissions: [...more, 'Payout Approve'] } });
  // What is there already is not granted anew.
  const kept = { ...body, version: 2, name: 'Keepers of roles', permissions: [...more, 'Payout Approve'] };
  await tom.ok(update, { params, body: kept });
  await tom.ok(update, { params, body: { ...kept, version: 3, permissions: keeper.permissions } });
  const unknown = { ...kept, version: 4, permissions: ['Do Anything'] };
  expect((await (await admin()).call(update, { params, body: unknown })).status).toBe(422);
});

test('who gains and loses what is told before it is done, by name', async () => {
  const watch = await made({ name: 'Watch', permissions: ['Polls List View', 'Outbox View'] });
  await give('owner', watch.id);
  await give('vendor', watch.id);
  const permissions = ['Polls List View', 'Work Orders List View', 'Sections View'];
  const { data } = await (await admin()).ok(effect, { params: { roleId: watch.id }, body: { permissions } });
  expect(data).toMatchObject({ gaining: 2, losing: 2 });
  const seen = data.people.map(({ name, gains, loses }) => [name, gains, loses]);
  expect(seen).toEqual([
    ['Priya Raman', ['Sections View', 'Work Orders List View'], ['Outbox View']],
    // He sees work orders as a vendor.
    ['Tom Whitaker', ['Sections View'], ['Outbox View']],
  ]);
  expect((await (await admin()).ok(read, { params: { roleId: watch.id } })).data.version).toBe(1);
});

test('a role that somebody holds goes only with another for them', async () => {
  const old = await made({ name: 'Old post', permissions: ['Polls List View'] });
  const fresh = await made({ name: 'New post' });
  await give('owner', old.id);
  const params = { roleId: old.id };
  const body = { version: 1, successorId: null };
  expect(await (await admin()).call(remove, { params, body })).toMatchObject({ status: 422 });
  expect(
    await (await admin()).call(remove, { params, body: { version: 2, successorId: fresh.id } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  await (await admin()).ok(remove, { params, body: { version: 1, successorId: fresh.id } });
  expect((await (await admin()).call(read, { params })).status).toBe(404);
  const { data } = await (await admin()).ok('GET /api/v1/members', { query: { roleId: [fresh.id] } });
  expect(data.map(({ name }) => name)).toEqual(['Priya Raman']);
  const entries = await (await admin()).ok(history, { params: { roleId: fresh.id } });
  expect(entries.data[0]).toMatchObject({
    action: 'role.give',
    changes: { holder: { before: null, after: 'Priya Raman' } },
  });
  await (
    await admin()
  ).ok(remove, {
    params: { roleId: (await made({ name: 'Nobody’s' })).id },
    body: { version: 1, successorId: null },
  });
});

test('a role that an administrator holds is removed by administrators alone', async () => {
  const post = await made({ name: 'Honorary post' });
  const keeper = await made({ name: 'Keeper of posts', permissions: ['Roles List View', 'Role Update'] });
  await give('admin', post.id);
  await give('treasurer', keeper.id);
  const params = { roleId: post.id };
  const body = { version: 1, successorId: keeper.id };
  const treasurer = await app.client.as('treasurer', 'demo');
  expect(await treasurer.call(remove, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'administrator' },
  });
  expect(await (await admin()).call(remove, { params, body })).toMatchObject({
    status: 200,
    body: { data: { approvalId: null } },
  });
});

test('a role of another community is none', async () => {
  const lake = await app.client.as('admin', 'lakeside');
  const { params, role } = await roleNamed('Vendor');
  const own = await made({ name: 'Of the demo' });
  const body = { name: role.name, purpose: role.purpose, permissions: [], version: role.version };
  expect((await lake.call(read, { params })).status).toBe(404);
  expect((await lake.call(history, { params })).status).toBe(404);
  expect((await lake.call(update, { params, body })).status).toBe(404);
  expect((await lake.call(effect, { params, body: { permissions: [] } })).status).toBe(404);
  const gone = { params: { roleId: own.id }, body: { version: 1, successorId: null } };
  expect((await lake.call(remove, gone)).status).toBe(404);
  expect((await lake.ok(list, { query: { search: 'Of the demo' } })).data).toEqual([]);
  const theirs = (await lake.ok(list, { query: { search: 'Tenant' } })).data[0];
  await give('owner', own.id);
  const away = { params: { roleId: own.id }, body: { version: 1, successorId: theirs?.id ?? '' } };
  expect((await (await admin()).call(remove, away)).status).toBe(422);
});
