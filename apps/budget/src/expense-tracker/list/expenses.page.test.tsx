import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { expenseLineOf } from '../expense.fixture';
import { ExpensesPage } from './expenses.page';

const list = 'GET /api/v1/expenses';
const open = pageOpener({
  page: <ExpensesPage />,
  path: '/budget-expenses/expense-tracker/all-transactions',
  pattern: '/budget-expenses/expense-tracker/all-transactions',
  permissions: ['Expense Tracker Transactions View', 'Tracked Expense Details View'],
  answers: {
    [list]: () => ({
      data: [expenseLineOf(), expenseLineOf({ key: 'other', vendor: null, receipt: 'missing', memo: null })],
      page: pageOf({ total: 2 }),
    }),
    [`${list}/totals`]: () => ({ data: { count: 2, sums: { amountMinor: 90_000 } } }),
  },
  wrap: withUi,
});

test('lines lead to their expense, and say where a receipt is missing', async () => {
  const { calls } = open({ path: '/budget-expenses/expense-tracker/all-transactions?basis=cash' });
  const [link] = await screen.findAllByRole('link', { name: /2026/ });
  expect(link?.getAttribute('href')).toMatch(/expense-tracker\/details\?id=.*&basis=cash$/);
  const rows = screen.getAllByRole('row');
  expect(within(rows[2] ?? document.body).getByText('Missing')).toBeVisible();
  expect(await screen.findByText('2 lines · $900.00')).toBeVisible();
  expect(calls.find(({ name }) => name === list)?.query.get('basis')).toBe('cash');
});

test('who may not open expenses gets no links', async () => {
  open({ permissions: ['Expense Tracker Transactions View'] });
  expect((await screen.findAllByText('5020 Landscaping'))[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: /2026/ })).not.toBeInTheDocument();
});
