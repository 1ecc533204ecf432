import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { savedReportOf } from '../../saved-report/saved-report.fixture';
import { checking, operating } from '../../bank-account/bank-account.fixture';
import { balanceOf, columnOf, profitOf, reserve } from '../report.fixture';
import { BalanceSheetPage } from './balance-sheet.page';
import { ProfitAndLossPage } from './profit-and-loss.page';
import { TrialBalancePage } from './trial-balance.page';

const balance = 'GET /api/v1/financial-reports/balance';
const profit = 'GET /api/v1/financial-reports/profit';
const trialBalance = 'GET /api/v1/financial-reports/trial-balance';
const ledger = '/banking-reports/financial-reports/ledger';

const openBalance = pageOpener({
  page: <BalanceSheetPage />,
  path: '/banking-reports/financial-reports/balance?at=2026-03-31',
  pattern: '/banking-reports/financial-reports/balance',
  permissions: ['Financial Reports View'],
  answers: { [balance]: () => ({ data: balanceOf() }) },
  wrap: withUi,
});
const openProfit = pageOpener({
  page: <ProfitAndLossPage />,
  path: '/banking-reports/financial-reports/profit?columns=last-year',
  pattern: '/banking-reports/financial-reports/profit',
  permissions: ['Financial Reports View'],
  answers: { [profit]: () => ({ data: profitOf() }) },
  wrap: withUi,
});
const openTrialBalance = pageOpener({
  page: <TrialBalancePage />,
  path: '/banking-reports/financial-reports/trial-balance?at=2026-03-31',
  pattern: '/banking-reports/financial-reports/trial-balance',
  permissions: ['Financial Reports View'],
  wrap: withUi,
});

test('a balance sheet has a column per fund, and each figure leads to its entries', async () => {
  const { calls } = openBalance();
  const table = within(await screen.findByRole('table', { name: 'Balance sheet' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Operating',
    'Reserve',
    'Total',
  ]);
  expect(table.getByRole('link', { name: '($25.00)' })).toHaveAttribute(
    'href',
    `${ledger}?accountId=${checking.id}&fundId=${reserve.id}&to=2026-03-31&journalNo=812`,
  );
  expect(table.getByRole('link', { name: '$1,500.00' })).toHaveAttribute(
    'href',
    `${ledger}?type=asset&to=2026-03-31&journalNo=812`,
  );
  expect(screen.getByText(/Through journal entry 812/)).toBeVisible();
  expect(screen.getByText('Assets equal liabilities and fund balances.')).toBeVisible();
  expect(calls.find(({ name }) => name === balance)?.query.get('at')).toBe('2026-03-31');
});

test('another basis is asked for by the address, and a fault in the books is said', async () => {
  const { user, calls } = openBalance({
    answers: { [balance]: () => ({ data: balanceOf({ isBalanced: false }) }) },
  });
  expect(await screen.findByText(/Verify the ledger/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Basis' }), 'Cash');
  expect(calls.at(-1)?.query.get('basis')).toBe('cash');
});

test('against last year the change has no entries of its own, and sums lead to those of their types', async () => {
  openProfit();
  const table = within(await screen.findByRole('table', { name: 'Profit and loss' }));
  expect(table.getByText('$100.00')).toBeVisible();
  expect(table.queryByRole('link', { name: '$100.00' })).not.toBeInTheDocument();
  expect(table.getByRole('link', { name: '$910.00' })).toHaveAttribute(
    'href',
    `${ledger}?type=income&type=expense&from=2026-01-01&to=2026-03-31&closing=no&journalNo=812`,
  );
  expect(screen.getByRole('combobox', { name: 'Fund' })).toHaveTextContent(operating.name);
});

test('a trial balance has each balance on its side, which alone leads to its entries', async () => {
  const base = balanceOf();
  const sides = (['debit', 'credit'] as const).map((side) => columnOf({ key: side, kind: side, side }));
  const answer = balanceOf({
    report: 'trial-balance',
    columns: sides,
    rows: base.rows.slice(1, 2).map((row) => ({ ...row, cells: [0, 2500] })),
  });
  openTrialBalance({ answers: { [trialBalance]: () => ({ data: answer }) } });
  const table = within(await screen.findByRole('table', { name: 'Trial balance' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Debit, 03/31/2026',
    'Credit, 03/31/2026',
  ]);
  expect(table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['$25.00', `${ledger}?accountId=${checking.id}&to=2026-03-31&journalNo=812`],
  ]);
  expect(screen.getByText('Debits equal credits.')).toBeVisible();
});

test('a report is saved as the page shows it', async () => {
  const save = 'POST /api/v1/saved-reports';
  const { user, sent } = openBalance({
    answers: { [balance]: () => ({ data: balanceOf() }), [save]: () => ({ data: savedReportOf() }) },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Basis' }), 'Cash');
  await user.click(screen.getByRole('button', { name: 'Save this report' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cash today');
  await user.click(screen.getByRole('button', { name: 'Save report' }));
  await waitFor(() =>
    expect(sent(save)).toMatchObject([
      {
        name: 'Cash today',
        kind: 'balance',
        period: 'fixed-date',
        to: '2026-03-31',
        filters: { basis: 'cash' },
      },
    ]),
  );
});

test('whoever may not see reports is told so, and the server is not asked', async () => {
  const { calls } = openBalance({ permissions: [] });
  expect(await screen.findByText('Your role doesn’t include financial reports')).toBeVisible();
  expect(calls).toEqual([]);
});
