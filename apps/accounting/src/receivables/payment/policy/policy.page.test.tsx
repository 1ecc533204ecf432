import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf } from '../../../parts/chart/chart.fixture';
import { aspen } from '../../invoice/invoice.fixture';
import { salePolicyOf } from '../../sale/sale.fixture';
import { lateOf, policyOf } from '../payment.fixture';
import { PolicyPage } from './policy.page';
import { inForce } from './policy.rules';

const list = 'GET /api/v1/payment-policies';
const set = 'POST /api/v1/payment-policies';
const lateList = 'GET /api/v1/late-charge-policies';
const lateSet = 'POST /api/v1/late-charge-policies';
const latePreview = 'POST /api/v1/late-charge-policies/preview';
const setting = 'GET /api/v1/billing-setting';
const saveSetting = 'PUT /api/v1/billing-setting';
const unset = { howToPay: null, bookingItem: null, bookingDueDays: 0, sendsReceipts: false, version: 1 };
const none = () => ({ data: [], page: pageOf({ total: 0 }) });
const ahead = policyOf({ id: idOf(701), name: 'texas', version: 'texas-1', effectiveOn: '2099-01-01' });

const open = pageOpener({
  page: <PolicyPage />,
  permissions: ['Invoices List View', 'Invoice Create'],
  answers: {
    [list]: () => ({ data: [ahead, policyOf()], page: pageOf({ total: 2 }) }),
    [lateList]: none,
    'GET /api/v1/sale-policies': () => ({ data: [salePolicyOf()], page: pageOf() }),
    [setting]: () => ({ data: unset }),
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    [latePreview]: () => ({ data: lateOf().preview }),
    [lateSet]: () => ({ data: lateOf().policy }),
  },
  wrap: withUi,
});

test('the order in force is the latest that began; one that is ahead is not', () => {
  const before = policyOf({ id: idOf(702), effectiveOn: '2025-01-01' });
  const all = [before, ahead, policyOf()];
  expect(inForce(all, '2026-12-01')).toEqual(policyOf());
  expect(inForce(all, '2025-12-31')).toEqual(before);
  expect(inForce(all, '2024-12-31')).toBeUndefined();
});

test('the order in force is said step by step, and every version is listed', async () => {
  open();
  expect(await screen.findByText('Current: Florida')).toBeVisible();
  expect(screen.getByText('Costs and attorney fees')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(
    expect.arrayContaining([
      'Payment order',
      'Payment instructions',
      'Email receipts',
      'Late fees and interest',
      'Sale of a unit',
      'Common area bookings',
    ]),
  );
  expect(screen.getByText('From 01/01/2099')).toBeVisible();
});

test('another order is set from a day on, and a refusal is told where it was asked', async () => {
  const detail = 'There is an order from this day on already.';
  let isTaken = true;
  const { user, sent } = open({
    answers: {
      [set]: () => (isTaken ? problemOf(409, 'policy-there', { detail }) : { data: ahead }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change order' }));
  const action = dialog.getByRole('button', { name: 'Change order' });
  await user.click(action);
  expect(sent(set)).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /^Texas/ }));
  await user.click(action);
  expect(await dialog.findByText(detail)).toBeVisible();
  isTaken = false;
  await user.click(action);
  expect(await screen.findByText('“Texas” takes effect 01/01/2099')).toBeVisible();
  expect(sent(set).at(-1)).toMatchObject({ name: 'texas' });
});

test('without an order it says what counts until there is one; who only reads sets none', async () => {
  open({
    permissions: ['Invoices List View'],
    answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) },
  });
  expect(await screen.findByText('Until you set one, the oldest charge is paid first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change order' })).not.toBeInTheDocument();
});

