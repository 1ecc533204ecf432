import { randomUUID } from 'node:crypto';
import { withApp } from '../../../../testing';

const app = withApp();
const list = 'GET /api/v1/invitations';
const send = 'POST /api/v1/invitations';
const resend = 'POST /api/v1/invitations/:invitationId/resend';
const revoke = 'POST /api/v1/invitations/:invitationId/revoke';
const read = 'POST /api/v1/member-auth/invitation';
const accept = 'POST /api/v1/member-auth/invitation/accept';
const login = 'POST /api/v1/member-auth/login';
const password = 'a password of my own';
const unusable = { status: 422, body: { code: 'invitation-unusable' } };
const dayMs = 86_400_000;

async function roleId(name: string) {
  const { data } = await (
    await app.client.as('admin', 'demo')
  ).ok('GET /api/v1/roles', { query: { limit: 200 } });
  return data.find((role) => role.name === name)?.id ?? '';
}

/** Invites an address, and gives the token of its letter with the invitation. */
async function invited(email: string, input: { name?: string; role?: string } = {}) {
  const admin = await app.client.as('admin', 'demo');
  const body = { emails: [email], name: input.name ?? null, roleIds: [await roleId(input.role ?? 'Tenant')] };
  const { data } = await admin.ok(send, { body });
  expect(data).toEqual({ invited: [email], left: [] });
  return { token: await tokenFor(email), ...(await invitationOf(email)) };
}

async function invitationOf(email: string) {
  const { data } = await (await app.client.as('admin', 'demo')).ok(list, { query: { limit: 200 } });
  const found = data.find((each) => each.email === email);
  if (!found) throw new Error(`${email} is not invited`);
  return { invitation: found, params: { invitationId: found.id }, body: { version: found.version } };
}

async function emailsTo(email: string) {
  return app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('mail').selectAll().where('toAddress', '=', email).orderBy('id').execute(),
  );
}

async function tokenFor(email: string) {
  const message = (await emailsTo(email)).at(-1);
  return /accept-invitation#token=([\w-]+)/.exec(message?.textBody ?? '')?.[1] ?? '';
}

const visitor = (community: 'demo' | 'lakeside' = 'demo') => app.client.anonymous(community);
const accepting = (token: string, part: { displayName?: string; password?: string } = {}) => ({
  body: { token, displayName: 'Nora Vance', password, ...part },
});
const signIn = (email: string, secret = password) =>
  visitor().call(login, { body: { email, password: secret } });

afterEach(() => app.setClock(new Date()));

test('an invitation works for as long as the community says, and its letter tells so', async () => {
  const admin = await app.client.as('admin', 'demo');
  const before = await invited('before@new.example');
  const { summary: _, deletesOn: __, ...community } = (await admin.ok('GET /api/v1/shell/community')).data;
  const set = (invitationDays: number, version: number) =>
    admin.ok('PUT /api/v1/shell/community', { body: { ...community, invitationDays, version } });
  const { version } = (await set(3, community.version)).data;
  const { invitation, token } = await invited('short@new.example');
  const lives = Date.parse(invitation.expiresAt) - Date.parse(invitation.sentAt);
  expect(lives).toBe(3 * dayMs);
  expect((await emailsTo('short@new.example')).at(-1)?.textBody).toContain('within 3 days');
  // What is on its way keeps its day.
  expect((await invitationOf('before@new.example')).invitation.expiresAt).toBe(before.invitation.expiresAt);
  app.setClock(new Date(Date.now() + 4 * dayMs));
  expect(await visitor().call(accept, accepting(token))).toMatchObject(unusable);
  app.setClock(new Date());
  await set(community.invitationDays, version);
});

