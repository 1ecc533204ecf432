import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import type { Approval } from '@courtyard/contract';
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
  status: 'posted',
  createdBy: 'Tess Moreno',
  approvedBy: 'Bo Ard',
  createdAt: '2026-04-01T16:00:00Z',
};

const approvalOf = (its: Partial<Approval>): Approval => ({
  id: idOf(9),
  section: 'banking',
  kind: 'banking.transfer',
  label: 'Transfer',
  title: 'Transfer $50.00 from 1010 to 1020',
  changes: [
    { field: 'Date', before: null, after: 'April 1, 2026' },
    { field: 'Purpose', before: null, after: 'Contribution to the other fund' },
  ],
  record: 'transfer',
  recordId: idOf(3),
  link: '/banking-reports/bank-accounts/transfers',
  askedBy: { id: idOf(4), name: 'Tess Moreno' },
  askedAt: '2026-04-01T16:00:00Z',
  reason: null,
  amount: { minor: 5000, currency: 'USD' },
  needed: 1,
  decisions: [],
  decidedBy: { roles: [], group: null },
  expiresAt: '2026-04-15T16:00:00Z',
  state: 'waiting',
  endedAt: null,
  outcome: null,
  canDecide: false,
  canWithdraw: false,
  ...its,
});

const open = pageOpener({
  page: <TransfersPage />,
  permissions: ['Banks List View', 'Bank Transfer Create'],
  answers: {
    'GET /api/v1/bank-transfers': () => ({ data: [made], page: pageOf({ total: 1 }) }),
    'GET /api/v1/bank-transfers/totals': () => ({ data: { count: 1, sums: { amountMinor: 250_000 } } }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
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
  expect(await screen.findByRole('link', { name: 'Transfer 7' })).toHaveAttribute(
    'href',
    expect.stringContaining('/accounting/journal-entries/details?id='),
  );
  expect(await screen.findByText('1 transfer · $2,500.00')).toBeVisible();
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
  expect(await screen.findByRole('link', { name: 'Transfer 7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New transfer' })).toBeNull();
});

test('transfers that are pending approval come first, with a way to review them', async () => {
  const { calls } = open({
    answers: {
      'GET /api/v1/approvals': () => ({
        data: [
          approvalOf({ id: idOf(9), canDecide: true }),
          approvalOf({ id: idOf(10), title: 'Transfer $60.00 from 1020 to 1010' }),
        ],
        page: pageOf({ total: 2 }),
      }),
    },
  });
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Pending approval');
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', `/approvals?id=${idOf(9)}`);
  expect(screen.getByRole('link', { name: 'Transfer $60.00 from 1020 to 1010' })).toBeVisible();
  expect(screen.getAllByText('April 1, 2026 · Contribution to the other fund')).toHaveLength(2);
  const asked = calls.find(({ name }) => name === 'GET /api/v1/approvals');
  expect(asked?.query.get('record')).toBe('transfer');
  expect(asked?.query.get('state')).toBe('waiting');
});
