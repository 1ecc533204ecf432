import { idOf, pageOpener } from '@courtyard/common/testing';
import { budgetChange } from '@courtyard/contract/budget/budget/budget';
import { withUi } from '@courtyard/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { budgetOf } from '../budget.fixture';
import { BudgetEditPage } from './budget-edit.page';

const update = 'PUT /api/v1/budgets/:budgetId';

const openPage = pageOpener({
  page: <BudgetEditPage />,
  permissions: ['Budget List View', 'Budget Update'],
  path: `/edit?id=${idOf(100)}`,
  pattern: '/edit',
  answers: {
    'GET /api/v1/budgets/actuals': () => ({
      data: {
        yearFrom: '2026-01-01',
        yearTo: '2026-12-31',
        rows: [{ accountId: idOf(10), amountsMinor: [3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
      },
    }),
    'GET /api/v1/budgets/:budgetId': () => ({ data: budgetOf() }),
    [update]: () => ({ data: budgetOf({ version: 4 }) }),
  },
  wrap: withUi,
});

test('amounts are typed, pasted and spread, and saved in one call under the version that was read', async () => {
  const { user, sent } = openPage();
  const grid = await screen.findByRole('grid');
  grid.focus();
  await user.keyboard('{ArrowDown}1.5{Enter}');
  fireEvent.paste(grid, { clipboardData: { getData: () => '(2)\t3,5' } });
  await user.keyboard('{ArrowUp}');
  await user.type(screen.getByLabelText('Annual amount'), '100');
  await user.click(screen.getByRole('button', { name: 'Spread like last year' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(update)).toHaveLength(1));
  const [{ version, rows } = { version: 0, rows: [] }] = sent(update).map((body) => budgetChange.parse(body));
  expect(version).toBe(3);
  expect(
    rows.map(({ accountId, amountsMinor, note }) => [accountId, amountsMinor.slice(0, 3), note]),
  ).toEqual([
    [idOf(10), [7500, 2500, 0], null],
    [idOf(11), [-200, 350, 50_000], 'Contract until June'],
  ]);
});

test('what is no draft is not edited', async () => {
  openPage({
    answers: { 'GET /api/v1/budgets/:budgetId': () => ({ data: budgetOf({ status: 'adopted' }) }) },
  });
  expect(await screen.findByText('This budget can’t be edited')).toBeVisible();
});
