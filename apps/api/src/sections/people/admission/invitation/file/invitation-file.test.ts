import { randomUUID } from 'node:crypto';
import { withApp } from '../../../../../testing';

const app = withApp();
const checkCall = 'POST /api/v1/invitations/check';
const inviteCall = 'POST /api/v1/invitations/from-file';
const admin = () => app.client.as('admin', 'demo');

async function upload(lines: readonly string[], who: 'admin' | 'board' = 'admin'): Promise<string> {
  const tenantId = app.tenants.demo;
  const person = await app.client.as(who, 'demo');
  const { data } = await person.ok('GET /api/v1/members', { query: { search: 'Maya Okafor' } });
  const uploadedBy = who === 'admin' ? (data[0]?.id ?? null) : null;
  const content = Buffer.from(lines.join('\n'));
  const file = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name: 'people.csv', content, uploadedBy }),
  );
  return file.id;
}

async function check(...lines: string[]) {
  const fileId = await upload(lines);
  const { data } = await (await admin()).ok(checkCall, { body: { fileId } });
  return { fileId, ...data };
}

const emailsTo = (email: string) =>
  app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('mail').select(['subject']).where('toAddress', '=', email).execute(),
  );

const listed = async (search: string) =>
  (await (await admin()).ok('GET /api/v1/invitations', { query: { search } })).data;

test('a file is checked row by row and nobody is invited by it; then every good row is, once', async () => {
  const unit = await (
    await admin()
  ).ok('POST /api/v1/properties', { body: { unitNumber: 'F-1', address: {} } });
  const found = await check(
    'E-mail,Name,Roles,Home,Relationship,From,Until,Language,Remark',
    'Nina@file.example,Nina Paz,Member,,,,,es,first',
    'otto@file.example,Otto Paz,tenant; Vendor,f-1,Tenant,2040-01-01,2040-12-31,en,',
    'owner@demo.example,,Member,,,,,,',
    'nina@file.example,,Member,,,,,,',
    'no address,,Member,,,,,,',
    'a@file.example,,Gardener,,,,,,',
    'b@file.example,,Member,Nowhere 5,,,,,',
    'c@file.example,,Member,,,31/12/2040,,,',
    'd@file.example,,Member,,,,2001-01-01,,',
    'e@file.example,,,,,,,,',
    'f@file.example,,Project Admin,,,,2040-12-31,,',
  );
  expect(found.counts).toEqual({ invite: 2, leave: 1, error: 8 });
  expect(found.rows.map(({ line, verdict, reason }) => [line, verdict, reason])).toEqual([
    [2, 'invite', null],
    [3, 'invite', null],
    [4, 'leave', 'Already a member.'],
    [5, 'error', 'Duplicate of the address on line 2.'],
    [6, 'error', 'This isn’t an email address.'],
    [7, 'error', 'There’s no role “Gardener”.'],
    [8, 'error', 'There’s no property “Nowhere 5”.'],
    [9, 'error', '“31/12/2040” isn’t a date: write it as 2030-12-31.'],
    [10, 'error', 'The end date is in the past.'],
    [11, 'error', 'Enter a role.'],
    [12, 'error', 'The administrator role can’t have an end date.'],
  ]);
  expect(await listed('file.example')).toEqual([]);
  expect(await emailsTo('nina@file.example')).toEqual([]);

  const { fileId, fingerprint } = found;
  const call = { body: { fileId, fingerprint }, idempotencyKey: randomUUID() };
  const { data: done } = await (await admin()).ok(inviteCall, call);
  expect(done.counts.invite).toBe(2);
  expect((await (await admin()).ok(inviteCall, call)).data).toEqual(done);
  expect((await listed('file.example')).map(({ email }) => email).toSorted()).toEqual([
    'nina@file.example',
    'otto@file.example',
  ]);
  expect(await emailsTo('nina@file.example')).toMatchObject([
    { subject: expect.stringMatching(/^Le invitan/) },
  ]);
  expect(await emailsTo('otto@file.example')).toMatchObject([
    { subject: expect.stringMatching(/^You’re invited/) },
  ]);
  const { data: people } = await (
    await admin()
  ).ok('GET /api/v1/properties/:propertyId/people', {
    params: { propertyId: unit.data.id },
  });
  expect(people.residencies).toMatchObject([
    { person: { name: 'Otto Paz' }, kind: 'tenant', startsOn: '2040-01-01', endsOn: '2040-12-31' },
  ]);
  // The same file once more: nobody gets a second letter.
  const again = await (await admin()).call(inviteCall, { body: { fileId, fingerprint } });
  expect(again).toMatchObject({ status: 409, body: { code: 'file-stale' } });
  const later = await (await admin()).ok(checkCall, { body: { fileId } });
  expect(later.data.counts).toEqual({ invite: 0, leave: 3, error: 8 });
  expect(await emailsTo('nina@file.example')).toHaveLength(1);
});

