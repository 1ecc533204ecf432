import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { adjustmentSummaryOf } from '../adjustment.fixture';
import { AdjustmentsPage } from './adjustments.page';

const list = 'GET /api/v1/adjustments';
const open = pageOpener({
  page: <AdjustmentsPage />,
  permissions: ['Invoices List View', 'Invoice Details View'],
  answers: {
    [list]: () => ({
      data: [adjustmentSummaryOf(), adjustmentSummaryOf({ id: idOf(901), number: 4, status: 'void' })],
      page: pageOf({ total: 2 }),
    }),
  },
  wrap: withUi,
});

test('each row leads to its page; one that is void says so', async () => {
  open();
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    `/accounting/adjustments/details?id=${idOf(900)}`,
  );
  expect(screen.getAllByText('Credit memo').length).toBeGreaterThan(1);
  expect(screen.getAllByText('Void')).toHaveLength(1);
});

test('an empty list says where credits begin', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  expect(await screen.findByText('No credits yet')).toBeVisible();
  expect(screen.getByText(/Create credits from an invoice/)).toBeVisible();
});
