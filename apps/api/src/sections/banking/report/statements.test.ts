import type { FinancialReport, ReportColumn } from '@courtyard/contract/banking/report/report';
import { entriesOf } from '@courtyard/contract/banking/report/report-entries';
import { addDays } from '@courtyard/contract/days';
import type { Basis } from '../../../ledger';
import type { World } from '../../../ledger/proof/actions';
import { type PlainLine, plainLines, randomBooks } from '../../../ledger/proof/random-books.fixture';
import { type CallInput, type TestPerson, withApp } from '../../../testing';

const app = withApp();
let world: World;
let treasurer: TestPerson;
const bases: readonly Basis[] = ['accrual', 'cash', 'modified-cash'];
const lines = new Map<Basis, PlainLine[]>();

beforeAll(async () => {
  world = await randomBooks(app, 260, 77);
  treasurer = await app.client.as('treasurer', 'demo');
  for (const basis of bases) lines.set(basis, await plainLines(world, basis));
}, 120_000);

type Statement = 'trial-balance' | 'fund-balances' | 'cash-flow' | 'balance';
type Query<N extends Statement> = CallInput<`GET /api/v1/financial-reports/${N}`>['query'] & {};
const trialBalance = async (query: Query<'trial-balance'>) =>
  (await treasurer.ok('GET /api/v1/financial-reports/trial-balance', { query })).data;
const fundBalances = async (query: Query<'fund-balances'>) =>
  (await treasurer.ok('GET /api/v1/financial-reports/fund-balances', { query })).data;
const cashFlow = async (query: Query<'cash-flow'>) =>
  (await treasurer.ok('GET /api/v1/financial-reports/cash-flow', { query })).data;
const balance = async (query: Query<'balance'>) =>
  (await treasurer.ok('GET /api/v1/financial-reports/balance', { query })).data;

const totalOf = ({ rows }: FinancialReport, line: string) =>
  rows.find((row) => row.kind === 'total' && row.line === line)?.cells.map((amount) => amount ?? 0);
const accountRows = ({ rows }: FinancialReport) =>
  rows.flatMap(({ account, cells }) => (account === null ? [] : [[account.code, cells] as const]));
const someDay = () => addDays('2025-12-20', world.chance.whole(0, 480));

const isIn = ({ fund, from, to }: ReportColumn, line: PlainLine) =>
  (fund === null || fund.id === line.fundId) && (from === null || line.day >= from) && line.day <= to;
const sumOf = (found: readonly PlainLine[]) => found.reduce((sum, { amount }) => sum + amount, 0);

test('a trial balance of any date and fund has each balance on its side, and both sides are equal', async () => {
  for (const [turn, basis] of bases.entries()) {
    const at = someDay();
    const fundId = turn === 1 ? world.books.fund('RES') : undefined;
    const compareWith = turn === 2 ? addDays(at, -40) : undefined;
    const report = await trialBalance({
      at,
      basis,
      ...(fundId !== undefined && { fundId }),
      ...(compareWith !== undefined && { compareWith }),
    });
    expect(report.isBalanced).toBe(true);
    const codes = [...new Set((lines.get(basis) ?? []).map(({ code }) => code))].toSorted();
    const plain = codes.flatMap((code) => {
      const cells = report.columns.map((column) => {
        const sum = sumOf(
          (lines.get(basis) ?? []).filter((line) => line.code === code && isIn(column, line)),
        );
        return Math.max(0, column.side === 'debit' ? sum : -sum) + 0;
      });
      return cells.some((amount) => amount !== 0) ? [[code, cells]] : [];
    });
    expect(accountRows(report)).toEqual(plain);
    const [debit, credit] = totalOf(report, 'total') ?? [];
    expect(debit).toBe(credit);
  }
});

