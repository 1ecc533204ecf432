import { fileOf, idOf, pageOpener } from '@courtyard/common/testing';
import {
  type BooksImportCheck,
  booksImportCheck,
  booksImportHead,
} from '@courtyard/contract/bookkeeping/books-import/books-import';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf } from '../account/account.fixture';
import { BooksImportPage } from './books-import.page';

const check = 'POST /api/v1/books-import/check';
const post = 'POST /api/v1/books-import/post';

const head = booksImportHead.parse({
  fileId: idOf(60),
  fileName: 'balance.csv',
  headings: ['Account', 'Side A', 'Side B'],
  preview: [['1010', '12.00', '']],
  columns: { account: 0 },
  rows: 1,
});
const counts = { journal: 4, items: 1, vendors: 0, bills: 0, balances: 2, faults: 0, notes: 0 };
const found = (part: Partial<BooksImportCheck> = {}) =>
  booksImportCheck.parse({
    counts,
    faults: [],
    notes: [],
    differences: [],
    entries: { all: 150, posted: 0 },
    ...part,
  });
let posted = 0;
const open = pageOpener({
  page: <BooksImportPage />,
  permissions: ['Charts List View', 'Chart Update'],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'POST /api/v1/files': () => Response.json({ data: fileOf(60, 'balance.csv') }, { status: 201 }),
    'POST /api/v1/books-import/read': () => ({ data: head }),
    [check]: () => ({ data: found() }),
    [post]: () => ({ data: { all: 150, posted: (posted = Math.min(150, posted + 100)) } }),
  },
  wrap: withUi,
});

async function tryIt(user: ReturnType<typeof open>['user']) {
  await user.upload(
    await screen.findByLabelText('Trial balance CSV file', { selector: 'input' }),
    new File(['Account'], 'balance.csv', { type: 'text/csv' }),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Debit/ }), 'Side A (12.00)');
  await user.type(screen.getByRole('textbox', { name: /Last day of the old system/ }), '12/31/2025');
  await user.click(screen.getByRole('combobox', { name: /Clearing account/ }));
  await user.click(
    (await screen.findAllByRole('option', { name: /Regular assessments/ }))[0] ?? document.body,
  );
  await user.click(screen.getByRole('button', { name: 'Validate files' }));
}

beforeEach(() => {
  posted = 0;
  localStorage.clear();
});

test('columns are mapped and remembered, tried, and posted until all are, after a question', async () => {
  const { user, sent } = open();
  await tryIt(user);
  expect(screen.getByText('7 B')).toBeVisible();
  expect(await screen.findByText('Trial balances match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post 150 entries' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Post 150 entries' }));
  expect(await screen.findByText(/All entries are posted/)).toBeVisible();
  expect(sent(post)).toHaveLength(2);
  expect(sent(check)[0]).toMatchObject({
    on: '2025-12-31',
    journal: null,
    bills: null,
    balances: { fileId: idOf(60), columns: { account: 0, debit: 1 } },
  });
  expect(Object.values({ ...localStorage }).join()).toContain('"debit":1');
});

test('rows with errors and accounts that differ are named, and nothing can be posted', async () => {
  const wrong = found({
    counts: { ...counts, items: 0, faults: 1 },
    faults: [{ kind: 'journal', line: 7, field: 'fund', message: 'Enter the fund.' }],
    differences: [
      {
        accountCode: '1200',
        accountName: 'Owners receivable',
        fundCode: 'OP',
        oldMinor: 120_000,
        oursMinor: 0,
      },
    ],
  });
  const { user } = open({ answers: { [check]: () => ({ data: wrong }) } });
  await tryIt(user);
  expect(await screen.findByText(/Enter the fund/)).toHaveTextContent('Journal, line 7: Fund:');
  expect(screen.getByRole('row', { name: /1200 Owners receivable OP/ })).toHaveTextContent('-$1,200.00');
  expect(screen.queryByRole('button', { name: /^Post/ })).not.toBeInTheDocument();
});

test('on a phone each account that differs has its difference beside its name', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(width < 48rem)' });
  try {
    const differences = [
      { accountCode: '1200', accountName: 'Dues', fundCode: 'OP', oldMinor: 120_000, oursMinor: 20_000 },
    ];
    const { user } = open({ answers: { [check]: () => ({ data: found({ differences }) }) } });
    await tryIt(user);
    const listed = within(await screen.findByRole('group', { name: 'Accounts that differ' }));
    expect(listed.getByRole('listitem')).toHaveTextContent(
      '1200 Dues OP-$1,000.00Old system $1,200.00, new books $200.00',
    );
  } finally {
    window.matchMedia = wide;
  }
});

test('vendors that are here already are named, the new ones are added before the entries are posted', async () => {
  const some = found({
    counts: { ...counts, vendors: 2, bills: 3, notes: 1 },
    notes: [{ kind: 'vendors', line: 3, field: 'name', message: 'Lawns already exists and isn’t changed.' }],
  });
  const { user } = open({ answers: { [check]: () => ({ data: some }) } });
  expect(await screen.findByText('Chart of accounts')).toBeVisible();
  expect(screen.queryByText('Open vendor bills')).not.toBeInTheDocument();
  await tryIt(user);
  expect(await screen.findByText(/Lawns already exists/)).toHaveTextContent('Vendors, line 3: Name:');
  await user.click(screen.getByRole('button', { name: 'Add 2 vendors and post 150 entries' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Add 2 vendors and post 150 entries' }));
  expect(await screen.findByText(/All entries are posted/)).toBeVisible();
});

test('without the old trial balance nothing is compared', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByRole('textbox', { name: /Last day of the old system/ }), '12/31/2025');
  await user.click(screen.getByRole('combobox', { name: /Clearing account/ }));
  await user.click(
    (await screen.findAllByRole('option', { name: /Regular assessments/ }))[0] ?? document.body,
  );
  await user.click(screen.getByRole('button', { name: 'Validate files' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/Choose your old trial balance first/),
  );
  expect(sent(check)).toEqual([]);
});
