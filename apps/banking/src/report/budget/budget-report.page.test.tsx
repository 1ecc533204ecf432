import { idOf, pageOpener } from '@courtyard/common/testing';
import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { balanceOf, columnOf } from '../report.fixture';
import { BudgetReportPage } from './budget-report.page';

const fund = { id: idOf(1), code: 'OP', name: 'Operating' };
const reserve = { id: idOf(2), code: 'RES', name: 'Reserve' };
const kinds = ['budget', 'actual', 'variance', 'percent', 'year-budget', 'forecast'] as const;
const its = { from: '2026-01-01', to: '2026-10-31' };

const reportOf = (more: Partial<FinancialReport> = {}): FinancialReport => ({
  ...balanceOf({ report: 'budget', withClosing: false, fund, funds: [fund, reserve], ...its }),
  columns: kinds.map((kind) =>
    columnOf({
      ...its,
      key: kind,
      kind,
      fund,
      isComparison: kind === 'variance' || kind === 'percent' || kind === 'forecast',
    }),
  ),
  rows: [
    {
      key: idOf(11),
      kind: 'account',
      line: null,
      account: { id: idOf(11), code: '5100', name: 'Electricity' },
      fund: null,
      types: ['expense'],
      group: null,
      dates: 'column',
      sign: 1,
      cells: [100_000, 91_250, -8750, 9125, 120_000, 111_250],
    },
  ],
  budget: {
    year: { from: '2026-01-01', to: '2026-12-31' },
    years: [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
    through: 2,
    periodEnds: ['2026-01-31', '2026-10-31', '2026-12-31'],
    adopted: [{ id: idOf(5), scenario: 'Base', number: 2, fund }],
  },
  ...more,
});

const openPage = pageOpener({
  page: <BudgetReportPage />,
  permissions: ['Financial Reports View', 'Budget List View'],
  path: '/budget',
  pattern: '/budget',
  answers: { 'GET /api/v1/financial-reports/budget': () => ({ data: reportOf() }) },
  wrap: withUi,
});

test('figures are shown as the server has them, and the actual leads to its entries', async () => {
  openPage();
  const row = within(await screen.findByRole('row', { name: /5100 Electricity/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$1,000.00',
    '$912.50',
    '($87.50)',
    '91.3%',
    '$1,200.00',
    '$1,112.50',
  ]);
  expect(row.getByRole('link', { name: '$912.50' })).toHaveAttribute(
    'href',
    `/banking-reports/financial-reports/ledger?accountId=${idOf(11)}&fundId=${idOf(1)}&from=2026-01-01&to=2026-10-31&closing=no&journalNo=812`,
  );
  expect(screen.getByRole('link', { name: 'Budget of Operating: Base v2' })).toBeVisible();
});

test('what is budgeted leads to its line in the budget, where somebody may see budgets', async () => {
  openPage();
  const row = within(await screen.findByRole('row', { name: /5100 Electricity/ }));
  for (const name of ['$1,000.00', '$1,200.00'])
    expect(row.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/budget-expenses/budgeting/details?id=${idOf(5)}&account=${idOf(11)}`,
    );
  openPage({ permissions: ['Financial Reports View'] });
  const plain = within(await screen.findByRole('row', { name: /5100 Electricity/ }));
  expect(plain.queryByRole('link', { name: '$1,000.00' })).toBeNull();
  expect(plain.getByRole('link', { name: '$912.50' })).toBeVisible();
});

test('columns are called by their fund, and what has no percent says so', async () => {
  const columns = [
    columnOf({ ...its, key: 'a', kind: 'budget', fund, by: 'fund' }),
    columnOf({ ...its, key: 'b', kind: 'actual', fund: reserve, by: 'fund' }),
    columnOf({ ...its, key: 'c', kind: 'percent' }),
  ];
  const report = reportOf({ fund: null, columns });
  const rows = report.rows.map((row) => ({ ...row, cells: [1000, 2000, null] }));
  openPage({ answers: { 'GET /api/v1/financial-reports/budget': () => ({ data: { ...report, rows } }) } });
  const table = within(await screen.findByRole('table', { name: 'Budget vs. actual' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Operating: Budget',
    'Reserve: Actual',
    '% of budget',
  ]);
  expect(table.getAllByRole('cell').at(-1)).toHaveTextContent('–');
});

test('an earlier fiscal year is chosen, and the report is asked for it', async () => {
  const { calls, user } = openPage();
  await user.selectOptions(await screen.findByLabelText('Fiscal year'), '2025');
  await waitFor(() => expect(calls.at(-1)?.query.get('at')).toBe('2025-12-31'));
});

test('whoever may not see reports is told so, and the server is not asked', async () => {
  const { calls } = openPage({ permissions: [] });
  expect(await screen.findByText('Your role doesn’t include financial reports')).toBeVisible();
  expect(calls).toEqual([]);
});
