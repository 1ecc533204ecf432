import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { claimOf } from '../claim.fixture';
import { ClaimPage } from './claim.page';

const reader = ['Expense Tracker Transactions View'];
const open = pageOpener({
  page: <ClaimPage />,
  path: `/budget-expenses/payouts/details?id=${idOf(91)}`,
  pattern: '/budget-expenses/payouts/details',
  answers: {
    'GET /api/v1/expense-claims/choices': () => ({
      data: {
        accounts: [{ id: idOf(51), code: '5200', name: 'Repairs', type: 'expense' as const }],
        funds: [{ id: idOf(41), code: 'OP', name: 'Operating' }],
      },
    }),
    'GET /api/v1/expense-claims/:claimId': () => ({ data: claimOf() }),
    'GET /api/v1/my-expense-claims/:claimId': () => ({
      data: claimOf({ isMine: true, state: 'returned', reason: 'The receipt is cut off.' }),
    }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/me/tasks': () => ({ data: { tasks: [], total: 0 } }),
    'POST /api/v1/expense-claims/:claimId/review': () => ({ data: claimOf({ state: 'pending' }) }),
    'POST /api/v1/expense-claims/:claimId/return': () => ({ data: claimOf({ state: 'returned' }) }),
  },
  wrap: withUi,
});

test('the claimant reads why it was returned, and corrects it', async () => {
  open();
  expect(await screen.findByText('Returned: The receipt is cut off.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Correct claim' })).toHaveAttribute(
    'href',
    `/budget-expenses/payouts/edit?id=${idOf(91)}`,
  );
  expect(screen.queryByRole('button', { name: 'Review claim' })).not.toBeInTheDocument();
});

test('a claim is charged to accounts and sent for approval; its lines have to add up', async () => {
  const { user, calls } = open({ permissions: [...reader, 'Tracked Expense Create'] });
  await user.click(await screen.findByRole('button', { name: 'Review claim' }));
  expect(await screen.findByText('Fully allocated.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /Account/ }));
  await user.click(await screen.findByRole('option', { name: '5200 Repairs' }));
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/review'))?.body).toEqual({
      version: 1,
      lines: [{ accountId: idOf(51), fundId: idOf(41), description: null, amountMinor: 4_862 }],
    }),
  );
});

test('a claim is returned with a reason', async () => {
  const { user, calls } = open({ permissions: [...reader, 'Tracked Expense Create'] });
  await user.click(await screen.findByRole('button', { name: 'Return claim' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Attach the whole receipt.');
  const buttons = screen.getAllByRole('button', { name: 'Return claim' });
  await user.click(buttons.at(-1) ?? document.body);
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/return'))?.body).toEqual({
      version: 1,
      reason: 'Attach the whole receipt.',
    }),
  );
});

test('nobody is offered to review their own claim; the same receipt elsewhere is pointed out', async () => {
  open({
    permissions: [...reader, 'Tracked Expense Create'],
    answers: {
      'GET /api/v1/expense-claims/:claimId': () => ({
        data: claimOf({ isMine: true, duplicates: [{ id: idOf(95), number: 3, fileName: 'Receipt.png' }] }),
      }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Expense claim #3' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review claim' })).not.toBeInTheDocument();
});
