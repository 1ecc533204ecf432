import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { chartOf } from '../../../../parts/chart/chart.fixture';
import { depositOf, waitingOf } from '../deposit.fixture';
import { DepositCreatePage } from './deposit-create.page';

const create = 'POST /api/v1/deposits';
const rows = [waitingOf(), waitingOf({ id: idOf(501), number: 13, method: 'cash', amountMinor: 5_000 })];
const open = pageOpener({
  page: <DepositCreatePage />,
  permissions: ['Invoices List View', 'Invoice Create'],
  routes: [{ path: '/accounting/deposits/details', element: <p>Its page</p> }],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/undeposited-payments': () => ({ data: rows }),
    'POST /api/v1/deposits/preview': () => ({
      data: {
        totalMinor: 10_000,
        postings: [
          { account: { id: idOf(49), name: '1000 Checking' }, fund: rows[0]?.fund, amountMinor: 10_000 },
        ],
      },
    }),
  },
  wrap: withUi,
});

test('all that waits is chosen at first; what is left out waits on, and a refusal keeps what was chosen', async () => {
  const detail = 'One of these payments was received later. Choose its date or later.';
  let isRefused = true;
  const { user, sent } = open({
    answers: {
      [create]: () =>
        isRefused ? problemOf(422, 'validation', { fields: { depositedOn: detail } }) : { data: depositOf() },
    },
  });
  expect(await screen.findByRole('button', { name: 'Deposit $150.00' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Payment 13/ }));
  expect((await screen.findAllByText('1 payment, $100.00'))[0]).toBeVisible();
  expect(await screen.findByText('1000 Checking', { selector: 'li span' })).toBeVisible();
  await user.type(screen.getByLabelText(/^Slip number/), '77');
  await user.click(screen.getByRole('button', { name: 'Deposit $100.00' }));
  expect((await screen.findAllByText(detail))[0]).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Payment 13/ })).not.toBeChecked();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Deposit $100.00' }));
  expect(await screen.findByText('Its page')).toBeVisible();
  expect(sent(create).at(-1)).toMatchObject({
    bankAccountId: idOf(49),
    reference: '77',
    paymentIds: [idOf(500)],
  });
});

test('where nothing waits it says how something comes to', async () => {
  open({ answers: { 'GET /api/v1/undeposited-payments': () => ({ data: [] }) } });
  expect(await screen.findByText('Nothing to deposit')).toBeVisible();
});
