import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';

const app = withApp();
const add = 'POST /api/v1/members/:memberId/homes';
const today = () => dayAt(new Date(), 'America/New_York');
const admin = () => app.client.as('admin', 'demo');

async function home(unitNumber: string) {
  const { data } = await (await admin()).ok('POST /api/v1/properties', { body: { unitNumber, address: {} } });
  return data.id;
}

async function tom() {
  const { data } = await (await admin()).ok('GET /api/v1/members', { query: { search: 'Tom Whitaker' } });
  return { memberId: data[0]?.id ?? '' };
}

test('a home becomes theirs as what and for as long as was said, and their history tells of it', async () => {
  const [person, params, propertyId] = [await admin(), await tom(), await home('H-1')];
  const [startsOn, endsOn] = [addDays(today(), 10), addDays(today(), 40)];
  const body = { propertyId, relation: 'tenant' as const, startsOn, endsOn };
  const { data } = await person.ok(add, { params, body });
  expect(data.homePeriods).toMatchObject([
    { propertyId, relation: 'tenant', startsOn, endsOn, state: 'upcoming' },
  ]);
  const { data: history } = await person.ok('GET /api/v1/members/:memberId/history', { params });
  expect(history[0]).toMatchObject({ action: 'member.home', changes: { homes: { after: 'H-1' } } });
  // In a time that has a day in common it is theirs already; before and after it is not.
  const again = { ...body, startsOn: endsOn, endsOn: null };
  expect(await person.call(add, { params, body: again })).toMatchObject({
    status: 409,
    body: { code: 'home-already' },
  });
  const later = { ...body, startsOn: addDays(endsOn, 1), endsOn: null };
  expect((await person.ok(add, { params, body: later })).data.homePeriods).toHaveLength(2);
});

test('an owner gets what nobody has in that time; where others own all of it a sale is asked for', async () => {
  const [person, params, propertyId] = [await admin(), await tom(), await home('H-2')];
  const body = { propertyId, relation: 'owner' as const, startsOn: '2020-01-01', endsOn: '2021-12-31' };
  await person.ok('POST /api/v1/properties/:propertyId/ownerships', {
    params: { propertyId },
    body: { person: { name: 'Olga Later' }, shareMillionths: 1_000_000, startsOn: '2022-01-01' },
  });
  const { data } = await person.ok(add, { params, body });
  expect(data.homePeriods.find((period) => period.propertyId === propertyId)).toMatchObject({
    relation: 'owner',
    endsOn: '2021-12-31',
    state: 'past',
  });
  const now = { ...body, startsOn: '2022-06-01', endsOn: null };
  expect(await person.call(add, { params, body: now })).toMatchObject({
    status: 409,
    body: { code: 'owned-by-others' },
  });
});

test('days that are not in order, who may not, and a member of another community are refused', async () => {
  const [person, params, propertyId] = [await admin(), await tom(), await home('H-3')];
  const body = { propertyId, startsOn: today(), endsOn: addDays(today(), -1) };
  expect((await person.call(add, { params, body })).status).toBe(422);
  const right = { ...body, endsOn: null };
  const board = await app.client.as('board', 'demo');
  expect((await board.call(add, { params, body: right })).status).toBe(403);
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(add, { params, body: right })).status).toBe(404);
});

test('who is invited as a tenant with days lives there for these, and may do so much for as long', async () => {
  const [person, propertyId] = [await admin(), await home('H-4')];
  const { data: roles } = await person.ok('GET /api/v1/roles', { query: { limit: 200 } });
  const roleIds = [roles.find(({ name }) => name === 'Tenant')?.id ?? ''];
  const [startsOn, endsOn] = [addDays(today(), 1), addDays(today(), 100)];
  const body = { emails: ['tess@lease.example'], roleIds, propertyId, relation: 'tenant' as const };
  const invite = 'POST /api/v1/invitations';
  for (const wrong of [
    { startsOn: endsOn, endsOn: startsOn },
    { startsOn: null, endsOn: addDays(today(), -1) },
  ])
    expect(await person.call(invite, { body: { ...body, ...wrong } })).toMatchObject({
      status: 422,
      body: { fields: { endsOn: expect.any(String) } },
    });
  await person.ok(invite, { body: { ...body, startsOn, endsOn } });
  const { data: found } = await person.ok('GET /api/v1/members', { query: { search: 'tess@lease' } });
  expect(found).toMatchObject([{ roles: [{ name: 'Tenant', endsOn }] }]);
  const { data } = await person.ok('GET /api/v1/members/:memberId', {
    params: { memberId: found[0]?.id ?? '' },
  });
  expect(data.homePeriods).toMatchObject([{ propertyId, relation: 'tenant', startsOn, endsOn }]);
});
