import { idOf, pageOpener } from '@courtyard/common/testing';
import type { TaxedAccount, TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TaxTestPage } from './tax-test.page';

const row = (
  place: number,
  [code, name]: [string, string],
  type: TaxedAccount['type'],
  taxTag: TaxedAccount['taxTag'],
  amountMinor: number,
): TaxedAccount => ({ id: idOf(place), code, name, type, taxTag, amountMinor });

const tests: TaxTests = {
  year: 2026,
  from: '2026-01-01',
  to: '2026-12-31',
  basis: 'accrual',
  years: [2026, 2025],
  accounts: [
    row(1, ['4010', 'Assessments'], 'income', 'exempt-function', 599_900),
    row(2, ['4300', 'Bank interest'], 'income', 'non-exempt', 400_100),
    row(3, ['5200', 'Landscaping'], 'expense', 'property', 900_000),
    row(4, ['5400', 'Bad debts'], 'expense', 'not-spent', -5000),
    row(5, ['5900', 'Other'], 'expense', null, 120_000),
    row(6, ['5950', 'Laundry'], 'expense', 'other-direct', 1000),
  ],
  income: { countedMinor: 599_900, totalMinor: 1_000_000, share: 599_900, verdict: 'not-met' },
  expenses: { countedMinor: 900_000, totalMinor: 1_021_000, share: 881_488, verdict: 'open' },
  taxable: { incomeMinor: 400_100, directMinor: 1000, deductionMinor: 10_000, taxableMinor: 389_100 },
};
const read = 'GET /api/v1/tax-tests';
const open = pageOpener({
  page: <TaxTestPage />,
  path: '/bookkeeping/tax-tests?year=2026',
  pattern: '/bookkeeping/tax-tests',
  permissions: ['Charts List View', 'Chart Update'],
  answers: { [read]: () => ({ data: tests }) },
  wrap: withUi,
});

const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('each test says how it stands, and a figure opens its entries of the year', async () => {
  open();
  const income = await table('60% income test');
  // Rounded down: 59.99% does not look like 60%.
  expect(screen.getByText('59.9%: $5,999.00 of $10,000.00.')).toBeVisible();
  expect(screen.getByText('Not met')).toBeVisible();
  expect(screen.getByText('Depends on untagged accounts')).toBeVisible();
  expect(income.getByRole('link', { name: '$4,001.00' }).getAttribute('href')).toContain(
    `id=${idOf(2)}&date=2026-01-01..2026-12-31`,
  );
  const expenses = await table('90% expenditure test');
  const rows = expenses.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'AccountAmount',
    '5200 LandscapingAssociation property$9,000.00',
    'For association property (item C)$9,000.00',
    '5900 OtherNot tagged$1,200.00',
    '5950 LaundryOther purpose, for nonexempt income$10.00',
    'For other purposes$1,210.00',
    'All expenditures (item D)$10,210.00',
    '5400 Bad debtsNot an expenditure($50.00)',
    'Excluded from the test($50.00)',
  ]);
  const taxable = await table('Taxable income');
  expect(taxable.getByRole('row', { name: /Laundry/ })).toHaveTextContent('($10.00)');
  expect(taxable.getByRole('row', { name: /line 19/ })).toHaveTextContent('$3,891.00');
  expect(screen.getByRole('note')).toHaveTextContent(/tax adviser/);
});

test('what is not tagged leads to where it is said, for who may say it', async () => {
  const { unmount } = open();
  const link = async () => (await table('1 account is not tagged')).getByRole('link', { name: '5900 Other' });
  expect((await link()).getAttribute('href')).toContain(`/edit?id=${idOf(5)}`);
  unmount();
  open({ permissions: ['Charts List View'] });
  expect((await link()).getAttribute('href')).toContain(`/details?id=${idOf(5)}`);
});

test('another year and another basis are asked for, and a year without anything says so', async () => {
  const { calls, user } = open({ answers: { [read]: () => ({ data: { ...tests, accounts: [] } }) } });
  expect(await screen.findByText('No income and no expenses')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Basis' }), 'cash');
  const last = () => calls.filter(({ name }) => name === read).at(-1)?.query;
  await waitFor(() => expect([last()?.get('year'), last()?.get('basis')]).toEqual(['2025', 'cash']));
});
