import { fileOf, idOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import { type BudgetImportRow, budgetImport } from '@courtyard/contract/budget/budget/budget-import';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { budgetOf } from '../budget.fixture';
import { BudgetImportPage } from './import.page';

const check = 'POST /api/v1/budgets/:budgetId/imports/check';
const apply = 'POST /api/v1/budgets/:budgetId/imports/apply';

const changed: BudgetImportRow = {
  line: 2,
  code: '4010',
  name: 'Regular assessments',
  verdict: 'changed',
  problem: null,
  cells: [
    {
      column: 'D',
      period: 1,
      text: '1,200',
      verdict: 'changed',
      beforeMinor: 100_000,
      afterMinor: 120_000,
      problem: null,
    },
  ],
};
const wrong: BudgetImportRow = {
  line: 3,
  code: '5010',
  name: 'Management',
  verdict: 'error',
  problem: null,
  cells: [
    {
      column: 'E',
      period: 2,
      text: '€5',
      verdict: 'error',
      beforeMinor: 0,
      afterMinor: null,
      problem: 'other-currency',
    },
  ],
};
const importOf = (rows: BudgetImportRow[]) =>
  sampleOf(budgetImport, {
    fileId: idOf(60),
    fileName: 'budget.xlsx',
    counts: {
      changed: rows.filter(({ verdict }) => verdict === 'changed').length,
      unchanged: 0,
      error: rows.filter(({ verdict }) => verdict === 'error').length,
    },
    rows,
    version: 3,
  });

const openPage = pageOpener({
  page: <BudgetImportPage />,
  permissions: ['Budget List View', 'Budget Update'],
  path: `/import?id=${idOf(100)}`,
  pattern: '/import',
  answers: {
    'GET /api/v1/budgets/:budgetId': () => ({ data: budgetOf() }),
    'POST /api/v1/files': () => Response.json({ data: fileOf(60, 'budget.xlsx') }, { status: 201 }),
    [check]: () => ({ data: importOf([changed]) }),
    [apply]: () => ({ data: budgetOf({ version: 4 }) }),
  },
  wrap: withUi,
});
const choose = async (user: ReturnType<typeof openPage>['user']) =>
  user.upload(
    await screen.findByLabelText('Excel workbook', { selector: 'input' }),
    new File(['PK'], 'budget.xlsx', {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  );

test('a workbook is checked cell by cell, and saved under the version of the check', async () => {
  const { user, sent } = openPage();
  await choose(user);
  expect(await screen.findByText(/\$1,000\.00 → \$1,200\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await waitFor(() => expect(sent(apply)).toEqual([{ fileId: idOf(60), version: 3 }]));
});

test('what is wrong is named by cell, and nothing can be saved', async () => {
  const { user } = openPage({ answers: { [check]: () => ({ data: importOf([changed, wrong]) }) } });
  await choose(user);
  expect(await screen.findByText(/is in another currency/)).toHaveTextContent('Cell E3:');
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('what is no draft takes no file', async () => {
  openPage({
    answers: { 'GET /api/v1/budgets/:budgetId': () => ({ data: budgetOf({ status: 'adopted' }) }) },
  });
  expect(await screen.findByText('This budget can’t be edited')).toBeVisible();
});
