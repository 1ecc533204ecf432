import { randomUUID } from 'node:crypto';
import { withApp } from '../../../../testing';
import { askToJoin } from '../../../../testing/ask-to-join';
import { resetLinkJob } from '../../../../platform/auth/password/password-reset.service';

const app = withApp();
const list = 'GET /api/v1/join-requests';
const approve = 'POST /api/v1/join-requests/:requestId/approve';
const refuse = 'POST /api/v1/join-requests/:requestId/refuse';
const login = 'POST /api/v1/member-auth/login';
const password = 'twelve is enough';

/** Asks to join, and gives the request as who answers reads it. */
async function asked(displayName: string, community: 'demo' | 'lakeside' = 'demo') {
  const email = `${displayName.toLowerCase().replaceAll(' ', '.')}@new.example`;
  await askToJoin(app, { displayName, email, note: 'Unit 12B' }, community);
  const { data } = await (await app.client.as('admin', community)).ok(list, {});
  const found = data.find((each) => each.email === email);
  if (!found) throw new Error(`${displayName} did not ask`);
  return { ...found, params: { requestId: found.id } };
}

async function roles(who: 'admin' | 'treasurer' = 'admin') {
  const { data } = await (
    await app.client.as(who, 'demo')
  ).ok('GET /api/v1/roles', { query: { limit: 200 } });
  return (name: string) => {
    const role = data.find((each) => each.name === name);
    if (!role) throw new Error(`no ${name}`);
    return role;
  };
}

async function giveRole(name: string, roleName: string) {
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('displayName', '=', name)
      .executeTakeFirstOrThrow();
    const role = tx.selectFrom('role').where('name', '=', roleName);
    const { id: roleId, tenantId } = await role.select(['id', 'tenantId']).executeTakeFirstOrThrow();
    await tx.insertInto('memberRole').values({ tenantId, memberId: member.id, roleId }).execute();
  });
  app.platform.sessions.forget(app.tenants.demo);
}

const mailsTo = (email: string) =>
  app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .select(['subject', 'textBody'])
      .where('toAddress', '=', email)
      .orderBy('id')
      .execute(),
  );

const signIn = (email: string, secret: string) =>
  app.client.anonymous('demo').call(login, { body: { email, password: secret } });

test('who is approved sets a password by the mailed link, signs in, and has the roles and the home', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { params, version, email } = await asked('Nora Vance');
  const { data: properties } = await admin.ok('GET /api/v1/properties', { query: { limit: 1 } });
  const propertyId = properties[0]?.id ?? '';
  const body = {
    version,
    roleIds: [(await roles())('Tenant').id],
    propertyId,
    relation: 'tenant' as const,
  };
  const idempotencyKey = 'approve-nora';
  const { data } = await admin.ok(approve, { params, body, idempotencyKey });
  expect(data).toMatchObject({ status: 'accepted', version: version + 1 });
  expect((await admin.ok(approve, { params, body, idempotencyKey })).data).toEqual(data);
  expect((await admin.ok(list, {})).data.map(({ id }) => id)).not.toContain(params.requestId);

  // Anybody can ask with anybody's address: what was typed then opens nothing.
  expect((await signIn(email, password)).status).toBe(401);
  await resetLinkJob.run({ tenantId: app.tenants.demo, email, kind: 'joined' }, app.platform);
  const message = (await mailsTo(email)).at(-1);
  expect(message?.subject).toBe('You’re now a member of Harbor View Community Association');
  const token = /#token=([\w-]+)/.exec(message?.textBody ?? '')?.[1] ?? '';
  const chosen = { token, password: 'a password of my own' };
  await app.client.anonymous('demo').ok('POST /api/v1/member-auth/password-reset/confirm', { body: chosen });
  expect(await signIn(email, 'a password of my own')).toMatchObject({
    status: 200,
    body: { data: { displayName: 'Nora Vance', roles: ['Tenant'] } },
  });
  const members = await admin.ok('GET /api/v1/members', { query: { search: email } });
  expect(members.data).toMatchObject([
    { name: 'Nora Vance', status: 'active', homes: [{ propertyId, relation: 'tenant' }] },
  ]);
  const history = await admin.ok('GET /api/v1/members/:memberId/history', {
    params: { memberId: members.data[0]?.id ?? '' },
  });
  expect(history.data.map(({ action }) => action)).toContain('member.join');
});

test('who is known among the people of the properties is known again by the address', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { params, version, email } = await asked('Vera Lind');
  const { data: properties } = await admin.ok('GET /api/v1/properties', { query: { limit: 1 } });
  const propertyId = properties[0]?.id ?? '';
  const person = { name: 'V. Lind', email, phone: null };
  await admin.ok('POST /api/v1/properties/:propertyId/residencies', {
    params: { propertyId },
    body: { person, kind: 'resident', startsOn: '2026-01-01', endsOn: null },
  });
  await admin.ok(approve, { params, body: { version, roleIds: [(await roles())('Member').id] } });
  const { data } = await admin.ok('GET /api/v1/members', { query: { search: email } });
  expect(data).toMatchObject([{ homes: [{ propertyId, relation: 'resident' }] }]);
});

