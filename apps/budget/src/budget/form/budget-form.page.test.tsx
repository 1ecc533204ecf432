import { idOf, pageOpener } from '@courtyard/common/testing';
import { budgetChange, budgetInput } from '@courtyard/contract/budget/budget/budget';
import { testFormPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { budgetOf } from '../budget.fixture';
import { BudgetCreatePage, BudgetEditPage } from './budget-form.page';

const create = 'POST /api/v1/budgets';

const openPage = pageOpener({
  page: <BudgetEditPage />,
  permissions: ['Budget List View', 'Budget Update'],
  path: `/form?id=${idOf(100)}`,
  pattern: '/form',
  answers: { [create]: () => ({ data: budgetOf() }) },
  routes: [{ path: '/budget-expenses/budgets/details', element: <p>Details</p> }],
  wrap: withUi,
});

testFormPage({
  open: openPage,
  read: 'GET /api/v1/budgets/:budgetId',
  update: 'PUT /api/v1/budgets/:budgetId',
  change: budgetChange,
  thing: budgetOf(),
  field: 'name',
  label: /^Name/,
  theirs: { notes: 'Called.' },
});

test('a new one is asked for its name, sent as the contract wants it, and its page opens', async () => {
  const { user, sent, router } = openPage({ page: <BudgetCreatePage /> });
  const add = screen.getByText('Add budget', { selector: 'button' });
  await user.click(add);
  const nameField = screen.getByLabelText(/^Name/);
  await waitFor(() => expect(nameField).toHaveAccessibleDescription('Fill this in.'));
  expect(sent(create)).toEqual([]);

  await user.type(nameField, 'Pool');
  await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  await user.click(add);
  expect(await screen.findByText('Details')).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(100)}`);
  expect(sent(create).map((body) => budgetInput.parse(body))).toEqual([
    { name: 'Pool', status: 'inactive', notes: null, fileIds: [] },
  ]);
});
