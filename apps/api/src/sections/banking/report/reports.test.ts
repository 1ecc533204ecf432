import type { FinancialReport, ReportColumn, ReportRow } from '@courtyard/contract/banking/report/report';
import { entriesOf } from '@courtyard/contract/banking/report/report-entries';
import { addDays } from '@courtyard/contract/days';
import type { Basis } from '../../../ledger';
import { postIn, transfer } from '../../../ledger/books.fixture';
import type { World } from '../../../ledger/proof/actions';
import { type CallInput, type TestPerson, withApp } from '../../../testing';
import { type PlainLine, plainLines, randomBooks } from '../../../ledger/proof/random-books.fixture';

const app = withApp();
let world: World;
let treasurer: TestPerson;
const bases: readonly Basis[] = ['accrual', 'cash', 'modified-cash'];
const lines = new Map<Basis, PlainLine[]>();

beforeAll(async () => {
  world = await randomBooks(app, 260);
  treasurer = await app.client.as('treasurer', 'demo');
  for (const basis of bases) lines.set(basis, await plainLines(world, basis));
}, 120_000);

type Query<N extends 'balance' | 'profit'> = CallInput<`GET /api/v1/financial-reports/${N}`>['query'] & {};
const balance = async (query: Query<'balance'>) =>
  (await treasurer.ok('GET /api/v1/financial-reports/balance', { query })).data;
const profit = async (query: Query<'profit'>) =>
  (await treasurer.ok('GET /api/v1/financial-reports/profit', { query })).data;

/** What a cell has to be, from the lines of the journal alone. */
function plainAmount(report: FinancialReport, row: ReportRow, { fund, from, to }: ReportColumn): number {
  let sum = 0;
  for (const line of lines.get(report.basis) ?? []) {
    const isIts = row.account === null ? row.types.includes(line.type) : row.account.id === line.accountId;
    if (!isIts || (fund !== null && fund.id !== line.fundId)) continue;
    if ((from !== null && line.day < from) || line.day > to) continue;
    if (line.isClosing && !report.withClosing) continue;
    sum += line.amount;
  }
  return sum === 0 ? 0 : row.sign * sum;
}

const figures = ({ rows }: FinancialReport) => rows.filter(({ kind }) => kind !== 'heading');
const shown = (report: FinancialReport) => figures(report).map(({ key, cells }) => [key, cells]);
const plain = (report: FinancialReport) => {
  const [first, second] = report.columns;
  return figures(report).map((row) => [
    row.key,
    report.columns.map((column) => {
      if (!column.isComparison) return plainAmount(report, row, column);
      return first && second
        ? plainAmount(report, row, first) - plainAmount(report, row, second)
        : Number.NaN;
    }),
  ]);
};

const someDay = () => addDays('2025-12-20', world.chance.whole(0, 480));

test('balance sheets of any date and basis equal the lines of the journal, and balance by fund', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const basis = bases[turn % 3] ?? 'accrual';
    const at = someDay();
    const compareWith = turn % 2 === 0 ? addDays(at, -world.chance.whole(1, 90)) : undefined;
    const report = await balance({ at, basis, ...(compareWith !== undefined && { compareWith }) });
    expect(shown(report)).toEqual(plain(report));
    expect(report.isBalanced).toBe(true);
    const of = (line: string) => report.rows.find((row) => row.kind === 'total' && row.line === line)?.cells;
    expect(of('total-assets')).toEqual(of('total-liabilities-and-fund-balances'));
  }
  const all = await balance({ at: '2099-12-31' });
  expect(all.columns.map(({ kind }) => kind)).toEqual(['fund', 'fund', 'total']);
  expect(all.journalNo).toBeGreaterThan(100);
  expect(world.model.years).toHaveLength(1);
});

test('in cash basis too, what stands is what a model of the same events has', async () => {
  const codes = new Map(Object.entries(world.books.chart.funds).map(([code, id]) => [id, code]));
  for (const basis of bases) {
    const report = await balance({ at: '2099-12-31', basis });
    const standing = [...world.model.standing(basis, '2099-12')].filter(([place]) => /^[123]/.test(place));
    const found = report.rows.flatMap(({ account, cells, sign }) =>
      account === null
        ? []
        : report.columns.flatMap(({ fund }, at) =>
            fund === null || cells[at] === 0
              ? []
              : [[`${account.code} ${codes.get(fund.id)}`, sign * (cells[at] ?? 0)]],
          ),
    );
    expect([basis, new Map(found as [string, number][])]).toEqual([basis, new Map(standing)]);
  }
});

