import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { chartOf } from '../../../../parts/chart/chart.fixture';
import { paymentOf } from '../../../payment/payment.fixture';
import { adjustmentOf } from '../adjustment.fixture';
import { AdjustmentPage } from './adjustment.page';

const read = 'GET /api/v1/adjustments/:adjustmentId';
const voiding = 'POST /api/v1/adjustments/:adjustmentId/void';
const recover = 'POST /api/v1/adjustments/:adjustmentId/recoveries';
const page = '/accounting/adjustments/details';
const writeOff = adjustmentOf({
  kind: 'write-off',
  creditMinor: 0,
  account: { id: idOf(44), name: '5400 Bad debts' },
  approvedBy: 'Bo Board',
  recoverableMinor: 8_000,
});

const open = pageOpener({
  page: <AdjustmentPage />,
  permissions: ['Invoices List View', 'Invoice Details View', 'Invoice Create'],
  path: `${page}?id=${idOf(900)}`,
  pattern: page,
  routes: [{ path: '/accounting/adjustments', element: <p>The list</p> }],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    [read]: () => ({ data: adjustmentOf() }),
    'GET /api/v1/adjustments/:adjustmentId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
  },
  wrap: withUi,
});

test('which charges it took away, what became credit, and its entries; voiding tells a refusal where it was asked', async () => {
  const detail =
    'The credit it left was used. First void the invoice or refund that used it, or undo its transfer to the buyer.';
  const { user, sent } = open({ answers: { [voiding]: () => problemOf(409, 'credit-used', { detail }) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Credit memo 3' })).toBeVisible();
  expect(screen.getByText('$30.00 became credit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invoice 1042' })).toHaveAttribute(
    'href',
    `/accounting/invoices/${idOf(400)}`,
  );
  expect(screen.getByRole('link', { name: 'Entry 10' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record recovery' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for Credit memo 3' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  const question = within(await screen.findByRole('dialog', { name: 'Void credit memo 3?' }));
  await user.type(question.getByLabelText(/^Reason/), 'It was right');
  await user.click(question.getByRole('button', { name: 'Void credit memo 3' }));
  expect(await question.findByText(detail)).toBeVisible();
  expect(sent(voiding)).toMatchObject([{ reason: 'It was right' }]);
});

test('of a write-off it says who approved it, and what is paid on it is recorded there', async () => {
  const { user, sent } = open({
    answers: { [read]: () => ({ data: writeOff }), [recover]: () => ({ data: paymentOf() }) },
  });
  expect(await screen.findByText('Bo Board')).toBeVisible();
  expect(screen.getByText('$80.00 can still be recovered.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record recovery' }));
  const form = within(await screen.findByRole('dialog', { name: 'Record a payment on write-off 3' }));
  expect(await form.findByLabelText(/^Amount/)).toHaveValue('80.00');
  await user.click(form.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Payment recorded')).toBeVisible();
  expect(sent(recover)).toMatchObject([{ amountMinor: 8_000, method: 'check' }]);
});

test('a void one says by whom and why, and is not voided twice', async () => {
  const voided = { on: '2026-11-25', reason: 'It was right', by: 'Maya Okafor' };
  open({ answers: { [read]: () => ({ data: adjustmentOf({ status: 'void', voided }) }) } });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Voided on 11/25/2026 by Maya Okafor: It was right',
  );
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
});
