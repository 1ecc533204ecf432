import { sql } from 'kysely';
import { type Basis, closePeriod, closeYear, post, reverse } from '../../../ledger';
import { type Books, openBooks, treasurer as actor } from '../../../ledger/books.fixture';
import { newId } from '../../../platform/core/ids';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
const bases: readonly Basis[] = ['accrual', 'cash', 'modified-cash'];

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
}, 60_000);

const read = async (query: object = {}) =>
  (
    await treasurer.ok('GET /api/v1/financial-reports/budget', {
      query: { fundId: books.fund('OP'), yearFrom: '2025-01-01', through: 3, ...query },
    })
  ).data;

const spent = (key: string, date: string, amountMinor: number, code = '5100') => ({
  key,
  date,
  kind: 'journal' as const,
  memo: key,
  lines: [
    { accountId: books.account(code), fundId: books.fund('OP'), amountMinor },
    { accountId: books.account('1010'), fundId: books.fund('OP'), amountMinor: -amountMinor },
  ],
});

/** What was posted on an account in the fund until a day, from the lines alone. */
const posted = (code: string, to: string) =>
  books.within(async (tx) => {
    const { rows } = await sql<{
      sum: number;
    }>`select coalesce(sum(line.amount), 0)::bigint as sum from journal_line line
      join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
      where line.account_id = ${books.account(code)} and line.fund_id = ${books.fund('OP')} and entry.kind <> 'closing'
        and line.entry_date between '2025-01-01' and ${to}`.execute(tx);
    return rows[0]?.sum;
  });

/** What profit and loss of the fund has in the same dates, by account and sum. */
const profitOf = async (basis: Basis, to: string) => {
  const { data } = await treasurer.ok('GET /api/v1/financial-reports/profit', {
    query: { from: '2025-01-01', to, basis, columns: 'months', fundId: books.fund('OP') },
  });
  return data.rows.flatMap(({ key, kind, cells }) =>
    kind === 'heading' || key === 'operating-income' || cells.at(-1) === 0 ? [] : [[key, cells.at(-1)]],
  );
};

async function adopted() {
  const { data: made } = await treasurer.ok('POST /api/v1/budgets', {
    body: { fundId: books.fund('OP'), yearFrom: '2025-06-01', scenario: 'Base' },
  });
  const params = { budgetId: made.id };
  const row = (code: string, each: number) => ({
    accountId: books.account(code),
    amountsMinor: Array.from({ length: 12 }, (_, place) => each + place),
    note: null,
  });
  const { data: saved } = await treasurer.ok('PUT /api/v1/budgets/:budgetId', {
    params,
    body: { scenario: 'Base', version: made.version, rows: [row('5100', 1000), row('4010', 5000)] },
  });
  const { data: proposed } = await treasurer.ok('POST /api/v1/budgets/:budgetId/propose', {
    params,
    body: { version: saved.version },
  });
  const board = await app.client.as('board', 'demo');
  await board.ok('POST /api/v1/budgets/:budgetId/adopt', {
    params,
    body: { version: proposed.version, motion: 'Motion 1', adoptedOn: '2025-12-01', replacesId: null },
  });
}

