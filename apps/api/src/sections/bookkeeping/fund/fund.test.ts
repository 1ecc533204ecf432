import { type Books, openBooks, postIn, transfer } from '../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let treasurer: TestPerson;
let books: Books;

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
});

const archive = (fundId: string, version: number, archived = true) =>
  treasurer.call('POST /api/v1/funds/:fundId/archive', { params: { fundId }, body: { archived, version } });

test('a fund is added, renamed under the version that was read, archived at zero and taken back', async () => {
  const { data: made } = await treasurer.ok('POST /api/v1/funds', {
    body: { code: 'ROOF', name: 'Roof', kind: 'special' },
  });
  const { data, page } = await treasurer.ok('GET /api/v1/funds');
  expect(data.map(({ code }) => code)).toEqual(['OP', 'RES', 'ROOF']);
  expect(page).toEqual({ next: null, previous: null, total: 3, firstPosition: 1 });

  const params = { fundId: made.id };
  const body = { code: 'ROOF', name: 'Roofs', version: 1 };
  const changed = await treasurer.ok('PUT /api/v1/funds/:fundId', { params, body });
  expect(changed.data).toMatchObject({ name: 'Roofs', kind: 'special', version: 2 });
  expect(await treasurer.call('PUT /api/v1/funds/:fundId', { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });

  const cost = { debit: '5220', credit: '2100', amountMinor: 100, fund: 'RES' };
  await postIn(books, transfer(books, { date: '2026-01-10', ...cost }));
  expect(await archive(books.fund('RES'), 1)).toMatchObject({
    status: 409,
    body: { code: 'ledger-not-zero' },
  });
  expect(await archive(made.id, 2)).toMatchObject({
    status: 200,
    body: { data: { archivedAt: expect.any(String), version: 3 } },
  });
  expect(await archive(made.id, 3, false)).toMatchObject({ body: { data: { archivedAt: null } } });
});

test('a code is of one fund', async () => {
  const body = { code: 'OP', name: 'Another', kind: 'special' as const };
  expect(await treasurer.call('POST /api/v1/funds', { body })).toMatchObject({
    status: 422,
    body: { fields: { code: 'Another fund already uses this code.' } },
  });
  expect(
    await treasurer.call('PUT /api/v1/funds/:fundId', {
      params: { fundId: books.fund('RES') },
      body: { code: 'OP', name: 'Reserve', version: 1 },
    }),
  ).toMatchObject({ status: 422, body: { fields: { code: expect.any(String) } } });
});
