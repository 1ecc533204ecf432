import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { paymentInput } from '@courtyard/contract/accounting/receivables/payment/payment';
import { withUi } from '@courtyard/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aspen } from '../../invoice/invoice.fixture';
import { chartOf, unitsPage } from '../../../parts/chart/chart.fixture';
import { paymentOf, previewOf } from '../payment.fixture';
import { collectionOf } from '../../collection/collection.fixture';
import { PaymentRecordPage } from './payment-record.page';

const preview = 'POST /api/v1/payments/preview';
const record = 'POST /api/v1/payments';
const setting = 'GET /api/v1/billing-setting';
const payer = 'GET /api/v1/properties/:propertyId/payer';
const form = '/accounting/payments/create';
const settingOf = (sendsReceipts: boolean) => ({
  howToPay: null,
  bookingItem: null,
  bookingDueDays: 0,
  sendsReceipts,
  version: 1,
});

const open = pageOpener({
  page: <PaymentRecordPage />,
  permissions: ['Invoice Create', 'Properties List View', 'Invoices List View'],
  path: form,
  pattern: form,
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/properties': unitsPage,
    'GET /api/v1/payments/:paymentId': () => ({ data: paymentOf() }),
    'GET /api/v1/payments/:paymentId/letters': () => ({ data: [] }),
    [setting]: () => ({ data: settingOf(false) }),
    [preview]: () => ({ data: previewOf() }),
    [payer]: ({ query }) => ({
      data: { payer: query.get('on') === '2026-01-05' ? 'Sid Seller' : 'Nora Vance' },
    }),
    [record]: () => ({ data: paymentOf() }),
  },
  wrap: withUi,
});

const amount = () => screen.findByLabelText(/^Amount/);

test('by keyboard alone: the unit is found, the preview says what is settled and why, Enter records it', async () => {
  const { user, sent, router } = open();
  const unit = await screen.findByRole('combobox', { name: /^Unit/ });
  unit.focus();
  await user.keyboard('vance');
  await screen.findByRole('option', { name: 'Aspen House 204 · Nora Vance' });
  await user.keyboard('{Enter}{Tab}');
  (await amount()).focus();
  await user.keyboard('100');
  expect(await screen.findByText('Late fee of October')).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps[0]).toMatch(/^1\.Late fee of October\$25\.00.*interest, then late fees/);
  expect(steps[1]).toMatch(/^2\.Assessment of October\$75\.00.*Reserve.*of \$300\.00$/);
  expect(screen.getByText(/^Operating will owe Reserve \$75\.00/)).toBeVisible();
  expect(screen.getByText('Payment order: “Florida”, in force since 01/01/2026.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment 12 recorded' })).toHaveFocus();
  expect(router.state.location.search).toBe(`?recorded=${idOf(500)}`);
  expect(sent(record).map((body) => paymentInput.parse(body))).toMatchObject([
    {
      method: 'check',
      depositToId: idOf(50),
      parts: [{ propertyId: idOf(20), amountMinor: 10_000 }],
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'Record another' }));
  expect(await amount()).toHaveValue('');
});

test('what is more than is open stays as credit, and says so', async () => {
  const { user } = open({
    path: `${form}?property=${idOf(20)}`,
    answers: {
      [preview]: () => ({
        data: previewOf({
          allocations: [],
          dueBetweenFunds: [],
          credits: [{ property: aspen, amountMinor: 10_000 }],
        }),
      }),
    },
  });
  expect(await screen.findByRole('combobox', { name: /^Unit/ })).toHaveValue('Aspen House 204 · Nora Vance');
  await user.type(await amount(), '100');
  expect(await screen.findByText('No open charges. The full amount will be held as a credit.')).toBeVisible();
  expect(screen.getByText('Credit for Aspen House 204')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Record $100.00' })).toBeVisible();
});

test('one check for several units is one payment of their sum', async () => {
  const { user } = open({ path: `${form}?property=${idOf(20)}` });
  await user.type(await amount(), '100');
  await user.click(screen.getByRole('button', { name: 'Add another unit' }));
  expect(screen.getAllByRole('combobox', { name: /^Unit/ })[1]).toHaveFocus();
  const [, second] = screen.getAllByLabelText(/^Amount/);
  if (second) await user.type(second, '50');
  expect(await screen.findByText('$150.00 in one payment for 2 units')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove unit 2' }));
  expect(screen.getAllByLabelText(/^Amount/)).toHaveLength(1);
});

test('what is missing is said at its field; a refusal is told and loses nothing', async () => {
  const detail = 'December is closed. Choose a day in an open month.';
  const { user, sent } = open({ answers: { [record]: () => problemOf(409, 'period-closed', { detail }) } });
  await amount();
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Unit/ })).toHaveAccessibleDescription(
      /This field is required/,
    ),
  );
  expect(sent(record)).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: /^Unit/ }), 'doe');
  await user.click(await screen.findByRole('option', { name: /Pat Doe/ }));
  await user.type(await amount(), '100');
  await user.click(await screen.findByRole('button', { name: 'Record $100.00' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await amount()).toHaveValue('100.00');
});

test('a preview that fails is asked again', async () => {
  let isDown = true;
  const { user } = open({
    path: `${form}?property=${idOf(20)}`,
    answers: { [preview]: () => (isDown ? problemOf(500, 'internal') : { data: previewOf() }) },
  });
  await user.type(await amount(), '100');
  expect(await screen.findByText('Couldn’t calculate how it will be applied.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Late fee of October')).toBeVisible();
});

