import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { chartOf } from '../../../parts/chart/chart.fixture';
import { billSummaryOf, paymentsPreviewOf, vendorPaymentOf } from '../bill.fixture';
import { PayPage } from './pay.page';

const pay = 'POST /api/v1/vendor-payments';
const page = '/accounting/bills/pay';
const rows = [
  billSummaryOf(),
  billSummaryOf({
    id: idOf(802),
    number: 'C-1',
    kind: 'credit',
    totalMinor: -500,
    openMinor: -500,
    aging: null,
  }),
];

const open = pageOpener({
  page: <PayPage />,
  path: `${page}?bill=${idOf(800)}`,
  pattern: page,
  permissions: ['Bills List View', 'Bill Details View', 'Bill Pay', 'Charts List View'],
  routes: [
    { path: '/accounting/vendor-payments/details', element: <p>The payment</p> },
    { path: '/approvals', element: <p>The approval</p> },
  ],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/bills': () => ({ data: rows, page: pageOf({ total: 2 }) }),
    [`${pay}/preview`]: () => ({ data: paymentsPreviewOf() }),
  },
  wrap: withUi,
});
const amount = () => screen.findByLabelText(/^Amount for G-77/);

test('what is paid to whom shows with its check and its postings before it is done, and a credit can be used', async () => {
  const { user, sent } = open({
    answers: { [pay]: () => ({ data: { payments: [vendorPaymentOf()], approvalIds: [] } }) },
  });
  expect(await amount()).toHaveValue('200.00');
  expect(await screen.findByText('Check 1043')).toBeVisible();
  expect(screen.getByText('2010 Accounts payable, Operating')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add C-1 from Greenway Landscaping' }));
  await user.clear(await amount());
  await user.type(await amount(), '150');
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  expect(await screen.findByText('The payment')).toBeVisible();
  expect(sent(pay)).toMatchObject([
    {
      method: 'check',
      bankAccountId: idOf(49),
      parts: [
        { billId: idOf(800), amountMinor: 15_000 },
        { billId: idOf(802), amountMinor: 500 },
      ],
    },
  ]);
});

test('a payment that waits leads to its approval', async () => {
  const { user } = open({
    answers: {
      [`${pay}/preview`]: () => ({
        data: paymentsPreviewOf({ waits: true, checkNumber: null, reserves: ['Reserve'] }),
      }),
      [pay]: () => ({ data: { payments: [], approvalIds: [idOf(9)] } }),
    },
  });
  expect(await screen.findByText('Needs approval')).toBeVisible();
  expect(screen.getByText('From Reserve')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  expect(await screen.findByText('The approval')).toBeVisible();
});

test('what the server says of an amount stands at it; without a bill nothing is sent', async () => {
  const { user, sent } = open({
    answers: {
      [pay]: () =>
        problemOf(422, 'validation', {
          fields: { 'parts.0.amountMinor': 'This is more than its balance due.' },
        }),
    },
  });
  await amount();
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(/more than its balance due/));
  await user.click(screen.getByRole('button', { name: 'Remove G-77 from Greenway Landscaping' }));
  expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(/^Select a bill/);
  expect(sent(pay)).toHaveLength(1);
});

test('bills are added one after the other by keyboard: the focus goes on to the next, and stays where one is left out', async () => {
  const others = [
    billSummaryOf({ id: idOf(803), number: 'G-78' }),
    billSummaryOf({ id: idOf(804), number: 'G-79' }),
  ];
  const { user } = open({
    answers: { 'GET /api/v1/bills': () => ({ data: [...rows, ...others], page: pageOf({ total: 4 }) }) },
  });
  const buttonOf = (number: string) =>
    screen.getByRole('button', { name: `Add ${number} from Greenway Landscaping` });
  await amount();
  buttonOf('G-78').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(buttonOf('G-79')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(buttonOf('C-1')).toHaveFocus());
  screen.getByRole('button', { name: 'Remove G-78 from Greenway Landscaping' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(buttonOf('G-78')).toBeVisible());
  expect(document.body).not.toHaveFocus();
});

test('without an account for the money the form leads to where one is added, or says whom to ask', async () => {
  const chart = chartOf();
  const answers = {
    'GET /api/v1/accounts': () => ({
      data: { ...chart, accounts: chart.accounts.filter(({ purpose }) => purpose === null) },
    }),
  };
  const { unmount } = open({
    answers,
    permissions: ['Bills List View', 'Bill Details View', 'Bill Pay', 'Charts List View', 'Chart Update'],
  });
  expect(
    await screen.findByText(/There is no bank account in the chart of accounts to pay from\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add account' })).toHaveAttribute(
    'href',
    '/bookkeeping/chart-of-accounts/create',
  );
  unmount();
  open({ answers });
  expect(await screen.findByText(/Ask someone who can edit the chart of accounts to add it\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add account' })).toBeNull();
});
