import { idOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import { budgetReport } from '@courtyard/contract/budget/budget-report/budget-report';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BudgetReportPage } from './budget-report.page';

const fund = { id: idOf(1), code: 'OP', name: 'Operating' };
const report = sampleOf(budgetReport, {
  basis: 'accrual',
  journalNo: 40,
  madeAt: '2026-11-29T12:00:00Z',
  fund,
  funds: [fund],
  yearFrom: '2026-01-01',
  yearTo: '2026-12-31',
  years: [
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2025-01-01', to: '2025-12-31' },
  ],
  through: 10,
  from: '2026-01-01',
  to: '2026-10-31',
  budget: { id: idOf(5), scenario: 'Base', number: 2 },
  rows: [
    {
      key: idOf(11),
      total: null,
      account: { id: idOf(11), code: '5100', name: 'Electricity' },
      types: ['expense'],
      budgetMinor: 100_000,
      actualMinor: 91_250,
      varianceMinor: -8750,
      percentHundredths: 9125,
      yearMinor: 120_000,
      forecastMinor: 111_250,
    },
  ],
});

const openPage = pageOpener({
  page: <BudgetReportPage />,
  permissions: ['Financial Reports View', 'Budget List View'],
  path: '/budget',
  pattern: '/budget',
  answers: { 'GET /api/v1/financial-reports/budget': () => ({ data: report }) },
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
    `/banking-reports/financial-reports/ledger?accountId=${idOf(11)}&fundId=${idOf(1)}&from=2026-01-01&to=2026-10-31&closing=no`,
  );
  expect(screen.getByRole('link', { name: 'Open the budget' })).toBeVisible();
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

test('an earlier fiscal year is chosen, and the report is asked for it', async () => {
  const { calls, user } = openPage();
  await user.selectOptions(await screen.findByLabelText('Fiscal year'), '2025');
  await waitFor(() => expect(calls.at(-1)?.query.get('yearFrom')).toBe('2025-01-01'));
});

test('whoever may not see reports is told so, and the server is not asked', async () => {
  const { calls } = openPage({ permissions: [] });
  expect(await screen.findByText('Your role doesn’t include financial reports')).toBeVisible();
  expect(calls).toEqual([]);
});
