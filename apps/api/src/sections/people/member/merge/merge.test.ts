import { sql } from 'kysely';
import { lockRights } from '../../../../platform/auth/permissions/granting.service';
import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';
import { untilSomebodyWaits } from '../../../../testing/until';
import { details, merge, mergeScene, paramsOf, password, preview, type Somebody } from './merge.fixture';

const app = withApp();
const { admin, inDemo, mergeNow, roleIds, rowsOf, somebody } = mergeScene(app);
const code = (value: string, status = 409) => ({ status, body: { code: value } });

const signIn = (email: string) =>
  app.client.anonymous('demo').call('POST /api/v1/member-auth/login', { body: { email, password } });

test('who has the only sign-in goes on signing in; where both have one it is chosen, and the other is signed out', async () => {
  const [plain, signer] = [await somebody('Ben Ode'), await somebody('Benjamin Ode', { signsIn: true })];
  const both = paramsOf(plain, signer);
  const { data } = await (await admin()).ok(preview, both);
  expect(data.signIn).toBe('other');
  const wrong = await (await admin()).call(merge, { ...both, body: { fingerprint: data.fingerprint } });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { signIn: expect.any(String) } } });
  const merged = await mergeNow(plain, signer, { signIn: 'other' });
  expect(merged).toMatchObject({ status: 200, body: { data: { id: plain.id, email: signer.email } } });
  const now = await signIn(signer.email);
  expect(now.status).toBe(200);

  const [kept, other] = [
    await somebody('Cleo Ode', { signsIn: true }),
    await somebody('Cleo B. Ode', { signsIn: true }),
  ];
  const sessionOf = async (email: string) => {
    const answer = await signIn(email);
    return app.client.holding(answer.body.data.token, 'demo');
  };
  const [ours, theirs] = [await sessionOf(kept.email), await sessionOf(other.email)];
  await mergeNow(kept, other);
  expect((await ours.call('GET /api/v1/shell/profile')).status).toBe(200);
  expect((await theirs.call('GET /api/v1/shell/profile')).status).toBe(401);
  expect((await signIn(other.email)).status).toBe(401);
  // The address is free: whoever has it can be invited, as somebody new.
  const roles = await roleIds(['Vendor']);
  const invited = await (
    await admin()
  ).ok('POST /api/v1/invitations', {
    body: { emails: [other.email], roleIds: roles, ends: {} },
  });
  expect(invited.data.invited).toEqual([other.email]);
});

test('two memberships that ended are one, which ended with the later', async () => {
  const [stays, goes] = [await somebody('Eva Ruiz'), await somebody('Eva R.')];
  const both = sql`(${stays.id}, ${goes.id})`;
  const later = sql`case id when ${goes.id} then date '2026-05-31' else date '2026-03-31' end`;
  await inDemo((tx) => sql`update member set status = 'past' where id in ${both}`.execute(tx));
  await inDemo((tx) => sql`update member set ended_on = ${later} where id in ${both}`.execute(tx));
  await mergeNow(stays, goes);
  const ended = inDemo((tx) =>
    tx.selectFrom('member').select('endedOn').where('id', '=', stays.id).executeTakeFirstOrThrow(),
  );
  expect((await ended).endedOn).toBe('2026-05-31');
});

test('an invitation leads nowhere once its person signs in otherwise', async () => {
  const [stays, goes] = [
    await somebody('Dora Imre', { signsIn: true }),
    await somebody('Dora I.', { status: 'invited' }),
  ];
  await inDemo((tx) =>
    sql`insert into invitation (tenant_id, id, member_id, token_hash, invited_by, expires_at)
      values (${app.tenants.demo}, ${newId()}, ${goes.id}, sha256('x'), 'Somebody', now() + interval '3 days')`.execute(
      tx,
    ),
  );
  expect((await mergeNow(stays, goes)).body.data).toMatchObject({ status: 'active' });
  expect(await rowsOf(sql`select status from invitation where member_id = ${stays.id}`)).toEqual([
    { status: 'revoked' },
  ]);
});

