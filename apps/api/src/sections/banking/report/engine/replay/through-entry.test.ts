import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { entriesOf } from '@courtyard/contract/banking/report/report-entries';
import { addDays, addMonths, startOfMonth } from '@courtyard/contract/days';
import type { World } from '../../../../../ledger/proof/actions';
import { goOn, randomBooksOfThreeFunds } from '../../../../../ledger/proof/random-books.fixture';
import { type TestPerson, withApp } from '../../../../../testing';

const app = withApp();
let world: World;
let treasurer: TestPerson;

beforeAll(async () => {
  world = await randomBooksOfThreeFunds(app, 160, 2027);
  treasurer = await app.client.as('treasurer', 'demo');
  const last = world.day;
  dates = [addDays(last, -25), endOfMonth(last), '2099-12-31'];
  periods = [
    { from: '2026-01-01', to: endOfMonth(last) },
    { from: addDays(last, -71), to: addDays(last, 12) },
  ];
}, 120_000);

type Through = { journalNo?: number };
const endOfMonth = (day: string) => addDays(addMonths(startOfMonth(day), 1), -1);
const bases = ['accrual', 'cash', 'modified-cash'] as const;
/** Dates on which entries stand and on which more are added later, and the end of all. */
let dates: string[];
let periods: { from: string; to: string }[];

/** Without when it was made, and without the fiscal years that one can choose from. */
const withoutMoment = (report: object) =>
  JSON.parse(
    JSON.stringify(report, (key, value: unknown) =>
      key === 'madeAt' || key === 'years' ? undefined : value,
    ),
  ) as object;

/** Every report in every basis, of dates on which entries are added later too. */
async function everyReport(through: Through = {}): Promise<Map<string, object>> {
  const found = new Map<string, object>();
  const of = async (name: string, made: Promise<{ data: object }>) =>
    found.set(name, withoutMoment((await made).data));
  for (const basis of bases) {
    for (const at of dates) {
      const query = { at, basis, ...through };
      await of(`balance ${basis} ${at}`, treasurer.ok('GET /api/v1/financial-reports/balance', { query }));
      const compared = { ...query, compareWith: '2026-01-20' };
      await of(
        `trial ${basis} ${at}`,
        treasurer.ok('GET /api/v1/financial-reports/trial-balance', { query: compared }),
      );
      await of(`summary ${basis} ${at}`, treasurer.ok('GET /api/v1/financial-reports/summary', { query }));
    }
    for (const period of periods)
      for (const columns of ['funds', 'months', 'last-year'] as const) {
        const query = { ...period, basis, columns, ...through };
        const name = `${basis} ${columns} ${period.from}`;
        await of(`profit ${name}`, treasurer.ok('GET /api/v1/financial-reports/profit', { query }));
        await of(
          `fund balances ${name}`,
          treasurer.ok('GET /api/v1/financial-reports/fund-balances', { query }),
        );
        await of(
          `ledger ${name}`,
          treasurer.ok('GET /api/v1/financial-reports/ledger', { query: { ...period, basis, ...through } }),
        );
      }
  }
  for (const method of ['direct', 'indirect'] as const) {
    const query = { ...periods[0], method, ...through };
    await of(`cash flow ${method}`, treasurer.ok('GET /api/v1/financial-reports/cash-flow', { query }));
  }
  for (const at of dates) {
    const query = { at, ...through };
    await of(`interfund ${at}`, treasurer.ok('GET /api/v1/financial-reports/interfund', { query }));
    await of(`aging ${at}`, treasurer.ok('GET /api/v1/financial-reports/agingsummary', { query }));
    await of(`budget ${at}`, treasurer.ok('GET /api/v1/financial-reports/budget', { query: query }));
  }
  return found;
}

/** Lines of all accounts as a file, without the cells that say through which entry it is. */
const ledgerFile = async (through: Through) =>
  (
    await treasurer.call('GET /api/v1/financial-reports/ledger/export', {
      query: { ...periods[1], basis: 'cash', format: 'csv', ...through },
    })
  ).text;

test('through a journal entry, every report is what it was when that was the last', async () => {
  const before = await everyReport();
  const { journalNo } = before.get('balance accrual 2099-12-31') as FinancialReport;
  const file = await ledgerFile({});
  world.day = addDays(world.day, -30);
  await goOn(world, 140);

  const now = await everyReport();
  const changed = [...before].filter(
    ([name, report]) => JSON.stringify(report) !== JSON.stringify(now.get(name)),
  );
  expect((now.get('balance accrual 2099-12-31') as FinancialReport).journalNo).toBeGreaterThan(
    journalNo + 60,
  );
  expect(changed.length).toBeGreaterThan(before.size * 0.8);

  const then = await everyReport({ journalNo });
  for (const [name, report] of before) expect([name, then.get(name)]).toEqual([name, report]);
  expect(await ledgerFile({ journalNo })).toBe(file);
}, 240_000);

