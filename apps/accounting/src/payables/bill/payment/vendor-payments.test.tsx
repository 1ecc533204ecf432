import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { vendorPaymentOf } from '../bill.fixture';
import { VendorPaymentPage } from './vendor-payment.page';
import { VendorPaymentsPage } from './vendor-payments.page';

const read = 'GET /api/v1/vendor-payments/:vendorPaymentId';
const end = 'POST /api/v1/vendor-payments/:vendorPaymentId/end';
const page = '/accounting/vendor-payments/details';
const permissions = ['Bills List View', 'Bill Details View', 'Bill Pay'];

const open = pageOpener({
  page: <VendorPaymentPage />,
  permissions,
  path: `${page}?id=${idOf(850)}`,
  pattern: page,
  answers: {
    [read]: () => ({ data: vendorPaymentOf() }),
    'GET /api/v1/vendor-payments/:vendorPaymentId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
  },
  wrap: withUi,
});

const rows = [vendorPaymentOf(), vendorPaymentOf({ id: idOf(851), number: 8, status: 'returned' })];
const list = pageOpener({
  page: <VendorPaymentsPage />,
  permissions,
  answers: { 'GET /api/v1/vendor-payments': () => ({ data: rows, page: pageOf({ total: 2 }) }) },
  wrap: withUi,
});

test('a payment leads to its bills, and taking it back says before what opens again', async () => {
  const { user, sent } = open({
    answers: { [end]: () => ({ data: vendorPaymentOf({ status: 'void' }) }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment 7' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'G-77' })).toHaveAttribute(
    'href',
    `/accounting/bills/details?id=${idOf(800)}`,
  );
  await user.click(screen.getByRole('button', { name: 'More for Payment 7' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void or mark as returned' }));
  const question = within(await screen.findByRole('dialog', { name: 'Reverse payment 7' }));
  expect(question.getByText(/\$100\.00 is due again on 1 bill/)).toBeVisible();
  await user.click(question.getByRole('radio', { name: /^Void/ }));
  await user.type(question.getByLabelText(/^Reason/), 'Lost in the mail');
  await user.click(question.getByRole('button', { name: 'Reverse payment 7' }));
  expect(await screen.findByText('Payment 7 reversed')).toBeVisible();
  expect(sent(end)).toMatchObject([{ as: 'void', reason: 'Lost in the mail' }]);
});

test('the list has checks by their numbers, and says what came back', async () => {
  list();
  const row = within((await screen.findByRole('link', { name: '8' })).closest('tr') ?? document.body);
  expect(row.getByText('Returned')).toBeVisible();
  expect(row.getByText('1042')).toBeVisible();
});