test('what late payment costs begins with a template, shows whom it would have charged, and is set from a day on', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('No late fees or interest are set up.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set late fees and interest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set late fees and interest' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'Florida');
  expect(await dialog.findByLabelText(/^Minimum fee/)).toHaveValue('25.00');
  expect(dialog.getByLabelText(/^Annual rate/)).toHaveValue('18');
  const action = dialog.getByRole('button', { name: 'Set late fees and interest' });
  await user.click(action);
  const feeAccount = dialog.getByRole('combobox', { name: /^Late fee income account/ });
  await waitFor(() => expect(feeAccount).toHaveAccessibleDescription(/Choose an income account/));
  for (const field of [feeAccount, dialog.getByRole('combobox', { name: /^Interest income account/ })]) {
    await user.type(field, 'Assess');
    await user.keyboard('{Enter}');
  }
  expect(await dialog.findByText('1 unit, $28.10 in total')).toBeVisible();
  expect(dialog.getByText(`${aspen.name}: fee $25.00, interest $3.10`)).toBeVisible();
  await user.click(action);
  expect(await screen.findByText(/Late fees and interest set from/)).toBeVisible();
  expect(sent(lateSet)).toMatchObject([
    {
      name: 'florida',
      lateFee: { graceDays: 0, fixedMinor: 2500, millionths: 50_000, of: 'installment', capMinor: null },
      interest: { millionthsPerYear: 180_000, fromDays: 0, yearDays: '365' },
      feeAccountId: idOf(40),
      interestAccountId: idOf(40),
    },
  ]);
});

test('each version of what late payment costs is said in words', async () => {
  open({ answers: { [lateList]: () => ({ data: [lateOf().policy], page: pageOf({ total: 1 }) }) } });
  expect(
    await screen.findByText(
      'Late fee: $25.00 or 5% of the full assessment, whichever is greater, after 0 days',
    ),
  ).toBeVisible();
  expect(screen.getByText('Interest: 18% a year, starting 0 days after the due date')).toBeVisible();
});

test('a fee that is only an amount, or only a part, is said as that', async () => {
  const { policy } = lateOf();
  const fee = { graceDays: 10, fixedMinor: 2_500, millionths: 0, of: 'installment' as const, capMinor: null };
  const own = { ...policy, name: 'neutral' as const, lateFee: fee };
  const part = { ...policy, id: idOf(991), lateFee: { ...fee, fixedMinor: 0, millionths: 50_000 } };
  open({ answers: { [lateList]: () => ({ data: [own, part], page: pageOf({ total: 2 }) }) } });
  expect(await screen.findByText('Late fee: $25.00, after 10 days')).toBeVisible();
  expect(screen.getByText('Late fee: 5% of the full assessment, after 10 days')).toBeVisible();
  expect(screen.getByText('Custom terms')).toBeVisible();
});

test('bookings are billed as a service or item that is chosen here; until then it says that nothing is', async () => {
  const club = { id: idOf(60), name: 'Clubhouse rental' };
  const { user, sent } = open({
    permissions: ['Invoices List View', 'Invoice Create', 'Bookkeeping Service List View'],
    answers: {
      'GET /api/v1/service-items': () => ({ data: [club], page: pageOf() }),
      [saveSetting]: () => ({ data: { ...unset, bookingItem: club, bookingDueDays: 3, version: 2 } }),
    },
  });
  expect(await screen.findByText(/^Bookings aren’t billed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bill bookings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bill bookings' }));
  await user.type(dialog.getByRole('combobox', { name: /^Service or item/ }), 'Club');
  await user.click(await screen.findByRole('option', { name: 'Clubhouse rental' }));
  const days = dialog.getByLabelText(/^Due \(days before/);
  await user.clear(days);
  await user.type(days, '3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Booking billing saved')).toBeVisible();
  expect(sent(saveSetting)).toEqual([{ bookingItemId: idOf(60), bookingDueDays: 3, version: 1 }]);
});

test('what bookings are billed as is said with when that is due', async () => {
  const bookingItem = { id: idOf(60), name: 'Clubhouse rental' };
  open({
    permissions: ['Invoices List View'],
    answers: { [setting]: () => ({ data: { ...unset, bookingItem, bookingDueDays: 1 } }) },
  });
  expect(
    await screen.findByText('Billed as “Clubhouse rental”, due 1 day before the booking.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bill bookings' })).not.toBeInTheDocument();
});

test('whether a payment begins with a receipt is switched here, and only told to who reads', async () => {
  const { user, sent } = open({
    answers: { [saveSetting]: () => ({ data: { ...unset, sendsReceipts: true, version: 2 } }) },
  });
  await user.click(await screen.findByRole('switch', { name: 'Send a receipt by default' }));
  expect(await screen.findByText('Receipt setting saved')).toBeVisible();
  expect(sent(saveSetting)).toEqual([{ sendsReceipts: true, version: 1 }]);
});
