import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { budgetSummaryOf } from '../budget/budget.fixture';
import { claimSummaryOf } from '../expense-claim/claim.fixture';
import { trackerOf } from '../expense-tracker/expense.fixture';
import { OverviewPage } from './overview.page';

const openPage = pageOpener({
  page: <OverviewPage />,
  answers: {
    'GET /api/v1/budgets': () => ({ data: [budgetSummaryOf()], page: pageOf() }),
    'GET /api/v1/expense-tracker': () => ({ data: trackerOf() }),
    'GET /api/v1/expense-claims': () => ({
      data: [claimSummaryOf({ purpose: 'Certified mail' })],
      page: pageOf(),
    }),
    'GET /api/v1/my-expense-claims': () => ({ data: [claimSummaryOf({ state: 'paid' })], page: pageOf() }),
  },
  wrap: withUi,
});

test('expenses, claims and budgets show to those who may see them, and nothing is asked for that would be refused', async () => {
  const { unmount } = openPage({
    permissions: ['Budget List View', 'Expense Tracker View', 'Expense Tracker Transactions View'],
  });
  expect(await screen.findByRole('link', { name: 'Operating 2027 · Base v2' })).toBeVisible();
  expect(await screen.findByText('$600.00', { selector: 'p' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Landscaping' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Certified mail' })).toBeVisible();
  unmount();

  const { calls } = openPage();
  expect(await screen.findByRole('link', { name: 'Light bulbs for the lobby' })).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/v1/my-expense-claims']);
});
