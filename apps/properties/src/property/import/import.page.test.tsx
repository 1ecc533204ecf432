import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import {
  importRow,
  propertyImport,
  type ImportRow,
  type PropertyImport,
} from '@courtyard/contract/properties/property/import';
import { storedFile } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportPage } from './import.page';

const path = '/properties-common-areas/properties/import';
let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

const importOf = (part: Partial<PropertyImport> = {}): PropertyImport =>
  propertyImport.parse({
    id: idOf(50),
    fileName: 'units.csv',
    status: 'checked',
    columns: ['Unit', 'Building', 'Area'],
    mapping: { unitNumber: 0, building: 1, areaSqFt: 2 },
    counts: { rows: 3, create: 1, update: 1, unchanged: 0, error: 1 },
    createdAt: '2026-11-21T10:00:00Z',
    appliedAt: null,
    ...part,
  });

const rowOf = (part: Partial<ImportRow>): ImportRow =>
  importRow.parse({
    line: 2,
    verdict: 'create',
    unitNumber: '101',
    building: 'A',
    changes: {},
    errors: {},
    cells: ['101', 'A', '900'],
    ...part,
  });

const rows = [
  rowOf({}),
  rowOf({
    line: 3,
    verdict: 'update',
    unitNumber: '102',
    changes: { areaSqFt: { before: '900', after: '950' } },
  }),
  rowOf({ line: 4, verdict: 'error', unitNumber: '103', errors: { areaSqFt: '“big” is not a number.' } }),
];

const file = storedFile.parse({
  id: idOf(60),
  name: 'units.csv',
  mediaType: 'text/csv',
  bytes: 20,
  uploadedAt: '2026-11-21T10:00:00Z',
  url: '/file',
});

function open(search: string, handlers: Parameters<typeof answerCalls>[0]) {
  server = answerCalls({
    'GET /api/v1/properties/imports/:importId/rows': ({ query }) => {
      const wanted = query.get('verdict');
      const found = rows.filter(({ verdict }) => wanted === null || verdict === wanted);
      return { data: found, page: pageOf({ total: found.length }) };
    },
    ...handlers,
  });
  return renderPage(<ImportPage />, {
    path: path + search,
    user: personWith(['Property Import']),
    wrap: withUi,
  });
}

test('choosing a file checks it and shows the verdict of every row', async () => {
  const { user } = open('', {
    'POST /api/v1/files': () => ({ data: file }),
    'POST /api/v1/properties/imports': () => ({ data: importOf() }),
    'GET /api/v1/properties/imports/:importId': () => ({ data: importOf() }),
  });
  await user.upload(
    screen.getByLabelText('CSV file', { selector: 'input' }),
    new File(['Unit\n101'], 'units.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'units.csv' })).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Rows of the file' });
  expect(within(table).getByText('“big” is not a number.', { exact: false })).toHaveTextContent(
    'Area (sq ft):',
  );
  expect(within(table).getByText('900').parentElement).toHaveTextContent('Area (sq ft): 900 → 950');
});

test('a file that cannot be read says why and can be tried again', async () => {
  const { user } = open('', {
    'POST /api/v1/files': () => ({ data: file }),
    'POST /api/v1/properties/imports': () =>
      problemOf(422, 'validation', { fields: { fileId: 'Line 7 has a quote that is not closed.' } }),
  });
  await user.upload(
    screen.getByLabelText('CSV file', { selector: 'input' }),
    new File(['"'], 'units.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('Line 7 has a quote that is not closed.')).toBeInTheDocument();
});

test('with errors there is nothing to write yet, and the errors can be looked at alone', async () => {
  const { user, router } = open(`?import=${idOf(50)}`, {
    'GET /api/v1/properties/imports/:importId': () => ({ data: importOf() }),
  });
  expect(await screen.findByText(/1 row has an error/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Errors 1' }));
  await waitFor(() => expect(server.calls.at(-1)?.query.get('verdict')).toBe('error'));
  expect(router.state.location.search).toContain('verdict=error');
  expect(router.state.location.search).toContain(`import=${idOf(50)}`);
  await waitFor(() => expect(screen.queryByText('Will be added.')).toBeNull());
});

const clean = { counts: { rows: 2, create: 1, update: 1, unchanged: 0, error: 0 } };

test('all is written in one action after a question', async () => {
  let applied = false;
  const { user } = open(`?import=${idOf(50)}`, {
    'GET /api/v1/properties/imports/:importId': () => ({
      data: importOf(applied ? { ...clean, status: 'applied', appliedAt: '2026-11-21T10:05:00Z' } : clean),
    }),
    'POST /api/v1/properties/imports/:importId/apply': () => {
      applied = true;
      return { data: importOf({ ...clean, status: 'applied', appliedAt: '2026-11-21T10:05:00Z' }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  const question = await screen.findByRole('alertdialog', { name: 'Import 2 rows?' });
  expect(question).toHaveTextContent('1 property will be added and 1 property updated');
  await user.click(within(question).getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('File imported')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View all properties' })).toBeInTheDocument();
});

test('when properties changed meanwhile, the rows are checked again instead of written', async () => {
  const { user } = open(`?import=${idOf(50)}`, {
    'GET /api/v1/properties/imports/:importId': () => ({ data: importOf(clean) }),
    'POST /api/v1/properties/imports/:importId/apply': () => problemOf(409, 'import-stale'),
    'PUT /api/v1/properties/imports/:importId/mapping': () => ({ data: importOf(clean) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText(/The rows were checked again/)).toBeInTheDocument();
  const again = server.calls.find(({ name }) => name.startsWith('PUT'));
  expect(again?.body).toEqual({ mapping: importOf().mapping });
});

test('a column is matched by hand and all rows are checked again', async () => {
  const { user } = open(`?import=${idOf(50)}`, {
    'GET /api/v1/properties/imports/:importId': () => ({ data: importOf() }),
    'PUT /api/v1/properties/imports/:importId/mapping': () => ({ data: importOf() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Match columns' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lot' }), 'Area');
  await waitFor(() =>
    expect(server.calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
      mapping: { unitNumber: 0, building: 1, areaSqFt: 2, lot: 2 },
    }),
  );
});

test('two columns matched in a row are both kept, one check after the other', async () => {
  let answer = () => {};
  const { user } = open(`?import=${idOf(50)}`, {
    'GET /api/v1/properties/imports/:importId': () => ({ data: importOf() }),
    'PUT /api/v1/properties/imports/:importId/mapping': () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: importOf() });
      }),
  });
  const checks = () => server.calls.filter(({ name }) => name.startsWith('PUT'));
  await user.click(await screen.findByRole('button', { name: 'Match columns' }));
  const lot = screen.getByRole('combobox', { name: 'Lot' });
  await user.selectOptions(lot, 'Area');
  await waitFor(() => expect(checks()).toHaveLength(1));
  expect(lot).toHaveDisplayValue('Area');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Floor' }), 'Area');
  expect(checks()).toHaveLength(1);
  answer();
  await waitFor(() => expect(checks()).toHaveLength(2));
  expect(checks()[1]?.body).toEqual({
    mapping: { unitNumber: 0, building: 1, areaSqFt: 2, lot: 2, floor: 2 },
  });
  answer();
});
