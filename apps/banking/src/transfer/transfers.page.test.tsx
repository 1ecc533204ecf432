import { idOf, pageOpener } from '@courtyard/common/testing';
import type { Transfer } from '@courtyard/contract/banking/transfer/transfer';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bankAccountOf, bankAccountsOf, checking } from '../bank-account/bank-account.fixture';
import { TransfersPage } from './transfers.page';

const savings = { id: idOf(20), code: '1020', name: 'Reserve savings' };
const create = 'POST /api/v1/bank-transfers';
const made: Transfer = {
  id: idOf(1),
  number: 7,
  on: '2026-04-01',
  from: { ...checking, fund: 'Operating' },
  to: { ...savings, fund: 'Reserve' },
  amountMinor: 250_000,
  purpose: 'contribution',
  memo: null,
  entry: { id: idOf(2), no: 88 },
  isReversed: false,
  createdBy: 'Tess Moreno',
  approvedBy: 'Bo Ard',
  createdAt: '2026-04-01T16:00:00Z',
};

const open = pageOpener({
  page: <TransfersPage />,
  permissions: ['Banks List View', 'Bank Transfer Create'],
  answers: {
    'GET /api/v1/bank-transfers': () => ({ data: [made] }),
    'GET /api/v1/bank-accounts': () => ({
      data: bankAccountsOf([
        bankAccountOf(),
        bankAccountOf({ account: savings, fund: { id: idOf(30), name: 'Reserve' } }),
      ]),
    }),
    'POST /api/v1/bank-transfers/preview': () => ({
      data: {
        lines: [
          { account: '1010 Operating checking', fund: 'Operating', amountMinor: -5000 },
          { account: '1020 Reserve savings', fund: 'Reserve', amountMinor: 5000 },
        ],
        availableMinor: 130_000,
        deciders: 1,
      },
    }),
    [create]: () => ({ data: { transfer: null, approvalId: idOf(9) } }),
  },
  wrap: withUi,
});

test('a transfer shows its entry while it is filled in, and waits for another person', async () => {
  const { user, calls } = open();
  expect(await screen.findByRole('link', { name: /7\. 1010 Operating checking → 1020/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New transfer' }));
  await dialog.findByText(/Choose accounts, a purpose/);
  await waitFor(() => expect(dialog.getAllByRole('option', { name: /1020/ })).toHaveLength(2));
  await user.selectOptions(dialog.getByRole('combobox', { name: /From/ }), checking.id);
  await user.selectOptions(dialog.getByRole('combobox', { name: /To/ }), savings.id);
  await user.selectOptions(dialog.getByRole('combobox', { name: /Purpose/ }), 'contribution');
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '50');
  await user.tab();
  expect(await dialog.findByText(/Requires approval by 1 other person/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Transfer' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === create)?.body).toMatchObject({
      fromAccountId: checking.id,
      toAccountId: savings.id,
      amountMinor: 5000,
      purpose: 'contribution',
    }),
  );
  expect(await screen.findByText('Transfer sent for approval')).toBeVisible();
});

test('who only reads has no action', async () => {
  open({ permissions: ['Banks List View'] });
  expect(await screen.findByRole('link', { name: /7\./ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New transfer' })).toBeNull();
});
