import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { payoffOf } from '../payoff.fixture';
import { PayoffPage } from './payoff.page';

const one = 'GET /api/v1/payoff-statements/:payoffStatementId';

const unbilled = [{ title: 'Pool key', issuedOn: '2026-12-05', reason: 'The account 4110 is archived.' }];

const open = pageOpener({
  page: <PayoffPage />,
  permissions: ['Invoice Details View'],
  path: `/?id=${idOf(840)}`,
  answers: {
    [one]: () => ({ data: payoffOf({ feeInvoiceId: idOf(400), held: 'dispute', unbilled }) }),
    'GET /api/v1/payoff-statements/:payoffStatementId/history': () => ({ data: [], page: pageOf() }),
  },
  wrap: withUi,
});

test('a payoff says its total, of what it is made, why collection is held and what comes later', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Payoff statement 7' })).toBeVisible();
  expect(screen.getByText('Assessment of November')).toBeVisible();
  expect(
    screen.getByText('Collections are paused for this unit: Dispute. No interest accrues.'),
  ).toBeVisible();
  expect(screen.getByText('Pool key, 12/05/2026: The account 4110 is archived.')).toBeVisible();
  expect(screen.getByText('Roof')).toBeVisible();
  expect(screen.getByText('First Title Co.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fee invoice' })).toHaveAttribute(
    'href',
    `/accounting/invoices/${idOf(400)}`,
  );
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});
