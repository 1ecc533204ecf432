import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { chartOf } from '../../../parts/chart/chart.fixture';
import { paymentOf } from '../payment.fixture';
import { PaymentPage } from './payment.page';

const read = 'GET /api/v1/payments/:paymentId';
const end = 'POST /api/v1/payments/:paymentId/end';
const letters = 'GET /api/v1/payments/:paymentId/letters';
const send = 'POST /api/v1/payments/:paymentId/letters';
const page = '/accounting/payments/details';

const open = pageOpener({
  page: <PaymentPage />,
  permissions: ['Invoices List View', 'Invoice Details View', 'Invoice Create'],
  path: `${page}?id=${idOf(500)}`,
  pattern: page,
  routes: [{ path: '/accounting/payments', element: <p>The list</p> }],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    [read]: () => ({ data: paymentOf({ creditMinor: 1_000, amountMinor: 11_000 }) }),
    [letters]: () => ({ data: [] }),
    'GET /api/v1/payments/:paymentId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
  },
  wrap: withUi,
});
const ask = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More for Payment 12' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void or mark as returned' }));
  return within(await screen.findByRole('dialog', { name: 'Void or return payment 12' }));
};

test('what it settled, in order and with its reasons, what stayed as credit, and its entries', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment 12' })).toBeVisible();
  expect(screen.getByText(/interest, then late fees/)).toBeVisible();
  expect(screen.getByText('Held as credit')).toBeVisible();
  expect(screen.getByText('1050 Undeposited funds')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entry 9' })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/details?id=${idOf(601)}`,
  );
});

test('taking it back says before what is open again; a return may cost a fee', async () => {
  const { user, sent } = open({
    answers: {
      [end]: () => ({
        data: paymentOf({
          status: 'returned',
          ended: { on: '2026-12-01', reason: 'No funds', by: 'Maya Okafor' },
        }),
      }),
    },
  });
  const question = await ask(user);
  expect(question.getByText(/\$100\.00 applied to 2 charges is open again/)).toBeVisible();
  expect(question.getByText(/\$10\.00 credit it left is removed too/)).toBeVisible();
  await user.type(question.getByLabelText(/^Returned payment fee/), '25');
  await user.click(await question.findByRole('combobox', { name: /^Income account for the fee/ }));
  await user.click(await screen.findByRole('option', { name: '4000 Assessments' }));
  await user.type(question.getByLabelText(/^Reason/), 'No funds');
  await user.click(question.getByRole('button', { name: 'Reverse payment' }));
  expect(await screen.findByText('Payment 12 reversed')).toBeVisible();
  expect(sent(end)).toMatchObject([
    { as: 'returned', feeMinor: 2_500, feeAccountId: idOf(40), reason: 'No funds' },
  ]);
});

test('what was recorded by mistake costs nothing, and a refusal is told where it was asked', async () => {
  const detail = 'Payment 12 was deposited. Take the deposit back first.';
  const { user, sent } = open({ answers: { [end]: () => problemOf(409, 'deposited', { detail }) } });
  const question = await ask(user);
  await user.type(question.getByLabelText(/^Returned payment fee/), '25');
  await user.click(question.getByRole('radio', { name: 'Recorded by mistake' }));
  expect(question.queryByLabelText(/^Returned payment fee/)).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Reverse payment' }));
  expect(sent(end)).toEqual([]);
  await user.type(question.getByLabelText(/^Reason/), 'Typed twice');
  await user.click(question.getByRole('button', { name: 'Reverse payment' }));
  expect(await question.findByText(detail)).toBeVisible();
  expect(sent(end)).toMatchObject([{ as: 'void', feeMinor: 0 }]);
});

test('one that ended says how, and is not ended twice; who only reads cannot end one', async () => {
  const ended = { on: '2026-12-01', reason: 'No funds', by: 'Maya Okafor' };
  open({ answers: { [read]: () => ({ data: paymentOf({ status: 'returned', ended }) }) } });
  expect(screen.queryByRole('button', { name: 'Send receipt' })).not.toBeInTheDocument();
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Returned by the bank on 12/01/2026. Recorded by Maya Okafor: No funds',
  );
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
  open({ permissions: ['Invoice Details View'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment 12' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
});

const letterOf = (part: Partial<OwnerLetter> = {}): OwnerLetter => ({
  id: idOf(900),
  kind: 'receipt',
  recipient: 'Nora Vance',
  askedAt: '2026-11-20T15:00:00Z',
  sentBy: 'Maya Okafor',
  state: 'queued',
  withheld: null,
  sentAt: null,
  ...part,
});

test('its receipt is sent after one question, once for a double click, and where it stands is shown', async () => {
  let sentOnes: OwnerLetter[] = [letterOf({ id: idOf(901), state: 'withheld', withheld: 'unreachable' })];
  const { user, sent } = open({
    answers: {
      [letters]: () => ({ data: sentOnes }),
      [send]: () => {
        sentOnes = [letterOf(), ...sentOnes];
        return { data: sentOnes };
      },
    },
  });
  expect(await screen.findByText(/Not sent: the email address is no longer on file/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Send receipt' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Send receipt for payment 12?' }));
  await user.dblClick(question.getByRole('button', { name: 'Send receipt' }));
  expect(await screen.findByText('1 receipt queued')).toBeVisible();
  expect(await screen.findByText('Queued')).toBeVisible();
  expect(sent(send)).toHaveLength(1);
});

test('an address that names none leads to the list', async () => {
  const { user } = open({ path: page });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All payments' }));
  expect(await screen.findByText('The list')).toBeVisible();
});
