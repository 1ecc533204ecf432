import { withApp } from '../../../../testing';
import { Authenticator } from '../../../../testing/authenticator';

const scene = withApp();
const { client } = scene;
const read = 'GET /api/v1/members/:memberId/factors';
const remove = 'DELETE /api/v1/members/:memberId/factors';
const own = '/api/v1/member-auth/factors';

async function idOf(name: string): Promise<{ memberId: string }> {
  const { id } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', `${name}@demo.example`)
      .executeTakeFirstOrThrow(),
  );
  return { memberId: id };
}

async function withPasskey(name: Parameters<typeof client.as>[0]) {
  const person = await client.as(name, 'demo');
  const device = new Authenticator('http://demo.localhost:8080');
  const { data } = await person.ok(`POST ${own}/passkeys/begin`);
  await person.ok(`POST ${own}/passkeys`, { body: { name: 'Key', passkey: device.make(data) } });
  return { person, params: await idOf(name) };
}

test('who lost a second factor is helped by who may do all that they may, and is told', async () => {
  const { person, params } = await withPasskey('owner');
  const admin = await client.as('admin', 'demo');
  expect((await admin.ok(read, { params })).data).toEqual({ hasFactor: true });
  expect((await (await client.as('board', 'demo')).call(remove, { params })).status).toBe(403);
  await admin.ok(remove, { params });
  expect((await admin.ok(read, { params })).data).toEqual({ hasFactor: false });
  expect((await admin.call(remove, { params })).status).toBe(404);
  expect((await person.ok(`GET ${own}`)).data).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  const { data: told } = await person.ok('GET /api/v1/shell/notifications');
  expect(told[0]).toMatchObject({ title: 'Your second factors were removed' });
  const { data: history } = await admin.ok('GET /api/v1/members/:memberId/history', { params, query: {} });
  expect(history[0]).toMatchObject({ action: 'factor.reset', actor: 'Maya Okafor' });
  const mails = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .select('subject')
      .where('toAddress', '=', 'owner@demo.example')
      .orderBy('id', 'desc')
      .execute(),
  );
  expect(mails[0]?.subject).toBe('Your second factors were removed');
});

test('not of oneself, of who may do more, or of an account that opens other communities', async () => {
  const { params: board } = await withPasskey('board');
  const manager = await scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const { id } = await tx
      .selectFrom('role')
      .select('id')
      .where('name', '=', 'Manager')
      .executeTakeFirstOrThrow();
    const { memberId } = await idOf('vendor');
    await tx
      .insertInto('memberRole')
      .values({ tenantId: scene.tenants.demo, memberId, roleId: id })
      .execute();
    return memberId;
  });
  scene.platform.sessions.forget(scene.tenants.demo);
  const vendor = await client.as('vendor', 'demo');
  expect((await vendor.call(remove, { params: { memberId: manager } })).body).toMatchObject({
    code: 'own-factors',
  });
  const { params: admin } = await withPasskey('admin');
  expect((await vendor.call(remove, { params: admin })).body).toMatchObject({ code: 'administrator' });

  const { identityId } = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('member').select('identityId').where('id', '=', board.memberId).executeTakeFirstOrThrow(),
  );
  await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    tx
      .insertInto('member')
      .values({
        tenantId: scene.tenants.lakeside,
        id: board.memberId,
        identityId,
        displayName: 'The same',
        status: 'active',
      })
      .execute(),
  );
  const person = await client.as('admin', 'demo');
  expect((await person.call(remove, { params: board })).body).toMatchObject({ code: 'other-communities' });
  expect((await person.ok(read, { params: board })).data).toEqual({ hasFactor: true });
});
