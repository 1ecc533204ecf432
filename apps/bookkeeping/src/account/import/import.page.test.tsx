import { fileOf, idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { type ChartImport, chartImport } from '@courtyard/contract/bookkeeping/account/import';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportPage } from './import.page';

const check = 'POST /api/v1/accounts/imports/check';
const apply = 'POST /api/v1/accounts/imports/apply';

const row = { line: 2, verdict: 'create', code: '5100', name: 'Landscaping', changes: {}, errors: {} };
const importOf = (part: Partial<ChartImport> = {}) =>
  chartImport.parse({
    fileId: idOf(60),
    fileName: 'chart.csv',
    counts: { create: 1, update: 1, unchanged: 0, error: 0 },
    basedOn: 'state-1',
    rows: [
      row,
      {
        ...row,
        line: 3,
        verdict: 'update',
        code: '1010',
        name: 'Checking',
        changes: { name: { before: 'Cash', after: 'Checking' } },
      },
    ],
    ...part,
  });
const wrong = importOf({
  counts: { create: 1, update: 0, unchanged: 0, error: 1 },
  rows: [
    chartImport.shape.rows.element.parse(row),
    chartImport.shape.rows.element.parse({
      ...row,
      line: 3,
      verdict: 'error',
      errors: { below: 'There is no heading 9999.' },
    }),
  ],
});

const open = pageOpener({
  page: <ImportPage />,
  permissions: ['Charts List View', 'Chart Update'],
  answers: {
    'POST /api/v1/files': () => Response.json({ data: fileOf(60, 'chart.csv') }, { status: 201 }),
    [check]: () => ({ data: importOf() }),
    [apply]: () => ({ data: importOf() }),
  },
  wrap: withUi,
});
const choose = async (user: ReturnType<typeof open>['user']) =>
  user.upload(
    screen.getByLabelText('CSV file', { selector: 'input' }),
    new File(['Code,Name'], 'chart.csv', { type: 'text/csv' }),
  );

test('a file is checked, looked at, and written in one action after a question', async () => {
  const { user, sent } = open();
  await choose(user);
  const changed = within(await screen.findByRole('row', { name: /Line 3|1010/ }));
  expect(changed.getByText('Cash', { selector: 's' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Import 2 rows?' }));
  await user.click(question.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('Import complete')).toBeVisible();
  expect(sent(apply)).toEqual([{ fileId: idOf(60), basedOn: 'state-1' }]);
});

test('errors are named by line and field, and nothing can be written until they are gone', async () => {
  const { user } = open({ answers: { [check]: () => ({ data: wrong }) } });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: /^Errors/ }));
  expect(screen.queryByText('Landscaping')).toBeVisible();
  expect(await screen.findByText('There is no heading 9999.')).toHaveTextContent('Subaccount of:');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('a file that cannot be read is said at the field', async () => {
  const { user } = open({
    answers: {
      [check]: () => problemOf(422, 'validation', { fields: { fileId: 'Line 4 has a quote too many.' } }),
    },
  });
  await choose(user);
  expect(await screen.findByText('Line 4 has a quote too many.')).toBeVisible();
});

test('when the chart changed meanwhile, the rows are checked again instead of written', async () => {
  const { user, sent } = open({ answers: { [apply]: () => problemOf(409, 'import-stale') } });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText(/the rows were checked again/)).toBeVisible();
  await waitFor(() => expect(sent(check)).toHaveLength(2));
});