test('profit and loss by fund, by month and against last year equals the lines, without closing entries', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const from = someDay();
    const to = addDays(from, world.chance.whole(0, 300));
    const columns = (['funds', 'months', 'last-year'] as const)[turn % 3];
    const fundId = turn % 4 === 1 ? world.books.fund('OP') : undefined;
    const basis = bases[(turn + 1) % 3];
    const report = await profit({ from, to, basis, columns, ...(fundId !== undefined && { fundId }) });
    expect(shown(report)).toEqual(plain(report));
  }
  const months = await profit({ from: '2026-10-20', to: '2027-03-10', columns: 'months' });
  expect(months.columns.map(({ from, to }) => [from, to])).toEqual([
    ['2026-10-20', '2026-10-31'],
    ['2026-11-01', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
    ['2027-02-01', '2027-02-28'],
    ['2027-03-01', '2027-03-10'],
    ['2026-10-20', '2027-03-10'],
  ]);
  const leap = await profit({ from: '2025-02-01', to: '2025-02-28', columns: 'last-year' });
  expect(leap.columns[1]).toMatchObject({ from: '2024-02-01', to: '2024-02-29' });
});

async function linesOf(
  query: CallInput<'GET /api/v1/financial-reports/ledger/lines'>['query'] & { accountId: string },
) {
  const path = 'GET /api/v1/financial-reports/ledger/lines';
  const pages = [await treasurer.ok(path, { query: { ...query, limit: 40 } })];
  for (let cursor = pages[0]?.page.next; cursor; cursor = pages.at(-1)?.page.next)
    pages.push(await treasurer.ok(path, { query: { ...query, limit: 40, cursor } }));
  const found = pages.flatMap(({ data }) => data);
  expect(pages[0]?.page.total).toBe(found.length);
  return found;
}

test('the entries that a figure opens sum to it, in every basis, and each line has the balance after it', async () => {
  for (const basis of bases) {
    const reports = [
      await balance({ at: '2027-02-14', basis, compareWith: '2026-12-10' }),
      await profit({ from: '2026-11-05', to: '2027-02-14', basis, columns: 'months' }),
    ];
    for (const report of reports) {
      for (const row of figures(report)) {
        const at = world.chance.whole(0, report.columns.length - 1);
        const column = report.columns[at];
        const predicate = column && entriesOf(report, row, column);
        if (!predicate) throw new Error(`${row.key} opens nothing`);
        const { accountId, closing, ...query } = { accountId: undefined, ...predicate };
        const asked = { ...query, closing: closing ? ('yes' as const) : ('no' as const) };
        const ledger = (
          await treasurer.ok('GET /api/v1/financial-reports/ledger', {
            query: { ...asked, ...(accountId !== undefined && { accountId }) },
          })
        ).data;
        expect(row.sign * (ledger.totals.debitMinor - ledger.totals.creditMinor) + 0).toBe(row.cells[at]);
        const [account] = ledger.accounts.filter((one) => one.lines > 0);
        if (!account) continue;
        const { type: _type, ...ofAccount } = asked;
        const its = await linesOf({ ...ofAccount, accountId: account.id });
        expect(its).toHaveLength(account.lines);
        let standing = account.openingMinor;
        for (const line of its) {
          standing += line.amountMinor;
          expect(line.balanceMinor).toBe(standing);
        }
        expect(standing).toBe(account.closingMinor);
      }
    }
  }
}, 120_000);

test('aging by bucket equals the items’ lines, and the control accounts', async () => {
  const at = '2027-01-20';
  const { rows } = (await treasurer.ok('GET /api/v1/financial-reports/agingsummary', { query: { at } })).data;
  const due = new Map([...world.model.items.values()].map(({ id, dueOn }) => [id, dueOn]));
  const open = await world.books.within((tx) =>
    tx
      .selectFrom('journalLine')
      .select(['openItemId', (eb) => eb.fn.sum<string>('amount').as('open')])
      .where('control', '=', 'receivable')
      .where('entryDate', '<=', at)
      .groupBy('openItemId')
      .execute(),
  );
  const buckets = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const item of open) {
    const days = (Date.parse(at) - Date.parse(due.get(item.openItemId ?? '') ?? '')) / 86_400_000;
    const bucket =
      days <= 0 ? 'current' : days <= 30 ? 'to30' : days <= 60 ? 'to60' : days <= 90 ? 'to90' : 'over90';
    buckets[bucket] += Number(item.open);
  }
  const total = rows.find(({ listing, fund }) => listing === 'receivable' && fund === null);
  expect(total?.aging).toEqual(buckets);
  expect(total?.itemsMinor).toBe(Object.values(buckets).reduce((sum, amount) => sum + amount, 0));
  const controls = await balance({ at });
  const { cells } = controls.rows.find(({ account }) => account?.code === '1200') ?? {};
  expect(total?.controlMinor).toBe(cells?.at(-1));
  expect(rows.every(({ differenceMinor }) => differenceMinor === 0)).toBe(true);
});

