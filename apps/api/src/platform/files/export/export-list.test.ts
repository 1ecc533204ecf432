import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { withApp } from '../../../testing';

const app = withApp({ env: { DATABASE_POOL: '3' } });

const rowsOf = (text: string): string[][] => parse(text.replace(/^\uFEFF/, ''));

/** A file as its bytes, with the headers of its answer. */
async function fileOf(
  path: string,
  person: 'admin' | 'owner' | 'vendor' = 'admin',
  community = 'demo' as const,
) {
  const { token } = await app.client.as(person, community);
  const answer = await app.app.inject({
    url: path,
    headers: { host: `${community}.localhost:8080`, authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, text: answer.body };
}

test('a file has the rows of the list, under its filters and in its order', async () => {
  const admin = await app.client.as('admin', 'demo');
  const query = { category: ['mechanical' as const, 'plumbing' as const], sort: '-nextServiceOn' as const };
  const listed = await admin.ok('GET /api/v1/assets', { query: { ...query, limit: 200 } });
  const { text, headers } = await fileOf(
    '/api/v1/assets/export?category=mechanical&category=plumbing&sort=-nextServiceOn',
  );
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="assets-\d{4}-\d\d-\d\d\.csv"$/),
  });
  expect(text.startsWith('\uFEFFName,Category,Common area,Location,Asset tag,')).toBe(true);
  const [, ...rows] = rowsOf(text);
  expect(listed.data.length).toBeGreaterThan(3);
  expect(rows.map((row) => row[0])).toEqual(listed.data.map(({ name }) => name));
  const [titles = []] = rowsOf(text);
  const of = (title: string, row: string[] = []) => row[titles.indexOf(title)];
  listed.data.forEach((asset, index) => {
    expect(of('Next service', rows[index])).toBe(asset.nextServiceOn ?? '');
    expect(of('Serial number', rows[index])).toBe(asset.serialNumber ?? '');
    expect(of('Cost', rows[index])).toBe(asset.costMinor === null ? '' : (asset.costMinor / 100).toFixed(2));
  });
});

test('a workbook has numbers and days as such', async () => {
  const admin = await app.client.as('admin', 'demo');
  const body = { name: '=1+1', category: 'pool' as const, costMinor: 123_450, installedOn: '2024-02-29' };
  await admin.ok('POST /api/v1/assets', { body });
  const path = '/api/v1/assets/export?category=pool&search=%3D1';
  const { bytes, headers } = await fileOf(`${path}&format=xlsx`);
  expect(headers['content-type']).toContain('spreadsheetml.sheet');
  const book = await readXlsx(bytes);
  const [titles = [], row = []] = book.sheets[0]?.rows ?? [];
  const of = (title: string) => row[titles.indexOf(title)];
  expect(of('Name')).toBe('=1+1');
  expect(of('Category')).toBe('Pool and spa');
  expect(of('Cost')).toBe(1234.5);
  expect(of('Installed')).toEqual(new Date('2024-02-29T00:00:00Z'));
  expect(rowsOf((await fileOf(path)).text)[1]?.[0]).toBe("'=1+1");
});

test('a workbook holds what neither XML nor its calendar has', async () => {
  const admin = await app.client.as('admin', 'demo');
  const names = ['a_x0041_b', 'not\uFFFFa character'];
  for (const name of names)
    await admin.ok('POST /api/v1/assets', { body: { name, category: 'grounds', installedOn: '1890-05-05' } });
  const { bytes } = await fileOf('/api/v1/assets/export?category=grounds&format=xlsx');
  const [titles = [], ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(names));
  expect(rows.filter((row) => row[titles.indexOf('Installed')] === '1890-05-05')).toHaveLength(2);
});

test('titles and values are in the language that the person chose', async () => {
  const admin = await app.client.as('admin', 'demo');
  await admin.ok('PATCH /api/v1/shell/preferences', { body: { language: 'es' } });
  const { text } = await fileOf('/api/v1/reserve-components/export');
  expect(text).toContain('Nombre,Categoría,Área común');
  await admin.ok('PATCH /api/v1/shell/preferences', { body: { language: 'en' } });
});

test.each(['assets', 'reserve-components', 'reservations', 'properties'])(
  '%s of a community are not in the file of another',
  async (list) => {
    const here = await fileOf(`/api/v1/${list}/export`);
    expect(here.status).toBe(200);
    const own = rowsOf(here.text).length;
    const { token } = await app.client.as('admin', 'lakeside');
    const there = await app.app.inject({
      url: `/api/v1/${list}/export`,
      headers: { host: 'lakeside.localhost:8080', authorization: `Bearer ${token}` },
    });
    expect(there.statusCode).toBe(200);
    expect(rowsOf(there.body).length).not.toBe(own);
    const crossed = await app.app.inject({
      url: `/api/v1/${list}/export`,
      headers: { host: 'demo.localhost:8080', authorization: `Bearer ${token}` },
    });
    expect(crossed.statusCode).toBe(401);
  },
);

test('who may not list may not export; of bookings everybody gets their own', async () => {
  for (const list of ['assets', 'reserve-components', 'properties'])
    expect((await fileOf(`/api/v1/${list}/export`, 'vendor')).status).toBe(403);
  const owner = await app.client.as('owner', 'demo');
  const mine = await owner.ok('GET /api/v1/reservations', { query: { limit: 200 } });
  const { text } = await fileOf('/api/v1/reservations/export', 'owner');
  expect(rowsOf(text)).toHaveLength(mine.page.total + 1);
});

test('who asks for the headers of a file gets them, and no list is read', async () => {
  const inTenant = jest.spyOn(app.platform, 'inTenant');
  const { token } = await app.client.as('admin', 'demo');
  const headers = { host: 'demo.localhost:8080', authorization: `Bearer ${token}` };
  const url = '/api/v1/assets/export?format=xlsx';
  inTenant.mockClear();
  const answer = await app.app.inject({ method: 'HEAD', url, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('assets-');
  expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(inTenant.mock.calls.filter(([, , options]) => options?.statementTimeoutMs)).toEqual([]);
  inTenant.mockRestore();
});

test('a failing list ends the file, and the connection is free again', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { status } = await fileOf('/api/v1/assets/export?search=%00');
    expect(status).toBe(422);
    expect((await fileOf('/api/v1/assets/export')).status).toBe(200);
  }
});
