import { sql } from 'kysely';
import { type Books, openBooks } from '../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
let board: TestPerson;
let owner: TestPerson;

beforeAll(async () => {
  books = await openBooks(app);
  [treasurer, board, owner] = [
    await app.client.as('treasurer', 'demo'),
    await app.client.as('board', 'demo'),
    await app.client.as('owner', 'demo'),
  ];
}, 60_000);

const draft = async (yearFrom: string) =>
  (
    await treasurer.ok('POST /api/v1/budgets', {
      body: { scenario: 'Base', yearFrom, fundId: books.fund('OP') },
    })
  ).data;
async function fileOf(name: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const stored = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content: Buffer.from(name), uploadedBy: null }),
  );
  return stored.id;
}
const attach = (budgetId: string, body: { accountId: string; fileIds: string[] }, by = treasurer) =>
  by.call('POST /api/v1/budgets/:budgetId/files', { params: { budgetId }, body });
const listed = async (budgetId: string, by = treasurer) =>
  (await by.ok('GET /api/v1/budgets/:budgetId/files', { params: { budgetId } })).data.map(
    ({ account, file }) => [account.code, file.name],
  );

test('files of accounts are attached to a draft, listed by account, and removed', async () => {
  const { id } = await draft('2031-01-01');
  const [roof, water] = [await fileOf('roof.txt'), await fileOf('water.txt')];
  await attach(id, { accountId: books.account('5040'), fileIds: [roof] });
  const added = await attach(id, { accountId: books.account('5010'), fileIds: [water] });
  expect(added.status).toBe(200);
  expect(await listed(id)).toEqual([
    ['5010', 'water.txt'],
    ['5040', 'roof.txt'],
  ]);
  const removed = await treasurer.ok('DELETE /api/v1/budgets/:budgetId/files/:fileId', {
    params: { budgetId: id, fileId: roof },
  });
  expect(removed.data).toHaveLength(1);
  const history = await treasurer.ok('GET /api/v1/budgets/:budgetId/history', { params: { budgetId: id } });
  expect(history.data.map(({ action }) => action)).toEqual([
    'budget.detach',
    'budget.attach',
    'budget.attach',
    'budget.create',
  ]);
  // Another draft takes what was removed, and never what is attached.
  const other = await draft('2032-01-01');
  expect(await attach(other.id, { accountId: books.account('5010'), fileIds: [water] })).toMatchObject({
    status: 409,
    body: { code: 'file-in-use' },
  });
  expect(await attach(other.id, { accountId: books.account('5010'), fileIds: [roof] })).toMatchObject({
    status: 200,
  });
  await treasurer.ok('DELETE /api/v1/budgets/:budgetId', { params: { budgetId: other.id } });
  expect(await attach(id, { accountId: books.account('5010'), fileIds: [roof] })).toMatchObject({
    status: 200,
  });
});

test('a removal answers what is left, as the list has it then, and reads the list once', async () => {
  const { id } = await draft('2035-01-01');
  const fileIds = [await fileOf('one.txt'), await fileOf('two.txt')];
  await attach(id, { accountId: books.account('5040'), fileIds });
  await attach(id, { accountId: books.account('5010'), fileIds: [await fileOf('three.txt')] });
  const described = jest.spyOn(app.platform.files, 'describe');
  const remove = (fileId = '') =>
    treasurer.call('DELETE /api/v1/budgets/:budgetId/files/:fileId', { params: { budgetId: id, fileId } });
  try {
    const removed = await remove(fileIds[0]);
    expect(described).toHaveBeenCalledTimes(1);
    const { data } = await treasurer.ok('GET /api/v1/budgets/:budgetId/files', { params: { budgetId: id } });
    expect(removed).toMatchObject({ status: 200, body: { data } });
    expect(data.map(({ file }) => file.name)).toEqual(['three.txt', 'two.txt']);
  } finally {
    described.mockRestore();
  }
  expect(await remove(fileIds[0])).toMatchObject({ status: 404 });
});

test('an account of the balance sheet, a file given twice and people without the permission are refused', async () => {
  const { id } = await draft('2033-01-01');
  const fileId = await fileOf('a.txt');
  expect(await attach(id, { accountId: books.account('1010'), fileIds: [fileId] })).toMatchObject({
    status: 422,
    body: { fields: { accountId: expect.stringContaining('can’t be budgeted') } },
  });
  expect(await attach(id, { accountId: books.account('5010'), fileIds: [fileId, fileId] })).toMatchObject({
    status: 422,
  });
  expect(await attach(id, { accountId: books.account('5010'), fileIds: [fileId] }, owner)).toMatchObject({
    status: 403,
  });
  // An owner sees no draft, so none of its files.
  expect(await owner.call('GET /api/v1/budgets/:budgetId/files', { params: { budgetId: id } })).toMatchObject(
    { status: 404 },
  );
  expect(await listed(id)).toEqual([]);
});

test('the files of a proposal stay as they are, in the database too', async () => {
  const made = await draft('2034-01-01');
  const params = { budgetId: made.id };
  const fileId = await fileOf('b.txt');
  await attach(made.id, { accountId: books.account('5010'), fileIds: [fileId] });
  const saved = await treasurer.ok('PUT /api/v1/budgets/:budgetId', {
    params,
    body: {
      scenario: 'Base',
      version: made.version,
      rows: [
        {
          accountId: books.account('5010'),
          amountsMinor: Array.from({ length: 12 }, () => 100),
          note: null,
        },
      ],
    },
  });
  await treasurer.ok('POST /api/v1/budgets/:budgetId/propose', {
    params,
    body: { version: saved.data.version },
  });
  const more = await attach(made.id, { accountId: books.account('5010'), fileIds: [await fileOf('c.txt')] });
  expect(more).toMatchObject({ status: 409, body: { code: 'budget-proposed' } });
  expect(
    await treasurer.call('DELETE /api/v1/budgets/:budgetId/files/:fileId', {
      params: { budgetId: made.id, fileId },
    }),
  ).toMatchObject({ status: 409, body: { code: 'budget-proposed' } });
  expect(await listed(made.id, board)).toEqual([['5010', 'b.txt']]);
  await expect(
    books.within((tx) => sql`delete from budget_line_file where file_id = ${fileId}`.execute(tx)),
  ).rejects.toMatchObject({ constraint: 'budget_kept' });
});
