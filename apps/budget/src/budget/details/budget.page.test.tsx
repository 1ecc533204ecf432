import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { budgetAdoption } from '@courtyard/contract/budget/budget/budget';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { budgetOf } from '../budget.fixture';
import { BudgetPage } from './budget.page';

const adopt = 'POST /api/v1/budgets/:budgetId/adopt';
const proposed = budgetOf({ status: 'proposed', inForce: { id: idOf(90), scenario: 'Base', number: 1 } });

const openPage = pageOpener({
  page: <BudgetPage />,
  permissions: ['Budget List View', 'Budget Approve'],
  path: `/details?id=${idOf(100)}`,
  pattern: '/details',
  answers: {
    'GET /api/v1/budgets/:budgetId': () => ({ data: proposed }),
    'GET /api/v1/budgets/:budgetId/history': () => ({ data: [], page: pageOf() }),
    'GET /api/v1/budgets/:budgetId/files': () => ({ data: [] }),
    'GET /api/v1/budgets/choices': () => ({ data: { funds: [], years: [], budgets: [] } }),
    'GET /api/v1/me/tasks': () => ({ data: [], totals: [] }),
    [adopt]: () => ({ data: budgetOf({ status: 'adopted' }) }),
  },
  wrap: withUi,
});

test('a proposal is adopted with its motion, in place of the one in force', async () => {
  const { user, sent } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Adopt' }));
  expect(await screen.findByText('Replaces Base v1.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Motion or vote/), 'Motion 4, carried');
  const buttons = screen.getAllByRole('button', { name: 'Adopt', hidden: true });
  await user.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(sent(adopt)).toHaveLength(1));
  expect(budgetAdoption.parse(sent(adopt)[0])).toMatchObject({
    motion: 'Motion 4, carried',
    replacesId: idOf(90),
    version: 3,
  });
});

test('a figure of the report leads to the account’s row', async () => {
  openPage({ path: `/details?id=${idOf(100)}&account=${idOf(11)}` });
  const row = await screen.findByRole('row', { name: /5010 Management/ });
  expect(within(row).getAllByRole('gridcell', { selected: true })).toHaveLength(12);
});
