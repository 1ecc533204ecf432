import { withApp } from '../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');

async function fresh(unitNumber: string): Promise<{ propertyId: string }> {
  const person = await admin();
  const { data } = await person.ok('POST /api/v1/properties', { body: { unitNumber, address: {} } });
  return { propertyId: data.id };
}

const home = async () => ({
  propertyId: (await (await owner()).ok('GET /api/v1/properties/mine')).data[0]?.id ?? '',
});
const car = (plate: string) => ({ make: 'Volvo', model: 'V60', plate, spot: 'P1-9', permit: 'T-1' });

test('a vehicle is registered once, changed, found by its plate and removed', async () => {
  const person = await admin();
  const params = await fresh('B-1');
  const made = await person.ok('POST /api/v1/properties/:propertyId/vehicles', {
    params,
    body: car('tst 001'),
  });
  expect(made.data).toMatchObject({ plate: 'TST001', version: 1 });
  const twice = await person.call('POST /api/v1/properties/:propertyId/vehicles', {
    params,
    body: car('TST001'),
  });
  expect(twice).toMatchObject({ status: 422, body: { fields: { plate: expect.any(String) } } });
  const ids = { ...params, vehicleId: made.data.id };
  const body = { ...car('TST001'), color: 'blue', version: 1 };
  const change = () =>
    person.call('PUT /api/v1/properties/:propertyId/vehicles/:vehicleId', { params: ids, body });
  expect((await change()).body.data).toMatchObject({ color: 'blue', version: 2 });
  expect((await change()).status).toBe(409);
  const find = () => person.ok('GET /api/v1/properties/vehicles', { query: { search: 'tst001 volvo' } });
  expect((await find()).data).toMatchObject([{ unitNumber: 'B-1', plate: 'TST001' }]);
  expect(
    (await person.call('DELETE /api/v1/properties/:propertyId/vehicles/:vehicleId', { params: ids })).status,
  ).toBe(204);
  expect((await find()).page.total).toBe(0);
  const history = await person.ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history.data.map(({ action }) => action).slice(0, 3)).toEqual([
    'vehicle.remove',
    'vehicle.update',
    'vehicle.create',
  ]);
});

test('the register of vehicles sorts and counts', async () => {
  const person = await admin();
  for (const sort of ['plate', '-make', 'spot'] as const) {
    const { data, page } = await person.ok('GET /api/v1/properties/vehicles', {
      query: { sort, limit: 200 },
    });
    expect(page.total).toBe(data.length);
    expect(data.length).toBeGreaterThan(50);
  }
});

test('a vehicle is found by its owner as soon as there is one', async () => {
  const person = await admin();
  const params = await fresh('B-9');
  await person.ok('POST /api/v1/properties/:propertyId/vehicles', { params, body: car('TST009') });
  const total = async () =>
    (await person.ok('GET /api/v1/properties/vehicles', { query: { search: 'tst009 zelda' } })).page.total;
  expect(await total()).toBe(0);
  await person.ok('POST /api/v1/properties/:propertyId/ownerships', {
    params,
    body: { person: { name: 'Zelda Later' }, shareMillionths: 1, startsOn: '2020-01-01' },
  });
  expect(await total()).toBe(1);
});

test('owners keep vehicles and pets of their own home and of no other', async () => {
  const person = await owner();
  const add = (params: { propertyId: string }) =>
    person.call('POST /api/v1/properties/:propertyId/pets', { params, body: { name: 'Miso', kind: 'cat' } });
  expect((await add(await home())).status).toBe(201);
  const elsewhere = await fresh('B-2');
  expect((await add(elsewhere)).status).toBe(404);
  const vehicle = await person.call('POST /api/v1/properties/:propertyId/vehicles', {
    params: elsewhere,
    body: car('NOT1'),
  });
  expect(vehicle.status).toBe(404);
});

test('a pet is registered, changed and removed', async () => {
  const person = await admin();
  const params = await fresh('B-3');
  const body = { name: 'Rex', kind: 'dog' as const, weightLb: 40, assistance: true };
  const made = await person.ok('POST /api/v1/properties/:propertyId/pets', { params, body });
  const ids = { ...params, petId: made.data.id };
  const change = { ...body, weightLb: 42, version: 1 };
  await person.ok('PUT /api/v1/properties/:propertyId/pets/:petId', { params: ids, body: change });
  const late = await person.call('PUT /api/v1/properties/:propertyId/pets/:petId', {
    params: ids,
    body: change,
  });
  expect(late.status).toBe(409);
  const { data } = await person.ok('GET /api/v1/properties/:propertyId/pets', { params });
  expect(data).toMatchObject([{ name: 'Rex', weightLb: 42, assistance: true }]);
  await person.ok('DELETE /api/v1/properties/:propertyId/pets/:petId', { params: ids });
  expect((await person.ok('GET /api/v1/properties/:propertyId/pets', { params })).data).toEqual([]);
});

test('a record of one property is not reached through another', async () => {
  const person = await admin();
  const [here, there] = [await fresh('B-4'), await fresh('B-5')];
  const made = await person.ok('POST /api/v1/properties/:propertyId/pets', {
    params: here,
    body: { name: 'Kiki', kind: 'bird' },
  });
  const params = { ...there, petId: made.data.id };
  expect((await person.call('DELETE /api/v1/properties/:propertyId/pets/:petId', { params })).status).toBe(
    404,
  );
});

test('of two who remove a record at once, one did', async () => {
  const person = await admin();
  const params = await fresh('B-7');
  const vehicle = await person.ok('POST /api/v1/properties/:propertyId/vehicles', {
    params,
    body: car('TST007'),
  });
  const vehicleId = vehicle.data.id;
  const remove = () =>
    person.call('DELETE /api/v1/properties/:propertyId/vehicles/:vehicleId', {
      params: { ...params, vehicleId },
    });
  const answers = await Promise.all([remove(), remove(), remove()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
  const history = await person.ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history.data.filter(({ action }) => action === 'vehicle.remove')).toHaveLength(1);
});

test('a version that no thing can have is told as such', async () => {
  const person = await admin();
  const params = { ...(await fresh('B-8')), vehicleId: '00000000-0000-4000-8000-000000000000' };
  const change = (version: number) =>
    person.call('PUT /api/v1/properties/:propertyId/vehicles/:vehicleId', {
      params,
      body: { ...car('TST008'), version },
    });
  // The second is the last that the column holds, and the next one would not fit.
  for (const version of [0, 2_147_483_647, 3_000_000_000]) {
    expect(await change(version)).toMatchObject({
      status: 422,
      body: { fields: { version: expect.any(String) } },
    });
  }
});
