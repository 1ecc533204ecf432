import { type Basis, subtitleOf } from '../../../ledger';
import { postIn, transfer } from '../../../ledger/books.fixture';
import type { World } from '../../../ledger/proof/actions';
import { type CallInput, type TestPerson, withApp } from '../../../testing';
import { plainLines, randomBooks } from '../../../ledger/proof/random-books.fixture';

const app = withApp();
let world: World;
let treasurer: TestPerson;
const bases: readonly Basis[] = ['accrual', 'cash', 'modified-cash'];

beforeAll(async () => {
  world = await randomBooks(app, 260);
  treasurer = await app.client.as('treasurer', 'demo');
}, 120_000);

const profit = async (query: CallInput<'GET /api/v1/financial-reports/profit'>['query'] & {}) =>
  (await treasurer.ok('GET /api/v1/financial-reports/profit', { query })).data;

test('a profit and loss of one fund says so in its files, and a part of a month is called by its dates', async () => {
  const fundId = world.books.fund('OP');
  const query = { from: '2026-10-20', to: '2027-02-10', columns: 'months' as const, fundId };
  const report = await profit(query);
  expect(report.fund?.id).toBe(fundId);
  const { text } = await treasurer.call('GET /api/v1/financial-reports/profit/export', {
    query: { ...query, format: 'csv' },
  });
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toContain(
    '2026-10-20 – 2026-10-31,November 2026,December 2026,January 2027,2027-02-01 – 2027-02-10,Total',
  );
  expect(lines.some((line) => line.startsWith(`${report.fund?.name},Fund`))).toBe(true);
  expect(lines.some((line) => line.startsWith('2026-10-20 – 2027-02-10,Period'))).toBe(true);
  const paper = {
    name: 'Demo',
    language: 'es',
    timeZone: 'UTC',
    currency: 'USD',
    dateFormat: 'D MMM YYYY',
  } as const;
  expect(subtitleOf(paper, report)).toContain(
    `Período: 20 oct 2026 – 10 feb 2027\nFondo: ${report.fund?.name}`,
  );
  expect((await profit({ ...query, columns: 'funds' })).fund).toBeNull();
});

test('without closing entries, income and expenses begin at zero with the fiscal year', async () => {
  for (const basis of bases) {
    const query = { basis, closing: 'no' as const, to: '2027-12-31' };
    const types = ['income', 'expense'] as const;
    const ledgerFrom = async (from: string) =>
      (
        await treasurer.ok('GET /api/v1/financial-reports/ledger', {
          query: { ...query, from, type: [...types] },
        })
      ).data;
    const year = await ledgerFrom('2027-01-01');
    expect(year.accounts.map(({ openingMinor }) => openingMinor)).toEqual(year.accounts.map(() => 0));
    const later = await ledgerFrom('2027-02-01');
    const january = await profit({ from: '2027-01-01', to: '2027-01-31', basis, columns: 'last-year' });
    for (const { id, openingMinor } of later.accounts) {
      const row = january.rows.find(({ account }) => account?.id === id);
      expect([id, openingMinor + 0]).toEqual([id, (row?.sign ?? 1) * (row?.cells[0] ?? 0) + 0]);
    }
    const account = later.accounts.find(({ lines: count, openingMinor }) => count > 0 && openingMinor !== 0);
    if (!account) throw new Error('nothing was posted in both months');
    const path = 'GET /api/v1/financial-reports/ledger/lines';
    const asked = { ...query, from: '2027-02-01', accountId: account.id, limit: 200 };
    const { data: its } = await treasurer.ok(path, { query: asked });
    expect(its[0]?.balanceMinor).toBe(account.openingMinor + (its[0]?.amountMinor ?? 0));
    expect(its.at(-1)?.balanceMinor).toBe(account.closingMinor);
  }
});

test('files made while others post have the figures of their journal number', async () => {
  const asked = { query: { at: '2099-12-31', format: 'csv' as const } };
  const posting = (async () => {
    for (let turn = 1; turn <= 12; turn += 1)
      await postIn(
        world.books,
        transfer(world.books, { date: '2098-01-05', debit: '5200', credit: '1010', amountMinor: turn }),
      );
  })();
  const files: string[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    files.push((await treasurer.call('GET /api/v1/financial-reports/trial-balance/export', asked)).text);
  await posting;
  for (const text of files) {
    const rows = text.split('\r\n').map((line) => line.split(','));
    const journalNo = Number(rows.find(([, name]) => name === 'Last journal entry')?.[0]);
    const { sum } = await world.books.within((tx) =>
      tx
        .selectFrom('journalLine')
        .select((eb) => eb.fn.sum<string>('amount').as('sum'))
        .where('accountId', '=', world.books.account('1010'))
        .where('entryNo', '<=', journalNo)
        .executeTakeFirstOrThrow(),
    );
    const [debit, credit] = rows.find(([code]) => code === '1010')?.slice(2) ?? [];
    expect(Math.round((Number(debit) - Number(credit)) * 100)).toBe(Number(sum));
  }
});

test('a fiscal year that begins within a month is counted from its first day, in every basis', async () => {
  await world.books.within((tx) =>
    tx
      .updateTable('tenant')
      .set({ fiscalMonth: 'march', fiscalDay: 15 })
      .where('id', '=', app.tenants.demo)
      .execute(),
  );
  expect((await profit({ to: '2027-03-14' })).from).toBe('2026-03-15');
  expect((await profit({ to: '2027-03-15' })).from).toBe('2027-03-15');
  for (const basis of bases) {
    const lines = (await plainLines(world, basis)).filter(({ isClosing }) => !isClosing);
    const sumIn = (from: string, to: string, isCounted: (line: (typeof lines)[number]) => boolean) =>
      lines
        .filter((line) => line.day >= from && line.day <= to && isCounted(line))
        .reduce((sum, { amount }) => sum + amount, 0);
    for (const to of ['2026-03-15', '2026-03-31', '2027-01-20', '2027-03-14']) {
      const report = await profit({ to, basis });
      const accounts = report.rows.filter(({ account }) => account !== null);
      for (const { account, sign, cells } of accounts)
        expect([basis, to, account?.code, sign * (cells.at(-1) ?? 0) + 0]).toEqual([
          basis,
          to,
          account?.code,
          sumIn('2026-03-15', to, ({ accountId }) => accountId === account?.id) + 0,
        ]);
      const { year } = (
        await treasurer.ok('GET /api/v1/financial-reports/summary', { query: { at: to, basis } })
      ).data;
      expect(year).toMatchObject({
        from: '2026-03-15',
        incomeMinor: -sumIn('2026-03-15', to, ({ type }) => type === 'income') + 0,
        expenseMinor: sumIn('2026-03-15', to, ({ type }) => type === 'expense') + 0,
      });
    }
    const query = { basis, closing: 'no' as const, from: '2027-01-05', to: '2027-03-14' };
    const ledger = await treasurer.ok('GET /api/v1/financial-reports/ledger', {
      query: { ...query, type: ['income', 'expense'] },
    });
    expect(ledger.data.accounts.some(({ openingMinor }) => openingMinor !== 0)).toBe(true);
    for (const { id, openingMinor } of ledger.data.accounts)
      expect([id, openingMinor]).toEqual([
        id,
        sumIn('2026-03-15', '2027-01-04', ({ accountId }) => accountId === id) + 0,
      ]);
  }
});
