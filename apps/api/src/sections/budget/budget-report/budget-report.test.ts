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

test('a fund that is not there is refused with what to do', async () => {
  const refused = await treasurer.call('GET /api/v1/financial-reports/budget', {
    query: { fundId: newId() },
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ fields: { fundId: 'Fund not found. Choose another one.' } });
});
