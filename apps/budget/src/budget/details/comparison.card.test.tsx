import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { budgetOf, budgetSummaryOf } from '../budget.fixture';
import { ComparisonCard } from './comparison.card';

const one = budgetOf();
const lastYear = budgetSummaryOf({ id: idOf(101), yearFrom: '2026-01-01', yearTo: '2026-12-31', number: 1 });
const roof = budgetSummaryOf({
  id: idOf(102),
  scenario: 'Roof',
  number: 3,
  expenseMinor: 700_000,
  netMinor: 500_000,
});
const lean = budgetSummaryOf({
  id: idOf(103),
  scenario: 'Lean',
  number: 4,
  expenseMinor: 550_000,
  netMinor: 650_000,
});
const known = [lastYear, roof, lean];
const years = new Map([
  [idOf(101), 580_000],
  [idOf(102), 700_000],
  [idOf(103), 550_000],
]);

const openCard = pageOpener({
  page: <ComparisonCard budget={one} />,
  permissions: ['Budget List View'],
  path: '/',
  pattern: '/',
  answers: {
    'GET /api/v1/budgets/choices': () => ({ data: { funds: [], years: [], budgets: [...known, one] } }),
    'GET /api/v1/budgets/:budgetId/compared': ({ query }) => {
      const others = query.getAll('otherId').flatMap((id) => known.filter((each) => each.id === id));
      return {
        data: {
          one: budgetSummaryOf(),
          others,
          rows: [
            {
              account: { id: idOf(11), code: '5010', name: 'Management', type: 'expense' },
              oneMinor: 600_000,
              others: others.map(({ id }) => ({
                amountMinor: years.get(id) ?? 0,
                differenceMinor: (years.get(id) ?? 0) - 600_000,
              })),
            },
          ],
        },
      };
    },
  },
  wrap: withUi,
});

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('three scenarios of a year stand beside each other by account, with differences and totals', async () => {
  const { user } = openCard();
  const first = await screen.findByLabelText('Compare with', { selector: 'select' });
  expect(
    within(first)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a budget',
    'Operating 2027 · Roof v3',
    'Operating 2027 · Lean v4',
    'Operating 2026 · Base v1',
  ]);
  await user.selectOptions(first, idOf(102));
  await screen.findByRole('columnheader', { name: 'Difference, Roof v3' });
  const second = screen.getByLabelText('Also compare with');
  expect(within(second).queryByRole('option', { name: /Roof/ })).toBeNull();
  await user.selectOptions(second, idOf(103));
  await screen.findByRole('columnheader', { name: 'Difference, Lean v4' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Base v2',
    'Roof v3',
    'Difference, Roof v3',
    'Lean v4',
    'Difference, Lean v4',
  ]);
  const row = ['$6,000.00', '$7,000.00', '$1,000.00', '$5,500.00', '($500.00)'];
  expect(cellsOf('5010 Management')).toEqual(row);
  expect(cellsOf('Total expenses')).toEqual(row);
  expect(cellsOf('Net income')).toEqual(['$6,000.00', '$5,000.00', '($1,000.00)', '$6,500.00', '$500.00']);

  await user.selectOptions(screen.getByLabelText('Compare with', { selector: 'select' }), '');
  await screen.findByRole('columnheader', { name: 'Lean v4' });
  expect(screen.queryByRole('columnheader', { name: 'Roof v3' })).toBeNull();
});

test('a link opens the comparison, and a budget of another year is called by it', async () => {
  openCard({ path: `/?with=${idOf(101)}` });
  expect(await screen.findByRole('columnheader', { name: 'Operating 2026 · Base v1' })).toBeVisible();
  expect(cellsOf('5010 Management')).toEqual(['$6,000.00', '$5,800.00', '($200.00)']);
});
