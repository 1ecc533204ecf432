import { withApp } from '../../../testing';
import { closingJob } from './closing.jobs';

const scene = withApp();
const { client } = scene;
const path = '/api/v1/member-auth/closing';
const password = 'courtyard-demo';
const day = 24 * 60 * 60_000;

async function signedIn(email: string) {
  const body = { email, password };
  const { data } = await client.anonymous('demo').ok('POST /api/v1/member-auth/login', { body });
  return client.holding(data.token, 'demo');
}

const later = async (days: number) => {
  scene.setClock(new Date(Date.now() + days * day));
  await closingJob.run({}, scene.platform);
  scene.setClock(new Date());
};

const subjectsTo = async (to: string) =>
  scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const mails = tx.selectFrom('mail').select('subject').where('toAddress', '=', to);
    return (await mails.orderBy('id').execute()).map(({ subject }) => subject);
  });

const memberNamed = (name: string) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .leftJoin('memberProfile', 'memberProfile.memberId', 'member.id')
      .select(['member.id', 'member.status', 'memberProfile.about', 'memberProfile.phone'])
      .where('displayName', '=', name)
      .executeTakeFirstOrThrow(),
  );

test('an account closes after its waiting time: a past member, no sign-in, nothing of the profile left', async () => {
  const owner = await signedIn('owner@demo.example');
  const { data: profile } = await owner.ok('GET /api/v1/shell/profile');
  const { photo: _, missing: __, ...kept } = profile;
  await owner.ok('PUT /api/v1/shell/profile', {
    body: { ...kept, photoFileId: null, about: 'I keep the roses.', phone: '555 0100' },
  });
  const wrong = await owner.call(`POST ${path}`, { body: { password: 'not mine' } });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
  const { data } = await owner.ok(`POST ${path}`, { body: { password } });
  expect(Date.parse(data.closesAt)).toBeGreaterThan(Date.now() + 13.9 * day);
  // Asked again it stays with the first day.
  expect((await owner.ok(`POST ${path}`, { body: { password } })).data).toEqual(data);
  expect((await owner.ok(`GET ${path}`)).data).toEqual({
    closesAt: data.closesAt,
    communities: ['Harbor View Community Association'],
    lastAdministratorOf: [],
  });
  await later(13);
  expect((await owner.call(`GET ${path}`)).status).toBe(200);

  await later(15);
  expect((await owner.call(`GET ${path}`)).status).toBe(401);
  const body = { email: 'owner@demo.example', password };
  expect((await client.anonymous('demo').call('POST /api/v1/member-auth/login', { body })).status).toBe(401);
  const member = await memberNamed('Priya Raman');
  expect(member).toMatchObject({ status: 'past', about: null, phone: null });
  expect(await subjectsTo('owner@demo.example')).toEqual([
    'Your account will be closed',
    'Your account was closed',
  ]);
  const admin = await client.as('admin', 'demo');
  const { data: history } = await admin.ok('GET /api/v1/members/:memberId/history', {
    params: { memberId: member.id },
  });
  expect(history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['account.close', 'account.ask-to-close']),
  );
});

test('who changes their mind keeps it', async () => {
  const vendor = await signedIn('vendor@demo.example');
  await vendor.ok(`POST ${path}`, { body: { password } });
  await vendor.ok(`DELETE ${path}`);
  await vendor.ok(`DELETE ${path}`);
  await later(15);
  expect((await vendor.ok(`GET ${path}`)).data.closesAt).toBeNull();
  expect((await memberNamed('Tom Whitaker')).status).toBe('active');
});

test('the last administrator cannot leave, neither when they ask nor when the day comes', async () => {
  const admin = await signedIn('admin@demo.example');
  const { data } = await admin.ok(`GET ${path}`);
  expect(data.lastAdministratorOf).toEqual(['Harbor View Community Association']);
  const refused = await admin.call(`POST ${path}`, { body: { password } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'last-administrator' } });

  // Another was one when they asked.
  const giveRole = async (name: string, isHeld: boolean) =>
    scene.platform.inTenant(scene.tenants.demo, async (tx) => {
      const { id: memberId } = await memberNamed(name);
      const role = tx.selectFrom('role').select(['id', 'tenantId']).where('name', '=', 'Project Admin');
      const { id: roleId, tenantId } = await role.executeTakeFirstOrThrow();
      if (isHeld) await tx.insertInto('memberRole').values({ tenantId, memberId, roleId }).execute();
      else
        await tx
          .deleteFrom('memberRole')
          .where('memberId', '=', memberId)
          .where('roleId', '=', roleId)
          .execute();
    });
  await giveRole('Daniel Reyes', true);
  await admin.ok(`POST ${path}`, { body: { password } });
  await giveRole('Daniel Reyes', false);
  await later(15);
  expect((await memberNamed('Maya Okafor')).status).toBe('active');
  expect((await admin.ok(`GET ${path}`)).data.closesAt).toBeNull();
  expect(await subjectsTo('admin@demo.example')).toEqual([
    'Your account will be closed',
    'Your account was not closed',
  ]);
  expect((await signedIn('admin@demo.example')).token).toBeDefined();
});
