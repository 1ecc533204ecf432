import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { checking, summaryOf } from '../bank-transaction.fixture';
import { TransactionsPage } from './transactions.page';

const list = 'GET /api/v1/bank-transactions';
const standing = {
  account: checking,
  fund: { id: idOf(30), name: 'Operating' },
  bank: { on: '2026-06-12', amountMinor: 120_000 },
  booksMinor: 118_500,
  open: 2,
  openMinor: -1_500,
  doubtful: 1,
  lastImport: null,
};
const open = pageOpener({
  page: <TransactionsPage />,
  path: '/accounting/transactions',
  permissions: ['Bank Transactions View', 'Bank Transaction Match'],
  wrap: withUi,
  answers: {
    'GET /api/v1/bank-transactions/accounts': () => ({ data: [standing] }),
    [list]: () => ({
      data: [
        summaryOf(),
        summaryOf({
          id: idOf(801),
          payee: 'GREENWAY',
          state: 'matched',
          entries: [{ id: idOf(700), no: 41, memo: 'June' }],
        }),
      ],
      page: pageOf({ total: 2 }),
    }),
  },
});

test('the bank stands against the books, with what waits to be matched', async () => {
  open();
  const cards = within(await screen.findByRole('region', { name: 'Bank accounts' }));
  expect(await cards.findByText('$1,200.00')).toBeVisible();
  expect(cards.getByText('-$15.00')).toBeVisible();
  expect(cards.getByRole('link', { name: '2 unmatched lines · 1 possible duplicate' })).toHaveAttribute(
    'href',
    `/accounting/transactions?state=open&state=doubtful&accountId=${checking.id}`,
  );
});

test('where the accounts stand below each other, the list comes with them and does not make room later', async () => {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide(query), { matches: query === '(width < 64rem)' }));
  let answer: (standings: object) => void = () => undefined;
  open({
    answers: {
      'GET /api/v1/bank-transactions/accounts': () => new Promise<object>((done) => (answer = done)),
    },
  });
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
  answer({ data: [standing] });
  expect(await screen.findByRole('searchbox')).toBeVisible();
  jest.restoreAllMocks();
});

test('a line leads to its page, what it is in the books to its entry', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /GREENWAY/ }));
  expect(row.getByRole('link', { name: '41' })).toHaveAttribute('href', expect.stringContaining(idOf(700)));
  // Its menu and its preview are named by its day as people write it.
  expect(row.getByRole('button', { name: /^Actions for \d\d\/\d\d\/2026 GREENWAY$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import statement' })).toHaveAttribute(
    'href',
    '/accounting/transactions/import',
  );
});

test('who may only look imports nothing', async () => {
  open({
    permissions: ['Bank Transactions View'],
    answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) },
  });
  expect(await screen.findByText('No bank transactions yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Import statement' })).toBeNull();
});
