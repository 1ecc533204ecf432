import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { claimOf } from '../claim.fixture';
import { ClaimCreatePage, ClaimEditPage } from './claim-form.page';

const route = { pattern: '/budget-expenses/payouts/*', wrap: withUi };
const openCreate = pageOpener({
  ...route,
  page: <ClaimCreatePage />,
  path: '/budget-expenses/payouts/create',
});
const openEdit = pageOpener({
  ...route,
  page: <ClaimEditPage />,
  path: `/budget-expenses/payouts/edit?id=${idOf(91)}`,
  answers: {
    'GET /api/v1/my-expense-claims/:claimId': () => ({ data: claimOf({ isMine: true }) }),
  },
});

test('a claim takes a receipt and an amount: what is missing is said at the field', async () => {
  const { user, calls } = openCreate();
  await user.click(await screen.findByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Receipts: Choose at least 1.')).toBeVisible();
  expect(screen.getByText('The amount you paid, in USD.')).toBeVisible();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('an own claim is corrected with what was written', async () => {
  openEdit();
  expect(await screen.findByRole('textbox', { name: /Purpose/ })).toHaveValue('Light bulbs for the lobby');
  expect(screen.getByRole('button', { name: 'Resubmit claim' })).toBeVisible();
});
