import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import type { BankCheck } from '@courtyard/contract/banking/bank-account/written-check';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { checking } from './bank-account.fixture';
import { BankChecksPage } from './bank-checks.page';

const checkOf = (its: Partial<BankCheck>): BankCheck => ({
  id: idOf(1),
  number: 1043,
  on: '2025-09-30',
  payee: 'Bright Gardens',
  account: checking,
  amountMinor: 2500,
  entryId: idOf(2),
  state: 'stale',
  stateOn: null,
  moved: null,
  daysOld: 192,
  ...its,
});
const undo = 'POST /api/v1/unclaimed-checks/:unclaimedCheckId/undo';

const open = pageOpener({
  page: <BankChecksPage />,
  path: '/banking-reports/bank-accounts/checks?state=stale',
  pattern: '/banking-reports/bank-accounts/checks',
  permissions: ['Banks List View', 'Bank Update'],
  answers: {
    'GET /api/v1/bank-checks': () => ({
      data: [
        checkOf({}),
        checkOf({
          id: idOf(3),
          number: 1041,
          state: 'stale-dated',
          stateOn: '2026-04-01',
          moved: { id: idOf(5), entryId: idOf(6) },
        }),
      ],
      page: pageOf({ total: 2 }),
    }),
    'GET /api/v1/bank-checks/totals': () => ({ data: { count: 2, sums: { amountMinor: 5000 } } }),
    [undo]: () => ({ data: { entry: null, approvalId: idOf(7) } }),
  },
  wrap: withUi,
});

test('checks are listed under the filter of the address with their sum, and a move is undone from its row', async () => {
  const { user, calls } = open();
  const stale = (await screen.findByRole('link', { name: '1043' })).closest('tr');
  expect(within(stale ?? document.body).getByText('Stale')).toBeVisible();
  expect(await screen.findByText('2 checks, $50.00')).toBeVisible();
  expect(calls.find(({ name }) => name === 'GET /api/v1/bank-checks')?.query.get('state')).toBe('stale');
  await user.click(screen.getByRole('button', { name: /No\. 1041 · Bright Gardens/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Undo move to unclaimed checks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo move to unclaimed checks' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cashed after all');
  await user.click(dialog.getByRole('button', { name: 'Undo move to unclaimed checks' }));
  await waitFor(() => expect(calls.some(({ name }) => name === undo)).toBe(true));
});
