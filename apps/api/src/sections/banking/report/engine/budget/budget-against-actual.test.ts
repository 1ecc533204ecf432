import { reportFilters } from '@courtyard/contract/banking/saved-report/saved-report';
import type { FinancialReport, ReportColumn } from '@courtyard/contract/banking/report/report';
import { entriesOf } from '@courtyard/contract/banking/report/report-entries';
import { sql } from 'kysely';
import { type Basis, closePeriod, closeYear, reopenPeriod, reverse } from '../../../../../ledger';
import {
  type Books,
  charge,
  firstUnit,
  openBooks,
  postIn,
  receipt,
  transfer,
  treasurer as actor,
} from '../../../../../ledger/books.fixture';
import { newId } from '../../../../../platform/core/ids';
import { type TestPerson, withApp } from '../../../../../testing';

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
      query: { fundId: books.fund('OP'), at: '2025-03-31', ...query },
    })
  ).data;

/** The cells of a row by the kinds of the columns that no fund or month has of its own. */
function cellsOf({ rows, columns }: FinancialReport, key: string) {
  const row = rows.find((each) => each.key === key);
  return Object.fromEntries(
    columns.flatMap(({ kind, by }, place) => (by === null ? [[kind, row?.cells[place] ?? null]] : [])),
  );
}

const spent = (date: string, amountMinor: number) =>
  transfer(books, { date, debit: '5100', credit: '1010', amountMinor });

/** What was posted on an account in the fund until a day, from the lines alone. */
const posted = (code: string, to: string) =>
  books.within(async (tx) => {
    const { rows } = await sql<{
      sum: number;
    }>`select coalesce(sum(line.amount), 0)::bigint as sum from journal_line line
      join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
      where line.account_id = ${books.account(code)} and line.fund_id = ${books.fund('OP')} and entry.kind <> 'closing'
        and line.entry_date between '2025-01-01' and ${to}`.execute(tx);
    return rows[0]?.sum ?? 0;
  });

/** What profit and loss of the fund has in the same dates, by row. */
const profitOf = async (basis: Basis, to: string) => {
  const { data } = await treasurer.ok('GET /api/v1/financial-reports/profit', {
    query: { from: '2025-01-01', to, basis, columns: 'months', fundId: books.fund('OP') },
  });
  return data.rows.flatMap(({ key, cells }) => ((cells.at(-1) ?? 0) === 0 ? [] : [[key, cells.at(-1)]]));
};

async function adopted(fund: string, codes: readonly (readonly [string, number])[]) {
  const { data: made } = await treasurer.ok('POST /api/v1/budgets', {
    body: { fundId: books.fund(fund), yearFrom: '2025-06-01', scenario: 'Base' },
  });
  const params = { budgetId: made.id };
  const rows = codes.map(([code, each]) => ({
    accountId: books.account(code),
    amountsMinor: Array.from({ length: 12 }, (_, place) => each + place),
    note: null,
  }));
  const body = { scenario: 'Base', version: made.version, rows };
  const { data: saved } = await treasurer.ok('PUT /api/v1/budgets/:budgetId', { params, body });
  const propose = 'POST /api/v1/budgets/:budgetId/propose';
  const { data: proposed } = await treasurer.ok(propose, { params, body: { version: saved.version } });
  const board = await app.client.as('board', 'demo');
  await board.ok('POST /api/v1/budgets/:budgetId/adopt', {
    params,
    body: { version: proposed.version, motion: 'Motion 1', adoptedOn: '2025-12-01', replacesId: null },
  });
}

/** Each period is a minor unit more. */
const budgeted = (each: number, periods: number) => periods * each + (periods * (periods - 1)) / 2;

