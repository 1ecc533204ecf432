import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { batchOf, waitingOf } from './payout.fixture';
import { PayoutsPage } from './payouts.page';

const create = 'POST /api/v1/payout-batches';
const { note: _, bills, payouts: __, ...summary } = batchOf();

const open = pageOpener({
  page: <PayoutsPage />,
  path: '/banking-reports/payouts',
  permissions: ['Report Payouts View', 'Payout Create'],
  routes: [{ path: '/banking-reports/payouts/details', element: <p>The batch</p> }],
  answers: {
    'GET /api/v1/payouts-waiting': () => ({ data: waitingOf() }),
    'GET /api/v1/payout-batches': () => ({
      data: { batches: [{ ...summary, bills: bills.length }], hasMore: false },
    }),
    [create]: () => ({ data: batchOf({ status: 'draft' }) }),
  },
  wrap: withUi,
});

test('bills that wait are chosen for a batch; one that is in another batch is not', async () => {
  const { user, sent } = open();
  const bill = await screen.findByRole('checkbox', { name: 'Pay G-77 of Greenway Landscaping' });
  expect(screen.getByRole('checkbox', { name: 'Pay G-78 of Greenway Landscaping' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Create batch' }));
  expect(await screen.findByText('Choose at least one bill.')).toBeVisible();
  expect(sent(create)).toEqual([]);
  await user.click(bill);
  expect(await screen.findByText('$200.00 chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create batch' }));
  await waitFor(() =>
    expect(sent(create)).toMatchObject([
      { bankAccountId: idOf(20), method: 'check', parts: [{ billId: idOf(30), amountMinor: 20_000 }] },
    ]),
  );
  expect(await screen.findByText('The batch')).toBeVisible();
});

test('who only reads sees bills and batches, and chooses nothing', async () => {
  open({ permissions: ['Report Payouts View'] });
  expect(await screen.findByText('Greenway Landscaping · G-77')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Batch 7' })).toHaveAttribute(
    'href',
    `/banking-reports/payouts/details?id=${idOf(50)}`,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});
