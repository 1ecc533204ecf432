import type { ImportField } from '@courtyard/contract/properties/property/import';
import { withApp } from '../../../../testing';
import { dropDryRuns } from './import.jobs';

const app = withApp();

async function upload(text: string | Buffer, name = 'units.csv'): Promise<string> {
  const tenantId = app.tenants.demo;
  const file = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content: Buffer.from(text), uploadedBy: null }),
  );
  return file.id;
}

const admin = () => app.client.as('admin', 'demo');

async function check(text: string | Buffer) {
  const person = await admin();
  const { data } = await person.ok('POST /api/v1/properties/imports', {
    body: { fileId: await upload(text) },
  });
  const rows = await person.ok('GET /api/v1/properties/imports/:importId/rows', {
    params: { importId: data.id },
    query: { limit: 500 },
  });
  return { found: data, rows: rows.data };
}

async function apply(importId: string) {
  return (await admin()).call('POST /api/v1/properties/imports/:importId/apply', {
    params: { importId },
    body: {},
  });
}

async function unit(search: string) {
  const { data } = await (await admin()).ok('GET /api/v1/properties', { query: { search } });
  return data;
}

test('a dry run says what each row would do and writes nothing', async () => {
  const { found, rows } = await check(
    [
      'Unit,Building,Type,Sq. Ft.,Baths,Ownership share (%),Owner,Owner e-mail',
      'Q-1,Quay,Condominium,"1,250",2½,0.6757,Ines Duarte,INES@mail.example',
      'q-1,quay,condo,900,1,,,',
      'Q-2,Quay,castle,many,1.3,0.12345,,',
      '101,Garden Court,,,,,,',
      '102,Garden Court,,9999,,,,',
      ',Quay,,,,,,x@mail.example',
    ].join('\n'),
  );
  expect(found.counts).toEqual({ rows: 6, create: 1, update: 1, unchanged: 1, error: 3 });
  expect(found.mapping).toMatchObject({
    unitNumber: 0,
    building: 1,
    areaSqFt: 3,
    bathrooms: 4,
    ownerEmail: 7,
  });
  expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, 'create'],
    [3, 'error'],
    [4, 'error'],
    [5, 'unchanged'],
    [6, 'update'],
    [7, 'error'],
  ]);
  expect(rows[1]?.errors).toEqual({ unitNumber: 'The same unit is already on line 2.' });
  expect(Object.keys(rows[2]?.errors ?? {}).toSorted()).toEqual([
    'areaSqFt',
    'bathrooms',
    'ownershipShare',
    'type',
  ]);
  expect(rows[2]?.errors.type).toBe(
    '"castle" isn’t one of: Condominium, Townhouse, House, Apartment, Commercial, Parking, Storage, Land.',
  );
  expect(rows[4]?.changes.areaSqFt?.after).toBe('9999');
  expect(rows[5]?.errors.unitNumber).toBe('Enter a unit number.');
  expect(await unit('q-1')).toEqual([]);
});

test('what is too much is told in the unit of the file', async () => {
  const { rows } = await check(`Unit,Share,Floor,Notes\nT-1,100.0001,-21,${'n'.repeat(4001)}\n`);
  expect(rows[0]?.errors).toEqual({
    ownershipShare: 'Enter 100 or less.',
    floor: 'Enter -20 or more.',
    notes: 'Enter up to 4000 characters.',
  });
});

test('an import is applied as a whole, with owners and history, and once', async () => {
  const { found } = await check(
    'unit;building;type;area;owner;phone\nW-1;Wharf;house;1400;Ana Ruiz; Bo Ruiz\n'.replace('; Bo', ' Bo') +
      'W-2;Wharf;house;1500;Cy Poe;(207) 555-0123\n',
  );
  expect((await apply(found.id)).body.data).toMatchObject({ status: 'applied', counts: { create: 2 } });
  const [first] = await unit('w-2');
  expect(first).toMatchObject({ building: 'Wharf', type: 'house', areaSqFt: 1500, ownerNames: 'Cy Poe' });
  const again = await apply(found.id);
  expect(again.body.data.appliedAt).toBe((await apply(found.id)).body.data.appliedAt);
  expect(await unit('w-2')).toHaveLength(1);
  const history = await (
    await admin()
  ).ok('GET /api/v1/properties/:propertyId/history', { params: { propertyId: first?.id ?? '' } });
  expect(history.data.map(({ action }) => action)).toEqual(['property.import']);
});