test('it equals the lines of the budget and the journal in every basis, also after a reversal, a reopened month and the end of the year', async () => {
  expect((await read()).budget?.adopted).toEqual([]);
  await adopted('OP', [
    ['5100', 1000],
    ['4010', 5000],
  ]);
  const ids = await postIn(
    books,
    spent('2025-01-10', 900),
    spent('2025-03-31', 700),
    spent('2025-04-01', 50),
  );
  // Billed in January, and paid in part in March: each basis has it at its own time.
  const { entry, items } = charge(books, {
    party: firstUnit(books),
    date: '2025-01-05',
    parts: [{ fund: 'OP', income: '4010', amountMinor: 4000 }],
  });
  await postIn(books, entry);
  await postIn(
    books,
    receipt(books, {
      date: '2025-03-03',
      to: [{ itemId: items[0] ?? '', fund: 'OP', amountMinor: 1500 }],
    }),
  );
  const dues = async (basis: Basis, at: string) =>
    cellsOf(await read({ basis, at }), books.account('4010')).actual;
  for (const basis of ['accrual', 'modified-cash'] as const)
    expect(await dues(basis, '2025-01-31')).toBe(4000);
  expect(await dues('cash', '2025-01-31')).toBe(0);
  expect(await dues('cash', '2025-03-31')).toBe(1500);
  const check = async () => {
    for (const basis of bases)
      for (const [through, to] of [
        [1, '2025-01-31'],
        [3, '2025-03-31'],
        [12, '2025-12-31'],
      ] as const) {
        const report = await read({ basis, at: to });
        const place = report.columns.findIndex(({ kind }) => kind === 'actual');
        expect(
          report.rows.flatMap(({ key, cells }) => ((cells[place] ?? 0) === 0 ? [] : [[key, cells[place]]])),
        ).toEqual(await profitOf(basis, to));
        const budget = budgeted(1000, through);
        const actual = await posted('5100', to);
        const year = budgeted(1000, 12);
        expect([report.from, report.to]).toEqual(['2025-01-01', to]);
        expect(cellsOf(report, books.account('5100'))).toEqual({
          budget,
          actual,
          variance: actual - budget,
          percent: Math.trunc((actual * 10_000) / budget),
          'year-budget': year,
          forecast: actual + year - budget,
        });
        expect(cellsOf(report, 'net-income').budget).toBe(budgeted(5000, through) - budget);
      }
  };
  await check();
  await books.within((tx) =>
    reverse(tx, { key: newId(), reverses: ids[1]?.id ?? '', date: '2025-04-02', memo: 'Mistake' }, actor),
  );
  await check();
  for (let month = 1; month <= 3; month += 1)
    await books.within((tx) => closePeriod(tx, `2025-0${month}`, actor));
  await books.within((tx) => reopenPeriod(tx, '2025-03', 'Late bill', actor));
  await postIn(books, spent('2025-03-20', 40));
  await check();
  for (let month = 3; month <= 12; month += 1)
    await books.within((tx) => closePeriod(tx, `2025-${String(month).padStart(2, '0')}`, actor));
  await books.within((tx) => closeYear(tx, '2025-12-31', actor));
  await check();
});

test('by month and by fund its parts come to the whole, and last year stands beside it', async () => {
  await adopted('RES', [['5100', 300]]);
  const months = await read({ columns: 'months' });
  const ends = ['2025-01-31', '2025-02-28', '2025-03-31'];
  const of = (report: FinancialReport, by: ReportColumn['by'], kind: ReportColumn['kind']) =>
    report.columns.flatMap((column, place) => (column.by === by && column.kind === kind ? [place] : []));
  expect(of(months, 'month', 'actual').map((place) => months.columns[place]?.to)).toEqual(ends);
  const byFund = await read({ fundId: undefined, columns: 'funds' });
  expect(of(byFund, 'fund', 'budget').map((place) => byFund.columns[place]?.fund?.code)).toEqual([
    'OP',
    'RES',
  ]);
  for (const [report, by] of [
    [months, 'month'],
    [byFund, 'fund'],
  ] as const)
    for (const kind of ['budget', 'actual', 'variance'] as const) {
      const [whole = 0] = of(report, null, kind);
      const rows = report.rows.filter(({ cells }) => cells.length > 0);
      const parts = rows.map(({ cells }) =>
        of(report, by, kind).reduce((sum, place) => sum + (cells[place] ?? 0), 0),
      );
      expect(parts).toEqual(rows.map(({ cells }) => cells[whole]));
    }
  expect(byFund.budget?.adopted.map(({ fund }) => fund.code)).toEqual(['OP', 'RES']);
  const next = await read({ at: '2026-03-31', columns: 'last-year' });
  const before = await read({ at: '2025-03-31' });
  const power = cellsOf(next, books.account('5100'));
  const then = cellsOf(before, books.account('5100')).actual ?? 0;
  expect(power).toMatchObject({ budget: 0, 'year-ago': then, change: 0 - then, percent: null });
});

