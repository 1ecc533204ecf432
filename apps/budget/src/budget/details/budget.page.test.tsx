import { fileOf, idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import { testThingPage, withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { budgetOf } from '../budget.fixture';
import { BudgetPage } from './budget.page';

const path = '/budget-expenses/budgets/details';
const read = 'GET /api/v1/budgets/:budgetId';
const reader = ['Budget List View'];
const entry = auditEntry.parse({
  id: idOf(1),
  at: '2026-11-01T15:00:00Z',
  actor: 'Maya Okafor',
  action: 'budget.update',
  changes: { status: { before: 'inactive', after: 'active' } },
});

const openPage = pageOpener({
  page: <BudgetPage />,
  permissions: [...reader, 'Budget Update'],
  path: `${path}?id=${idOf(100)}`,
  pattern: path,
  answers: {
    [read]: () => ({ data: budgetOf({ files: [fileOf(80, 'plan.pdf')] }) }),
    [`${read}/history`]: () => ({ data: [entry], page: pageOf() }),
  },
  routes: [{ path: '/budget-expenses/budgets', element: <p>The list</p> }],
  wrap: withUi,
});

testThingPage({
  open: openPage,
  path,
  thing: budgetOf(),
  read,
  remove: 'DELETE /api/v1/budgets/:budgetId',
  removeVerb: 'Remove budget',
  missingTitle: 'Which budget?',
  all: 'All budgets',
});

test('what it is, its files and its history; the acts are for who keeps it', async () => {
  openPage({ permissions: reader });
  expect(await screen.findByRole('heading', { level: 1, name: budgetOf().name })).toBeVisible();
  expect(screen.getByText('Asked the office about it.')).toBeVisible();
  expect(screen.getByRole('link', { name: /plan\.pdf/ })).toHaveAttribute('href', '/api/v1/files/80');
  expect(await screen.findByText('Changed')).toBeVisible();
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('Inactive → Active');
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});
