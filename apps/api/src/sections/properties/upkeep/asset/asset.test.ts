import { withApp } from '../../../../testing';
import { addDays, addMonths, dayAt } from '@courtyard/contract/days';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const today = () => dayAt(app.platform.clock(), 'America/New_York');
const create = async (name: string, more = {}) =>
  (await (await admin()).ok('POST /api/v1/assets', { body: { name, category: 'mechanical', ...more } })).data;

async function file(name: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const content = Buffer.from(`${name} of an asset`);
  const stored = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content, uploadedBy: null }),
  );
  return stored.id;
}

test('an asset is added, changed, retired, and keeps its history', async () => {
  const person = await admin();
  const made = await create('Chiller', { installedOn: '2020-05-01' });
  expect(made).toMatchObject({ status: 'in-service', warranty: 'none', service: 'none', version: 1 });
  const params = { assetId: made.id };
  const body = {
    name: 'Chiller 1',
    category: 'mechanical' as const,
    installedOn: '2020-05-01',
    status: 'retired' as const,
    nextServiceOn: addDays(today(), -3),
    version: 1,
  };
  const after = await person.ok('PUT /api/v1/assets/:assetId', { params, body });
  expect(after.data).toMatchObject({ status: 'retired', retiredOn: today(), service: 'none', version: 2 });
  expect(await person.call('PUT /api/v1/assets/:assetId', { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const history = await person.ok('GET /api/v1/assets/:assetId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['asset.update', 'asset.create']);
  expect(history.data[0]?.changes).toMatchObject({
    name: { before: 'Chiller', after: 'Chiller 1' },
    status: { before: 'in-service', after: 'retired' },
  });
  const listed = async (query: object) =>
    (await person.ok('GET /api/v1/assets', { query: { search: 'chiller', ...query } })).data;
  expect(await listed({})).toEqual([]);
  expect(await listed({ status: ['retired'] })).toHaveLength(1);
});

test('what is retired stays so since its day, whatever else is changed', async () => {
  const person = await admin();
  const retiredOn = addDays(today(), -40);
  const made = await create('Old boiler', { status: 'retired', retiredOn });
  const params = { assetId: made.id };
  const body = { name: 'Old boiler 2', category: 'mechanical' as const };
  const put = async (more: { status: 'retired' | 'in-service'; version: number }) =>
    (await person.ok('PUT /api/v1/assets/:assetId', { params, body: { ...body, ...more } })).data;
  expect(await put({ status: 'retired', version: 1 })).toMatchObject({ retiredOn });
  expect(await put({ status: 'in-service', version: 2 })).toMatchObject({ retiredOn: null });
});

test('what does not fit is told at its field', async () => {
  const person = await admin();
  const refused = async (more: object) =>
    (
      await person.call('POST /api/v1/assets', {
        body: { name: 'Odd', category: 'other', installedOn: '2026-01-10', ...more },
      })
    ).body;
  expect(await refused({ warrantyExpiresOn: '2025-01-10' })).toMatchObject({
    fields: { warrantyExpiresOn: expect.any(String) },
  });
  for (const retired of [{ installedOn: addDays(today(), 9) }, { retiredOn: addDays(today(), 1) }]) {
    expect(await refused({ ...retired, status: 'retired' })).toMatchObject({
      fields: { retiredOn: expect.any(String) },
    });
  }
  const nothing = '00000000-0000-4000-8000-000000000000';
  expect(await refused({ areaId: nothing })).toMatchObject({ fields: { areaId: expect.any(String) } });
  expect(await refused({ reserveComponentId: nothing })).toMatchObject({
    fields: { reserveComponentId: expect.any(String) },
  });
  await create('Boiler', { tag: 'B-7' });
  expect(await refused({ tag: 'b-7' })).toMatchObject({ fields: { tag: expect.any(String) } });
});

test("an area and a component of another community are nobody's", async () => {
  const lake = await app.client.as('admin', 'lakeside');
  const [area] = (await lake.ok('GET /api/v1/common-areas')).data;
  const [component] = (await lake.ok('GET /api/v1/reserve-components')).data;
  const person = await admin();
  const body = { name: 'Stray', category: 'other' as const };
  for (const foreign of [{ areaId: area?.id ?? '' }, { reserveComponentId: component?.id ?? '' }]) {
    expect(foreign).not.toEqual({ areaId: '' });
    const answer = await person.call('POST /api/v1/assets', { body: { ...body, ...foreign } });
    expect(answer.status).toBe(422);
  }
});

test('a service moves the next one by the interval; a repair does not; taking it back undoes it', async () => {
  const person = await admin();
  const installedOn = addDays(today(), -400);
  const made = await create('Lift', { installedOn, serviceIntervalMonths: 6 });
  expect(made).toMatchObject({ nextServiceOn: addMonths(installedOn, 6), service: 'overdue' });
  const params = { assetId: made.id };
  const serve = async (body: object) =>
    (
      await person.ok('POST /api/v1/assets/:assetId/services', {
        params,
        body: { servicedOn: today(), summary: 'Done', ...body },
      })
    ).data;
  const now = async () => (await person.ok('GET /api/v1/assets/:assetId', { params })).data;
  await serve({ kind: 'repair', servicedOn: addDays(today(), -1) });
  expect(await now()).toMatchObject({ nextServiceOn: addMonths(installedOn, 6), service: 'overdue' });
  const report = await file('report.txt');
  const regular = await serve({ costMinor: 12_500, reportFileId: report });
  expect(regular).toMatchObject({ report: { name: 'report.txt' }, recordedBy: 'Maya Okafor', version: 1 });
  expect(await now()).toMatchObject({
    nextServiceOn: addMonths(today(), 6),
    lastServicedOn: today(),
    service: 'scheduled',
  });
  const recordParams = { ...params, recordId: regular.id };
  const change = { servicedOn: addDays(today(), -10), summary: 'Done before', version: 1 };
  const corrected = await person.ok('PUT /api/v1/assets/:assetId/services/:recordId', {
    params: recordParams,
    body: change,
  });
  expect(corrected.data).toMatchObject({ report: null, version: 2, summary: 'Done before' });
  expect(await now()).toMatchObject({ nextServiceOn: addMonths(addDays(today(), -10), 6) });
  const late = await person.call('PUT /api/v1/assets/:assetId/services/:recordId', {
    params: recordParams,
    body: change,
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  await person.ok('DELETE /api/v1/assets/:assetId/services/:recordId', { params: recordParams });
  expect(await now()).toMatchObject({ nextServiceOn: addMonths(installedOn, 6) });
  const history = await person.ok('GET /api/v1/assets/:assetId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual([
    'asset.service-remove',
    'asset.service-update',
    'asset.service',
    'asset.service',
    'asset.create',
  ]);
  const services = await person.ok('GET /api/v1/assets/:assetId/services', { params });
  expect(services.data.map(({ kind }) => kind)).toEqual(['repair']);
});

test('a given day of the next service holds, and what cannot be is refused', async () => {
  const person = await admin();
  const made = await create('Sump pump', { installedOn: addDays(today(), -50), serviceIntervalMonths: 12 });
  const params = { assetId: made.id };
  const serve = (body: object) =>
    person.call('POST /api/v1/assets/:assetId/services', {
      params,
      body: { servicedOn: today(), summary: 'Done', ...body },
    });
  expect(await serve({ servicedOn: addDays(today(), 1) })).toMatchObject({
    status: 422,
    body: { fields: { servicedOn: expect.any(String) } },
  });
  expect(await serve({ servicedOn: addDays(today(), -51) })).toMatchObject({ status: 422 });
  expect(await serve({ nextServiceOn: today() })).toMatchObject({
    status: 422,
    body: { fields: { nextServiceOn: expect.any(String) } },
  });
  const given = addDays(today(), 9);
  expect((await serve({ nextServiceOn: given })).status).toBe(201);
  const after = await person.ok('GET /api/v1/assets/:assetId', { params });
  expect(after.data).toMatchObject({ nextServiceOn: given, service: 'due' });
});

test('one that was recorded by mistake goes; one with services stays', async () => {
  const person = await admin();
  const made = await create('Mistake');
  const params = { assetId: made.id };
  const body = { servicedOn: today(), summary: 'Looked at' };
  const served = await person.ok('POST /api/v1/assets/:assetId/services', { params, body });
  expect(await person.call('DELETE /api/v1/assets/:assetId', { params })).toMatchObject({
    status: 409,
    body: { code: 'has-services' },
  });
  await person.ok('DELETE /api/v1/assets/:assetId/services/:recordId', {
    params: { ...params, recordId: served.data.id },
  });
  await person.ok('DELETE /api/v1/assets/:assetId', { params });
  expect((await person.call('GET /api/v1/assets/:assetId', { params })).status).toBe(404);
});

test('the list filters by state as each asset says it, and pages by days that may be missing', async () => {
  const person = await admin();
  for (const state of ['none', 'scheduled', 'due', 'overdue'] as const) {
    const found = await person.ok('GET /api/v1/assets', { query: { service: [state], limit: 200 } });
    expect(found.page.total).toBeGreaterThan(0);
    expect(new Set(found.data.map((row) => row.service))).toEqual(new Set([state]));
  }
  for (const state of ['none', 'valid', 'expiring', 'expired'] as const) {
    const found = await person.ok('GET /api/v1/assets', { query: { warranty: [state], limit: 200 } });
    expect(found.page.total).toBeGreaterThan(0);
    expect(new Set(found.data.map((row) => row.warranty))).toEqual(new Set([state]));
  }
  const all = await person.ok('GET /api/v1/assets', { query: { limit: 200, sort: 'nextServiceOn' } });
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 4, sort: 'nextServiceOn' as const, ...(cursor && { cursor }) };
    const found: { data: { id: string }[]; page: { next: string | null } } = await person.ok(
      'GET /api/v1/assets',
      { query },
    );
    paged.push(...found.data.map(({ id }) => id));
    cursor = found.page.next ?? undefined;
  } while (cursor);
  expect(paged).toEqual(all.data.map(({ id }) => id));
});

test('who sees the register, who keeps it', async () => {
  const status = async (person: 'board' | 'treasurer' | 'owner' | 'vendor') => {
    const client = await app.client.as(person, 'demo');
    const body = { name: `Of ${person}`, category: 'other' as const };
    return [
      (await client.call('GET /api/v1/assets')).status,
      (await client.call('POST /api/v1/assets', { body })).status,
    ];
  };
  expect(await status('board')).toEqual([200, 403]);
  expect(await status('treasurer')).toEqual([200, 403]);
  expect(await status('owner')).toEqual([403, 403]);
  expect(await status('vendor')).toEqual([403, 403]);
});
