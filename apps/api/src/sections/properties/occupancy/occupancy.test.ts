import { sql } from 'kysely';
import { lockList } from '../../../platform/database/lists/lock-list';
import { withApp } from '../../../testing';
import { untilSomebodyWaits } from '../../../testing/until';
import { addDays } from '@courtyard/contract/days';
import { summarize } from '../property/property.sql';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const today = '2026-06-15';

beforeAll(() => app.setClock(new Date(`${today}T16:00:00Z`)));

async function fresh(unitNumber: string): Promise<string> {
  const person = await admin();
  return (await person.ok('POST /api/v1/properties', { body: { unitNumber, address: {} } })).data.id;
}

async function own(
  propertyId: string,
  name: string,
  shareMillionths: number,
  startsOn: string,
  endsOn?: string,
) {
  return (await admin()).call('POST /api/v1/properties/:propertyId/ownerships', {
    params: { propertyId },
    body: { person: { name }, shareMillionths, startsOn, ...(endsOn && { endsOn }) },
  });
}

const sell = async (propertyId: string, soldOn: string, ...names: string[]) =>
  (await admin()).call('POST /api/v1/properties/:propertyId/sales', {
    params: { propertyId },
    body: {
      soldOn,
      buyers: names.map((name) => ({ person: { name }, shareMillionths: 1_000_000 / names.length })),
    },
  });

const read = async (propertyId: string) =>
  (await (await admin()).ok('GET /api/v1/properties/:propertyId', { params: { propertyId } })).data;

test('a sale ends one ownership, opens the next, and erases none', async () => {
  const propertyId = await fresh('O-1');
  await own(propertyId, 'Anna First', 1_000_000, '2015-03-01');
  await sell(propertyId, '2019-07-01', 'Ben Second', 'Bea Second');
  const { body } = await sell(propertyId, '2026-06-01', 'Cara Third');
  expect(
    body.data.ownerships.map(({ person, startsOn, endsOn, state }) => [person.name, startsOn, endsOn, state]),
  ).toEqual([
    ['Cara Third', '2026-06-01', null, 'current'],
    ['Bea Second', '2019-07-01', '2026-05-31', 'past'],
    ['Ben Second', '2019-07-01', '2026-05-31', 'past'],
    ['Anna First', '2015-03-01', '2019-06-30', 'past'],
  ]);
  expect((await read(propertyId)).ownerNames).toBe('Cara Third');
  const history = await (
    await admin()
  ).ok('GET /api/v1/properties/:propertyId/history', { params: { propertyId } });
  expect(history.data[0]).toMatchObject({
    action: 'property.sale',
    changes: { owners: { before: 'Bea Second (50 %), Ben Second (50 %)', after: 'Cara Third (100 %)' } },
  });
});

test('a sale before a later ownership is refused, and so are shares that do not add up', async () => {
  const propertyId = await fresh('O-2');
  await own(propertyId, 'Dora Later', 1_000_000, '2026-01-01');
  expect(await sell(propertyId, '2025-12-01', 'Emil')).toMatchObject({
    status: 409,
    body: { code: 'later-ownership' },
  });
  const odd = await (
    await admin()
  ).call('POST /api/v1/properties/:propertyId/sales', {
    params: { propertyId },
    body: { soldOn: '2026-06-01', buyers: [{ person: { name: 'Finn' }, shareMillionths: 400_000 }] },
  });
  expect(odd).toMatchObject({ status: 422, body: { fields: { buyers: expect.any(String) } } });
});

test('the owners of a day never hold more than the whole', async () => {
  const propertyId = await fresh('O-3');
  expect((await own(propertyId, 'Gil', 600_000, '2020-01-01')).status).toBe(201);
  expect((await own(propertyId, 'Hal', 400_000, '2021-01-01', '2022-12-31')).status).toBe(201);
  expect(await own(propertyId, 'Ida', 1, '2022-12-31')).toMatchObject({
    status: 422,
    body: { fields: { shareMillionths: expect.any(String) } },
  });
  expect((await own(propertyId, 'Ida', 400_000, '2023-01-01')).status).toBe(201);
});

