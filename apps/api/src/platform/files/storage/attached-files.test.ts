import { withApp } from '../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

/** A file that was uploaded, and belongs to nothing yet. */
async function file(name: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const content = Buffer.from(`${name} of a vendor`);
  const stored = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content, uploadedBy: null }),
  );
  return stored.id;
}

const unattachedSince = async (id: string) =>
  (
    await app.platform.inTenant(app.tenants.demo, (tx) =>
      tx.selectFrom('file').select('unattachedSince').where('id', '=', id).executeTakeFirstOrThrow(),
    )
  ).unattachedSince;

test('files of a record keep their order, are in its history, and one taken from it belongs to nothing', async () => {
  const person = await admin();
  const [contract, license] = [await file('contract.txt'), await file('license.txt')];
  const body = { name: 'Harbor Painting', fileIds: [contract, license] };
  const { data: made } = await person.ok('POST /api/v1/vendors', { body });
  expect(made.files.map(({ name }) => name)).toEqual(['contract.txt', 'license.txt']);
  expect(await unattachedSince(contract)).toBeNull();
  const params = { vendorId: made.id };
  const { data: after } = await person.ok('PUT /api/v1/vendors/:vendorId', {
    params,
    body: { ...body, fileIds: [license], version: made.version },
  });
  expect(after.files.map(({ name }) => name)).toEqual(['license.txt']);
  expect(await unattachedSince(contract)).not.toBeNull();
  const history = await person.ok('GET /api/v1/vendors/:vendorId/history', { params });
  expect(history.data[0]?.changes).toMatchObject({
    files: { before: ['contract.txt', 'license.txt'], after: ['license.txt'] },
  });
});

test('the same file twice is refused at its field', async () => {
  const once = await file('twice.txt');
  const body = { name: 'Odd', fileIds: [once, once] };
  expect((await (await admin()).call('POST /api/v1/vendors', { body })).body).toMatchObject({
    fields: { fileIds: expect.any(String) },
  });
});

test('of many who take the same files at once, one gets them', async () => {
  const files = [await file('wanted.txt'), await file('also wanted.txt')];
  const person = await admin();
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((place) =>
      person.call('POST /api/v1/vendors', {
        body: { name: `Greedy ${place}`, fileIds: place % 2 ? files : files.toReversed() },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
});