test('nobody invites by a file with rights that they may not give, nor by the file of somebody else', async () => {
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { id: memberId } = await tx
      .selectFrom('member')
      .select('id')
      .where('displayName', '=', 'Tom Whitaker')
      .executeTakeFirstOrThrow();
    const { id: roleId } = await tx
      .selectFrom('role')
      .select('id')
      .where('name', '=', 'Manager')
      .executeTakeFirstOrThrow();
    await tx.insertInto('memberRole').values({ tenantId: app.tenants.demo, memberId, roleId }).execute();
  });
  app.platform.sessions.forget(app.tenants.demo);
  const manager = await app.client.as('vendor', 'demo');
  const others = await upload(['email,roles', 'x@file.example,Vendor']);
  expect((await manager.call(checkCall, { body: { fileId: others } })).status).toBe(404);
  const admins = await check('email,roles', 'y@file.example,Treasurer');
  expect(admins.counts.invite).toBe(1);
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const tom = tx.selectFrom('member').select('id').where('displayName', '=', 'Tom Whitaker');
    await tx.updateTable('file').set({ uploadedBy: tom }).where('id', '=', admins.fileId).execute();
  });
  const { data } = await manager.ok(checkCall, { body: { fileId: admins.fileId } });
  expect(data.rows[0]).toMatchObject({
    verdict: 'error',
    reason: expect.stringMatching(/You can only grant permissions you have/),
  });
});

test('names in a file are held to what names are in a form; a column may be called by one role', async () => {
  const { rows } = await check(
    'Email,Name,Role',
    'g@names.example,"Ana\r\nBcc: z@evil.example",Member',
    'h@names.example,Ana\u2028Paz,Member',
    'i@names.example,\u200B,Member',
    'j@names.example,Ana\u202Eexe.png,Member',
  );
  expect(rows.map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ['error', 'A name can’t contain line breaks.'],
    ['error', 'A name can’t contain line breaks.'],
    ['invite', null],
    ['invite', null],
  ]);
});

test('a file without addresses, and one that is too long, are refused with what to do', async () => {
  const refused = async (...lines: string[]) =>
    (await admin()).call(checkCall, { body: { fileId: await upload(lines) } });
  expect(await refused('name,roles', 'Ana,Member')).toMatchObject({
    status: 422,
    body: { detail: 'The file has no column with email addresses.' },
  });
  const rows = Array.from({ length: 201 }, (_, n) => `p${n}@file.example,Member`);
  expect(await refused('email,roles', ...rows)).toMatchObject({
    status: 422,
    body: { detail: 'The file has 201 rows; the limit is 200. Split it.' },
  });
});

test('what was exported can be read again, and the template says what to write', async () => {
  const { text } = await (
    await admin()
  ).call('GET /api/v1/invitations/export', {
    query: { status: ['open'] },
  });
  const [heading = '', ...lines] = text.trim().split(/\r?\n/);
  expect(heading).toContain('Name,Email,Roles,Status');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/Revoked|Accepted/);
  const found = await check(heading, ...lines);
  // Each is understood, and invited already.
  expect(found.counts).toEqual({ invite: 0, leave: lines.length, error: 0 });
  const template = await (await admin()).call('GET /api/v1/invitations/template/export', { query: {} });
  const read = await check(...template.text.trim().split(/\r?\n/).slice(0, 2));
  expect(read.rows).toMatchObject([{ verdict: 'invite', email: 'ana@mail.example' }]);
});