test('not even when they are recorded at the same time', async () => {
  const propertyId = await fresh('O-4');
  const names = Array.from({ length: 8 }, (_, index) => `Joint ${index}`);
  const answers = await Promise.all(names.map((name) => own(propertyId, name, 300_000, '2024-01-01')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect((await read(propertyId)).counts.owners).toBe(3);
});

test('the database itself refuses too much, whoever writes', async () => {
  const propertyId = await fresh('O-5');
  await own(propertyId, 'Kim', 1_000_000, '2024-01-01');
  const tenantId = app.tenants.demo;
  const write = app.platform.inTenant(tenantId, async (tx) => {
    await sql`insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
      select ${tenantId}, gen_random_uuid(), ${propertyId}, id, 1, '2024-05-01' from person where name = 'Gil'
      limit 1`.execute(tx);
  });
  await expect(write).rejects.toThrow('more than the whole is owned');
  const erase = app.platform.inTenant(tenantId, (tx) =>
    sql`delete from ownership where property_id = ${propertyId}`.execute(tx),
  );
  await expect(erase).rejects.toThrow('permission denied');
});

test('one person is no owner twice at a time', async () => {
  const propertyId = await fresh('O-6');
  await own(propertyId, 'Lena Twice', 100_000, '2024-01-01');
  expect(await own(propertyId, 'Lena Twice', 100_000, '2025-01-01')).toMatchObject({
    status: 422,
    body: { fields: { person: expect.any(String) } },
  });
});

test('an ownership is corrected with the version that was read', async () => {
  const propertyId = await fresh('O-7');
  const made = await own(propertyId, 'Mona', 1_000_000, '2024-01-01');
  const { id: ownershipId, version } = made.body.data;
  const change = async (endsOn: string) =>
    (await admin()).call('PUT /api/v1/properties/:propertyId/ownerships/:ownershipId', {
      params: { propertyId, ownershipId },
      body: { shareMillionths: 500_000, startsOn: '2024-01-01', endsOn, version },
    });
  expect((await change('2026-12-31')).body.data).toMatchObject({ shareMillionths: 500_000, version: 2 });
  expect((await change('2025-12-31')).status).toBe(409);
  expect((await change('2023-12-31')).status).toBe(422);
});

const settle = async (
  propertyId: string,
  name: string,
  kind: 'resident' | 'tenant',
  startsOn: string,
  endsOn?: string,
) =>
  (await admin()).call('POST /api/v1/properties/:propertyId/residencies', {
    params: { propertyId },
    body: {
      person: { name, email: `${name.toLowerCase()}@mail.example` },
      kind,
      startsOn,
      ...(endsOn && { endsOn }),
    },
  });

test('who lives there decides on occupancy, and a new day changes it by itself', async () => {
  const propertyId = await fresh('O-8');
  const lease = await settle(propertyId, 'Nora', 'tenant', today, '2026-06-20');
  await settle(propertyId, 'Otto', 'resident', '2026-06-22');
  const occupancyOn = async (day: string) => {
    app.setClock(new Date(`${day}T16:00:00Z`));
    const { data } = await (await admin()).ok('GET /api/v1/properties', { query: { search: 'o-8' } });
    return data[0]?.occupancy;
  };
  expect(await occupancyOn(today)).toBe('rented');
  expect(await occupancyOn('2026-06-20')).toBe('rented');
  expect(await occupancyOn('2026-06-21')).toBe('vacant');
  expect(await occupancyOn('2026-06-22')).toBe('owner');
  expect(await occupancyOn(today)).toBe('rented');
  const { id: residencyId, version } = lease.body.data;
  const ended = await (
    await admin()
  ).ok('PUT /api/v1/properties/:propertyId/residencies/:residencyId', {
    params: { propertyId, residencyId },
    body: { kind: 'tenant', startsOn: addDays(today, -9), endsOn: addDays(today, -1), version },
  });
  expect(ended.data.state).toBe('past');
  expect((await read(propertyId)).occupancy).toBe('vacant');
});

test('who is recorded while a new day begins is not missed', async () => {
  const propertyId = await fresh('O-20');
  const person = await admin();
  const tenantId = app.tenants.demo;
  const newDay = '2026-07-10';
  await settle(propertyId, 'Midnight', 'tenant', today, addDays(newDay, -1));
  app.setClock(new Date(`${newDay}T16:00:00Z`));
  let reading: Promise<unknown> | undefined;
  await app.platform.inTenant(tenantId, async (tx) => {
    await lockList(tx, 'property');
    await sql`insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
      select ${tenantId}, gen_random_uuid(), ${propertyId}, id, 1000000, ${newDay} from person where name = 'Midnight'`.execute(
      tx,
    );
    await summarize(tx, [propertyId], newDay);
    reading = person.ok('GET /api/v1/properties');
    await untilSomebodyWaits(app.platform.pool);
  });
  await reading;
  expect(await read(propertyId)).toMatchObject({ ownerNames: 'Midnight', occupancy: 'vacant' });
  app.setClock(new Date(`${today}T16:00:00Z`));
});

test('many who read first on a new day all get it', async () => {
  const person = await admin();
  app.setClock(new Date('2026-07-01T16:00:00Z'));
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => person.call('GET /api/v1/properties', { query: { limit: 5 } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  app.setClock(new Date(`${today}T16:00:00Z`));
}, 20_000);

test('a person is found by name and address, and a corrected name shows in the list', async () => {
  const person = await admin();
  const propertyId = await fresh('O-9');
  const made = await settle(propertyId, 'Xquincy', 'resident', '2026-01-01');
  await own(propertyId, 'Xquinta Owner', 1_000_000, '2026-01-01');
  const find = async (search: string) =>
    (await person.ok('GET /api/v1/properties/people', { query: { search } })).data.map(({ name }) => name);
  expect(await find('XQUIN')).toEqual(['Xquincy', 'Xquinta Owner']);
  expect(await find('xquincy@')).toEqual(['Xquincy']);
  expect(await find('%')).toEqual([]);
  const [owner] = (await person.ok('GET /api/v1/properties/people', { query: { search: 'xquinta' } })).data;
  await person.ok('PUT /api/v1/properties/people/:personId', {
    params: { personId: owner?.id ?? '' },
    body: { name: 'Xquinta Married', email: null, phone: null, version: owner?.version ?? 0 },
  });
  expect((await read(propertyId)).ownerNames).toBe('Xquinta Married');
  expect(made.body.data.person.email).toBe('xquincy@mail.example');
});

test('a person to choose is found with every apostrophe and with none, in the name and in the address', async () => {
  const person = await admin();
  const propertyId = await fresh('O-9a');
  await person.ok('POST /api/v1/properties/:propertyId/residencies', {
    params: { propertyId },
    body: { person: { name: 'Xnora O’Shea', email: "o'shea@mail.example" }, kind: 'tenant', startsOn: today },
  });
  for (const apostrophe of ["'", '’', 'ʼ', '`', ''])
    for (const search of [`xnora o${apostrophe}sh`, `o${apostrophe}shea@`]) {
      const { data } = await person.ok('GET /api/v1/properties/people', { query: { search } });
      expect([search, data.map(({ name }) => name)]).toEqual([search, ['Xnora O’Shea']]);
    }
});

test('an owner is joined to the member of the same address and then sees the property', async () => {
  const propertyId = await fresh('O-10');
  await (
    await admin()
  ).ok('POST /api/v1/properties/:propertyId/residencies', {
    params: { propertyId },
    body: { person: { name: 'Tom Whitaker', email: 'VENDOR@demo.example' }, kind: 'tenant', startsOn: today },
  });
  const vendor = await app.client.as('vendor', 'demo');
  const { data } = await vendor.ok('GET /api/v1/properties/mine');
  expect(data.map(({ id }) => id)).toEqual([propertyId]);
});

test('people of another community cannot be chosen', async () => {
  const stranger = await app.client.as('admin', 'lakeside');
  const [theirs] = (await stranger.ok('GET /api/v1/properties/people', { query: { search: 'a' } })).data;
  const propertyId = await fresh('O-11');
  const answer = await (
    await admin()
  ).call('POST /api/v1/properties/:propertyId/ownerships', {
    params: { propertyId },
    body: { person: { personId: theirs?.id ?? '' }, shareMillionths: 1_000_000, startsOn: today },
  });
  expect(answer).toMatchObject({ status: 422, body: { fields: { 'person.personId': expect.any(String) } } });
});