test('what changed since it was looked at is not merged; of two at once one is', async () => {
  const [stays, goes] = [await somebody('Eva Lund'), await somebody('Eva Lunde')];
  const there = paramsOf(stays, goes);
  const back = paramsOf(goes, stays);
  const asked = await admin();
  const stale = (await asked.ok(preview, there)).data.fingerprint;
  await inDemo((tx) =>
    sql`insert into member_profile (tenant_id, member_id, about) values (${app.tenants.demo}, ${goes.id}, 'New.')`.execute(
      tx,
    ),
  );
  expect(await asked.call(merge, { ...there, body: { fingerprint: stale } })).toMatchObject(
    code('changed-meanwhile'),
  );
  const [one, other] = [
    (await asked.ok(preview, there)).data.fingerprint,
    (await asked.ok(preview, back)).data.fingerprint,
  ];
  const answers = await Promise.all([
    asked.call(merge, { ...there, body: { fingerprint: one } }),
    asked.call(merge, { ...back, body: { fingerprint: other } }),
    asked.call(merge, { ...there, body: { fingerprint: one } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(
    await rowsOf(
      sql`select merged_into is null as stays from member where id in (${stays.id}, ${goes.id}) order by 1`,
    ),
  ).toEqual([{ stays: false }, { stays: true }]);
});

test('a record that others were merged into takes them along', async () => {
  const [first, second, third] = [
    await somebody('Finn A'),
    await somebody('Finn B'),
    await somebody('Finn C'),
  ];
  await mergeNow(second, first);
  await mergeNow(third, second);
  const { data } = await (await admin()).ok(details, { params: { memberId: first.id } });
  expect(data.id).toBe(third.id);
});

test('nobody gains by it what the caller may not give, nor rights over money', async () => {
  const have = async (name: string, ...roles: string[]) => {
    const ids = await roleIds(roles);
    await inDemo(async (tx) => {
      const { id } = await tx
        .selectFrom('member')
        .select('id')
        .where('displayName', '=', name)
        .executeTakeFirstOrThrow();
      for (const roleId of ids)
        await tx
          .insertInto('memberRole')
          .values({ tenantId: app.tenants.demo, memberId: id, roleId })
          .execute();
    });
    app.platform.sessions.forget(app.tenants.demo);
  };
  await have('Tom Whitaker', 'Manager');
  const manager = await app.client.as('vendor', 'demo');
  const asManager = async (stays: Somebody, goes: Somebody) => {
    const both = paramsOf(stays, goes);
    const seen = await manager.call(preview, both);
    if (seen.status !== 200) return seen;
    return manager.call(merge, { ...both, body: { fingerprint: seen.body.data.fingerprint } });
  };
  const [plain, board] = [await somebody('Gil Roy'), await somebody('Gil R.', { roles: ['Treasurer'] })];
  expect(await asManager(plain, board)).toMatchObject(code('beyond-own-rights'));
  const administrator = await somebody('Gil Roi', { roles: ['Project Admin'] });
  expect(await asManager(plain, administrator)).toMatchObject(code('administrator'));

  const [money] = app.platform.permissions.money;
  const roleId = newId();
  await inDemo(async (tx) => {
    await tx.insertInto('role').values({ tenantId: app.tenants.demo, id: roleId, name: 'Cashier' }).execute();
    await tx
      .insertInto('rolePermission')
      .values({ tenantId: app.tenants.demo, roleId, permission: money ?? '' })
      .execute();
  });
  const cashier = await somebody('Gil Cash', { roles: ['Cashier'] });
  expect(await mergeNow(plain, cashier)).toMatchObject(code('merge-over-money'));
  // Who has them already gains nothing.
  expect((await mergeNow(cashier, plain)).status).toBe(200);
});

test('oneself, one of another community, and one who is suspended', async () => {
  const { data } = await (await admin()).ok('GET /api/v1/members', { query: { search: 'Maya Okafor' } });
  const own = { id: data[0]?.id ?? '' };
  const [plain, signer] = [await somebody('Maya O.'), await somebody('M. Okafor', { signsIn: true })];
  const asked = await admin();
  expect(await asked.call(preview, paramsOf(own, own))).toMatchObject(code('same-record'));
  expect(await asked.call(preview, paramsOf(plain, own))).toMatchObject(code('own-record'));
  expect(await asked.call(preview, paramsOf(own, signer))).toMatchObject(code('own-record'));
  const seen = await asked.ok(preview, paramsOf(own, plain));
  const merged = await asked.ok(merge, {
    ...paramsOf(own, plain),
    body: { fingerprint: seen.data.fingerprint },
  });
  expect(merged.data.id).toBe(own.id);
  expect((await asked.call('GET /api/v1/shell/profile')).status).toBe(200);

  const lake = await app.client.as('admin', 'lakeside');
  const { data: theirs } = await lake.ok('GET /api/v1/members', { query: { limit: 1 } });
  expect((await asked.call(preview, paramsOf(own, { id: theirs[0]?.id ?? '' }))).status).toBe(404);
  expect((await lake.call(preview, paramsOf(own, plain))).status).toBe(404);

  // A suspension is of the person: nobody comes back by a merge.
  const [active, suspended] = [
    await somebody('Nora Adm', { roles: ['Project Admin'] }),
    await somebody('Nora A.', { roles: ['Member'] }),
  ];
  await inDemo(async (tx) => {
    await sql`update member set status = 'suspended' where id = ${suspended.id}`.execute(tx);
  });
  expect((await mergeNow(active, suspended)).body.data).toMatchObject({ status: 'suspended' });
  const board = await app.client.as('board', 'demo');
  expect((await board.call(preview, paramsOf(active, plain))).status).toBe(403);
});

test('a change that waited for the merge of who makes it is refused: nothing is written to a record that is nobody’s', async () => {
  const [stays, goes] = [await somebody('Lia Roth'), await somebody('Lia B. Roth', { signsIn: true })];
  const { data } = await app.client
    .anonymous('demo')
    .ok('POST /api/v1/member-auth/login', { body: { email: goes.email, password } });
  const person = app.client.holding(data.token, 'demo');
  await person.ok('GET /api/v1/tickets');
  const asking = await inDemo(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', goes.id).forUpdate().execute();
    const waiting = person.call('POST /api/v1/tickets', { body: { subject: 'Late', message: 'Hello' } });
    await new Promise((done) => setTimeout(done, 300));
    await sql`update member set identity_id = null, merged_into = ${stays.id}, status = 'past'
      where id = ${goes.id}`.execute(tx);
    return { waiting };
  });
  expect((await asking.waiting).status).toBe(401);
  expect(await rowsOf(sql`select id from ticket where member_id = ${goes.id}`)).toEqual([]);
});

test('a merge and a change by who is merged, which decides on rights as well, do not wait for each other', async () => {
  const [stays, goes] = [await somebody('Ida Falk'), await somebody('Ida M. Falk')];
  const merging = await inDemo(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', goes.id).forKeyShare().execute();
    const answer = mergeNow(stays, goes);
    await untilSomebodyWaits(app.platform.pool);
    await lockRights(tx);
    return { answer };
  });
  expect((await merging.answer).status).toBe(200);
});

test('how both are reached is joined: what was chosen, what there is room for, and hidden what either hid', async () => {
  const [stays, goes] = [
    await somebody('Lena Voss', { signsIn: true }),
    await somebody('L. Voss', { signsIn: true }),
  ];
  const contactOf = 'GET /api/v1/members/:memberId/contact';
  const call = (name: string, phone: string) => ({ name, relation: null, phone });
  const write = async ({ email }: { email: string }, part: object) => {
    const { data } = await app.client
      .anonymous('demo')
      .ok('POST /api/v1/member-auth/login', { body: { email, password } });
    const body = {
      mailingAddress: null,
      homePhone: null,
      workPhone: null,
      languages: [],
      addressVisible: true,
      phonesVisible: true,
      languagesVisible: true,
      emergencyContacts: [],
      version: 1,
    };
    const person = app.client.holding(data.token, 'demo');
    await person.ok('PUT /api/v1/shell/contact', { body: { ...body, ...part } });
  };
  await write(stays, {
    mailingAddress: '12 Elm Street',
    homePhone: '207 555 0100',
    languages: ['es', 'en'],
    emergencyContacts: [call('Ana', '1'), call('Ben', '2')],
  });
  await write(goes, {
    mailingAddress: 'PO Box 7',
    homePhone: '207 555 0200',
    languages: ['en', 'fr', 'pt'],
    languagesVisible: false,
    emergencyContacts: [call('ben', '2'), call('Cleo', '3')],
  });
  const { data: shown } = await (await admin()).ok(preview, paramsOf(stays, goes));
  expect(shown).toMatchObject({ languages: ['es', 'en', 'fr', 'pt'], emergencyContacts: 3 });
  expect((await mergeNow(stays, goes, { mailingAddress: 'other' })).status).toBe(200);
  const params = { memberId: stays.id };
  const merged = await (await admin()).ok(contactOf, { params });
  expect(merged.data).toEqual({
    mailingAddress: 'PO Box 7',
    homePhone: '207 555 0100',
    workPhone: '207 555 0200',
    languages: ['es', 'en', 'fr', 'pt'],
    emergencyContacts: [call('Ana', '1'), call('Ben', '2'), call('Cleo', '3')],
  });
  const board = await app.client.as('treasurer', 'demo');
  expect((await board.ok(contactOf, { params })).data).toMatchObject({
    homePhone: '207 555 0100',
    languages: [],
  });
  // What was not kept is not gone.
  expect(
    await rowsOf(sql`select mailing_address as address from member_contact where member_id = ${goes.id}`),
  ).toEqual([{ address: 'PO Box 7' }]);
  const { data: history } = await (
    await admin()
  ).ok('GET /api/v1/members/:memberId/history', { params, query: {} });
  expect(history.find(({ changes }) => 'mergedWith' in changes)?.changes).toMatchObject({
    mailingAddress: { before: '12 Elm Street', after: 'PO Box 7' },
    emergencyContacts: { before: 2, after: 3 },
  });
});
