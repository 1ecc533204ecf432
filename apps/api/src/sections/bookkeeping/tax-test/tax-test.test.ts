import { type Books, openBooks, postIn, transfer } from '../../../ledger/books.fixture';
import { closePeriod, closeYear } from '../../../ledger';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let treasurer: TestPerson;
let books: Books;

const read = async (query: { year?: number; basis?: 'accrual' | 'cash' } = {}) =>
  (await treasurer.ok('GET /api/v1/tax-tests', { query })).data;
const move = (date: string, debit: string, credit: string, amountMinor: number, fund = 'OP') =>
  transfer(books, { date, debit, credit, amountMinor, fund });
const change = async (code: string, taxTag: string | null) => {
  const { accounts } = (await treasurer.ok('GET /api/v1/accounts', { query: {} })).data;
  const found = accounts.find((account) => account.code === code);
  if (!found) throw new Error(`the chart has no ${code}`);
  const { id: accountId, version, name, type, parentId } = found;
  return treasurer.call('PUT /api/v1/accounts/:accountId', {
    params: { accountId },
    body: { code, name, type, parentId, version, taxTag: taxTag as 'property' | null },
  });
};

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  await postIn(
    books,
    move('2025-12-31', '1010', '4300', 999),
    move('2026-01-10', '1010', '4010', 600_000),
    move('2026-02-10', '1020', '4300', 40_000, 'RES'),
    move('2026-02-11', '1010', '4900', 60_000),
    move('2026-03-01', '5200', '1010', 100_000),
    move('2026-03-02', '5900', '1010', 20_000),
  );
});

test('by the tags of the chart, all funds together, with what is not tagged', async () => {
  const tests = await read({ year: 2026 });
  expect(tests).toMatchObject({
    from: '2026-01-01',
    to: '2026-12-31',
    income: { countedMinor: 600_000, totalMinor: 700_000, share: 857_142, verdict: 'met' },
    expenses: { countedMinor: 100_000, totalMinor: 120_000, verdict: 'open' },
    taxable: { incomeMinor: 40_000, directMinor: 0, taxableMinor: 30_000 },
  });
  expect(tests.accounts.map(({ code, taxTag }) => [code, taxTag])).toEqual([
    ['4010', 'exempt-function'],
    ['4300', 'non-exempt'],
    ['4900', null],
    ['5200', 'property'],
    ['5900', null],
  ]);
  expect(tests.years).toContain(2025);
  expect((await read({ year: 2025 })).income).toMatchObject({ countedMinor: 0, totalMinor: 999 });
});

test('an account that was posted to is tagged, as its type allows, and its history says so', async () => {
  expect(await change('5900', 'non-exempt')).toMatchObject({
    status: 422,
    body: { fields: { taxTag: 'This tag is for another account type. Choose a different one.' } },
  });
  expect(await change('1010', 'property')).toMatchObject({ status: 422 });
  expect(await change('5000', 'property')).toMatchObject({ status: 422 });
  expect(await change('5900', 'other-direct')).toMatchObject({
    status: 200,
    body: { data: { isUsed: true, taxTag: 'other-direct' } },
  });
  expect(await read({ year: 2026 })).toMatchObject({
    expenses: { verdict: 'not-met' },
    taxable: { directMinor: 20_000, taxableMinor: 10_000 },
  });
  const { data } = await treasurer.ok('GET /api/v1/accounts/:accountId/history', {
    params: { accountId: books.account('5900') },
    query: {},
  });
  expect(data[0]?.changes).toEqual({ taxTag: { before: null, after: 'other-direct' } });
});

test('a year is the community’s own, stays what it was after its end, and is a file', async () => {
  for (const month of ['2025-12', '2026-01', '2026-02', '2026-03'])
    await books.within((tx) => closePeriod(tx, month, { id: null, name: 'Tess Treasurer' }));
  const before = await read({ year: 2026 });
  await books.within((tx) => closeYear(tx, '2026-03-31', { id: null, name: 'Tess Treasurer' }));
  expect(await read({ year: 2026 })).toEqual(before);
  await books.within((tx) =>
    tx.updateTable('tenant').set({ fiscalMonth: 'february' }).where('id', '=', app.tenants.demo).execute(),
  );
  expect(await read({ year: 2026 })).toMatchObject({
    from: '2026-02-01',
    to: '2027-01-31',
    income: { countedMinor: 0 },
  });
  expect(await read({ year: 2025 })).toMatchObject({ to: '2026-01-31', income: { countedMinor: 600_000 } });
  const file = await treasurer.call('GET /api/v1/tax-tests/export', { query: { year: 2026 } });
  expect(file.text.trim().split(/\r?\n/)[1]).toBe('4300,Bank interest,Income,Nonexempt income,400.00');
});

test('who may not see the chart sees no tests', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect(await owner.call('GET /api/v1/tax-tests', { query: {} })).toMatchObject({ status: 403 });
});