test('with an error in one row nothing is written', async () => {
  const { found } = await check('unit,floor\nE-1,3\nE-2,third\n');
  const answer = await apply(found.id);
  expect([answer.status, answer.text.includes('import-has-errors')]).toEqual([409, true]);
  expect(await unit('e-1')).toEqual([]);
});

test('what changed since the dry run is not overwritten', async () => {
  const person = await admin();
  const made = await person.ok('POST /api/v1/properties', {
    body: { unitNumber: 'S-1', floor: 1, address: {} },
  });
  const { found } = await check('unit,floor,baths,owner\nS-1,2,1.5,Bo Ruiz\n');
  const { id: propertyId, version } = made.data;
  await person.ok('PUT /api/v1/properties/:propertyId', {
    params: { propertyId },
    body: { ...made.data, floor: 7, version },
  });
  expect(await apply(found.id)).toMatchObject({ status: 409, body: { code: 'import-stale' } });
  await person.ok('PUT /api/v1/properties/imports/:importId/mapping', {
    params: { importId: found.id },
    body: { mapping: found.mapping },
  });
  expect((await apply(found.id)).status).toBe(200);
  const after = await person.ok('GET /api/v1/properties/:propertyId', { params: { propertyId } });
  expect(after.data.floor).toBe(2);
  const history = await person.ok('GET /api/v1/properties/:propertyId/history', { params: { propertyId } });
  // By the facts of a change by hand.
  const owners = { before: null, after: 'Bo Ruiz' };
  const changes = { floor: { before: 7, after: 2 }, bathroomHalves: { before: null, after: 3 }, owners };
  expect(history.data[0]).toMatchObject({ action: 'property.import-update', changes });
});

test('columns can be chosen by hand', async () => {
  const { found } = await check('Wohnung,Etage\nC-1,4\n');
  expect(found.counts.error).toBe(1);
  const mapping: Partial<Record<ImportField, number>> = { unitNumber: 0, floor: 1 };
  const { data } = await (
    await admin()
  ).ok('PUT /api/v1/properties/imports/:importId/mapping', {
    params: { importId: found.id },
    body: { mapping },
  });
  expect(data.counts).toMatchObject({ create: 1, error: 0 });
  const beyond = await (
    await admin()
  ).call('PUT /api/v1/properties/imports/:importId/mapping', {
    params: { importId: found.id },
    body: { mapping: { unitNumber: 2 } },
  });
  expect(beyond.status).toBe(422);
});

const mapFloor = async (importId: string, floor: number) =>
  (await admin()).call('PUT /api/v1/properties/imports/:importId/mapping', {
    params: { importId },
    body: { mapping: { unitNumber: 0, floor } },
  });