test('the trial balance is that of the chart of accounts', async () => {
  const at = '2027-02-14';
  const { accounts } = (await treasurer.ok('GET /api/v1/accounts', { query: { at, basis: 'cash' } })).data;
  const theirs = accounts.flatMap(({ code, balances }) => {
    const sum = balances.reduce((total, { balanceMinor }) => total + balanceMinor, 0);
    return sum === 0 ? [] : [[code, [Math.max(0, sum), Math.max(0, -sum)]]];
  });
  expect(accountRows(await trialBalance({ at, basis: 'cash' }))).toEqual(theirs);
});

test('changes in fund balances lead from one balance sheet to the other, fund by fund', async () => {
  for (let turn = 0; turn < 9; turn += 1) {
    const basis = bases[turn % 3] ?? 'accrual';
    // Within a year, over a year that was closed, and all that ever was.
    const from = turn < 3 ? '2026-11-17' : turn < 6 ? '2025-06-01' : someDay();
    const to = addDays(from, turn < 6 ? 90 + turn * 120 : world.chance.whole(0, 300));
    const report = await fundBalances({ from, to, basis });
    expect(report.isBalanced).toBe(true);
    const opening = await balance({ at: addDays(from, -1), basis });
    const closing = await balance({ at: to, basis });
    const at = (sheet: FinancialReport, fundId: string | undefined) => {
      const place = sheet.columns.findIndex(({ fund }) => fund?.id === fundId);
      // A fund without entries has no column.
      return place === -1 ? 0 : totalOf(sheet, 'total-fund-balances')?.[place];
    };
    for (const [place, { fund }] of report.columns.entries()) {
      expect(totalOf(report, 'opening-fund-balances')?.[place]).toBe(at(opening, fund?.id));
      expect(totalOf(report, 'closing-fund-balances')?.[place]).toBe(at(closing, fund?.id));
    }
    // What funds give each other comes to nothing in the whole.
    expect(totalOf(report, 'total-transfers')?.at(-1)).toBe(0);
  }
});

test('changes by month chain, and against last year each column stands for itself', async () => {
  const months = await fundBalances({ from: '2026-10-20', to: '2027-03-10', columns: 'months' });
  const opening = totalOf(months, 'opening-fund-balances') ?? [];
  const closing = totalOf(months, 'closing-fund-balances') ?? [];
  expect(opening.slice(1, -1)).toEqual(closing.slice(0, -2));
  expect([opening.at(-1), closing.at(-1)]).toEqual([opening[0], closing.at(-2)]);
  const years = await fundBalances({ from: '2027-01-01', to: '2027-02-28', columns: 'last-year' });
  const before = await fundBalances({ from: '2026-01-01', to: '2026-02-28', columns: 'last-year' });
  for (const line of ['opening-fund-balances', 'operating-income', 'closing-fund-balances']) {
    const [now = 0, then = 0, change] = totalOf(years, line) ?? [];
    expect(change).toBe(now - then + 0);
    expect(then).toBe(totalOf(before, line)?.[0]);
  }
});

test('the entries that a figure opens sum to it, in every statement', async () => {
  const period = { from: '2026-11-05', to: '2027-02-14' };
  const reports = [
    await trialBalance({ at: '2027-02-14', compareWith: '2026-12-10' }),
    await trialBalance({ at: '2027-02-14', basis: 'cash', fundId: world.books.fund('OP') }),
    await fundBalances({ ...period, basis: 'modified-cash' }),
    await fundBalances({ ...period, columns: 'months' }),
    await cashFlow(period),
    await cashFlow({ ...period, method: 'direct', columns: 'last-year' }),
  ];
  for (const report of reports) {
    for (const row of report.rows.filter(({ kind }) => kind !== 'heading')) {
      const at = world.chance.whole(0, report.columns.length - 1);
      const column = report.columns[at];
      const predicate = column && entriesOf(report, row, column);
      if (!predicate || (column.side !== null && row.cells[at] === 0)) continue;
      const { closing, ...query } = predicate;
      const ledger = await treasurer.ok('GET /api/v1/financial-reports/ledger', {
        query: { ...query, closing: closing ? 'yes' : 'no' },
      });
      const sign = column.side === 'credit' ? -1 : row.sign;
      // A sum of one side is of the accounts whose balance is on it.
      const sums = ledger.data.accounts.map((of) => sign * (of.debitMinor - of.creditMinor));
      const onSide = sums.filter((sum) => column.side === null || sum > 0);
      expect([report.report, row.key, onSide.reduce((all, sum) => all + sum, 0) + 0]).toEqual([
        report.report,
        row.key,
        row.cells[at],
      ]);
    }
  }
}, 120_000);

