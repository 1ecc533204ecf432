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
    [aging]: () => ({ data: { ...facts, rows: [agingRowOf(), agingRowOf({ listing: 'payable' })] } }),
  },
  wrap: withUi,
});

test('items by days past due stand beside their control account, whose balance leads to its entries', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Accounts receivable' }));
  expect(table.getByText('$5.00')).toBeVisible();
  const hrefs = table.getAllByRole('link', { name: '$125.00' }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/accounting/unit-accounts?at=2026-03-31',
    `/banking-reports/financial-reports/ledger?accountId=${checking.id}&to=2026-03-31`,
  ]);
  expect(screen.getAllByText('Agrees with the control account')).toHaveLength(2);
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
