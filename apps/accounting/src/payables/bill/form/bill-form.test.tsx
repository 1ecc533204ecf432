import { idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import { account, chart } from '@courtyard/contract/bookkeeping/account/account';
import { fund } from '@courtyard/contract/bookkeeping/fund/fund';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { operating, reserve } from '../../../receivables/invoice/invoice.fixture';
import { vendorOf, vendorSummaryOf } from '../../vendor/vendor.fixture';
import { billOf } from '../bill.fixture';
import { BillCreatePage } from './bill-create.page';
import { BillEditPage } from './bill-edit.page';

const create = 'POST /api/v1/bills';
const put = 'PUT /api/v1/bills/:billId';
const read = 'GET /api/v1/bills/:billId';
const expense = { isHeading: false, isUsed: true, version: 1, type: 'expense', control: 'none' } as const;
const books = sampleOf(chart, {
  at: '2026-11-26',
  basis: 'accrual',
  funds: [
    sampleOf(fund, { ...operating, code: 'OP', kind: 'operating', version: 1 }),
    sampleOf(fund, { ...reserve, code: 'RES', kind: 'reserve', version: 1 }),
  ],
  accounts: [
    sampleOf(account, { id: idOf(21), code: '5200', name: 'Landscaping', ...expense }),
    sampleOf(account, {
      id: idOf(22),
      code: '6010',
      name: 'Reserve projects',
      ...expense,
      fundId: reserve.id,
    }),
  ],
});
const common = {
  permissions: [
    'Bills List View',
    'Bill Details View',
    'Bill Create',
    'Charts List View',
    'Vendors List View',
  ],
  routes: [{ path: '/accounting/bills/details', element: <p>Details</p> }],
  wrap: withUi,
  answers: {
    'GET /api/v1/accounts': () => ({ data: books }),
    'GET /api/v1/vendors': () => ({ data: [vendorSummaryOf()], page: pageOf() }),
    'GET /api/v1/vendors/:vendorId': () => ({ data: vendorOf() }),
    [read]: () => ({ data: billOf() }),
  },
};
const open = pageOpener({ ...common, page: <BillCreatePage />, path: '/' });
const edit = pageOpener({ ...common, page: <BillEditPage />, path: `/?id=${idOf(800)}` });

test('the vendor brings account and box along; the bill is sent with them', async () => {
  const { user, sent } = open({ answers: { [create]: () => ({ data: billOf({ status: 'waiting' }) }) } });
  await user.click(await screen.findByRole('combobox', { name: /^Vendor/ }));
  await user.click(await screen.findByRole('option', { name: 'Greenway Landscaping' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Account/ })).toHaveValue('5200 Landscaping'),
  );
  await user.type(screen.getByLabelText(/^Bill number/), 'G-90');
  await user.type(screen.getByLabelText(/^Amount/), '1850');
  expect(screen.getByText('Total $1,850.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter bill' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create)).toMatchObject([
    {
      kind: 'bill',
      vendorId: idOf(100),
      number: 'G-90',
      lines: [{ accountId: idOf(21), fundId: operating.id, amountMinor: 185_000, taxBox: 'nec-1' }],
    },
  ]);
});

test('a copy has the lines of the other bill and no number; an account of one fund brings it along', async () => {
  const { user } = open({ path: `/?copy=${idOf(800)}` });
  expect(await screen.findByLabelText(/^Bill number/)).toHaveValue('');
  expect(screen.getByText(/original bill is G-77/)).toBeVisible();
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('300.00');
  await user.click(screen.getByRole('combobox', { name: /^Account/ }));
  await user.click(await screen.findByRole('option', { name: '6010 Reserve projects' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Fund/ })).toHaveValue('RES Reserve'));
});

test('one that waits is changed under the version that was read, and what is refused stands at its field', async () => {
  const detail = 'This vendor already has a bill with this number.';
  let isTaken = true;
  const { user, sent } = edit({
    answers: {
      [put]: () =>
        isTaken
          ? problemOf(422, 'validation', { fields: { number: detail } })
          : { data: billOf({ status: 'waiting', version: 3 }) },
    },
  });
  const number = await screen.findByLabelText(/^Bill number/);
  await user.clear(number);
  await user.type(number, 'G-78');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription(new RegExp(detail)));
  isTaken = false;
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(put).at(-1)).toMatchObject({ number: 'G-78', version: 2 });
});
