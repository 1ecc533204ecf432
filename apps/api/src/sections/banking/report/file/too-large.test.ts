import { behindTriggers, type Books, openBooks, postIn, transfer } from '../../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  for (const date of ['2025-01-10', '2025-02-10'])
    await postIn(books, transfer(books, { date, debit: '5100', credit: '1010', amountMinor: 5 }));
  // As after thousands of the largest entries: both months together are more than is counted exactly.
  await behindTriggers(
    app,
    ['balance_month', 'balance_day']
      .map(
        (table) => `update ${table} set debit = debit * 1000000000000000, credit = credit * 1000000000000000`,
      )
      .join('; '),
  );
}, 60_000);

const asOf = { at: '2025-02-28' } as const;
const period = { from: '2025-01-01', to: '2025-02-28' } as const;

test.each([
  ['balance', asOf],
  ['trial-balance', asOf],
  ['profit', period],
  ['fund-balances', period],
  ['cash-flow', period],
  ['budget', asOf],
  ['ledger', period],
  ['summary', asOf],
  ['agingsummary', asOf],
] as const)(
  '%s says that its amounts are too large and what to do, on screen and in files',
  async (name, query) => {
    const answers = [
      await treasurer.call(`GET /api/v1/financial-reports/${name}`, { query }),
      await treasurer.call(`GET /api/v1/financial-reports/${name}/file`, { query }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'amount-too-large',
        detail: expect.stringMatching(/too large to show\. Choose a shorter period or one fund/),
      });
    }
  },
);

test('the account is named, and a shorter period shows', async () => {
  const refused = await treasurer.call('GET /api/v1/financial-reports/profit', { query: period });
  expect(refused.body).toMatchObject({
    detail: expect.stringMatching(/^The amounts of account 5100 /),
  });
  const month = { from: '2025-01-01', to: '2025-01-31' } as const;
  const { data } = await treasurer.ok('GET /api/v1/financial-reports/profit', { query: month });
  expect(data.rows.find(({ line }) => line === 'total-expenses')?.cells.at(-1)).toBe(5_000_000_000_000_000);
});

test('expenses of a period are refused as clearly', async () => {
  const { status, body } = await treasurer.call('GET /api/v1/expense-tracker', { query: period });
  expect([status, body]).toMatchObject([422, { code: 'amount-too-large' }]);
});
