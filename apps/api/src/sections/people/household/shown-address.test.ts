import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../testing';

const app = withApp();
const household = 'GET /api/v1/households/:propertyId';
const people = 'GET /api/v1/properties/:propertyId/people';
const today = dayAt(new Date(), 'America/New_York');

/** The home of the demo's owner, who shares it from today on with who was the demo's vendor before. */
async function sharedHome() {
  const admin = await app.client.as('admin', 'demo');
  const owner = await app.client.as('owner', 'demo');
  const { data } = await owner.ok('GET /api/v1/properties/mine', {});
  const params = { propertyId: data[0]?.id ?? '' };
  const found = async (search: string) => {
    const answer = await admin.ok('GET /api/v1/properties/people', { query: { search } });
    return { person: { personId: answer.data[0]?.id ?? '' }, shareMillionths: 500_000 };
  };
  const buyers = [await found('owner@demo'), await found('vendor@demo')];
  await admin.ok('POST /api/v1/properties/:propertyId/sales', { params, body: { soldOn: today, buyers } });
  const { data: roles } = await admin.ok('GET /api/v1/roles', {});
  const roleId = roles.find(({ name }) => name === 'Member')?.id ?? '';
  const { data: members } = await admin.ok('GET /api/v1/members', { query: { search: 'vendor@demo' } });
  const { id: memberId = '', version = 0 } = members[0] ?? {};
  await admin.ok('PUT /api/v1/members/:memberId/roles', {
    params: { memberId },
    body: { roleIds: [roleId], version },
  });
  return { admin, owner, partner: await app.client.as('vendor', 'demo'), params };
}

test('the address of who is invited to a home is shown to who wrote it and who manages members; to a co-owner once they show it', async () => {
  const { admin, owner, partner, params } = await sharedHome();
  const email = 'una@lease.example';
  const body = {
    email,
    name: 'Una Ames',
    kind: 'tenant',
    startsOn: today,
    endsOn: addDays(today, 30),
  } as const;
  await owner.ok('POST /api/v1/households/:propertyId/people', { params, body });
  const seen = async (who: typeof owner) => {
    const { data } = await who.ok(household, { params });
    const { data: all } = await who.ok(people, { params });
    return [
      data.people.find(({ name }) => name === 'Una Ames')?.email,
      all.residencies.find(({ person }) => person.name === 'Una Ames')?.person.email,
    ];
  };
  expect(await seen(owner)).toEqual([email, email]);
  expect(await seen(admin)).toEqual([email, email]);
  expect(await seen(partner)).toEqual([null, null]);
  // Each of the two sees how they are reached themselves, and not how the other is.
  const { data } = await partner.ok(people, { params });
  const owners = data.ownerships.filter(({ state }) => state === 'current');
  expect(owners.map(({ person }) => person.email)).toEqual(
    expect.arrayContaining([null, 'vendor@demo.example']),
  );

  const emails = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('mail').select('textBody').where('toAddress', '=', email).execute(),
  );
  const token = /accept-invitation#token=([\w-]+)/.exec(emails[0]?.textBody ?? '')?.[1] ?? '';
  const accepted = await app.client.anonymous('demo').ok('POST /api/v1/member-auth/invitation/accept', {
    body: { token, displayName: 'Una Ames', password: 'a password of my own' },
  });
  const una = app.client.holding(accepted.data.token, 'demo');
  const said = { about: '', phone: '', phoneVisible: false, homesVisible: false, photoFileId: null };
  const { data: profile } = await una.ok('GET /api/v1/shell/profile', {});
  const shown = { ...said, emailVisible: true, version: profile.version };
  await una.ok('PUT /api/v1/shell/profile', { body: shown });
  expect(await seen(partner)).toEqual([email, email]);
});
