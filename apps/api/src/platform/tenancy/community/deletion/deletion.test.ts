import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { withApp } from '../../../../testing';

const scene = withApp();
const { client } = scene;
const path = '/api/v1/shell/community/deletion';
const name = 'Harbor View Community Association';
const password = 'courtyard-demo';
const dayMs = 86_400_000;

const admin = () => client.as('admin', 'demo');

/** Asks with a fresh proof: a sign-in is one. */
async function freshly(email: string) {
  const body = { email, password };
  const { data } = await client.anonymous('demo').ok('POST /api/v1/member-auth/login', { body });
  return client.holding(data.token, 'demo');
}

async function makeAdministrator(email: string, on: boolean) {
  await scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const of = sql`(select m.id from member m join identity i on i.id = m.identity_id where i.email = ${email})`;
    const role = sql`(select id from role where name = 'Project Admin')`;
    if (on)
      await sql`insert into member_role (tenant_id, member_id, role_id) values (${scene.tenants.demo}, ${of}, ${role})`.execute(
        tx,
      );
    else await sql`delete from member_role where member_id = ${of} and role_id = ${role}`.execute(tx);
  });
  scene.platform.sessions.forget(scene.tenants.demo);
}

const mailsTo = (to: string) =>
  scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const found = tx.selectFrom('mail').select('subject').where('toAddress', '=', to).orderBy('id');
    return (await found.execute()).map(({ subject }) => subject);
  });

test('only administrators have the right, and only with a recent proof', async () => {
  for (const who of ['board', 'treasurer', 'owner'] as const)
    expect((await (await client.as(who, 'demo')).call(`GET ${path}`)).status).toBe(403);
  const person = await admin();
  scene.setClock(new Date(Date.now() + 11 * 60_000));
  const asked = await person.call(`POST ${path}`, { body: { name } });
  scene.setClock(new Date());
  expect(asked).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
});

test('alone, an administrator has it begin by the name as it is written; everybody sees the day, and nothing else changes', async () => {
  const person = await freshly('admin@demo.example');
  expect((await person.ok(`GET ${path}`)).data).toEqual({ waiting: null, approvalId: null, others: 0 });
  const wrong = await person.call(`POST ${path}`, { body: { name: 'Harbor View' } });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  const { data } = await person.ok(`POST ${path}`, { body: { name } });
  expect(data.waiting).toMatchObject({ askedBy: expect.any(String), approvedBy: null });
  const day = data.waiting?.deletesOn ?? '';
  expect(Date.parse(day) - Date.now()).toBeGreaterThan(28 * dayMs);
  expect((await person.call(`POST ${path}`, { body: { name } })).body).toMatchObject({
    code: 'deletion-waits',
  });
  const owner = await client.as('owner', 'demo');
  expect((await owner.ok('GET /api/v1/shell/community')).data.deletesOn).toBe(day);
  const board = await client.as('board', 'demo');
  expect((await board.ok('GET /api/v1/properties')).data.length).toBeGreaterThan(0);
  expect(await mailsTo('admin@demo.example')).toEqual([`${name} will be deleted`]);
  expect(await mailsTo('board@demo.example')).toEqual([]);
  const { data: told } = await person.ok('GET /api/v1/shell/notifications');
  expect(told[0]).toMatchObject({ title: expect.stringMatching(/^The community will be deleted on/) });
});

test('all administrators are told again a week and a day before, once each', async () => {
  const { data } = await (await admin()).ok(`GET ${path}`);
  const day = Date.parse(`${data.waiting?.deletesOn ?? ''}T16:00:00Z`);
  for (const before of [8, 7, 7, 5, 1, 1]) {
    scene.setClock(new Date(day - before * dayMs));
    await scene.runJob('community.deletion-reminders');
    await scene.runJob('community.deletion');
  }
  scene.setClock(new Date());
  const near = (await mailsTo('admin@demo.example')).filter((subject) =>
    subject.includes('will be deleted on'),
  );
  expect(near).toHaveLength(2);
});

test('any administrator calls it off, and all is as it was', async () => {
  await makeAdministrator('board@demo.example', true);
  const board = await freshly('board@demo.example');
  expect((await board.ok(`DELETE ${path}`)).data).toEqual({ waiting: null, approvalId: null, others: 1 });
  // As good where nothing waits.
  await board.ok(`DELETE ${path}`);
  expect((await board.ok('GET /api/v1/shell/community')).data.deletesOn).toBeNull();
  const { data: told } = await (await admin()).ok('GET /api/v1/shell/notifications');
  expect(told[0]).toMatchObject({ title: 'The community won’t be deleted' });
  scene.setClock(new Date(Date.now() + 40 * dayMs));
  await scene.runJob('community.deletion');
  scene.setClock(new Date());
  expect(await scene.platform.tenants.bySlug('demo')).toMatchObject({ id: scene.tenants.demo });
});

test('on its day it is not called off any more, by a process that has not heard of it either', async () => {
  const person = await freshly('admin@demo.example');
  await person.ok(`GET ${path}`);
  const of = {
    communityId: scene.tenants.demo,
    slug: 'demo',
    name,
    language: 'en',
    askedBy: 'Maya',
  } as const;
  const now = new Date();
  await scene.platform.db
    .insertInto('communityDeletion')
    .values({ ...of, askedAt: now, deletesOn: '2026-01-01', closedAt: now })
    .execute();
  expect(await person.call(`DELETE ${path}`)).toMatchObject({
    status: 409,
    body: { code: 'deletion-begun' },
  });
  await scene.platform.db.deleteFrom('communityDeletion').execute();
});

