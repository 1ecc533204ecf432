import { addDays, addMonths } from '@courtyard/contract/days';
import { reverse, trialBalance } from '../../../../ledger';
import { type Books, newKey, openBooks, postIn, treasurer as poster } from '../../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let treasurer: TestPerson;
let books: Books;

const read = async (at?: string) =>
  (await treasurer.ok('GET /api/v1/fund-loans', { query: at === undefined ? {} : { at } })).data;

/** What one fund pays of another's: its bank, the other's expense. Gives the entry's id. */
async function pay(date: string, of: 'OP' | 'RES', paidBy: 'OP' | 'RES', amountMinor: number) {
  const [posted] = await postIn(books, {
    key: newKey(),
    date,
    kind: 'payment',
    memo: `Paid by ${paidBy}`,
    betweenFunds: true,
    lines: [
      { accountId: books.account('6010'), fundId: books.fund(of), amountMinor },
      {
        accountId: books.account(paidBy === 'OP' ? '1010' : '1020'),
        fundId: books.fund(paidBy),
        amountMinor: -amountMinor,
      },
    ],
  });
  if (!posted) throw new Error('nothing was posted');
  return posted.id;
}

beforeAll(async () => {
  treasurer = await app.client.as('treasurer', 'demo');
});

/** What stands on the two accounts in a fund at the end of a day: above zero, it is owed to the fund. */
async function standingIn(fundId: string, at: string): Promise<number> {
  const rows = await app.platform.inTenant(app.tenants.demo, (tx) =>
    trialBalance(tx, { at, basis: 'accrual', fundId }),
  );
  return rows
    .filter(({ code }) => code === '1800' || code === '2800')
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
}

test('the demo has what its operating fund took in for the reserve, as it stands on the accounts', async () => {
  const { at, loans } = await read();
  expect(loans).toMatchObject([{ borrower: { code: 'OP' }, lender: { code: 'RES' } }]);
  const { lender, amountMinor, since } = loans[0] ?? {};
  expect(amountMinor).toBe(await standingIn(lender?.id ?? '', at));
  // Each quarter passes on what was taken in until its first day.
  expect((since ?? '') > addMonths(at, -5)).toBe(true);
  books = await openBooks(app);
});

test('where nothing was lent there is nothing, and who may not see the chart is refused', async () => {
  expect((await read()).loans).toEqual([]);
  const owner = await app.client.as('owner', 'demo');
  expect(await owner.call('GET /api/v1/fund-loans', { query: {} })).toMatchObject({ status: 403 });
});

test('a reserve is to have back in a year what it lent, the oldest first; what it owes has no day', async () => {
  const first = await pay('2025-02-28', 'OP', 'RES', 100_000);
  const second = await pay('2025-06-30', 'OP', 'RES', 50_000);
  expect(await read('2026-02-28')).toMatchObject({
    at: '2026-02-28',
    loans: [
      {
        borrower: { code: 'OP' },
        lender: { code: 'RES', kind: 'reserve' },
        amountMinor: 150_000,
        since: '2025-02-28',
        repayBy: '2026-02-28',
        isOverdue: false,
        partCount: 2,
        parts: [
          { entryId: first, kind: 'payment', memo: 'Paid by RES', lentMinor: 100_000, amountMinor: 100_000 },
          { entryId: second, date: '2025-06-30', amountMinor: 50_000 },
        ],
      },
    ],
  });
  expect((await read('2026-03-01')).loans).toMatchObject([{ isOverdue: true }]);
  // What the operating fund pays for the reserve repays it, though the accounts show both sides.
  await pay('2026-03-05', 'RES', 'OP', 120_000);
  expect((await read('2026-03-05')).loans).toMatchObject([
    {
      amountMinor: 30_000,
      since: '2025-06-30',
      repayBy: '2026-06-30',
      parts: [{ entryId: second, lentMinor: 50_000, amountMinor: 30_000 }],
    },
  ]);
  await pay('2026-03-06', 'RES', 'OP', 45_000);
  expect((await read('2026-03-06')).loans).toMatchObject([
    {
      borrower: { code: 'RES' },
      lender: { code: 'OP' },
      amountMinor: 15_000,
      repayBy: null,
      isOverdue: false,
    },
  ]);
});

test('an entry that is taken back lent nothing, and each fund comes to what stands on its accounts', async () => {
  const before = await read('2026-04-30');
  const wrong = await pay('2026-04-01', 'RES', 'OP', 7000);
  expect((await read('2026-04-30')).loans[0]?.amountMinor).toBe(22_000);
  await books.within((tx) => reverse(tx, { key: newKey(), date: '2026-04-02', reverses: wrong }, poster));
  expect(await read('2026-04-30')).toEqual(before);
  expect(await standingIn(books.fund('RES'), '2026-04-30')).toBe(-15_000);
});

test('before a month is closed it counts what is owed, not what stands on both sides', async () => {
  const { data } = await treasurer.ok('GET /api/v1/periods/:month/checks', { params: { month: '2026-03' } });
  expect(data.find(({ check }) => check === 'between-funds')).toEqual({
    check: 'between-funds',
    state: 'attention',
    count: null,
    amountMinor: 15_000,
    names: [],
  });
});

test('a fund that an entry does not name stays unsaid, and many parts are counted', async () => {
  await postIn(books, {
    key: newKey(),
    date: '2026-05-01',
    kind: 'journal',
    lines: [
      { accountId: books.account('1800'), fundId: books.fund('RES'), amountMinor: 900 },
      { accountId: books.account('1020'), fundId: books.fund('RES'), amountMinor: -900 },
    ],
  });
  expect((await read('2026-05-01')).loans).toMatchObject([
    { borrower: null, lender: { code: 'RES' }, amountMinor: 900, repayBy: '2027-05-01' },
    { borrower: { code: 'RES' }, lender: { code: 'OP' } },
  ]);
  for (let day = 0; day < 51; day += 1) await pay(addDays('2026-06-01', day), 'RES', 'OP', 100);
  const [, loan] = (await read('2026-12-31')).loans;
  expect([loan?.parts.length, loan?.partCount]).toEqual([50, 52]);
});

test('the file has a row for each part with its own day', async () => {
  const file = await treasurer.call('GET /api/v1/fund-loans/export', { query: { at: '2026-02-28' } });
  const [head, ...rows] = file.text.trim().split(/\r?\n/);
  expect(head).toContain('Owed by,Owed to,Date,Number,Kind,Memo,Lent,Outstanding,Repay by');
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(['2026-02-28', '2026-06-30']);
});
