import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { addPasskey } from '../../../testing/access/records';

const tested = withApp();

async function stepsOf(name: 'admin' | 'owner' | 'vendor') {
  const person = await tested.client.as(name, 'demo');
  const { data } = await person.ok('GET /api/v1/shell/first-steps');
  return { person, data, standing: Object.fromEntries(data.map(({ id, isDone }) => [id, isDone])) };
}

test('each role has the steps that are theirs, as they stand', async () => {
  const { standing: admin } = await stepsOf('admin');
  expect(admin).toMatchObject({
    'properties/properties': true,
    'properties/owners': true,
    'properties/areas': true,
    'people/members': true,
    'people/roles': true,
    'people/second-person': false,
    'platform/community': false,
    'platform/mail-server': false,
  });
  const { standing: owner } = await stepsOf('owner');
  expect(Object.keys(owner)).toEqual(
    expect.arrayContaining([
      'properties/insurance',
      'platform/phone',
      'platform/directory',
      'platform/contact',
      'platform/second-factor',
      'platform/notifications',
    ]),
  );
  for (const step of ['people/members', 'people/roles', 'platform/community'])
    expect(owner).not.toHaveProperty(step);
  expect(owner).not.toHaveProperty('platform/mail-server');
  const { standing: vendor } = await stepsOf('vendor');
  expect(vendor).not.toHaveProperty('properties/insurance');
  // Who only works for the community is asked for no family.
  expect(vendor).not.toHaveProperty('platform/contact');
  expect(vendor).toHaveProperty('platform/second-factor');
});

test('a step is done by doing it, and leads to where that is', async () => {
  const { person, data } = await stepsOf('owner');
  const phone = data.find(({ id }) => id === 'platform/phone');
  expect(phone).toMatchObject({ isDone: false, url: '/myprofile/social' });
  const body = {
    about: null,
    phone: '555 0100',
    emailVisible: false,
    phoneVisible: false,
    homesVisible: false,
    photoFileId: null,
    version: 1,
  };
  await person.ok('PUT /api/v1/shell/profile', { body });
  expect((await stepsOf('owner')).standing).toMatchObject({
    'platform/phone': true,
    'platform/directory': true,
    'platform/profile': false,
  });
});

test('settings, rights and a second factor tick what they are', async () => {
  const { person: admin } = await stepsOf('admin');
  const { data: community } = await admin.ok('GET /api/v1/shell/community');
  const { summary: _, deletesOn: __, ...settings } = community;
  await admin.ok('PUT /api/v1/shell/community', { body: { ...settings, timeZone: 'America/Chicago' } });
  const { tenants, platform } = tested;
  await platform.inTenant(tenants.demo, async (tx) => {
    await sql`insert into member_role (tenant_id, member_id, role_id)
      select member.tenant_id, member.id, role.id from member, role
      where member.display_name = 'Daniel Reyes' and role.name = 'Project Admin' and role.built_in`.execute(
      tx,
    );
  });
  const { identityId } = await platform.inTenant(tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .select('identityId')
      .where('displayName', '=', 'Maya Okafor')
      .executeTakeFirstOrThrow(),
  );
  await addPasskey(platform.db, identityId);
  expect((await stepsOf('admin')).standing).toMatchObject({
    'people/second-person': true,
    'platform/community': true,
    'platform/second-factor': true,
  });
});

test('who puts the list away has none, others keep theirs', async () => {
  const { person } = await stepsOf('vendor');
  await person.ok('PATCH /api/v1/shell/preferences', { body: { seen: ['first-steps'] } });
  expect((await stepsOf('vendor')).data).toEqual([]);
  expect((await stepsOf('admin')).data.length).toBeGreaterThan(0);
});
