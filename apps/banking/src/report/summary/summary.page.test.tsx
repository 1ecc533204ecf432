import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { operating } from '../../bank-account/bank-account.fixture';
import { agingRowOf } from '../report.fixture';
import { ExecutiveSummaryPage } from './summary.page';

const result = { incomeMinor: 90_000, expenseMinor: 60_000, netMinor: 30_000 };
const open = pageOpener({
  page: <ExecutiveSummaryPage />,
  permissions: ['Financial Reports View'],
  answers: {
    'GET /api/v1/financial-reports/summary': () => ({
      data: {
        basis: 'accrual',
        journalNo: 812,
        madeAt: '2026-04-10T12:00:00.000Z',
        at: '2026-03-31',
        cash: [{ fund: operating, amountMinor: 120_000 }],
        cashMinor: 120_000,
        months: [
          { from: '2026-02-01', to: '2026-02-28', ...result },
          { from: '2026-03-01', to: '2026-03-31', ...result },
        ],
        year: { from: '2026-01-01', to: '2026-03-31', ...result },
        receivable: agingRowOf(),
        payable: null,
      },
    }),
  },
  wrap: withUi,
});

test('cash, results and open items on one page, each leading to its entries or its report', async () => {
  open();
  const cash = within(await screen.findByRole('table', { name: 'Cash by fund' }));
  expect(cash.getAllByRole('link', { name: '$1,200.00' }).map((link) => link.getAttribute('href'))).toEqual([
    `/banking-reports/financial-reports/ledger?group=cash&fundId=${operating.id}&to=2026-03-31&journalNo=812`,
    '/banking-reports/financial-reports/ledger?group=cash&to=2026-03-31&journalNo=812',
  ]);
  const year = within(screen.getByRole('table', { name: 'Fiscal year to date' }));
  expect(year.getByRole('link', { name: '$300.00' })).toHaveAttribute(
    'href',
    '/banking-reports/financial-reports/ledger?type=income&type=expense&from=2026-01-01&to=2026-03-31&closing=no&journalNo=812',
  );
  expect(await screen.findByText('Income and expenses by month')).toBeVisible();
  expect(await screen.findByText('Accounts receivable by days past due')).toBeVisible();
  expect(screen.getByText('No open items.')).toBeVisible();
});
