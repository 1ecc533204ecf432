import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { bankAccountOf, bankAccountsOf, checking } from './bank-account.fixture';
import { BankAccountsPage } from './bank-accounts.page';

const open = pageOpener({
  page: <BankAccountsPage />,
  permissions: ['Banks List View'],
  answers: { 'GET /api/v1/bank-accounts': () => ({ data: bankAccountsOf() }) },
  wrap: withUi,
});

test('books and bank stand beside each other, and figures lead to their entries and lines', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '1010 Operating checking' })).toBeVisible();
  expect(screen.getByText('($15.00)')).toBeVisible();
  expect(screen.getByRole('link', { name: '$1,300.00' })).toHaveAttribute(
    'href',
    `/banking-reports/financial-reports/ledger?accountId=${checking.id}&to=2026-04-10`,
  );
  expect(screen.getByRole('link', { name: '3 unmatched bank lines' })).toHaveAttribute(
    'href',
    expect.stringContaining(checking.id),
  );
  expect(screen.getByText('Reconciled through').nextElementSibling).toHaveTextContent('02/28/2026');
});

test('without a statement there is nothing to compare, and without accounts it says what to do', async () => {
  const matched = bankAccountOf({
    bank: null,
    differenceMinor: null,
    open: 0,
    doubtful: 0,
    reconciledThrough: null,
  });
  const { unmount } = open({
    answers: { 'GET /api/v1/bank-accounts': () => ({ data: bankAccountsOf([matched]) }) },
  });
  expect(await screen.findByText('No statement balance imported')).toBeVisible();
  expect(screen.getByText('All bank lines are matched.')).toBeVisible();
  expect(screen.getByText('Not reconciled yet.')).toBeVisible();
  unmount();
  open({ answers: { 'GET /api/v1/bank-accounts': () => ({ data: bankAccountsOf([]) }) } });
  expect(await screen.findByText('No bank accounts')).toBeVisible();
});
