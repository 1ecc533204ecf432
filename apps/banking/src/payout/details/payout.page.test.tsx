import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { batchOf, payoutOf } from '../payout.fixture';
import { PayoutPage } from './payout.page';

const single = '/api/v1/payout-batches/:batchId';
const page = '/banking-reports/payouts/details';

const open = pageOpener({
  page: <PayoutPage />,
  path: `${page}?id=${idOf(50)}`,
  pattern: page,
  permissions: ['Report Payouts View', 'Payout Create'],
  answers: {
    [`GET ${single}`]: () => ({ data: batchOf() }),
    [`GET ${single}/history`]: () => ({ data: [], page: pageOf({ total: 0 }) }),
    [`POST ${single}/release`]: () => ({ data: batchOf({ status: 'released' }) }),
    [`POST ${single}/payouts/:payoutId/settle`]: () => ({ data: batchOf({ status: 'settled' }) }),
  },
  wrap: withUi,
});

test('an approved batch is released after it was said what that does', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/posted today, \$50\.00 total/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Release' }).at(-1) ?? document.body);
  await waitFor(() => expect(sent(`POST ${single}/release`)).toEqual([{ version: 3 }]));
});

test('a payment of a released batch is settled by date and reference', async () => {
  const { user, sent } = open({
    answers: {
      [`GET ${single}`]: () => ({
        data: batchOf({ status: 'released', releasedOn: '2026-04-15', payouts: [payoutOf()] }),
      }),
    },
  });
  expect(await screen.findByText(/Check 1043/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as settled: payment 12' }));
  await user.type(await screen.findByLabelText(/^Reference/), 'W-17');
  await user.click(screen.getByRole('button', { name: 'Mark as settled' }));
  await waitFor(() =>
    expect(sent(`POST ${single}/payouts/:payoutId/settle`)).toMatchObject([{ reference: 'W-17' }]),
  );
});

test('who only reads has no actions', async () => {
  open({ permissions: ['Report Payouts View'] });
  expect(await screen.findByText('G-78')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});