test('many may choose columns at once: the last one counts, as a whole', async () => {
  const { found } = await check('Wohnung,Etage,Ebene\nC-2,4,5\nC-3,4,5\n');
  const answers = await Promise.all([1, 2, 1, 2, 1].map((floor) => mapFloor(found.id, floor)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('columns chosen at the moment at which it is applied are those that were written, or refused', async () => {
  const { found } = await check('Unit,Etage,Ebene\nC-4,4,5\n');
  await mapFloor(found.id, 1);
  const [applied, mapped] = await Promise.all([apply(found.id), mapFloor(found.id, 2)]);
  expect([applied.status, [200, 409].includes(mapped.status)]).toEqual([200, true]);
  const kept = await (
    await admin()
  ).ok('GET /api/v1/properties/imports/:importId', { params: { importId: found.id } });
  const [made] = await unit('c-4');
  const property = await (
    await admin()
  ).ok('GET /api/v1/properties/:propertyId', { params: { propertyId: made?.id ?? '' } });
  expect(property.data.floor).toBe(kept.data.mapping.floor === 2 ? 5 : 4);
});

test('an owner is joined to the member who signs in with the address, and one of two', async () => {
  const file =
    'unit,owner,email\nV-1,Tom Whitaker,Vendor@demo.example\nV-2,T. Whitaker,vendor@demo.example\n';
  const { found } = await check(file);
  expect((await apply(found.id)).status).toBe(200);
  const { data } = await (await app.client.as('vendor', 'demo')).ok('GET /api/v1/properties/mine');
  expect(data).toHaveLength(1);
});

test('a dry run that nobody applies goes after a month, with its file', async () => {
  const [left, used] = [await check('unit\nD-1\n'), await check('unit\nD-2\n')];
  await apply(used.found.id);
  app.setClock(new Date(Date.now() + 31 * 86_400_000));
  await dropDryRuns(app.platform);
  app.setClock(new Date());
  const status = async (importId: string) =>
    (await (await admin()).call('GET /api/v1/properties/imports/:importId', { params: { importId } })).status;
  expect([await status(left.found.id), await status(used.found.id)]).toEqual([404, 200]);
});

test('a property that is owned keeps its owners', async () => {
  const [owned] = await unit('priya');
  const { rows } = await check(
    `unit,building,owner\n${owned?.unitNumber},${owned?.building},Somebody Else\n`,
  );
  expect(rows[0]?.errors.ownerName).toBe(
    'This property belongs to Priya Raman, and sales can’t be imported. Record the sale on the property’s page, and leave the owner blank here.',
  );
});

test('the export comes back as unchanged', async () => {
  const person = await admin();
  const csv = await person.call('GET /api/v1/properties/export', { query: { building: ['North Tower'] } });
  const { found } = await check(csv.text);
  expect(found.counts).toEqual({ rows: 40, create: 0, update: 0, unchanged: 40, error: 0 });
});

test('a file that cannot be read names its line', async () => {
  const person = await admin();
  const fileId = await upload(Buffer.from('unit,notes\nA,ok\nB,"never ends\nC,\n', 'utf8'));
  const answer = await person.call('POST /api/v1/properties/imports', { body: { fileId } });
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { fileId: expect.stringMatching(/line 3/) } },
  });
});

test('a document cannot be read by importing it', async () => {
  const person = await admin();
  const fileId = await upload('unit\nSECRET\n');
  await person.ok('POST /api/v1/documents', { body: { folderId: app.tenants.demo, fileId } });
  const answer = await person.call('POST /api/v1/properties/imports', { body: { fileId } });
  expect(answer.status).toBe(409);
});

test('a file of 10,001 rows is refused', async () => {
  const file = ['Unit', ...Array.from({ length: 10_001 }, (_, n) => `L-${n}`)].join('\n');
  const answer = await (
    await admin()
  ).call('POST /api/v1/properties/imports', {
    body: { fileId: await upload(file) },
  });
  expect(answer.text).toContain('10,001 rows');
});

test('importing needs its permission, and an import stays within its community', async () => {
  const { found } = await check('unit\nX-1\n');
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('POST /api/v1/properties/imports', { body: { fileId: found.id } })).status).toBe(
    403,
  );
  const stranger = await app.client.as('admin', 'lakeside');
  const params = { importId: found.id };
  expect((await stranger.call('GET /api/v1/properties/imports/:importId', { params })).status).toBe(404);
  expect((await stranger.call('GET /api/v1/properties/imports/:importId/rows', { params })).status).toBe(404);
  expect(
    (await stranger.call('POST /api/v1/properties/imports/:importId/apply', { params, body: {} })).status,
  ).toBe(404);
});

test('what is wrong is said in the language of who checks, and values may be written as they are called', async () => {
  const person = await admin();
  const fileId = await upload('Unidad,Type,Status\nL-1,Casa adosada,En construcción\nL-2,castillo,Active\n');
  const { data } = await person.ok('POST /api/v1/properties/imports', {
    body: { fileId },
    headers: { 'accept-language': 'es' },
  });
  const { data: rows } = await person.ok('GET /api/v1/properties/imports/:importId/rows', {
    params: { importId: data.id },
    query: {},
  });
  expect(rows.map(({ errors }) => errors.type)).toEqual([
    undefined,
    '«castillo» no es ninguno de estos: Condominio, Casa adosada, Casa, Apartamento, Comercial, Estacionamiento, Depósito, Terreno.',
  ]);
  expect(rows.map(({ errors }) => errors.status)).toEqual([undefined, undefined]);
});
