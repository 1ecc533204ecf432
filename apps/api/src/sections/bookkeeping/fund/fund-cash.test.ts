import { type Books, openBooks, postIn, transfer } from '../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let treasurer: TestPerson;
let books: Books;

const cash = async () => (await treasurer.ok('GET /api/v1/funds/cash')).data;

beforeAll(async () => {
  books = await openBooks(app);
  app.setClock(new Date('2026-03-15T16:00:00Z'));
  treasurer = await app.client.as('treasurer', 'demo');
});

test('the cash of each fund, with the month ends since there was any', async () => {
  expect(await cash()).toMatchObject({
    at: '2026-03-15',
    funds: [
      { fund: { code: 'OP' }, amountMinor: 0, trend: { changeMinor: null } },
      { fund: { code: 'RES' }, amountMinor: 0 },
    ],
    amountMinor: 0,
  });
  const dues = { debit: '1010', credit: '4010' };
  await postIn(
    books,
    transfer(books, { ...dues, date: '2026-01-10', amountMinor: 50_000 }),
    transfer(books, { ...dues, date: '2026-02-28', amountMinor: 20_000 }),
    // Received and not deposited yet: cash as well.
    transfer(books, { ...dues, debit: '1090', date: '2026-03-02', amountMinor: 5_000 }),
    transfer(books, { debit: '5220', credit: '1010', date: '2026-03-15', amountMinor: 30_000 }),
    // After today.
    transfer(books, { ...dues, date: '2026-03-16', amountMinor: 1_000 }),
    transfer(books, { debit: '1020', credit: '4010', date: '2026-03-01', amountMinor: 7_000, fund: 'RES' }),
  );
  const found = await cash();
  expect(found.funds.map(({ fund, ...rest }) => [fund.name, rest])).toEqual([
    [
      'Operating',
      {
        amountMinor: 45_000,
        trend: {
          points: [
            { on: '2026-01-31', amountMinor: 50_000 },
            { on: '2026-02-28', amountMinor: 70_000 },
            { on: '2026-03-15', amountMinor: 45_000 },
          ],
          changeMinor: -25_000,
        },
      },
    ],
    [
      'Reserve',
      {
        amountMinor: 7_000,
        trend: {
          points: [{ on: '2026-03-15', amountMinor: 7_000 }],
          changeMinor: null,
        },
      },
    ],
  ]);
  expect(found).toMatchObject({ amountMinor: 52_000, trend: { changeMinor: -18_000 } });
});

test('it is the cash of the executive summary and of the chart of accounts', async () => {
  const { funds, amountMinor } = await cash();
  const { data } = await treasurer.ok('GET /api/v1/financial-reports/summary', { query: {} });
  expect(data.cashMinor).toBe(amountMinor);
  expect(data.cash.map(({ fund, amountMinor: amount }) => [fund.id, amount])).toEqual(
    funds.map(({ fund, amountMinor: amount }) => [fund.id, amount]),
  );
  const { accounts } = (await treasurer.ok('GET /api/v1/accounts', { query: {} })).data;
  const stood = accounts
    .filter(({ purpose }) => purpose === 'bank' || purpose === 'undeposited')
    .flatMap(({ balances }) => balances)
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  expect(stood).toBe(amountMinor);
});

test('owners are refused', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/funds/cash')).status).toBe(403);
});
