import type { FinancialReport, ReportRow } from '@courtyard/contract/banking/report/report';
import { entriesOf } from '@courtyard/contract/banking/report/report-entries';
import { addDays, addMonths } from '@courtyard/contract/days';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Basis, journalText } from '../../../../../ledger';
import type { World } from '../../../../../ledger/proof/actions';
import { statementsByHledger } from '../../../../../ledger/proof/outside-readers';
import { randomBooksOfThreeFunds } from '../../../../../ledger/proof/random-books.fixture';
import { type CallInput, type TestPerson, withApp } from '../../../../../testing';
import {
  accountsBelow,
  plainAccounts,
  plainCells,
  type PlainRow,
  type Posting,
  postingsOf,
  sumIn,
  totalOf,
} from './replay.fixture';

const app = withApp();
let world: World;
let treasurer: TestPerson;
let folder: string;
const bases: readonly Basis[] = ['accrual', 'cash', 'modified-cash'];
const postings = new Map<Basis, Posting[]>();
const of = (basis: Basis) => postings.get(basis) ?? [];

beforeAll(async () => {
  world = await randomBooksOfThreeFunds(app, 320, 4711);
  treasurer = await app.client.as('treasurer', 'demo');
  for (const basis of bases) postings.set(basis, postingsOf(world, basis));
  folder = await mkdtemp(join(tmpdir(), 'courtyard-replay-'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

type Statement = 'fund-balances' | 'cash-flow' | 'balance' | 'profit' | 'interfund';
type Query<N extends Statement> = CallInput<`GET /api/v1/financial-reports/${N}`>['query'] & {};
const ask = {
  balance: async (query: Query<'balance'>) =>
    (await treasurer.ok('GET /api/v1/financial-reports/balance', { query })).data,
  profit: async (query: Query<'profit'>) =>
    (await treasurer.ok('GET /api/v1/financial-reports/profit', { query })).data,
  fundBalances: async (query: Query<'fund-balances'>) =>
    (await treasurer.ok('GET /api/v1/financial-reports/fund-balances', { query })).data,
  cashFlow: async (query: Query<'cash-flow'>) =>
    (await treasurer.ok('GET /api/v1/financial-reports/cash-flow', { query })).data,
  interfund: async (query: Query<'interfund'>) =>
    (await treasurer.ok('GET /api/v1/financial-reports/interfund', { query })).data,
};

/** Of funds, of months of one fund, and of two years, in turn; the first is all that ever was. */
function askedIn(turn: number) {
  const from = turn === 0 ? '2025-01-01' : addDays('2025-12-20', world.chance.whole(0, 400));
  const to = addDays(from, turn === 0 ? 1200 : world.chance.whole(0, 250));
  const columns = (['funds', 'months', 'last-year'] as const)[turn % 3];
  const fund = world.chance.one(['OP', 'RES', 'SPC']) ?? 'OP';
  return { from, to, columns, ...(columns !== 'funds' && { fundId: world.books.fund(fund) }) };
}

const income = { codes: /^4/, side: 'credit' } as const;
const expenses = { codes: /^[56]/, side: 'debit' } as const;
const operations = { codes: /^[456]/, side: 'credit' } as const;
const transfers = { codes: /^7/, side: 'credit' } as const;
const ownFunds = { codes: /^[3-7]/, side: 'credit' } as const;

test('changes in fund balances are those of the events, row by row, in every basis and by fund, month and year', async () => {
  const plain: [ReportRow['line'], PlainRow][] = [
    ['opening-fund-balances', { ...ownFunds, dates: 'before' }],
    ['total-income', income],
    ['total-expenses', expenses],
    ['operating-income', operations],
    ['total-transfers', transfers],
    ['other-changes', { codes: /^3/, side: 'credit' }],
    ['closing-fund-balances', { ...ownFunds, dates: 'until' }],
  ];
  for (let turn = 0; turn < 12; turn += 1) {
    const basis = bases[Math.floor(turn / 3) % 3] ?? 'accrual';
    const report = await ask.fundBalances({ ...askedIn(turn), basis });
    for (const [line, row] of plain)
      expect([turn, line, totalOf(report, line)]).toEqual([turn, line, plainCells(report, of(basis), row)]);
    expect(accountsBelow(report, 'transfers')).toEqual(plainAccounts(report, of(basis), transfers));
    expect(report.isBalanced).toBe(true);
  }
  const all = await ask.fundBalances({ from: '2025-01-01', to: '2099-12-31' });
  expect(all.columns.map(({ fund }) => fund?.code)).toEqual(['OP', 'RES', 'SPC', undefined]);
  expect(totalOf(all, 'other-changes')?.[0]).not.toBe(0);
});

const cash = /^10[129]0$/;
const investing = /^1500$/;
const financing = /^(1800|2800|3|7)/;
/** All codes but those of cash, investments and what funds give and lend each other. */
const operating = /^(?!10[129]0$|1500$|1800$|2800$|3|7)/;
const owedOrOwing = /^(?!10[129]0$|1500$|1800$|2800$)[12]/;

test('cash flows are those of the events, account by account, by both methods', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const method = turn % 2 === 0 ? 'indirect' : 'direct';
    const found = of(method === 'direct' ? 'cash' : 'accrual');
    const report = await ask.cashFlow({ ...askedIn(turn), method });
    const plain: [ReportRow['line'], PlainRow][] = [
      ['net-cash-operating', { codes: operating, side: 'credit' }],
      ['net-cash-investing', { codes: investing, side: 'credit' }],
      ['net-cash-financing', { codes: financing, side: 'credit' }],
      ['net-change-in-cash', { codes: cash, side: 'debit' }],
      ['opening-cash', { codes: cash, side: 'debit', dates: 'before' }],
      ['closing-cash', { codes: cash, side: 'debit', dates: 'until' }],
    ];
    if (method === 'indirect') plain.push(['operating-income', operations]);
    for (const [line, row] of plain)
      expect([turn, line, totalOf(report, line)]).toEqual([turn, line, plainCells(report, found, row)]);
    const rows = { indirect: owedOrOwing, direct: operating }[method];
    const heads = {
      'operating-activities': rows,
      'investing-activities': investing,
      'financing-activities': financing,
    };
    for (const head of ['operating-activities', 'investing-activities', 'financing-activities'] as const)
      expect([turn, head, accountsBelow(report, head)]).toEqual([
        turn,
        head,
        plainAccounts(report, found, { codes: heads[head], side: 'credit' }),
      ]);
    expect(report.isBalanced).toBe(true);
  }
});

/** What funds owe each other by the events: in each, the lines of 1800 and 2800 name the fund that lent and those that borrowed. */
function plainLoans(at: string): Map<string, number> {
  const owed = new Map<string, number>();
  for (const { date, accrual } of world.model.entries) {
    if (date > at) continue;
    const net = new Map<string, number>();
    for (const { account, fund, amount } of accrual)
      if (account === '1800' || account === '2800') net.set(fund, (net.get(fund) ?? 0) + amount);
    // All money of a second fund goes through the operating account: it is on one side, alone.
    for (const [fund, amount] of net) {
      if (fund === 'OP') continue;
      owed.set(`OP ${fund}`, (owed.get(`OP ${fund}`) ?? 0) + amount);
      owed.set(`${fund} OP`, (owed.get(`${fund} OP`) ?? 0) - amount);
    }
  }
  return owed;
}

test('interfund balances are those of the events on any day: by account, and by who owes whom', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const at = turn === 0 ? '2099-12-31' : addDays('2026-01-10', world.chance.whole(0, 450));
    const report = await ask.interfund({ at });
    const between = { codes: /^(1800|2800)$/, side: 'debit', dates: 'until' } as const;
    expect(report.rows.flatMap(({ account, cells }) => (account ? [[account.code, cells]] : []))).toEqual(
      plainAccounts(report, of('accrual'), between),
    );
    expect(totalOf(report, 'net-interfund')).toEqual(plainCells(report, of('accrual'), between));
    const loans = plainLoans(at);
    const owing = report.rows.flatMap(({ fund, cells }) =>
      fund === null ? [] : [[fund.code, cells] as const],
    );
    const funds = report.columns.flatMap(({ fund }) => (fund === null ? [] : [fund.code]));
    const plain = funds.flatMap((debtor) => {
      const cells = funds.map((creditor) => (loans.get(`${debtor} ${creditor}`) ?? 0) + 0);
      const whole = cells.reduce((sum, amount) => sum + amount, 0);
      return cells.some((amount) => amount !== 0) ? [[debtor, [...cells, whole]]] : [];
    });
    expect([at, owing]).toEqual([at, plain]);
    expect(report.isBalanced).toBe(true);
  }
  expect(plainLoans('2099-12-31').size).toBe(4);
});