test('where there is a second administrator, it begins with their approval, and neither alone', async () => {
  const person = await freshly('admin@demo.example');
  const { data } = await person.ok(`POST ${path}`, { body: { name } });
  expect(data).toMatchObject({ waiting: null, approvalId: expect.any(String), others: 1 });
  const params = { approvalId: data.approvalId ?? '' };
  const own = await person.call('POST /api/v1/approvals/:approvalId/approve', { params });
  expect(own.body).toMatchObject({ code: 'own-approval' });
  const board = await freshly('board@demo.example');
  const { data: tasks } = await board.ok('GET /api/v1/me/tasks');
  expect(tasks.tasks).toContainEqual(expect.objectContaining({ title: `Deletion of ${name}` }));
  const { data: approval } = await board.ok('POST /api/v1/approvals/:approvalId/approve', { params });
  expect(approval).toMatchObject({
    state: 'approved',
    title: `Deletion of ${name}`,
    link: '/administration/data',
  });
  const { data: now } = await board.ok(`GET ${path}`);
  expect(now.waiting).toMatchObject({ approvedBy: expect.any(String) });
  expect(now.waiting?.approvedBy).not.toBe(now.waiting?.askedBy);
  const { data: history } = await board.ok('GET /api/v1/shell/community/history');
  expect(history[0]).toMatchObject({
    action: 'community.ask-to-delete',
    changes: { approvedBy: { after: now.waiting?.approvedBy } },
  });
  await board.ok(`DELETE ${path}`);
  await makeAdministrator('board@demo.example', false);
});

test('who took the administration from the others asks for nothing alone, and while it waits nobody takes it', async () => {
  await makeAdministrator('board@demo.example', true);
  const [person, board] = [await freshly('admin@demo.example'), await freshly('board@demo.example')];
  const query = { search: 'board@demo.example' };
  const known = async () =>
    (await person.ok('GET /api/v1/members', { query })).data[0] ?? { id: '', version: 0 };
  const { id, version } = await known();
  const params = { memberId: id };
  await person.ok('POST /api/v1/members/:memberId/suspend', { params, body: { version } });
  expect((await person.call(`POST ${path}`, { body: { name } })).body).toMatchObject({
    code: 'administrator-lately',
  });
  const back = { params, body: { version: version + 1 } };
  await person.ok('POST /api/v1/members/:memberId/bring-back', back);
  const { data } = await person.ok(`POST ${path}`, { body: { name } });
  const approving = await freshly('board@demo.example');
  await approving.ok('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId: data.approvalId ?? '' },
  });
  const again = { params, body: { version: version + 2 } };
  for (const action of ['suspend', 'end'] as const)
    expect((await person.call(`POST /api/v1/members/:memberId/${action}`, again)).body).toMatchObject({
      code: 'deletion-waits',
    });
  const roles = { params, body: { version: version + 2, roleIds: [] } };
  expect((await person.call('PUT /api/v1/members/:memberId/roles', roles)).body).toMatchObject({
    code: 'deletion-waits',
  });
  await approving.ok(`DELETE ${path}`);
  await person.ok('PUT /api/v1/members/:memberId/roles', roles);
  expect((await person.call(`POST ${path}`, { body: { name } })).body).toMatchObject({
    code: 'administrator-lately',
  });
  expect((await board.call(`GET ${path}`)).status).toBe(401);
});

test('a second administrator who has an authenticator app approves with a code of it: the password alone does not do', async () => {
  await makeAdministrator('board@demo.example', true);
  const board = await freshly('board@demo.example');
  const { data: offered } = await board.ok('POST /api/v1/member-auth/factors/totp');
  const totp = new TOTP({ secret: Secret.fromBase32(offered.secret) });
  await board.ok('POST /api/v1/member-auth/factors/totp/confirm', { body: { code: totp.generate() } });
  const timestamp = Date.now() + 11 * 60_000;
  scene.setClock(new Date(timestamp));
  const { data } = await (await freshly('admin@demo.example')).ok(`POST ${path}`, { body: { name } });
  const params = { approvalId: data.approvalId ?? '' };
  const approve = () => board.call('POST /api/v1/approvals/:approvalId/approve', { params });
  expect((await approve()).body).toMatchObject({ code: 'proof-needed', ways: ['code'] });
  const proof = 'POST /api/v1/member-auth/proof';
  expect((await board.call(proof, { body: { way: 'password', password } })).status).toBe(422);
  expect((await approve()).body).toMatchObject({ code: 'proof-needed' });
  expect((await board.ok(`GET ${path}`)).data.waiting).toBeNull();
  await board.ok(proof, { body: { way: 'code', code: totp.generate({ timestamp }) } });
  expect(await approve()).toMatchObject({ status: 200, body: { data: { state: 'approved' } } });
  expect((await board.ok(`GET ${path}`)).data.waiting).toMatchObject({ approvedBy: expect.any(String) });
  await board.ok(`DELETE ${path}`);
  await makeAdministrator('board@demo.example', false);
  scene.setClock(new Date());
});
