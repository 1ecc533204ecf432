import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { depositOf } from '../deposit.fixture';
import { DepositsPage } from '../list/deposits.page';
import { DepositPage } from './deposit.page';

const read = 'GET /api/v1/deposits/:depositId';
const voiding = 'POST /api/v1/deposits/:depositId/void';
const page = '/accounting/deposits/details';
const shared = {
  permissions: ['Invoices List View', 'Invoice Details View', 'Invoice Create'],
  answers: {
    [read]: () => ({ data: depositOf() }),
    'GET /api/v1/deposits': () => ({ data: [depositOf()], page: pageOf({ total: 1 }) }),
  },
  wrap: withUi,
};
const open = pageOpener({ page: <DepositPage />, path: `${page}?id=${idOf(950)}`, pattern: page, ...shared });
const openList = pageOpener({ page: <DepositsPage />, ...shared });

test('what is in it, its slip and its entries; voiding tells a refusal where it was asked', async () => {
  const detail = 'The bank returned a payment in this deposit, so the deposit can’t be voided.';
  const { user, sent } = open({
    answers: { [voiding]: () => problemOf(409, 'deposit-returned', { detail }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Deposit 5' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payment 12' })).toHaveAttribute(
    'href',
    `/accounting/payments/details?id=${idOf(500)}`,
  );
  expect(screen.getByRole('link', { name: 'Entry 11' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deposit slip (PDF)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More for Deposit 5' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void deposit' }));
  const question = within(await screen.findByRole('dialog', { name: 'Void deposit 5?' }));
  expect(question.getByText(/\$150\.00 comes out of 1000 Checking/)).toBeVisible();
  await user.type(question.getByLabelText(/^Reason/), 'Another bank');
  await user.click(question.getByRole('button', { name: 'Void deposit 5' }));
  expect(await question.findByText(detail)).toBeVisible();
  expect(sent(voiding)).toMatchObject([{ reason: 'Another bank' }]);
});

test('the list leads to each deposit and to a new one', async () => {
  openList();
  expect(await screen.findByRole('link', { name: '5' })).toHaveAttribute('href', `${page}?id=${idOf(950)}`);
  expect(screen.getByRole('link', { name: 'New deposit' })).toHaveAttribute(
    'href',
    '/accounting/deposits/create',
  );
});