test('who is invited gets a letter, accepts with a password, and is signed in with the roles', async () => {
  const { token, invitation } = await invited('nora@new.example', { name: 'N. Vance' });
  expect(invitation).toMatchObject({
    name: 'N. Vance',
    status: 'open',
    roles: [{ name: 'Tenant' }],
    invitedBy: 'Maya Okafor',
  });
  const [message] = await emailsTo('nora@new.example');
  expect(message?.subject).toBe('You’re invited to Harbor View Community Association');
  // What is kept of the link does not open it.
  const kept = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('invitation').selectAll().where('id', '=', invitation.id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(kept)).not.toContain(token);

  const admin = await app.client.as('admin', 'demo');
  const member = { query: { search: 'nora@new.example' } };
  expect((await admin.ok('GET /api/v1/members', member)).data).toMatchObject([{ status: 'invited' }]);
  expect((await visitor().ok(read, { body: { token } })).data).toEqual({
    email: 'nora@new.example',
    name: 'N. Vance',
    hasPassword: false,
  });
  expect((await visitor().call(accept, accepting(token, { password: 'short' }))).status).toBe(422);
  const common = await visitor().call(accept, accepting(token, { password: 'qwertyuiop123' }));
  expect(common).toMatchObject({ status: 422, body: { code: 'common-password' } });

  const { data } = await visitor().ok(accept, accepting(token));
  expect(data).toMatchObject({ displayName: 'Nora Vance', roles: ['Tenant'], email: 'nora@new.example' });
  const own = app.client.holding(data.token, 'demo');
  expect((await own.call('GET /api/v1/shell/profile')).status).toBe(200);
  expect((await own.call(list, { query: {} })).status).toBe(403);
  expect((await admin.ok('GET /api/v1/members', member)).data).toMatchObject([
    { name: 'Nora Vance', status: 'active' },
  ]);
  expect((await invitationOf('nora@new.example')).invitation.status).toBe('accepted');
  const history = await admin.ok('GET /api/v1/members/:memberId/history', {
    params: { memberId: data.memberId },
  });
  expect(history.data.map(({ action }) => action)).toEqual(['member.join', 'member.invite']);
});

