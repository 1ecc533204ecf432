import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { budgetSummaryOf } from '../budget/budget.fixture';
import { OverviewPage } from './overview.page';

const openPage = pageOpener({
  page: <OverviewPage />,
  answers: { 'GET /api/v1/budgets': () => ({ data: [budgetSummaryOf()], page: pageOf() }) },
  wrap: withUi,
});

test('it shows the latest of what a person may see, and asks for nothing that would be refused', async () => {
  openPage({ permissions: ['Budget List View'] });
  expect(await screen.findByRole('link', { name: 'Operating 2027 · Base v2' })).toBeVisible();

  const { calls } = openPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Budget & Expenses' })).toBeVisible();
  expect(calls).toEqual([]);
});
