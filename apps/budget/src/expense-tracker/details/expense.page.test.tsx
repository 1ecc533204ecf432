import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { trackedExpenseOf } from '../expense.fixture';
import { ExpensePage } from './expense.page';

const one = 'GET /api/v1/expenses/:entryId';
const reader = ['Tracked Expense Details View'];
const open = pageOpener({
  page: <ExpensePage />,
  path: `/budget-expenses/expense-tracker/details?id=${idOf(71)}`,
  pattern: '/budget-expenses/expense-tracker/details',
  permissions: reader,
  answers: {
    [one]: () => ({
      data: trackedExpenseOf({
        approvals: [
          {
            label: 'Bill',
            askedBy: 'Tess Treasurer',
            askedAt: '2026-03-14T10:00:00.000Z',
            state: 'approved',
            decisions: [{ name: 'Bo Board', verdict: 'approve', decidedAt: '2026-03-15T10:00:00.000Z' }],
          },
        ],
      }),
    }),
  },
  wrap: withUi,
});

test('split, approvals and entries show; what a reader may not open is no link', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring planting' })).toBeVisible();
  expect(screen.getByText('5020 Landscaping')).toBeVisible();
  expect(screen.getByText(/Approved by Bo Board/)).toBeVisible();
  expect(screen.getByText('No receipt attached.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bill GT-1' })).not.toBeInTheDocument();
});

test('the bill, the vendor and the entry are opened by those who may', async () => {
  open({ permissions: [...reader, 'Bill Details View', 'Vendor Details View', 'Journal Entries View'] });
  expect(await screen.findByRole('link', { name: 'Bill GT-1' })).toHaveAttribute(
    'href',
    `/accounting/bills/details?id=${idOf(81)}`,
  );
  expect(screen.getByRole('link', { name: 'Green Thumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entry 812' })).toBeVisible();
});

test('an entry that is no expense says so', async () => {
  open({ path: '/budget-expenses/expense-tracker/details?id=' });
  expect(await screen.findByText('Expense not found')).toBeVisible();
});
