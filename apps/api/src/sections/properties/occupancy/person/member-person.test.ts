import { withApp } from '../../../../testing';

const app = withApp();
const find = 'GET /api/v1/properties/people';
const settle = 'POST /api/v1/properties/:propertyId/residencies';
const startsOn = '2026-01-01';

async function found(who: 'admin' | 'board', search: string) {
  return (await (await app.client.as(who, 'demo')).ok(find, { query: { search } })).data;
}

async function fresh(unitNumber: string) {
  const admin = await app.client.as('admin', 'demo');
  const { data } = await admin.ok('POST /api/v1/properties', { body: { unitNumber, address: {} } });
  return { propertyId: data.id };
}

test('a member who is none of the people yet is found among them, with the address only for who sees it', async () => {
  const [tom, another] = await found('admin', 'tom whit');
  expect(tom).toMatchObject({ name: 'Tom Whitaker', email: 'vendor@demo.example', memberId: tom?.id });
  expect(another).toBeUndefined();
  expect(await found('board', 'tom whit')).toMatchObject([{ id: tom?.id, email: null }]);
  expect((await found('admin', 'vendor@demo')).map(({ id }) => id)).toEqual([tom?.id]);
  expect(await found('board', 'vendor@demo')).toEqual([]);
});

test('who is chosen so becomes one person, however often they are chosen', async () => {
  const admin = await app.client.as('admin', 'demo');
  const [tom] = await found('admin', 'tom whit');
  const person = { personId: tom?.id ?? '' };
  const homes = [await fresh('M-1'), await fresh('M-2')];
  const people = [];
  for (const params of homes) {
    const { data } = await admin.ok(settle, { params, body: { person, kind: 'resident', startsOn } });
    people.push(data.person);
  }
  expect(people).toMatchObject([
    { name: 'Tom Whitaker', memberId: tom?.id },
    { name: 'Tom Whitaker', memberId: tom?.id },
  ]);
  expect(people[0]?.id).toBe(people[1]?.id);
  expect((await found('admin', 'tom whit')).map(({ id }) => id)).toEqual([people[0]?.id]);
  const vendor = await app.client.as('vendor', 'demo');
  expect((await vendor.ok('GET /api/v1/properties/mine')).data).toHaveLength(2);
});

test('a member of another community, or one who has left, is nobody to choose', async () => {
  const admin = await app.client.as('admin', 'demo');
  const lake = await app.client.as('admin', 'lakeside');
  const [theirs] = (await lake.ok('GET /api/v1/members', { query: { limit: 1 } })).data;
  const params = await fresh('M-3');
  const { data: past } = await admin.ok('GET /api/v1/members', { query: { status: ['past'], limit: 1 } });
  // That person is known by an id of their own.
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .updateTable('person')
      .set({ memberId: null })
      .where('memberId', '=', past[0]?.id ?? '')
      .execute(),
  );
  for (const member of [theirs, past[0]]) {
    const body = { person: { personId: member?.id ?? '' }, kind: 'resident' as const, startsOn };
    expect(await admin.call(settle, { params, body })).toMatchObject({
      status: 422,
      body: { fields: { 'person.personId': expect.any(String) } },
    });
  }
});
