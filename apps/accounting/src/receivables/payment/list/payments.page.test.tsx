import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paymentSummaryOf } from '../payment.fixture';
import { PaymentsPage } from './payments.page';

const list = 'GET /api/v1/payments';
const reader = ['Invoices List View', 'Invoice Details View'];
const rows = [
  paymentSummaryOf(),
  paymentSummaryOf({ id: idOf(501), number: 13, status: 'returned', creditMinor: 2_000 }),
];

const open = pageOpener({
  page: <PaymentsPage />,
  permissions: [...reader, 'Invoice Create'],
  answers: { [list]: () => ({ data: rows, page: pageOf({ total: 2 }) }) },
  wrap: withUi,
});
const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr') ?? document.body);

test('each row leads to its payment; one that was returned says so, one that is as it should be does not', async () => {
  open();
  const first = await rowOf('12');
  expect(first.getByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    `/accounting/payments/details?id=${idOf(500)}`,
  );
  expect(first.getByText('$100.00')).toBeVisible();
  expect((await rowOf('13')).getByText('Returned')).toBeVisible();
});

test('who may not write has the way to the policy, and no form', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Record payment' })).toBeVisible();
  open({ permissions: reader });
  expect(await screen.findByRole('link', { name: 'Accounting settings' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Record payment' })).not.toBeInTheDocument();
});

test('the server writes the file, under the filters of the list', async () => {
  // jsdom cannot follow a link, not even to a download.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open({
    path: '/?method=check&cursor=page-3',
    answers: { 'GET /api/v1/payments/export': () => ({}) },
  });
  await rowOf('12');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const asked = calls.find(({ name }) => name === `${list}/export`)?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ method: 'check', format: 'xlsx' });
  expect(asked?.has('cursor')).toBe(false);
});

test('an empty list tells who writes what to do', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  expect(await screen.findByText('No payments yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Record payment' })).toHaveLength(2);
});
