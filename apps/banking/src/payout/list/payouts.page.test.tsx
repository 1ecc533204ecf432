import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { batchOf, waitingOf } from '../payout.fixture';
import { PayoutsPage } from './payouts.page';

const { bills, payouts: _, takes: __, ...summary } = batchOf();

const open = pageOpener({
  page: <PayoutsPage />,
  path: '/banking-reports/payouts',
  pattern: '/banking-reports/payouts',
  permissions: ['Report Payouts View', 'Payout Create'],
  answers: {
    'GET /api/v1/payouts-waiting': () => ({ data: waitingOf() }),
    'GET /api/v1/payout-batches': () => ({
      data: [{ ...summary, bills: bills.length }],
      page: pageOf({ total: 1 }),
    }),
    'GET /api/v1/payout-batches/totals': () => ({ data: { count: 1, sums: { totalMinor: 5_000 } } }),
  },
  wrap: withUi,
});

test('bills that wait stand above the batches, with the way to a new one', async () => {
  open();
  expect(await screen.findByText('Greenway Landscaping · G-77')).toBeVisible();
  expect(screen.getByText('2 bills and credits, $250.00 total')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Batch 7' })).toHaveAttribute(
    'href',
    `/banking-reports/payouts/details?id=${idOf(50)}`,
  );
  expect(await screen.findByText('1 batch · $50.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New batch' })).toHaveAttribute(
    'href',
    '/banking-reports/payouts/create',
  );
});

test('who only reads makes no batch', async () => {
  open({ permissions: ['Report Payouts View'] });
  expect(await screen.findByRole('link', { name: 'Batch 7' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New batch' })).toBeNull();
});
