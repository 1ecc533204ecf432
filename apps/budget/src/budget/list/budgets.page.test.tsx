import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { budgetSummaryOf } from '../budget.fixture';
import { BudgetsPage } from './budgets.page';

const list = 'GET /api/v1/budgets';
const reader = ['Budget List View'];
const rows = [budgetSummaryOf(), budgetSummaryOf({ id: idOf(101), name: 'Pool', status: 'inactive' })];

const openPage = pageOpener({
  page: <BudgetsPage />,
  permissions: [...reader, 'Budget Update'],
  answers: { [list]: () => ({ data: rows, page: pageOf({ total: 2 }) }) },
  wrap: withUi,
});

testListPage({
  open: openPage,
  list,
  row: 'Pool',
  reader,
  add: 'Add budget',
  none: 'No budgets yet',
  filtered: 'status=active',
});

test('each row says its state and leads to its page; what the address says is what is asked for', async () => {
  const { calls } = openPage({ path: '/?status=inactive&status=gone&sort=-updatedAt&search=pool' });
  const link = await screen.findByRole('link', { name: 'Pool' });
  expect(link).toHaveAttribute('href', `/budget-expenses/budgets/details?id=${idOf(101)}`);
  const row = within(screen.getByRole('row', { name: /Pool/ }));
  expect(row.getByText('Inactive')).toBeVisible();
  const query = calls.find((call) => call.name === list)?.query;
  expect(query?.getAll('status')).toEqual(['inactive']);
  expect(Object.fromEntries(query ?? [])).toMatchObject({ sort: '-updatedAt', search: 'pool' });
});
