import { withApp } from '../../../testing';
import { approvalRows } from './end-approval';

const app = withApp();
const read = 'GET /api/v1/roles/:roleId';
const removal = 'GET /api/v1/roles/:roleId/remove/effect';
const update = 'PUT /api/v1/roles/:roleId';
const give = 'POST /api/v1/approvals/:approvalId/approve';
const refuse = 'POST /api/v1/approvals/:approvalId/refuse';
const withdraw = 'POST /api/v1/approvals/:approvalId/withdraw';
const one = 'GET /api/v1/approvals/:approvalId';
const list = 'GET /api/v1/approvals';

const admin = () => app.client.as('admin', 'demo');
const board = () => app.client.as('board', 'demo');

const inDemo: typeof app.platform.inTenant = (_id, work) => app.platform.inTenant(app.tenants.demo, work);

async function memberOf(who: string) {
  return inDemo('', (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select(['member.id', 'member.displayName as name'])
      .where('identity.email', '=', `${who}@demo.example`)
      .executeTakeFirstOrThrow(),
  );
}

/** Makes somebody hold a role, or no longer, past all rules. */
async function hold(who: string, roleName: string, holds = true) {
  const { id: memberId } = await memberOf(who);
  await inDemo('', async (tx) => {
    const { id: roleId } = await tx
      .selectFrom('role')
      .select('id')
      .where('name', '=', roleName)
      .executeTakeFirstOrThrow();
    if (holds)
      await tx.insertInto('memberRole').values({ tenantId: app.tenants.demo, memberId, roleId }).execute();
    else
      await tx
        .deleteFrom('memberRole')
        .where('memberId', '=', memberId)
        .where('roleId', '=', roleId)
        .execute();
  });
  app.platform.sessions.forget(app.tenants.demo);
}

let made = 0;

/** A role that the owner holds, with a change of it that gives a right over money. */
async function heldRole(name: string) {
  const body = { name, purpose: null, permissions: ['Members List View'] };
  const { data } = await (await admin()).ok('POST /api/v1/roles', { body });
  await hold('owner', name);
  // One that the owner has by no other of these roles.
  const money = [...app.platform.permissions.money][made++] ?? '';
  const params = { roleId: data.id };
  const change = { ...body, permissions: ['Members List View', money] };
  return {
    params,
    change,
    money,
    ask: async (version = 1, reason: string | null = null) =>
      (await admin()).ok(update, { params, body: { ...change, version, reason } }),
  };
}

async function asked(name: string) {
  const role = await heldRole(name);
  const { data } = await role.ask();
  if (data.approvalId === null) throw new Error('it does not wait');
  const at = { approvalId: data.approvalId };
  const { expiresAt } = (await (await admin()).ok(one, { params: at })).data;
  return { ...role, id: data.approvalId, at, expiresAt };
}

const rightsOf = async (params: { roleId: string }) =>
  (await (await admin()).ok(read, { params })).data.permissions;

const toldTo = async (who: string) => {
  const person = await app.client.as(who === 'board' ? 'board' : 'admin', 'demo');
  const { data } = await person.ok('GET /api/v1/shell/notifications', { query: { limit: 50 } });
  return data.map(({ title }) => title);
};

const code = (status: number, value: string) => ({ status, body: { code: value } });

describe('with one who could decide alone', () => {
  test('a change goes through where nobody else could decide, and that is shown', async () => {
    const role = await heldRole('Lone keeper');
    expect((await role.ask()).data).toMatchObject({ approvalId: null, version: 2 });
    expect(await rightsOf(role.params)).toContain(role.money);
    const { data } = await (
      await admin()
    ).ok(list, { query: { record: 'role', recordId: role.params.roleId } });
    expect(data).toMatchObject([
      { state: 'approved', needed: 0, decisions: [], title: 'Change of the role Lone keeper' },
    ]);
    expect(data[0]?.outcome).toContain('No one else');
  });
});

describe('with two administrators', () => {
  beforeAll(() => hold('board', 'Project Admin'));

  test('a right over money waits; who asked does not decide, another does, and it is felt', async () => {
    const { id, at, params, money } = await asked('Bookkeeper');
    expect(await rightsOf(params)).toEqual(['Members List View']);
    expect(await (await admin()).call(give, { params: at })).toMatchObject(code(409, 'own-approval'));
    expect(await (await app.client.as('treasurer', 'demo')).call(give, { params: at })).toMatchObject(
      code(404, 'not-found'),
    );
    const { data: tasks } = await (await board()).ok('GET /api/v1/me/tasks', { query: { language: 'es' } });
    expect(tasks.tasks.find(({ link }) => link.endsWith(id))).toMatchObject({
      title: 'Cambio del rol Bookkeeper',
      verb: 'Revisar',
      kind: 'approval',
    });
    expect(await toldTo('board')).toContain('Needs your approval: Change of the role Bookkeeper');
    const { data } = await (await board()).ok(one, { params: at });
    expect(data).toMatchObject({
      state: 'waiting',
      canDecide: true,
      canWithdraw: false,
      changes: [{ field: 'Allows', after: expect.stringContaining('services and items') }],
    });
    const idempotencyKey = 'approve-bookkeeper';
    const given = await (await board()).ok(give, { params: at, idempotencyKey });
    expect(given.data).toMatchObject({ state: 'approved', canDecide: false });
    expect((await (await board()).ok(give, { params: at, idempotencyKey })).data).toEqual(given.data);
    expect(await rightsOf(params)).toContain(money);
    const { name } = await memberOf('board');
    const { data: history } = await (await admin()).ok('GET /api/v1/roles/:roleId/history', { params });
    expect(history[0]).toMatchObject({
      action: 'role.update',
      actor: (await memberOf('admin')).name,
      changes: { approvedBy: { before: null, after: name } },
    });
    expect(await toldTo('admin')).toContain('Approved: Change of the role Bookkeeper');
    expect(await (await board()).call(give, { params: at })).toMatchObject(code(409, 'approval-ended'));
  });

  test('why somebody asks is told to those who decide, and kept in the log', async () => {
    const role = await heldRole('Reasoned');
    const reason = 'The treasurer is away in May';
    const { params, change } = role;
    const effect = { params, body: { permissions: change.permissions } };
    expect((await (await admin()).ok('POST /api/v1/roles/:roleId/effect', effect)).data.waits).toBe(true);
    const at = { approvalId: (await role.ask(1, reason)).data.approvalId ?? '' };
    expect((await (await board()).ok(one, { params: at })).data.reason).toBe(reason);
    const told = await (await board()).ok('GET /api/v1/shell/notifications', { query: { limit: 1 } });
    expect(told.data[0]?.text).toContain(`Reason: ${reason}`);
    const { data: log } = await (
      await admin()
    ).ok('GET /api/v1/logs', { query: { kind: ['approval'], action: ['approval.ask'], limit: 1 } });
    expect(log[0]).toMatchObject({
      url: `/approvals?id=${at.approvalId}`,
      changes: { reason: { before: null, after: reason } },
    });
    await (await admin()).ok(withdraw, { params: at });
  });

  test('of two answers at once one wins', async () => {
    await hold('treasurer', 'Project Admin');
    const { at, params, money } = await asked('Raced');
    const treasurer = await app.client.as('treasurer', 'demo');
    const answers = await Promise.all([
      (await board()).call(give, { params: at }),
      treasurer.call(refuse, { params: at, body: { reason: 'Not now' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { data } = await (await admin()).ok(one, { params: at });
    expect((await rightsOf(params)).includes(money)).toBe(data.state === 'approved');
    expect(data.decisions).toHaveLength(1);
    await hold('treasurer', 'Project Admin', false);
  });

  test('it is refused with a reason, which who asked is told, or taken back by them alone', async () => {
    const refused = await asked('Rejected');
    const nothing = await (await board()).call(refuse, { params: refused.at, body: { reason: ' ' } });
    expect(nothing.status).toBe(422);
    expect(await (await board()).call(withdraw, { params: refused.at })).toMatchObject(
      code(409, 'others-approval'),
    );
    const body = { reason: 'Let us wait for the audit' };
    await (await board()).ok(refuse, { params: refused.at, body });
    const { data } = await (await admin()).ok(one, { params: refused.at });
    expect(data).toMatchObject({
      state: 'refused',
      outcome: body.reason,
      decisions: [{ verdict: 'refuse' }],
    });
    expect(await toldTo('admin')).toContain('Rejected: Change of the role Rejected');

    const again = await refused.ask();
    const at = { approvalId: again.data.approvalId ?? '' };
    const params = refused.params;
    expect(
      await (await admin()).call(update, { params, body: { ...refused.change, version: 1 } }),
    ).toMatchObject(code(409, 'approval-waiting'));
    expect((await (await admin()).ok(withdraw, { params: at })).data.state).toBe('withdrawn');
    expect(await rightsOf(refused.params)).toEqual(['Members List View']);
  });

  test('it is withdrawn as soon as the role is changed otherwise', async () => {
    const { at, params, change } = await asked('Changed');
    await (await admin()).ok(update, { params, body: { ...change, permissions: [], version: 1 } });
    const { data } = await (await admin()).ok(one, { params: at });
    expect(data.state).toBe('withdrawn');
    expect(data.outcome).toContain('changed in the meantime');
  });

  test('what is refused at the time is withdrawn, with the reason, and nothing of it stays', async () => {
    const { at, params } = await asked('Outgrown');
    const { id } = await memberOf('admin');
    // Who asked lost the right meanwhile.
    await hold('admin', 'Project Admin', false);
    const { data } = await (await board()).ok(give, { params: at });
    expect(data).toMatchObject({ state: 'withdrawn', outcome: expect.stringMatching(/no longer has/) });
    await hold('admin', 'Project Admin');
    expect(await rightsOf(params)).toEqual(['Members List View']);
    expect(data.askedBy.id).toBe(id);
  });

  test('it expires, by the job and at the hand of who is late', async () => {
    const [byJob, byHand, refused] = [await asked('Late'), await asked('Later'), await asked('Last')];
    expect(Math.round((new Date(byJob.expiresAt).getTime() - Date.now()) / 86_400_000)).toBe(14);
    await inDemo('', (tx) =>
      tx.updateTable('approval').set({ expiresAt: new Date() }).where('state', '=', 'waiting').execute(),
    );
    expect((await (await board()).ok(give, { params: byHand.at })).data.state).toBe('expired');
    const { data: no } = await (await board()).ok(refuse, { params: refused.at, body: { reason: 'No' } });
    expect(no).toMatchObject({ state: 'expired', decisions: [] });
    await app.runJob('approvals.end');
    const { data } = await (await admin()).ok(one, { params: byJob.at });
    expect(data.state).toBe('expired');
    expect(await rightsOf(byJob.params)).toEqual(['Members List View']);
  });

  test('roles with rights over money are given to a member by two', async () => {
    const { id: memberId } = await memberOf('vendor');
    const { data: member } = await (
      await admin()
    ).ok('GET /api/v1/members/:memberId', { params: { memberId } });
    const { data: roles } = await (await admin()).ok('GET /api/v1/roles', { query: { search: 'Treasurer' } });
    const roleIds = [...member.roles.map(({ id }) => id), roles[0]?.id ?? ''];
    const effect = { params: { memberId }, query: { roleIds } };
    expect((await (await admin()).ok('GET /api/v1/members/:memberId/roles/effect', effect)).data.waits).toBe(
      true,
    );
    const { data } = await (
      await admin()
    ).ok('PUT /api/v1/members/:memberId/roles', {
      params: { memberId },
      body: { version: member.version, roleIds },
    });
    expect(data.version).toBe(member.version);
    const at = { approvalId: data.approvalId ?? '' };
    const given = await (await board()).ok(give, { params: at });
    expect(given.data).toMatchObject({ state: 'approved', record: 'member', recordId: memberId });
    expect(given.data.changes[0]).toEqual({ field: 'Roles', before: 'Vendor', after: 'Treasurer, Vendor' });
    const after = await (await admin()).ok('GET /api/v1/members/:memberId', { params: { memberId } });
    expect(after.data.roles.map(({ name }) => name)).toEqual(['Treasurer', 'Vendor']);
  });

  test('a role goes by two where its holders would gain rights over money', async () => {
    const { params } = await heldRole('Going');
    const { data: roles } = await (await admin()).ok('GET /api/v1/roles', { query: { search: 'Treasurer' } });
    const successorId = roles[0]?.id ?? '';
    const told = await (await admin()).ok(removal, { params, query: { successorId } });
    expect(told.data).toMatchObject({ gaining: 1, people: [await memberOf('owner')], waits: true });
    const body = { version: 1, successorId };
    const { data } = await (await admin()).ok('POST /api/v1/roles/:roleId/remove', { params, body });
    expect((await (await admin()).call(read, { params })).status).toBe(200);
    await (await board()).ok(give, { params: { approvalId: data.approvalId ?? '' } });
    expect((await (await admin()).call(read, { params })).status).toBe(404);
    await hold('owner', 'Treasurer', false);
  });

  test('nobody is invited with such a role: it is given on their page, by two', async () => {
    const { data: roles } = await (await admin()).ok('GET /api/v1/roles', { query: { search: 'Treasurer' } });
    const body = { emails: ['books@new.example'], roleIds: roles.map(({ id }) => id) };
    expect(await (await admin()).call('POST /api/v1/invitations', { body })).toMatchObject(
      code(409, 'role-over-money'),
    );
  });

  test('another community has none of it, by the routes and by the rows', async () => {
    const { at } = await asked('Fenced');
    const other = await app.client.as('admin', 'lakeside');
    expect((await other.call(one, { params: at })).status).toBe(404);
    expect((await other.call(give, { params: at })).status).toBe(404);
    expect((await other.ok(list, {})).data).toEqual([]);
    const rows = await app.platform.inTenant(app.tenants.lakeside, (tx) => approvalRows(tx).execute());
    expect(rows).toEqual([]);
  });
});
