import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { chartOf } from '../../../parts/chart/chart.fixture';
import { billOf } from '../bill.fixture';
import { BillPage } from './bill.page';

const read = 'GET /api/v1/bills/:billId';
const voiding = 'POST /api/v1/bills/:billId/void';
const page = '/accounting/bills/details';
const open = pageOpener({
  page: <BillPage />,
  permissions: ['Bills List View', 'Bill Details View', 'Bill Create', 'Bill Pay'],
  path: `${page}?id=${idOf(800)}`,
  pattern: page,
  answers: {
    [read]: () => ({ data: billOf() }),
    'GET /api/v1/bills/:billId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
  },
  wrap: withUi,
});

test('what it is for, what paid it, who approved it, and the way to pay the rest', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bill G-77' })).toBeVisible();
  expect(screen.getByText('$200.00 of $300.00 due')).toBeVisible();
  expect(screen.getByText(/1099-NEC, box 1/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payment 7' })).toHaveAttribute(
    'href',
    `/accounting/vendor-payments/details?id=${idOf(850)}`,
  );
  expect(screen.getByText('Iris Chen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    `/accounting/bills/pay?bill=${idOf(800)}`,
  );
});

test('one that waits says so and can be changed, not paid', async () => {
  const waiting = billOf({ status: 'waiting', openMinor: 0, payments: [], entries: [], approvedBy: null });
  open({ answers: { [read]: () => ({ data: waiting }) } });
  expect(await screen.findByRole('note')).toHaveTextContent(/until approved/);
  expect(screen.queryByText('Balance due')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
});

test('what a vendor paid back for a credit is recorded from its page', async () => {
  const credit = billOf({ kind: 'credit', totalMinor: -30_000, openMinor: -20_000 });
  const { user, sent } = open({
    answers: {
      [read]: () => ({ data: credit }),
      'GET /api/v1/accounts': () => ({ data: chartOf() }),
      'POST /api/v1/vendor-payments': () => ({ data: { payments: [], approvalIds: [] } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Record refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund from/ }));
  await user.type(await dialog.findByLabelText(/Reference/), 'Check 88');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await screen.findByText('Refund recorded')).toBeVisible();
  expect(sent('POST /api/v1/vendor-payments')).toMatchObject([
    { isRefund: true, reference: 'Check 88', parts: [{ billId: credit.id, amountMinor: 20_000 }] },
  ]);
});

test('a draft that nobody else can approve names the missing permission', async () => {
  const draft = { status: 'draft' as const, openMinor: 0, payments: [], entries: [], approvedBy: null };
  open({ answers: { [read]: () => ({ data: billOf({ ...draft, missingRight: 'Bill Approve' }) }) } });
  expect(await screen.findByRole('note')).toHaveTextContent(/no one else has the “Bill Approve” permission/);
  expect(screen.getByRole('link', { name: 'Review and enter' })).toBeVisible();
});

test('voiding says before what it does; what was paid is taken back first', async () => {
  const unpaid = billOf({ status: 'open', openMinor: 30_000, payments: [] });
  const { user, sent } = open({
    answers: {
      [read]: () => ({ data: unpaid }),
      [voiding]: () => ({ data: billOf({ status: 'void' }) }),
    },
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Bill G-77' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
    return within(await screen.findByRole('dialog'));
  };
  const question = await ask();
  expect(question.getByText(/\$300\.00 is no longer owed to Greenway Landscaping/)).toBeVisible();
  await user.type(question.getByLabelText(/^Reason/), 'Entered twice');
  await user.click(question.getByRole('button', { name: 'Void bill G-77' }));
  expect(await screen.findByText('G-77 voided')).toBeVisible();
  expect(sent(voiding)).toMatchObject([{ reason: 'Entered twice' }]);
});

test('where something was paid, the dialog leads to the payment', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Bill G-77' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  const first = within(await screen.findByRole('dialog', { name: 'This bill has payments' }));
  expect(first.getByRole('link', { name: 'Open payment' })).toBeVisible();
});
