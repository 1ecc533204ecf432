import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { batchOf, waitingOf } from '../payout.fixture';
import { BatchCreatePage, BatchEditPage } from './batch-form.page';

const create = 'POST /api/v1/payout-batches';
const update = 'PUT /api/v1/payout-batches/:batchId';
const shared = {
  pattern: '/banking-reports/payouts/*',
  permissions: ['Report Payouts View', 'Payout Create'],
  wrap: withUi,
};
const openCreate = pageOpener({
  ...shared,
  page: <BatchCreatePage />,
  path: '/banking-reports/payouts/create',
  answers: {
    'GET /api/v1/payouts-waiting': () => ({ data: waitingOf() }),
    [create]: () => ({ data: batchOf({ status: 'draft' }) }),
  },
});
const openEdit = pageOpener({
  ...shared,
  page: <BatchEditPage />,
  path: `/banking-reports/payouts/edit?id=${idOf(50)}`,
  answers: {
    'GET /api/v1/payouts-waiting': () => ({ data: waitingOf() }),
    'GET /api/v1/payout-batches/:batchId': () => ({ data: batchOf({ payOn: '2099-01-01' }) }),
    [update]: () => ({ data: batchOf({ status: 'draft', version: 4 }) }),
  },
});

test('bills that wait are chosen for a batch; one that is in another batch is not', async () => {
  const { user, sent } = openCreate();
  const bill = await screen.findByRole('checkbox', { name: 'Pay G-77 of Greenway Landscaping' });
  expect(screen.getByRole('checkbox', { name: 'Pay G-78 of Greenway Landscaping' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Create batch' }));
  expect(await screen.findByText('Select at least one bill.')).toBeVisible();
  expect(sent(create)).toEqual([]);
  await user.click(bill);
  expect(await screen.findByText('$200.00 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create batch' }));
  await waitFor(() =>
    expect(sent(create)).toMatchObject([
      { bankAccountId: idOf(20), method: 'check', parts: [{ billId: idOf(30), amountMinor: 20_000 }] },
    ]),
  );
});

test('a batch is changed: bills are added, and more than the account has is warned of', async () => {
  const waiting = waitingOf();
  const [account] = waiting.accounts;
  const { user, sent } = openEdit({
    answers: {
      'GET /api/v1/payouts-waiting': () => ({
        data: { ...waiting, accounts: account ? [{ ...account, balanceMinor: 20_000 }] : [] },
      }),
    },
  });
  expect(await screen.findByText(/restarts approval/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Pay G-78 of Greenway Landscaping' })).toBeChecked();
  expect(screen.queryByText(/this batch needs/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Pay G-77 of Greenway Landscaping' }));
  expect(
    await screen.findByText(/has \$200\.00 available.*needs \$250\.00 \(\$50\.00 short\)/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save batch' }));
  await waitFor(() =>
    expect(sent(update)).toMatchObject([
      {
        version: 3,
        parts: [
          { billId: idOf(31), amountMinor: 5_000 },
          { billId: idOf(30), amountMinor: 20_000 },
        ],
      },
    ]),
  );
});