test('pressed twice it makes one member; a link that was used opens nothing without the password', async () => {
  const { token } = await invited('twice@new.example');
  const answers = await Promise.all([
    visitor().call(accept, accepting(token)),
    visitor().call(accept, accepting(token)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const members = await (
    await app.client.as('admin', 'demo')
  ).ok('GET /api/v1/members', { query: { search: 'twice@new.example' } });
  expect(members.data).toHaveLength(1);
  expect(await visitor().call(read, { body: { token } })).toMatchObject(unusable);
  const stolen = await visitor().call(accept, accepting(token, { password: 'another password' }));
  expect(stolen.status).toBe(401);
  expect((await signIn('twice@new.example', 'another password')).status).toBe(401);
});

test('a link that expired, was replaced or taken back, is of another community or made up, opens nothing', async () => {
  const admin = await app.client.as('admin', 'demo');
  const old = await invited('old@new.example');
  app.setClock(new Date(Date.now() + 14 * dayMs + 1000));
  expect(await visitor().call(read, { body: { token: old.token } })).toMatchObject(unusable);
  expect(await visitor().call(accept, accepting(old.token))).toMatchObject(unusable);
  app.setClock(new Date());

  const { data } = await admin.ok(resend, old);
  expect(data).toMatchObject({ status: 'open', version: old.body.version + 1 });
  expect(await visitor().call(accept, accepting(old.token))).toMatchObject(unusable);
  const fresh = await tokenFor('old@new.example');
  expect(await visitor('lakeside').call(read, { body: { token: fresh } })).toMatchObject(unusable);
  expect(await visitor('lakeside').call(accept, accepting(fresh))).toMatchObject(unusable);
  expect(await visitor().call(read, { body: { token: randomUUID() } })).toMatchObject(unusable);

  expect(await admin.call(revoke, old)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  const taken = await admin.ok(revoke, await invitationOf('old@new.example'));
  expect(taken.data.status).toBe('revoked');
  expect(await visitor().call(accept, accepting(fresh))).toMatchObject(unusable);
  expect((await signIn('old@new.example')).status).toBe(401);
  const again = await invitationOf('old@new.example');
  expect(await admin.call(resend, again)).toMatchObject({
    status: 409,
    body: { code: 'invitation-answered' },
  });
  // They can be invited anew.
  const anew = await invited('old@new.example', { role: 'Member' });
  expect((await visitor().ok(accept, accepting(anew.token))).data.roles).toEqual(['Member']);
});

test('several at once: members and who is invited already are left and named, the rest are invited', async () => {
  const admin = await app.client.as('admin', 'demo');
  await invited('first@new.example');
  const emails = ['First@new.example', 'second@new.example', 'owner@demo.example', 'second@new.example'];
  const roleIds = [await roleId('Tenant')];
  const idempotencyKey = 'invite-several';
  const { data } = await admin.ok(send, { body: { emails, roleIds }, idempotencyKey });
  expect(data).toEqual({
    invited: ['second@new.example'],
    left: [
      { email: 'first@new.example', reason: 'invited' },
      { email: 'owner@demo.example', reason: 'member' },
    ],
  });
  expect((await admin.ok(send, { body: { emails, roleIds }, idempotencyKey })).data).toEqual(data);
  expect(await emailsTo('second@new.example')).toHaveLength(1);
  expect((await invitationOf('second@new.example')).invitation.name).toBe('second');
  const named = { body: { emails: emails.slice(0, 2), name: 'Both', roleIds } };
  expect((await admin.call(send, named)).status).toBe(422);
});

test('who has a password from another community proves with it that they are the one', async () => {
  const { token } = await invited('board@lakeside.example');
  expect((await visitor().ok(read, { body: { token } })).data.hasPassword).toBe(true);
  expect(await visitor().call(accept, accepting(token))).toMatchObject({
    status: 401,
    body: { code: 'wrong-credentials' },
  });
  expect((await invitationOf('board@lakeside.example')).invitation.status).toBe('open');
  const { data } = await visitor().ok(accept, accepting(token, { password: 'courtyard-demo' }));
  expect(data.roles).toEqual(['Tenant']);
});

test('nobody invites with a role that allows what they may not do, and other communities’ invitations are not there', async () => {
  const { params, body } = await invited('kept@new.example');
  const lake = await app.client.as('admin', 'lakeside');
  const board = await app.client.as('board', 'demo');
  for (const action of [resend, revoke] as const) {
    expect((await lake.call(action, { params, body })).status).toBe(404);
    expect((await board.call(action, { params, body })).status).toBe(403);
  }
  const theirs = await lake.ok(list, { query: { limit: 200 } });
  expect(theirs.data.map(({ id }) => id)).not.toContain(params.invitationId);
  const foreign = { body: { emails: ['x@new.example'], roleIds: [await roleId('Tenant')] } };
  expect((await lake.call(send, foreign)).status).toBe(422);

  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const of = tx.selectFrom('member').where('displayName', '=', 'Ingrid Lindqvist');
    const { id: memberId, tenantId } = await of.select(['id', 'tenantId']).executeTakeFirstOrThrow();
    const role = tx.selectFrom('role').select('id').where('name', '=', 'Manager');
    const { id } = await role.executeTakeFirstOrThrow();
    await tx.insertInto('memberRole').values({ tenantId, memberId, roleId: id }).execute();
  });
  app.platform.sessions.forget(app.tenants.demo);
  const manager = await app.client.as('treasurer', 'demo');
  const escalated = { emails: ['x@new.example'], roleIds: [await roleId('Project Admin')] };
  expect(await manager.call(send, { body: escalated })).toMatchObject({
    status: 409,
    body: { code: 'administrator' },
  });
  const admins = await invited('next.admin@new.example', { role: 'Project Admin' });
  expect((await manager.call(resend, admins)).status).toBe(409);
  expect((await visitor().call(read, { body: { token: admins.token } })).status).toBe(200);
});

test('invitations are found by name, address and who sent them', async () => {
  await invited('quentin@found.example', { name: 'Quentin Moss' });
  const admin = await app.client.as('admin', 'demo');
  const found = async (search: string) =>
    (await admin.ok(list, { query: { search } })).data.map(({ email }) => email);
  expect(await found('moss quen')).toEqual(['quentin@found.example']);
  expect(await found('FOUND.example')).toEqual(['quentin@found.example']);
  expect(await found('nobody of this name')).toEqual([]);
});