test('the executive summary has the figures of the reports', async () => {
  const at = '2027-02-14';
  const summary = (await treasurer.ok('GET /api/v1/financial-reports/summary', { query: { at } })).data;
  const month = await profit({ from: '2026-12-01', to: '2026-12-31', columns: 'last-year' });
  const of = (line: string) => month.rows.find((row) => row.kind === 'total' && row.line === line)?.cells[0];
  expect(summary.months).toHaveLength(12);
  expect(summary.months[9]).toMatchObject({
    from: '2026-12-01',
    incomeMinor: of('total-income'),
    expenseMinor: of('total-expenses'),
    netMinor: of('operating-income'),
  });
  expect(summary.months.at(-1)?.to).toBe(at);
  const sheet = await balance({ at });
  const cash = sheet.rows.filter(({ account }) => account && /^10[129]0$/.test(account.code));
  expect(summary.cashMinor).toBe(cash.reduce((sum, { cells }) => sum + (cells.at(-1) ?? 0), 0));
});

test('files have the figures of the screen and the journal number that they were made at', async () => {
  const query = { at: '2027-02-14', compareWith: '2026-12-31' };
  const report = await balance(query);
  const { text } = await treasurer.call('GET /api/v1/financial-reports/balance/export', {
    query: { ...query, format: 'csv' },
  });
  const rows = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows.find(([, name]) => name === 'Total assets')?.slice(2)).toEqual(
    report.rows
      .find((row) => row.kind === 'total' && row.line === 'total-assets')
      ?.cells.map((amountMinor) => ((amountMinor ?? 0) / 100).toFixed(2)),
  );
  expect(rows.at(-1)?.slice(0, 2)).toEqual([String(report.journalNo), 'Last journal entry']);
  for (const name of ['balance', 'profit', 'agingsummary'] as const) {
    const pdf = await treasurer.call(`GET /api/v1/financial-reports/${name}/file`, { query: {} });
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  }
  const ledger = await treasurer.call('GET /api/v1/financial-reports/ledger/export', {
    query: { from: '2027-01-01', to: '2027-01-31', format: 'csv' },
  });
  const { totals } = (
    await treasurer.ok('GET /api/v1/financial-reports/ledger', {
      query: { from: '2027-01-01', to: '2027-01-31' },
    })
  ).data;
  const printed = ledger.text.trim().split('\r\n');
  expect(printed).toHaveLength(totals.lines + 1);
  expect(printed[0]).toMatch(/,Last journal entry$/);
  expect(printed.at(-1)).toMatch(new RegExp(`,${report.journalNo}$`));
});

test('what cannot be asked for is refused with the field', async () => {
  const refused = async (path: 'balance' | 'profit', query: object) =>
    (await treasurer.call(`GET /api/v1/financial-reports/${path}`, { query })).body;
  expect(await refused('balance', { at: '2027-01-01', compareWith: '2027-01-01' })).toMatchObject({
    fields: { compareWith: expect.stringContaining('before the date') },
  });
  expect(await refused('profit', { from: '2027-02-01', to: '2027-01-01' })).toMatchObject({
    fields: { to: expect.stringContaining('before the first') },
  });
  expect(await refused('profit', { from: '2020-01-01', to: '2027-01-01', columns: 'months' })).toMatchObject({
    fields: { from: 'Choose a period of at most 24 months to see it by month.' },
  });
});

test('another community sees nothing of it, and an owner nothing at all', async () => {
  const neighbor = await app.client.as('treasurer', 'lakeside');
  const { data } = await neighbor.ok('GET /api/v1/financial-reports/balance', { query: {} });
  expect(data.rows.filter(({ kind }) => kind === 'account')).toEqual([]);
  expect(data.journalNo).toBe(0);
  expect(
    await neighbor.call('GET /api/v1/financial-reports/ledger/lines', {
      query: { accountId: world.books.account('1010') },
    }),
  ).toMatchObject({ status: 404 });
  const owner = await app.client.as('owner', 'demo');
  for (const path of ['balance', 'profit', 'ledger', 'agingsummary', 'summary'] as const)
    expect(await owner.call(`GET /api/v1/financial-reports/${path}`, { query: {} })).toMatchObject({
      status: 403,
    });
  expect(await owner.call('GET /api/v1/bank-accounts')).toMatchObject({ status: 403 });
});

test('a report stands at a journal number: entries posted while it is made are not in it', async () => {
  const before = await balance({ at: '2099-12-31' });
  await postIn(
    world.books,
    transfer(world.books, { date: '2098-01-05', debit: '5200', credit: '1010', amountMinor: 12_300 }),
  );
  const after = await balance({ at: '2099-12-31' });
  expect(after.journalNo).toBe(before.journalNo + 1);
  expect(shown(after)).not.toEqual(shown(before));
});
