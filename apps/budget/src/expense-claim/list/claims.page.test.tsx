import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { claimSummaryOf } from '../claim.fixture';
import { ClaimsPage } from './claims.page';

const rows = [claimSummaryOf(), claimSummaryOf({ id: idOf(93), number: 8, state: 'returned' })];
const list = () => ({ data: rows, page: pageOf({ total: 2 }) });
const totals = () => ({ data: { count: 2, sums: { amountMinor: 9_724 } } });
const open = pageOpener({
  page: <ClaimsPage />,
  path: '/budget-expenses/payouts',
  pattern: '/budget-expenses/payouts',
  answers: {
    'GET /api/v1/my-expense-claims': list,
    'GET /api/v1/my-expense-claims/totals': totals,
    'GET /api/v1/expense-claims': list,
    'GET /api/v1/expense-claims/totals': totals,
  },
  wrap: withUi,
});

test('everyone sees their own claims and their state, and can submit one', async () => {
  const { calls } = open();
  expect(await screen.findByRole('link', { name: '#8' })).toHaveAttribute(
    'href',
    `/budget-expenses/payouts/details?id=${idOf(93)}`,
  );
  expect(screen.getByText('Returned')).toBeVisible();
  expect(await screen.findByText('2 claims · $97.24')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit claim' })).toHaveAttribute(
    'href',
    '/budget-expenses/payouts/create',
  );
  expect(calls.every(({ name }) => name.includes('/my-expense-claims'))).toBe(true);
});

test('who reads expenses sees the claims of all, with who claims', async () => {
  open({ permissions: ['Expense Tracker Transactions View'] });
  expect((await screen.findAllByText('Priya Raman'))[0]).toBeVisible();
});

test('an empty list says what a claim is for', async () => {
  open({
    answers: {
      'GET /api/v1/my-expense-claims': () => ({ data: [], page: pageOf({ total: 0 }) }),
      'GET /api/v1/my-expense-claims/totals': () => ({ data: { count: 0, sums: {} } }),
    },
  });
  expect(await screen.findByText('No expense claims yet')).toBeVisible();
});