test('of a unit whose former owners left something open it is asked who pays', async () => {
  const former = {
    ledgerId: idOf(830),
    owners: 'Sam Seller',
    from: '2020-01-01',
    until: '2026-03-01',
    openMinor: 12_000,
    creditMinor: 0,
  };
  const { user, sent } = open({
    path: `${form}?property=${idOf(20)}`,
    permissions: ['Invoice Create', 'Properties List View', 'Invoices List View', 'Invoice Details View'],
    answers: {
      'GET /api/v1/properties/:propertyId/collection': () => ({ data: collectionOf({ former: [former] }) }),
    },
  });
  await user.selectOptions(await screen.findByLabelText(/^Account/), 'Sam Seller (former): $120.00 open');
  await user.type(await amount(), '120');
  await user.click(await screen.findByRole('button', { name: /^Record/ }));
  await waitFor(() =>
    expect(paymentInput.parse(sent(record)[0]).parts).toEqual([
      {
        propertyId: idOf(20),
        ledgerId: idOf(830),
        depositInvoiceId: null,
        isBeforePetition: false,
        amountMinor: 12_000,
      },
    ]),
  );
});

test('a receipt is offered as the community begins, and says to whom it goes', async () => {
  const { user, sent } = open({
    path: `${form}?property=${idOf(20)}`,
    answers: { [setting]: () => ({ data: settingOf(true) }) },
  });
  await user.type(await amount(), '100');
  expect(await screen.findByText('To Nora Vance, with a PDF receipt.')).toBeVisible();
  const choice = screen.getByRole('checkbox', { name: 'Email a receipt' });
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(screen.queryByText(/with a PDF receipt/)).not.toBeInTheDocument();
  await user.click(choice);
  await user.click(screen.getByRole('button', { name: 'Record $100.00' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment 12 recorded' })).toBeVisible();
  expect(sent(record)).toMatchObject([{ sendsReceipt: true }]);
});

test('nobody who can be reached is said before the payment is recorded', async () => {
  const { user } = open({
    path: `${form}?property=${idOf(20)}`,
    answers: {
      [setting]: () => ({ data: settingOf(true) }),
      [preview]: () => ({ data: previewOf({ receiptTo: [] }) }),
    },
  });
  await user.type(await amount(), '100');
  expect(await screen.findByText(/^No owner has an email address/)).toBeVisible();
});

test('the payer is the owner on the day that it came, until somebody else is written', async () => {
  const { user } = open({ path: `${form}?property=${idOf(20)}` });
  const from = await screen.findByLabelText(/^From/);
  await waitFor(() => expect(from).toHaveValue('Nora Vance'));
  const day = screen.getByLabelText(/^Received/);
  fireEvent.change(day, { target: { value: '2026-01-05' } });
  await waitFor(() => expect(from).toHaveValue('Sid Seller'));
  await user.clear(from);
  await user.type(from, 'Title Company');
  fireEvent.change(day, { target: { value: '2026-01-06' } });
  await waitFor(() => expect(day).toHaveValue('2026-01-06'));
  expect(from).toHaveValue('Title Company');
});

test('a deposit is paid last, or first where it is chosen', async () => {
  const deposit = {
    property: aspen,
    invoice: { id: idOf(420), number: 77 },
    description: 'Refundable deposit: Clubhouse',
    openMinor: 30_000,
  };
  const { user, sent } = open({
    path: `${form}?property=${idOf(20)}`,
    answers: { [preview]: () => ({ data: previewOf({ deposits: [deposit] }) }) },
  });
  await user.type(await amount(), '100');
  const choice = await screen.findByRole('checkbox', {
    name: /^Pay first: Refundable deposit: Clubhouse, invoice 77/,
  });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await waitFor(() =>
    expect(paymentInput.parse(sent(preview).at(-1)).parts[0]).toMatchObject({ depositInvoiceId: idOf(420) }),
  );
});

test('of a bankruptcy, what fell due before the petition is settled where the payment is from the trustee', async () => {
  const petition = { property: aspen, petitionOn: '2026-10-05', openMinor: 30_000 };
  const { user, sent } = open({
    path: `${form}?property=${idOf(20)}`,
    answers: { [preview]: () => ({ data: previewOf({ petitions: [petition] }) }) },
  });
  await user.type(await amount(), '100');
  const choice = await screen.findByRole('checkbox', { name: /pre-petition charges of \$300\.00/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await waitFor(() =>
    expect(paymentInput.parse(sent(preview).at(-1)).parts[0]).toMatchObject({ isBeforePetition: true }),
  );
  // On another day nobody is in bankruptcy, and the choice is gone: what it said must not stay.
  fireEvent.change(screen.getByLabelText(/^Received/), { target: { value: '2026-09-01' } });
  await waitFor(() =>
    expect(paymentInput.parse(sent(preview).at(-1))).toMatchObject({
      receivedOn: '2026-09-01',
      parts: [{ isBeforePetition: false }],
    }),
  );
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
    permissions: ['Invoice Create', 'Properties List View', 'Invoices List View', 'Chart Update'],
  });
  expect(
    await screen.findByText(
      /There is no bank account or undeposited funds account in the chart of accounts\./,
    ),
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
