import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { budgetSummaryOf } from '../budget.fixture';
import { BudgetsPage } from './budgets.page';

const openPage = pageOpener({
  page: <BudgetsPage />,
  permissions: ['Budget List View'],
  answers: { 'GET /api/v1/budgets': () => ({ data: [budgetSummaryOf()], page: pageOf() }) },
  wrap: withUi,
});

test('budgets are listed by fund and fiscal year, and created by those who may', async () => {
  openPage();
  expect(await screen.findByRole('link', { name: 'Operating 2027' })).toHaveAttribute(
    'href',
    expect.stringContaining('/budget-expenses/budgeting/details?id='),
  );
  expect(screen.queryByRole('link', { name: 'Create budget' })).not.toBeInTheDocument();
  openPage({ permissions: ['Budget List View', 'Budget Create'] });
  expect((await screen.findAllByRole('link', { name: 'Create budget' }))[0]).toBeVisible();
});
