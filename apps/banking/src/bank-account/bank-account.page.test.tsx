import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { reconciliationOf } from '../reconciliation/reconciliation.fixture';
import { bankAccountsOf, checking } from './bank-account.fixture';
import { BankAccountPage } from './bank-account.page';

const start = 'POST /api/v1/reconciliations';
const statement = {
  importId: '019a0000-0000-7000-8000-0000000000b1',
  fileName: 'april.ofx',
  fromOn: '2026-04-01',
  toOn: '2026-04-30',
  openingMinor: 100_500,
  closingMinor: 120_000,
};

const open = pageOpener({
  page: <BankAccountPage />,
  path: `/banking-reports/bank-accounts/details?id=${checking.id}`,
  pattern: '/banking-reports/bank-accounts/details',
  permissions: ['Banks List View', 'Bank Reconcile', 'Bank Transactions View'],
  answers: {
    'GET /api/v1/bank-accounts': () => ({ data: bankAccountsOf() }),
    'GET /api/v1/bank-accounts/:accountId/reconciliations': () => ({
      data: [reconciliationOf({ status: 'finished', finishedBy: 'Tess Moreno' })],
    }),
    'GET /api/v1/bank-accounts/:accountId/statements-to-reconcile': () => ({ data: [statement] }),
    'GET /api/v1/bank-accounts/:accountId/outstanding': () => ({
      data: {
        at: '2026-04-10',
        checks: { lines: 1, amountMinor: -2500 },
        deposits: { lines: 0, amountMinor: 0 },
        booksMinor: 98_000,
        statementMinor: 100_500,
        lines: [
          {
            entryId: '019a0000-0000-7000-8000-0000000000c1',
            line: 2,
            no: 41,
            date: '2026-03-30',
            kind: 'bill-payment',
            memo: null,
            party: 'Bright Gardens',
            reference: '1043',
            amountMinor: -2500,
            daysOld: 11,
          },
        ],
      },
    }),
    [start]: () => ({ data: reconciliationOf() }),
  },
  wrap: withUi,
});

test('a bank account has its balances, reconciliations and outstanding checks, and an imported statement is reconciled next', async () => {
  const { user, calls } = open();
  expect(await screen.findByRole('heading', { name: '1010 Operating checking' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Bright Gardens' })).toHaveAttribute(
    'href',
    expect.stringContaining('/accounting/journal-entries/details?id='),
  );
  expect(screen.getByText(/11 days · 1043/)).toBeVisible();
  expect(screen.getByText('Reconciled')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reconcile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reconcile Operating checking' }));
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === start)?.body).toMatchObject({
      accountId: checking.id,
      importId: statement.importId,
      clearMatched: true,
    }),
  );
});

test('who only reads starts nothing, and an address without an account says so', async () => {
  const { unmount } = open({ permissions: ['Banks List View'] });
  expect(await screen.findByRole('link', { name: 'Bright Gardens' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reconcile' })).toBeNull();
  unmount();
  open({ path: '/banking-reports/bank-accounts/details' });
  expect(await screen.findByText('Bank account not found')).toBeVisible();
});