test('a total of a trial balance opens the entries of all accounts on its side', async () => {
  const report = await trialBalance({ at: '2027-02-14', basis: 'cash' });
  const total = report.rows.at(-1);
  for (const [place, column] of report.columns.entries()) {
    const predicate = total && entriesOf(report, total, column);
    expect(predicate).toEqual({
      to: '2027-02-14',
      basis: 'cash',
      closing: true,
      journalNo: report.journalNo,
    });
    const { data } = await treasurer.ok('GET /api/v1/financial-reports/ledger', {
      query: { to: '2027-02-14', basis: 'cash', closing: 'yes', journalNo: report.journalNo },
    });
    const sign = column.side === 'credit' ? -1 : 1;
    const sums = data.accounts.map(({ closingMinor }) => Math.max(0, sign * closingMinor));
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(total?.cells[place]);
  }
});

test('what funds owe each other nets to zero, by account and by fund', async () => {
  const at = '2027-02-14';
  const report = (await treasurer.ok('GET /api/v1/financial-reports/interfund', { query: { at } })).data;
  expect(report.isBalanced).toBe(true);
  const plain = (code: string, fundId: string | undefined) =>
    sumOf(
      (lines.get('accrual') ?? []).filter(
        (line) => line.code === code && line.day <= at && (fundId === undefined || line.fundId === fundId),
      ),
    );
  for (const [code, cells] of accountRows(report))
    expect(cells).toEqual(report.columns.map(({ fund }) => plain(code, fund?.id)));
  const net = totalOf(report, 'net-interfund') ?? [];
  expect(net.at(-1)).toBe(0);
  expect(net[0]).not.toBe(0);
  const owing = report.rows.filter(({ fund }) => fund !== null);
  expect(owing.map(({ fund, cells }) => [fund?.code, cells.slice(0, 2)])).toEqual([
    ['OP', [0, net[1]]],
    ['RES', [net[0], 0]],
  ]);
});

test('who is past due adds up to the aging summary, unit by unit, with the last payment that stood', async () => {
  for (const at of ['2026-06-30', '2027-01-20']) {
    const report = (await treasurer.ok('GET /api/v1/financial-reports/delinquency', { query: { at } })).data;
    const aging = (await treasurer.ok('GET /api/v1/financial-reports/agingsummary', { query: { at } })).data;
    const {
      to30 = 0,
      to60 = 0,
      to90 = 0,
      over90 = 0,
    } = aging.rows.find(({ listing, fund }) => listing === 'receivable' && fund === null)?.aging ?? {};
    const { to30Minor, to60Minor, to90Minor, over90Minor, pastDueMinor } = report.totals;
    expect([to30Minor, to60Minor, to90Minor, over90Minor]).toEqual([to30, to60, to90, over90]);
    expect([pastDueMinor, report.agingMinor]).toEqual([to30 + to60 + to90 + over90, pastDueMinor]);
    const due = new Map([...world.model.items.values()].map((item) => [item.id, item]));
    const open = await world.books.within((tx) =>
      tx
        .selectFrom('journalLine')
        .select(['openItemId', (eb) => eb.fn.sum<string>('amount').as('open')])
        .where('control', '=', 'receivable')
        .where('entryDate', '<=', at)
        .groupBy('openItemId')
        .execute(),
    );
    const units = new Map<string, { pastDueMinor: number; dueSince: string; feesMinor: number }>();
    for (const { openItemId, open: amount } of open) {
      const item = due.get(openItemId ?? '');
      if (!item || Number(amount) === 0) continue;
      const unit = units.get(item.party.id) ?? { pastDueMinor: 0, dueSince: '9999', feesMinor: 0 };
      const isFee = item.chargeType === 'late-fee';
      const isPastDue = item.dueOn < at;
      units.set(item.party.id, {
        pastDueMinor: unit.pastDueMinor + (isPastDue ? Number(amount) : 0),
        dueSince: isPastDue && item.dueOn < unit.dueSince ? item.dueOn : unit.dueSince,
        feesMinor: unit.feesMinor + (isFee ? Number(amount) : 0),
      });
    }
    const plain = [...units].filter(([, unit]) => unit.pastDueMinor > 0);
    expect(new Map(report.rows.map(({ id, ...row }) => [id, row]))).toEqual(
      new Map(plain.map(([id, unit]) => [id, expect.objectContaining(unit)])),
    );
    expect(report.rows.length).toBeGreaterThan(2);
  }
});