test('who is refused is told why, and may ask again', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { params, version, email } = await asked('Omar Stone');
  const reason = 'Unit 12B was sold.\nAsk the new owner.';
  const { data } = await admin.ok(refuse, { params, body: { version, reason } });
  expect(data.status).toBe('refused');
  const message = (await mailsTo(email)).at(-1);
  expect(message?.subject).toBe('Your request to join Harbor View Community Association was rejected');
  expect(message?.textBody).toContain('> Unit 12B was sold.\n> Ask the new owner.');
  expect((await admin.call(refuse, { params, body: { version: data.version, reason: ' ' } })).status).toBe(
    422,
  );
  expect((await asked('Omar Stone')).id).not.toBe(params.requestId);
});

test('of two who answer at once one wins, and the other is told who did', async () => {
  await giveRole('Ingrid Lindqvist', 'Manager');
  const [admin, manager] = [await app.client.as('admin', 'demo'), await app.client.as('treasurer', 'demo')];
  const { params, version, email } = await asked('Lena Fox');
  const roleIds = [(await roles())('Member').id];
  const answers = await Promise.all([
    admin.call(approve, { params, body: { version, roleIds } }),
    manager.call(approve, { params, body: { version, roleIds } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({
    code: 'request-answered',
    detail: expect.stringMatching(/^(Maya Okafor|Ingrid Lindqvist) already answered this request\.$/),
  });
  const { data } = await admin.ok('GET /api/v1/members', { query: { search: email } });
  expect(data).toHaveLength(1);
});

test('nobody gives a role that allows what they may not do; another version, and another community’s, is refused', async () => {
  const manager = await app.client.as('treasurer', 'demo');
  const { params, version } = await asked('Pia North');
  const offered = await roles('treasurer');
  expect([offered('Member').canGive, offered('Project Admin').canGive]).toEqual([true, false]);
  expect((await roles())('Project Admin').canGive).toBe(true);
  const body = { version, roleIds: [offered('Project Admin').id] };
  expect(await manager.call(approve, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'administrator' },
  });
  const member = [offered('Member').id];
  const other = { params, body: { version: version + 1, roleIds: member } };
  expect(await manager.call(approve, other)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const unknown = { params, body: { version, roleIds: [randomUUID()] } };
  expect((await manager.call(approve, unknown)).status).toBe(422);

  const lake = await app.client.as('admin', 'lakeside');
  const theirs = (await lake.ok('GET /api/v1/roles', { query: { limit: 200 } })).data.find(
    ({ name }) => name === 'Member',
  );
  const roleIds = [theirs?.id ?? ''];
  expect((await lake.call(approve, { params, body: { version, roleIds } })).status).toBe(404);
  expect((await manager.call(approve, { params, body: { version, roleIds } })).status).toBe(422);
  expect((await lake.call(refuse, { params, body: { version, reason: 'No' } })).status).toBe(404);
  expect((await lake.ok(list, {})).data).toEqual([]);
  const { data: homes } = await lake.ok('GET /api/v1/properties', { query: { limit: 1 } });
  const home = { propertyId: homes[0]?.id ?? '', relation: 'resident' as const };
  expect((await manager.call(approve, { params, body: { version, roleIds: member, ...home } })).status).toBe(
    422,
  );
  expect((await manager.ok(list, {})).data.map(({ id }) => id)).toContain(params.requestId);
});

test('a person of another community keeps their password; a member is not let in twice', async () => {
  const admin = await app.client.as('admin', 'demo');
  await askToJoin(app, { displayName: 'Lake Owner', email: 'owner@lakeside.example', note: '' });
  const { data } = await admin.ok(list, {});
  const found = data.find(({ email }) => email === 'owner@lakeside.example');
  const params = { requestId: found?.id ?? '' };
  const roleIds = [(await roles())('Tenant').id];
  await admin.ok(approve, { params, body: { version: 1, roleIds } });
  expect((await signIn('owner@lakeside.example', password)).status).toBe(401);
  expect((await signIn('owner@lakeside.example', 'courtyard-demo')).status).toBe(200);
  expect((await mailsTo('owner@lakeside.example')).at(-1)?.textBody).toContain('was approved');
});

test('who is invited and asks nevertheless is let in, and the link of the invitation works no more', async () => {
  const admin = await app.client.as('admin', 'demo');
  const email = 'iris.gale@new.example';
  await admin.ok('POST /api/v1/invitations', {
    body: { emails: [email], roleIds: [(await roles())('Tenant').id] },
  });
  const link = /#token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.textBody ?? '')?.[1] ?? '';
  const { params, version } = await asked('Iris Gale');
  await admin.ok(approve, { params, body: { version, roleIds: [(await roles())('Member').id] } });
  const { data } = await admin.ok('GET /api/v1/members', { query: { search: email } });
  expect(data).toMatchObject([{ status: 'active', roles: [{ name: 'Member' }] }]);
  const read = await app.client.anonymous('demo').call('POST /api/v1/member-auth/invitation', {
    body: { token: link },
  });
  expect(read).toMatchObject({ status: 422, body: { code: 'invitation-unusable' } });
});

test('what waits is a task of those who may let people in', async () => {
  const { email } = await asked('Tara Bell');
  const waiting = async (who: 'admin' | 'board') => {
    const { data } = await (await app.client.as(who, 'demo')).ok('GET /api/v1/me/tasks', { query: {} });
    return data.tasks.filter(({ kind }) => kind === 'join-request').map(({ title }) => title);
  };
  expect(email).toBe('tara.bell@new.example');
  expect(await waiting('admin')).toContain('Tara Bell requested access');
  expect(await waiting('board')).toEqual([]);
});