test('the entries that a figure opens sum to it, with three funds and the newer kinds of columns', async () => {
  const period = { from: '2026-11-05', to: '2027-02-14' };
  const SPC = world.books.fund('SPC');
  const reports = [
    await ask.interfund({ at: '2027-02-14' }),
    await ask.fundBalances({ ...period, columns: 'last-year', basis: 'cash' }),
    await ask.fundBalances({ ...period, columns: 'months', fundId: SPC, basis: 'modified-cash' }),
    await ask.cashFlow({ ...period, columns: 'months', fundId: SPC }),
    await ask.cashFlow({ ...period, method: 'direct' }),
  ];
  for (const report of reports) {
    let opened = 0;
    for (const row of report.rows) {
      const at = world.chance.whole(0, report.columns.length - 1);
      const column = report.columns[at];
      const predicate = column && entriesOf(report, row, column);
      if (!predicate) continue;
      const { closing, ...query } = predicate;
      const { data } = await treasurer.ok('GET /api/v1/financial-reports/ledger', {
        query: { ...query, closing: closing ? 'yes' : 'no' },
      });
      const { debitMinor, creditMinor } = data.totals;
      expect([report.report, row.key, row.sign * (debitMinor - creditMinor) + 0]).toEqual([
        report.report,
        row.key,
        row.cells[at],
      ]);
      opened += 1;
    }
    expect(opened).toBeGreaterThan(2);
  }
}, 120_000);

