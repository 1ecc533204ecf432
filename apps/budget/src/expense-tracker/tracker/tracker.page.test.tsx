import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { gardener, landscaping, operatingFund, trackerOf } from '../expense.fixture';
import { ExpenseTrackerPage } from './tracker.page';

const call = 'GET /api/v1/expense-tracker';
const open = pageOpener({
  page: <ExpenseTrackerPage />,
  path: '/budget-expenses/expense-tracker',
  pattern: '/budget-expenses/expense-tracker',
  permissions: ['Expense Tracker View', 'Expense Tracker Transactions View'],
  answers: { [call]: () => ({ data: trackerOf() }) },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-04-10T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const list = '/budget-expenses/expense-tracker/all-transactions';

test('each figure opens its entries, in its period, fund and basis', async () => {
  open({ path: `/budget-expenses/expense-tracker?fundId=${operatingFund.id}` });
  const categories = within(await screen.findByRole('table', { name: 'By category' }));
  const [row] = categories.getAllByRole('row', { name: /5020 Landscaping/ });
  expect(within(row ?? document.body).getByRole('link', { name: '$600.00' })).toHaveAttribute(
    'href',
    `${list}?accountId=${landscaping.id}&fundId=${operatingFund.id}&date=2026-02-01..2026-03-31`,
  );
  expect(within(row ?? document.body).getByRole('link', { name: '$400.00' })).toHaveAttribute(
    'href',
    `${list}?accountId=${landscaping.id}&fundId=${operatingFund.id}&date=2025-12-01..2026-01-31`,
  );
  const vendors = within(screen.getByRole('table', { name: 'By vendor' }));
  expect(vendors.getByText(gardener.name)).toBeVisible();
  expect(vendors.getByRole('link', { name: '$150.00' })).toHaveAttribute(
    'href',
    `${list}?payee=none&fundId=${operatingFund.id}&date=2026-02-01..2026-03-31`,
  );
  expect(await screen.findByText('Expenses by month')).toBeVisible();
  expect(await screen.findByText('Top categories')).toBeVisible();
});

test('a period and a basis are asked of the server and stay in the address', async () => {
  const { user, calls } = open();
  await screen.findByRole('table', { name: 'By fund' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last month');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Basis' }), 'Cash');
  await waitFor(() =>
    expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({
      basis: 'cash',
      from: '2026-03-01',
      to: '2026-03-31',
    }),
  );
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last month');
});

test('a period without expenses says so', async () => {
  open({ answers: { [call]: () => ({ data: trackerOf({ categories: [], vendors: [], byFund: [] }) }) } });
  expect(await screen.findByText('No expenses in this period')).toBeVisible();
});
