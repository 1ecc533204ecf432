import { withApp } from '../../../../testing';

const app = withApp();
const suspend = 'POST /api/v1/members/:memberId/suspend';
const end = 'POST /api/v1/members/:memberId/end';
const bringBack = 'POST /api/v1/members/:memberId/bring-back';
const list = 'GET /api/v1/members';

/** A member by name, as one who may open members reads them. */
async function member(name: string, reader: 'admin' | 'treasurer' = 'admin') {
  const { data } = await (await app.client.as(reader, 'demo')).ok(list, { query: { search: name } });
  const found = data[0];
  if (!found) throw new Error(`no ${name}`);
  return { params: { memberId: found.id }, body: { version: found.version } };
}

/** Gives a role besides those that somebody has. */
async function give(name: string, roleName: string) {
  const { params } = await member(name);
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const role = tx.selectFrom('role').where('name', '=', roleName);
    const { id: roleId, tenantId } = await role.select(['id', 'tenantId']).executeTakeFirstOrThrow();
    await tx.insertInto('memberRole').values({ tenantId, memberId: params.memberId, roleId }).execute();
  });
  app.platform.sessions.forget(app.tenants.demo);
}

test('who is suspended is signed out at once and cannot sign in, until they are brought back', async () => {
  const [admin, owner] = [await app.client.as('admin', 'demo'), await app.client.as('owner', 'demo')];
  const priya = await member('Priya Raman');
  const idempotencyKey = 'suspend-priya';
  const { data } = await admin.ok(suspend, { ...priya, idempotencyKey });
  expect(data).toMatchObject({ status: 'suspended', version: priya.body.version + 1 });
  expect((await owner.call(list)).status).toBe(401);
  const credentials = { body: { email: 'owner@demo.example', password: 'courtyard-demo' } };
  const signIn = () => app.client.anonymous('demo').call('POST /api/v1/member-auth/login', credentials);
  expect((await signIn()).status).toBe(401);

  // Sent again it is the same action; on an older version, or once it is done, it is refused.
  expect((await admin.ok(suspend, { ...priya, idempotencyKey })).data.version).toBe(data.version);
  expect(await admin.call(suspend, priya)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const now = { params: priya.params, body: { version: data.version } };
  expect(await admin.call(suspend, now)).toMatchObject({ status: 409, body: { code: 'member-status' } });

  const back = await admin.ok(bringBack, now);
  expect(back.data.status).toBe('active');
  expect((await signIn()).status).toBe(200);
  // Their roles are theirs again: who signed in long ago proves first that it is still them.
  app.setClock(new Date(Date.now() + 11 * 60_000));
  expect(await admin.call(bringBack, now)).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
  app.setClock(new Date());
  const history = await admin.ok('GET /api/v1/members/:memberId/history', { params: priya.params });
  expect(history.data.map(({ action }) => action)).toEqual(['member.bring-back', 'member.suspend']);
  expect(history.data[1]?.changes).toEqual({ status: { before: 'active', after: 'suspended' } });
});

test('a membership that ends stays in the list as past, and can begin again', async () => {
  const [admin, vendor] = [await app.client.as('admin', 'demo'), await app.client.as('vendor', 'demo')];
  const { data } = await admin.ok(end, await member('Tom Whitaker'));
  expect(data.status).toBe('past');
  expect((await vendor.call('GET /api/v1/shell/profile')).status).toBe(401);
  const { data: past } = await admin.ok(list, { query: { status: ['past'], search: 'Tom Whitaker' } });
  expect(past).toHaveLength(1);
  expect((await admin.ok(bringBack, await member('Tom Whitaker'))).data.status).toBe('active');
});

test('who does not manage members, and who is of another community, changes nobody', async () => {
  const target = await member('Daniel Reyes');
  const lake = await app.client.as('admin', 'lakeside');
  const board = await app.client.as('board', 'demo');
  for (const action of [suspend, end, bringBack] as const) {
    expect((await board.call(action, target)).status).toBe(403);
    expect((await lake.call(action, target)).status).toBe(404);
  }
});

test('who brings somebody back gives them their roles, and nobody gives what they lack', async () => {
  const admin = await app.client.as('admin', 'demo');
  await give('Daniel Reyes', 'Manager');
  const manager = await app.client.as('board', 'demo');
  const { data } = await admin.ok(end, await member('Ingrid Lindqvist'));
  const back = { params: { memberId: data.id }, body: { version: data.version } };
  expect(await manager.call(bringBack, back)).toMatchObject({
    status: 409,
    body: { code: 'beyond-own-rights' },
  });
  expect((await admin.ok(bringBack, back)).data.status).toBe('active');
});

test('who never accepted an invitation is invited again, not brought back', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { data: roles } = await admin.ok('GET /api/v1/roles', { query: { limit: 200 } });
  const roleIds = roles.filter(({ name }) => name === 'Member').map(({ id }) => id);
  await admin.ok('POST /api/v1/invitations', { body: { emails: ['never@new.example'], roleIds } });
  const { data } = await admin.ok('GET /api/v1/invitations', { query: { search: 'never@new.example' } });
  const { id: invitationId = '', version = 0 } = data[0] ?? {};
  await admin.ok('POST /api/v1/invitations/:invitationId/revoke', {
    params: { invitationId },
    body: { version },
  });
  const { data: past } = await admin.ok(list, { query: { status: ['past'], search: 'never' } });
  const { id: memberId = '', version: theirs = 0 } = past[0] ?? {};
  expect(await admin.call(bringBack, { params: { memberId }, body: { version: theirs } })).toMatchObject({
    status: 409,
    body: { code: 'never-joined' },
  });
});

test('the last administrator stays, nobody ends their own membership, and administrators are for each other alone', async () => {
  const admin = await app.client.as('admin', 'demo');
  const maya = await member('Maya Okafor');
  const code = (value: string) => ({ status: 409, body: { code: value } });
  expect(await admin.call(suspend, maya)).toMatchObject(code('own-membership'));
  expect(await admin.call(end, maya)).toMatchObject(code('own-membership'));

  await give('Ingrid Lindqvist', 'Manager');
  const manager = await app.client.as('treasurer', 'demo');
  expect(await manager.call(suspend, maya)).toMatchObject(code('last-administrator'));
  await give('Daniel Reyes', 'Project Admin');
  expect(await manager.call(suspend, maya)).toMatchObject(code('administrator'));
  const other = await app.client.as('board', 'demo');
  const suspended = await other.ok(suspend, maya);
  expect(suspended.data.status).toBe('suspended');
  const back = { params: maya.params, body: { version: suspended.data.version } };
  expect(await manager.call(bringBack, back)).toMatchObject(code('administrator'));
  expect(await manager.call(suspend, await member('Daniel Reyes', 'treasurer'))).toMatchObject(
    code('last-administrator'),
  );
});