test('it equals the lines of the budget and the journal in every basis, also after a reversal and the end of the year', async () => {
  expect((await read()).budget).toBeNull();
  await adopted();
  const ids = await books.within((tx) =>
    post(
      tx,
      [spent('a', '2025-01-10', 900), spent('b', '2025-03-31', 700), spent('c', '2025-04-01', 50)],
      actor,
    ),
  );
  const check = async () => {
    for (const basis of bases)
      for (const [through, to] of [
        [1, '2025-01-31'],
        [3, '2025-03-31'],
        [12, '2025-12-31'],
      ] as const) {
        const report = await read({ basis, through });
        expect(
          report.rows.flatMap(({ key, actualMinor: actual }) => (actual === 0 ? [] : [[key, actual]])),
        ).toEqual(await profitOf(basis, to));
        const power = report.rows.find(({ account }) => account?.code === '5100');
        const budgetMinor = through * 1000 + (through * (through - 1)) / 2;
        const actualMinor = (await posted('5100', to)) ?? 0;
        const yearMinor = 12_066;
        expect(report.to).toBe(to);
        expect(power).toMatchObject({
          budgetMinor,
          actualMinor,
          varianceMinor: actualMinor - budgetMinor,
          percentHundredths: Math.trunc((actualMinor * 10_000) / budgetMinor),
          yearMinor,
          forecastMinor: actualMinor + yearMinor - budgetMinor,
        });
        const dues = through * 5000 + (through * (through - 1)) / 2;
        expect(report.rows.at(-1)).toMatchObject({ total: 'net-income', budgetMinor: dues - budgetMinor });
      }
  };
  await check();
  await books.within((tx) =>
    reverse(tx, { key: newId(), reverses: ids[1]?.id ?? '', date: '2025-04-02', memo: 'Mistake' }, actor),
  );
  await check();
  for (let month = 1; month <= 12; month += 1)
    await books.within((tx) => closePeriod(tx, `2025-${String(month).padStart(2, '0')}`, actor));
  await books.within((tx) => closeYear(tx, '2025-12-31', actor));
  await check();
});

test('files have the figures of the screen, the adopted budget and the journal number', async () => {
  const query = { fundId: books.fund('OP'), yearFrom: '2025-01-01', through: 3, basis: 'cash' as const };
  const report = await read(query);
  const { text } = await treasurer.call('GET /api/v1/financial-reports/budget/export', {
    query: { ...query, format: 'csv' },
  });
  const lines = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const decimal = (amountMinor = 0) => (amountMinor / 100).toFixed(2);
  const row = report.rows.find(({ account }) => account?.code === '5100');
  expect(lines[0]?.slice(2)).toEqual([
    'Budget',
    'Actual',
    'Variance',
    '% of budget',
    'Year budget',
    'Forecast',
  ]);
  expect(lines.find(([code]) => code === '5100')?.slice(2)).toEqual([
    decimal(row?.budgetMinor),
    decimal(row?.actualMinor),
    decimal(row?.varianceMinor),
    String((row?.percentHundredths ?? 0) / 100),
    decimal(row?.yearMinor),
    decimal(row?.forecastMinor),
  ]);
  expect(lines.slice(-5).map(([code, name]) => [name, code])).toEqual([
    ['Adopted budget', 'Base v1'],
    ['Basis', 'Cash'],
    ['Period', '2025-01-01 – 2025-03-31'],
    ['Fund', report.fund.name],
    ['Last journal entry', String(report.journalNo)],
  ]);
  const book = await treasurer.call('GET /api/v1/financial-reports/budget/export', {
    query: { ...query, format: 'xlsx' },
  });
  expect([book.status, book.text.slice(0, 2)]).toEqual([200, 'PK']);
  const pdf = await treasurer.call('GET /api/v1/financial-reports/budget/file', { query });
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
});

test('years with entries or budgets can be chosen, and what funds spent to date follows from the report', async () => {
  expect((await read()).years.map(({ from }) => from)).toContain('2025-01-01');
  app.setClock(new Date('2025-03-31T16:00:00Z'));
  const { data } = await treasurer.ok('GET /api/v1/financial-reports/budget/to-date');
  expect(data.map(({ fund }) => fund.code)).toContain('OP');
  for (const { fund, to, budgetMinor, actualMinor } of data) {
    const { data: report } = await treasurer.ok('GET /api/v1/financial-reports/budget', {
      query: { fundId: fund.id },
    });
    const total = report.rows.find((row) => row.total === 'total-expenses');
    expect([report.to, total?.budgetMinor, total?.actualMinor]).toEqual([to, budgetMinor, actualMinor]);
  }
});

test('a fund that is not there is refused with what to do', async () => {
  const refused = await treasurer.call('GET /api/v1/financial-reports/budget', {
    query: { fundId: newId() },
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ fields: { fundId: 'Fund not found. Choose another one.' } });
});
