import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { checking } from '../../bank-account/bank-account.fixture';
import { agingRowOf } from '../report.fixture';
import { AgingSummaryPage } from './aging.page';

const aging = 'GET /api/v1/financial-reports/agingsummary';
const facts = {
  basis: 'accrual' as const,
  journalNo: 812,
  madeAt: '2026-04-10T12:00:00.000Z',
  at: '2026-03-31',
};
const open = pageOpener({
  page: <AgingSummaryPage />,
  permissions: ['Financial Reports View'],
  answers: {
    [aging]: () => ({
      data: {
        ...facts,
        rows: [agingRowOf(), agingRowOf({ listing: 'payable' }), agingRowOf({ listing: 'deposit' })],
      },
    }),
  },
  wrap: withUi,
});

test('items by days past due stand beside their control account, whose balance leads to its entries', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Accounts receivable' }));
  expect(table.getByText('$5.00')).toBeVisible();
  const hrefsOf = (of: typeof table, name: string) =>
    of.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  const entries = `/banking-reports/financial-reports/ledger?accountId=${checking.id}&to=2026-03-31&journalNo=812`;
  expect(hrefsOf(table, '$125.00')).toEqual(['/accounting/unit-accounts?at=2026-03-31', entries]);
  expect(hrefsOf(table, '$5.00')).toEqual(['/accounting/unit-accounts?at=2026-03-31&aging=over90']);
  const payables = within(screen.getByRole('table', { name: 'Accounts payable' }));
  expect(hrefsOf(payables, '$5.00')).toEqual(['/accounting/bills/aging?at=2026-03-31']);
  const deposits = within(screen.getByRole('table', { name: 'Refundable deposits' }));
  expect(hrefsOf(deposits, '$5.00')).toEqual([entries]);
  expect(screen.getAllByText('Agrees with the control account')).toHaveLength(3);
});

test('a difference is said, and no open items too', async () => {
  const { unmount } = open({
    answers: { [aging]: () => ({ data: { ...facts, rows: [agingRowOf({ differenceMinor: 100 })] } }) },
  });
  expect(await screen.findByText(/Differs from the control account/)).toBeVisible();
  unmount();
  open({ answers: { [aging]: () => ({ data: { ...facts, rows: [] } }) } });
  expect(await screen.findByText('No open items')).toBeVisible();
});