test('files have the figures of the screen, their sides and the journal number', async () => {
  const report = await trialBalance({ at: '2027-02-14' });
  const { text } = await treasurer.call('GET /api/v1/financial-reports/trial-balance/export', {
    query: { at: '2027-02-14', format: 'csv' },
  });
  const rows = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows[0]).toEqual(['Code', 'Account', '"Debit', ' 2027-02-14"', '"Credit', ' 2027-02-14"']);
  expect(rows.find(([, name]) => name === 'Total')?.slice(2)).toEqual(
    totalOf(report, 'total')?.map((amountMinor) => (amountMinor / 100).toFixed(2)),
  );
  expect(rows.at(-1)?.slice(0, 2)).toEqual([String(report.journalNo), 'Last journal entry']);
  for (const name of ['trial-balance', 'fund-balances', 'cash-flow', 'interfund', 'delinquency'] as const) {
    const pdf = await treasurer.call(`GET /api/v1/financial-reports/${name}/file`, { query: {} });
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    const sheet = await treasurer.call(`GET /api/v1/financial-reports/${name}/export`, {
      query: { format: 'xlsx' },
    });
    expect(sheet.text.slice(0, 2)).toBe('PK');
  }
});

test('the general ledger and the executive summary are files too', async () => {
  for (const name of ['ledger', 'summary'] as const) {
    const pdf = await treasurer.call(`GET /api/v1/financial-reports/${name}/file`, { query: {} });
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  }
  const at = '2027-02-14';
  const summary = (await treasurer.ok('GET /api/v1/financial-reports/summary', { query: { at } })).data;
  const { text } = await treasurer.call('GET /api/v1/financial-reports/summary/export', {
    query: { at, format: 'csv' },
  });
  const rows = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const money = (amountMinor: number) => (amountMinor / 100).toFixed(2);
  expect(rows.find(([part, name]) => part === 'Cash by fund' && name === 'Total')?.[2]).toBe(
    money(summary.cashMinor),
  );
  const { incomeMinor, expenseMinor, netMinor } = summary.year;
  expect(rows.find(([part]) => part === 'Fiscal year to date')?.slice(3, 6)).toEqual(
    [incomeMinor, expenseMinor, netMinor].map(money),
  );
});

test('an owner sees none of it, and what cannot be asked for is refused with the field', async () => {
  const owner = await app.client.as('owner', 'demo');
  for (const path of ['trial-balance', 'fund-balances', 'cash-flow', 'interfund', 'delinquency'] as const)
    expect(await owner.call(`GET /api/v1/financial-reports/${path}`, { query: {} })).toMatchObject({
      status: 403,
    });
  const refused = await treasurer.call('GET /api/v1/financial-reports/trial-balance', {
    query: { at: '2027-01-01', compareWith: '2027-01-01' },
  });
  expect(refused.body).toMatchObject({
    fields: { compareWith: expect.stringContaining('before the date of the trial balance') },
  });
});