test('files are the report of the screen, and the entries of a cell sum to it, while others post', async () => {
  const query = { at: addDays(world.day, -3), basis: 'cash' as const };
  const screen = (await treasurer.ok('GET /api/v1/financial-reports/balance', { query })).data;
  await goOn(world, 20);
  const { journalNo } = screen;
  const csv = await treasurer.call('GET /api/v1/financial-reports/balance/export', {
    query: { ...query, journalNo, format: 'csv' },
  });
  const rows = csv.text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows.at(-1)?.[0]).toBe(String(journalNo));
  const cash = screen.rows.filter(({ kind, account }) => kind === 'account' && account !== null);
  for (const { account, cells } of cash)
    expect(rows.find(([code]) => code === account?.code)?.slice(2)).toEqual(
      cells.map((amountMinor) => ((amountMinor ?? 0) / 100).toFixed(2)),
    );
  for (const row of cash.slice(0, 6)) {
    const column = screen.columns.at(-1);
    const predicate = column && entriesOf(screen, row, column);
    if (!predicate?.accountId) throw new Error(`${row.key} opens nothing`);
    const { closing, accountId, type: _type, group: _group, ...of } = predicate;
    const asked = { ...of, accountId, closing: closing ? ('yes' as const) : ('no' as const) };
    const lines = await treasurer.ok('GET /api/v1/financial-reports/ledger/lines', {
      query: { ...asked, limit: 200, end: 'last' },
    });
    expect(row.sign * (lines.data.at(-1)?.balanceMinor ?? 0) + 0).toBe(row.cells.at(-1));
    expect(lines.data.every(({ no }) => no <= journalNo)).toBe(true);
    const ledger = (await treasurer.ok('GET /api/v1/financial-reports/ledger', { query: asked })).data;
    expect(lines.page.total).toBe(ledger.totals.lines);
  }
}, 120_000);

test('an entry that there is not is refused with the last one', async () => {
  const { journalNo } = (await treasurer.ok('GET /api/v1/financial-reports/balance', { query: {} })).data;
  const asked = (no: number) =>
    treasurer.call('GET /api/v1/financial-reports/balance', { query: { journalNo: no } });
  expect(await asked(journalNo)).toMatchObject({ status: 200 });
  expect(await asked(journalNo + 1)).toMatchObject({
    status: 422,
    body: { fields: { journalNo: `The last journal entry is ${journalNo}. Choose a number up to it.` } },
  });
  expect(await asked(0)).toMatchObject({
    status: 422,
    body: {
      fields: { journalNo: `Journal entries are numbered from 1. Choose a number up to ${journalNo}.` },
    },
  });
  for (const [text, sentence] of [
    ['', 'Journal entries are numbered from 1.'],
    ['-1', 'Journal entries are numbered from 1.'],
    ['1.5', 'must be a whole number'],
    ['latest', 'must be a number'],
  ] as const) {
    const { statusCode, body } = await app.app.inject({
      url: `/api/v1/financial-reports/balance?journalNo=${text}`,
      headers: { host: 'demo.localhost:8080', authorization: `Bearer ${treasurer.token}` },
    });
    expect([text, statusCode, body]).toEqual([text, 422, expect.stringContaining(sentence)]);
  }
  const lines = await treasurer.call('GET /api/v1/financial-reports/ledger/lines', {
    query: { accountId: world.books.account('1010'), journalNo: journalNo + 1 },
  });
  expect(lines).toMatchObject({ status: 422, body: { fields: { journalNo: expect.any(String) } } });
});

test('books without entries are at 0, and have no other number', async () => {
  const admin = await app.client.as('admin', 'lakeside');
  const balance = async (query: Through) => admin.call('GET /api/v1/financial-reports/balance', { query });
  expect(await balance({ journalNo: 0 })).toMatchObject({ status: 200, body: { data: { journalNo: 0 } } });
  for (const journalNo of [-1, 1])
    expect(await balance({ journalNo })).toMatchObject({
      status: 422,
      body: { fields: { journalNo: 'There are no journal entries yet. Leave the number out.' } },
    });
});
