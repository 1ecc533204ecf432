import { withApp } from '../../../../testing';

const app = withApp();
const list = 'GET /api/v1/invitations';
const send = 'POST /api/v1/invitations';
const resend = 'POST /api/v1/invitations/resend';
const preview = 'POST /api/v1/invitations/resend/preview';

const admin = () => app.client.as('admin', 'demo');

async function roleId(name: string) {
  const { data } = await (await admin()).ok('GET /api/v1/roles', { query: { limit: 200 } });
  return data.find((role) => role.name === name)?.id ?? '';
}

/** Invites addresses, and gives each with the version that its invitation has. */
async function invited(emails: string[], role = 'Tenant') {
  await (await admin()).ok(send, { body: { emails, roleIds: [await roleId(role)] } });
  return Promise.all(emails.map(invitationOf));
}

async function invitationOf(email: string) {
  const { data } = await (await admin()).ok(list, { query: { search: email } });
  const found = data.find((each) => each.email === email);
  if (!found) throw new Error(`${email} is not invited`);
  return found;
}

const records = (rows: { id: string; version: number }[]) => ({
  chosen: { records: rows.map(({ id, version }) => ({ id, version })) },
});

const emailsTo = (email: string) =>
  app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('mail').select('textBody').where('toAddress', '=', email).orderBy('id').execute(),
  );
const tokenOf = (text = '') => /accept-invitation#token=([\w-]+)/.exec(text)?.[1] ?? '';

const revoke = async ({ id, version }: { id: string; version: number }) =>
  (await admin()).ok('POST /api/v1/invitations/:invitationId/revoke', {
    params: { invitationId: id },
    body: { version },
  });

test('those that are open get one letter each however often it is sent, and each says so in its history', async () => {
  const emails = ['one@again.example', 'two@again.example'];
  const rows = await invited(emails);
  const caller = await admin();
  const input = { body: records(rows), idempotencyKey: 'send-these-again' };
  expect((await caller.ok(preview, { body: input.body })).data).toEqual({
    count: 2,
    emails,
    leftCount: 0,
    left: [],
  });
  expect(await emailsTo('one@again.example')).toHaveLength(1);
  const { data } = await caller.ok(resend, input);
  expect(data).toMatchObject({ changed: 2, unchanged: 0, left: [], job: null });
  expect((await caller.ok(resend, input)).data).toEqual(data);

  for (const { email, memberId, version } of rows) {
    const received = await emailsTo(email);
    expect(received).toHaveLength(2);
    const [old, fresh] = received.map(({ textBody }) => tokenOf(textBody ?? ''));
    const reading = (token = '') =>
      app.client.anonymous('demo').call('POST /api/v1/member-auth/invitation', { body: { token } });
    expect((await reading(old)).status).toBe(422);
    expect((await reading(fresh)).status).toBe(200);
    expect(await invitationOf(email)).toMatchObject({ version: version + 1, status: 'open' });
    const history = await caller.ok('GET /api/v1/members/:memberId/history', { params: { memberId } });
    expect(history.data.map(({ action }) => action)).toEqual(['member.invite-again', 'member.invite']);
  }
  // The same rows as they were: by now others.
  const stale = await caller.ok(resend, { body: records(rows) });
  expect(stale.data).toMatchObject({ changed: 0, unchanged: 2 });
  expect(stale.data.left.map(({ reason }) => reason)).toEqual(['changed-meanwhile', 'changed-meanwhile']);
  expect(await emailsTo('one@again.example')).toHaveLength(2);
});

test('who cannot get one is named with the reason beforehand and afterwards, in the language of who asks', async () => {
  const [open, gone] = await invited(['stays@again.example', 'gone@again.example']);
  if (!open || !gone) throw new Error('nobody was invited');
  await revoke(gone);
  const body = records([open, await invitationOf(gone.email)]);
  const caller = await admin();
  const left = [{ email: gone.email, said: 'The invitation was revoked. Invite them again.' }];
  expect((await caller.ok(preview, { body })).data).toEqual({
    count: 1,
    emails: [open.email],
    leftCount: 1,
    left,
  });
  const { data } = await caller.ok(resend, { body });
  expect(data).toMatchObject({ changed: 1, unchanged: 1, left: [{ name: gone.email, said: left[0]?.said }] });
  expect(await emailsTo(gone.email)).toHaveLength(1);
  const spanish = await caller.ok(preview, { body, headers: { 'accept-language': 'es' } });
  expect(spanish.data.left[0]?.said).toBe('La invitación se revocó. Vuelva a invitar.');
});

test('all that the filters find are sent, and none where another number was confirmed', async () => {
  await invited(['f1@filtered.example', 'f2@filtered.example', 'f3@filtered.example']);
  const caller = await admin();
  const except = [(await invitationOf('f2@filtered.example')).id];
  const chosen = (expected: number) => ({
    chosen: { matching: { search: 'filtered.example', status: ['open' as const] }, except, expected },
  });
  expect((await caller.ok(preview, { body: chosen(2) })).data).toMatchObject({ count: 2, leftCount: 0 });
  expect(await caller.call(resend, { body: chosen(3) })).toMatchObject({
    status: 409,
    body: { code: 'list-changed' },
  });
  expect((await caller.ok(resend, { body: chosen(2) })).data).toMatchObject({ changed: 2, unchanged: 0 });
  const emails = async (name: string) => (await emailsTo(`${name}@filtered.example`)).length;
  expect(await Promise.all(['f1', 'f2', 'f3'].map(emails))).toEqual([2, 1, 2]);
});

test('nobody sends again what they may not give, and other communities’ invitations are not there', async () => {
  const [administrator] = await invited(['next.admin@again.example'], 'Project Admin');
  const [tenant] = await invited(['tenant@again.example']);
  if (!administrator || !tenant) throw new Error('nobody was invited');
  const body = records([administrator, tenant]);
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.ok(preview, { body })).data).toMatchObject({ count: 0, leftCount: 0 });
  expect((await lake.ok(resend, { body })).data).toMatchObject({ changed: 0, unchanged: 2 });
  const board = await app.client.as('board', 'demo');
  expect((await board.call(resend, { body })).status).toBe(403);

  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const of = tx.selectFrom('member').where('displayName', '=', 'Ingrid Lindqvist');
    const { id: memberId, tenantId } = await of.select(['id', 'tenantId']).executeTakeFirstOrThrow();
    const role = tx.selectFrom('role').select('id').where('name', '=', 'Manager');
    const { id } = await role.executeTakeFirstOrThrow();
    await tx.insertInto('memberRole').values({ tenantId, memberId, roleId: id }).execute();
  });
  app.platform.sessions.forget(app.tenants.demo);
  const manager = await app.client.as('treasurer', 'demo');
  const said = 'Only an administrator can add or remove administrators.';
  expect((await manager.ok(preview, { body })).data).toEqual({
    count: 1,
    emails: [tenant.email],
    leftCount: 1,
    left: [{ email: administrator.email, said }],
  });
  const { data } = await manager.ok(resend, { body });
  expect(data).toMatchObject({ changed: 1, left: [{ name: administrator.email, reason: 'refused', said }] });
  expect(await emailsTo(administrator.email)).toHaveLength(1);
});