test('the entries of an actual sum to it, and nothing else opens any', async () => {
  const report = await read({ columns: 'months' });
  const opened = report.rows.flatMap((row) =>
    report.columns.flatMap((column, place) => {
      const asked = entriesOf(report, row, column);
      return asked === null ? [] : [{ row, column, place, asked }];
    }),
  );
  expect(new Set(opened.map(({ column }) => column.kind))).toEqual(new Set(['actual']));
  for (const { row, place, asked } of opened) {
    const { closing, ...query } = asked;
    const { data } = await treasurer.ok('GET /api/v1/financial-reports/ledger', {
      query: { ...query, closing: closing ? 'yes' : 'no' },
    });
    const { debitMinor, creditMinor } = data.totals;
    expect(row.sign * (debitMinor - creditMinor) + 0).toBe(row.cells[place]);
  }
});

test('files have the figures of the screen, the adopted budget and the journal number', async () => {
  const query = { fundId: books.fund('OP'), at: '2025-03-31', basis: 'cash' as const };
  const report = await read(query);
  const { text } = await treasurer.call('GET /api/v1/financial-reports/budget/export', {
    query: { ...query, format: 'csv' },
  });
  const lines = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const row = cellsOf(report, books.account('5100'));
  const figures = [row.budget, row.actual, row.variance, row.percent, row['year-budget'], row.forecast];
  expect(lines[0]?.slice(2).join()).toBe('Budget,Actual,Variance,% of budget,Year budget,Forecast');
  expect(
    lines
      .find(([code]) => code === '5100')
      ?.slice(2)
      .map(Number),
  ).toEqual(figures.map((figure) => (figure ?? 0) / 100));
  expect(lines.slice(-5).map(([code, name]) => [name, code])).toEqual([
    ['Adopted budget', `${report.fund?.name}: Base v1`],
    ['Basis', 'Cash'],
    ['Period', '2025-01-01 – 2025-03-31'],
    ['Fund', report.fund?.name],
    ['Last journal entry', String(report.journalNo)],
  ]);
  const pdf = await treasurer.call('GET /api/v1/financial-reports/budget/file', { query });
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
});

test('it is saved, put into a packet and published as other reports are', async () => {
  const { data: saved } = await treasurer.ok('POST /api/v1/saved-reports', {
    body: {
      name: 'Budget',
      kind: 'budget',
      period: 'fixed-date',
      from: null,
      to: '2025-03-31',
      filters: reportFilters.parse({ columns: 'months', fundId: books.fund('OP') }),
      isShared: true,
    },
  });
  const params = { savedReportId: saved.id };
  const book = await treasurer.call('GET /api/v1/saved-reports/:savedReportId/export', { params });
  expect([book.status, book.text.slice(0, 2)]).toEqual([200, 'PK']);
  const part = { kind: 'report', id: null, report: 'budget', period: 'end-of-last-month' } as const;
  const manager = await app.client.as('admin', 'demo');
  const { data: packet } = await manager.ok('POST /api/v1/packets', {
    body: { title: 'Board', heldOn: '2026-05-12', parts: [part] },
  });
  expect(packet.parts).toMatchObject([{ name: 'Budget vs. actual', report: 'budget' }]);
  await treasurer.ok('PUT /api/v1/report-publications', {
    body: { reports: [{ kind: 'budget', basis: 'accrual', since: '2025-01' }] },
  });
  const owner = await app.client.as('owner', 'demo');
  const { data: shown } = await owner.ok('GET /api/v1/published-reports/:reportKind', {
    params: { reportKind: 'budget' },
    query: { month: '2025-03' },
  });
  expect(shown.to).toBe('2025-03-31');
  expect(shown.rows).toEqual((await read({ fundId: undefined })).rows);
});

test('years with entries or budgets can be chosen, what funds spent to date follows from the report, and no other fund is known', async () => {
  expect((await read()).budget?.years.map(({ from }) => from)).toContain('2025-01-01');
  app.setClock(new Date('2025-03-31T16:00:00Z'));
  const { data } = await treasurer.ok('GET /api/v1/financial-reports/budget/to-date');
  expect(data.map(({ fund }) => fund.code)).toContain('OP');
  for (const { fund, to, budgetMinor, actualMinor, percentHundredths } of data) {
    const { data: report } = await treasurer.ok('GET /api/v1/financial-reports/budget', {
      query: { fundId: fund.id },
    });
    expect(report.to).toBe(to);
    expect(cellsOf(report, 'total-expenses')).toMatchObject({
      budget: budgetMinor,
      actual: actualMinor,
      percent: percentHundredths,
    });
  }
  const refused = await treasurer.call('GET /api/v1/financial-reports/budget', {
    query: { fundId: newId() },
  });
  expect(refused.status).toBe(422);
});