/** `2026-01 Assets:FOP:1010-Operating-checking` as `1010 OP`, of one month. */
const ofMonth = (sums: ReadonlyMap<string, number>, month: string, root: RegExp) =>
  new Map(
    [...sums].flatMap(([key, amount]) => {
      const [, its, path = ''] = /^(\S+) (.*)$/.exec(key) ?? [];
      const name = path.replace(/.*:F(\w+):(\w+)-.*$/, '$2 $1');
      return its === month && root.test(name) ? [[name, amount] as const] : [];
    }),
  );

/** Every account's figure in every fund, debits above zero. */
const byFund = ({ rows, columns }: FinancialReport) =>
  new Map(
    rows.flatMap(({ account, sign, cells }) =>
      columns.flatMap(({ fund }, at) =>
        account === null || fund === null || cells[at] === 0
          ? []
          : [[`${account.code} ${fund.code}`, sign * (cells[at] ?? 0)] as const],
      ),
    ),
  );

test('balance sheet and income statement are what hledger makes of the same journal, to the cent', async () => {
  let text = '';
  await world.books.within(async (tx) => {
    const community = { name: 'Demo', currency: 'USD' };
    const nameOpenItems = async () => new Map();
    for await (const part of journalText(tx, { format: 'hledger', community, nameOpenItems })) text += part;
  });
  const file = join(folder, 'books.journal');
  await writeFile(file, text);
  const theirs = await statementsByHledger(file);
  const days = of('accrual')
    .map(({ day }) => day)
    .toSorted();
  const months: string[] = [];
  for (let month = `${days[0]?.slice(0, 7)}-01`; month <= (days.at(-1) ?? ''); month = addMonths(month, 1))
    months.push(month.slice(0, 7));
  expect(months.length).toBeGreaterThan(12);
  for (const month of theirs ? months : []) {
    const [from, to] = [`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)];
    const sheet = await ask.balance({ at: to });
    expect([month, byFund(sheet)]).toEqual([month, ofMonth(theirs?.standing ?? new Map(), month, /^[123]/)]);
    expect(totalOf(sheet, 'unclosed-income')?.at(-1)).toBe(
      [...ofMonth(theirs?.standing ?? new Map(), month, /^[4-7]/).values()].reduce(
        (sum, amount) => sum - amount,
        0,
      ) + 0,
    );
    const profit = await ask.profit({ from, to });
    expect([month, byFund(profit)]).toEqual([month, ofMonth(theirs?.results ?? new Map(), month, /^[4-7]/)]);
  }
}, 120_000);

test('what is posted to a day that is past is in the figures of that day', () => {
  const backDated = world.model.entries.filter(
    ({ date }, at) => date < (world.model.entries[at - 1]?.date ?? ''),
  );
  const takenBack = world.model.entries.filter(({ isReversed }) => isReversed);
  expect([backDated.length > 5, takenBack.length > 5, world.model.years.length]).toEqual([true, true, 1]);
  const whole = { fund: null, from: null, to: '2099-12-31' };
  for (const basis of bases) expect(sumIn(of(basis), whole, { codes: /^/, side: 'debit' })).toBe(0);
});
