import { openItems, trialBalance, verify } from '../../../ledger';
import { postIn, transfer } from '../../../ledger/books.fixture';
import { withApp } from '../../../testing';
import { BooksImportScene } from './books-import.fixture';

const app = withApp();
let scene: BooksImportScene;
let unit: string;

beforeAll(async () => {
  scene = await BooksImportScene.open(app);
  unit = await scene.books.within(async (tx) => {
    const owned = await tx
      .selectFrom('ownership')
      .innerJoin('property', 'property.id', 'ownership.propertyId')
      .select(['property.building', 'property.unitNumber'])
      .where('ownership.startsOn', '<', '2025-01-01')
      .where('ownership.endsOn', 'is', null)
      .orderBy('property.id')
      .executeTakeFirstOrThrow();
    return `${owned.building} ${owned.unitNumber}`.trim();
  });
});

/** A year of dues, of which the last is still owed, as two lines of an entry each, and a transfer within a fund without a number. */
const year = [
  'Date,Ref,Account,Fund,Debit,Credit,Description',
  ...Array.from({ length: 120 }, (_, at) => [
    `01/${String((at % 28) + 1).padStart(2, '0')}/2025,J${at},1200,OP,"1,000.00",,Dues`,
    `01/${String((at % 28) + 1).padStart(2, '0')}/2025,J${at},4010 Regular assessments,OP,,"1,000.00",Dues`,
    `01/${String((at % 28) + 1).padStart(2, '0')}/2025,R${at},1010,,"990.00",,Paid`,
    `01/${String((at % 28) + 1).padStart(2, '0')}/2025,R${at},1200,Operating,,990.00,Paid`,
  ]).flat(),
  '12/31/2025,,5040,RES,12.50,,Insurance',
  '12/31/2025,,1020,,,12.50,Insurance',
].join('\n');
const items = () =>
  `Unit,Account,Fund,Income account,Due date,Open balance\n${unit},1200,OP,4010,11/30/2025,"1,200.00"\n`;
const balances = [
  'Account;Fund;Debit;Credit',
  '1010;OP;118.800,00;',
  '1200;OP;1.200,00;',
  '4010;OP;;120.000,00',
  '5040;RES;12,50;',
  '1020;RES;;12,50',
  'Total;;120.012,50;120.012,50',
].join('\n');

test('what is wrong is told by row, and nothing is posted while a row is wrong', async () => {
  const input = await scene.inputOf({
    journal: [
      'Date,Ref,Account,Fund,Debit,Credit',
      '2025-02-30,A,1010,OP,5,',
      '2025-01-31,B,9999,OP,5,',
      '2025-01-31,C,5040,,5,',
      '2025-01-31,D,1010,RES,5,',
      '2025-01-31,E,5040,OP,NaN,',
      '2025-01-31,F,5040,OP,5,',
      '2025-01-31,G,5040,OP,5,',
      '2025-01-31,G,5050,RES,,5',
      '2026-01-01,H,5040,OP,5,',
    ].join('\n'),
    items:
      'Unit,Account,Fund,Income account,Due date,Amount\nnowhere,1200,OP,4010,2025-11-30,1\n,2010,OP,,2025-11-30,1\n',
    balances: 'Account,Debit,Credit\n1010,1,\n',
  });
  const { faults, counts } = await scene.check(input);
  expect(faults.map(({ kind, line, field }) => `${kind} ${line} ${field}`)).toEqual([
    'journal 2 date',
    'journal 3 account',
    'journal 4 fund',
    'journal 5 fund',
    'journal 6 debit',
    'journal 10 date',
    'journal 7 null',
    'journal 8 fund',
    'items 2 unit',
    'items 3 account',
  ]);
  expect(counts.faults).toBe(10);
  expect(await scene.postNext(input)).toMatchObject({ status: 409, body: { code: 'books-import-faults' } });
});

test('a row that has no date at all does not keep the others from being read as they are written', async () => {
  const input = await scene.inputOf({
    journal: [
      'Date,Ref,Account,Fund,Debit,Credit',
      '11/15/2025,A,5050,OP,5,',
      '11/15/2025,A,5040,OP,,5',
      'soon,B,5050,OP,5,',
      '11/16/2025,C,,OP,5,',
    ].join('\n'),
    balances: 'Account,Debit,Credit\n1010,1,\n',
  });
  const { faults } = await scene.check(input);
  expect(faults.map(({ line, field, message }) => [line, field, message])).toEqual([
    [4, 'date', '"soon" isn’t a date. Enter dates as 2026-01-31.'],
    [5, 'account', 'Enter an account code from the chart.'],
  ]);
});

test('a comparison that does not come to zero names the accounts, and refuses the post', async () => {
  const without = await scene.inputOf({ journal: year, balances });
  const { differences } = await scene.check(without);
  expect(differences).toEqual([
    {
      accountCode: '1200',
      accountName: 'Owners receivable',
      fundCode: 'OP',
      oldMinor: 120_000,
      oursMinor: 0,
    },
    { accountCode: '1290', accountName: expect.any(String), fundCode: 'OP', oldMinor: 0, oursMinor: 120_000 },
  ]);
  expect(await scene.postNext(without)).toMatchObject({
    status: 409,
    body: { code: 'books-import-differs' },
  });
  const wrong = { ...without, clearingAccountId: scene.books.account('1200') };
  expect(await scene.postNext(wrong)).toMatchObject({
    status: 422,
    body: { fields: { clearingAccountId: expect.any(String) } },
  });
});

test('a year is posted a hundred entries at a time, each once, also from the same file uploaded again', async () => {
  const input = await scene.inputOf({ journal: year, items: items(), balances });
  expect(await scene.check(input)).toMatchObject({
    counts: { journal: 482, items: 1, balances: 5, faults: 0 },
    differences: [],
    entries: { all: 242, posted: 0 },
  });
  const first = await scene.postNext(input);
  expect(first).toMatchObject({ status: 200, body: { data: { all: 242, posted: 100 } } });
  const again = await scene.inputOf({ journal: year, items: items(), balances });
  expect((await scene.check(again)).entries).toEqual({ all: 242, posted: 100 });
  for (const posted of [200, 242, 242])
    expect(await scene.postNext(again)).toMatchObject({ status: 200, body: { data: { all: 242, posted } } });
  const rows = await scene.books.within((tx) => trialBalance(tx, { basis: 'accrual', at: '2025-12-31' }));
  expect(
    rows
      .filter(({ balanceMinor }) => balanceMinor !== 0)
      .map(({ code, balanceMinor }) => [code, balanceMinor]),
  ).toEqual([
    ['1010', 11_880_000],
    ['1020', -1250],
    ['1200', 120_000],
    ['4010', -12_000_000],
    ['5040', 1250],
  ]);
  const [open] = await scene.books.within((tx) => openItems(tx, { at: '2025-12-31', control: 'receivable' }));
  expect(open).toMatchObject({ dueOn: '2025-11-30' });
  const { entries } = await scene.books.within(async (tx) => ({
    entries: await tx.selectFrom('journalEntry').select('id').execute(),
  }));
  expect(entries).toHaveLength(242);
  expect(await scene.books.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});

test('what was posted of files that are dropped since is answered as stale, and a file that never was as none', async () => {
  const input = await scene.inputOf({ items: items(), balances: `${balances}\n` });
  const refused = (fileId: string) => scene.postNext({ ...input, balances: { ...input.balances, fileId } });
  expect(await refused('00000000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });
  const posted = await scene.books.within((tx) =>
    tx.selectFrom('auditLog').select('subjectId').where('action', '=', 'moving-in.post').execute(),
  );
  const [fileId = ''] = posted.map(({ subjectId }) => subjectId ?? '');
  await scene.books.within((tx) => tx.deleteFrom('file').where('id', '=', fileId).execute());
  expect(await refused(fileId)).toMatchObject({ status: 409, body: { code: 'import-stale' } });
});

test("since the books are kept here, a file takes no second person's place", async () => {
  const { books } = scene;
  await postIn(
    books,
    transfer(books, { date: '2026-02-01', debit: '5220', credit: '1010', amountMinor: 100 }),
  );
  const undone = transfer(books, { date: '2026-01-05', debit: '5220', credit: '1010', amountMinor: 700 });
  const [posted] = await postIn(books, undone);
  await postIn(books, { key: 'undone', date: '2026-01-05', reverses: posted?.id ?? '' });
  const input = await scene.inputOf({
    journal: [
      'Date,Ref,Account,Fund,Debit,Credit',
      '2026-01-31,A,6010,RES,50.00,',
      '2026-01-31,A,1020,RES,,50.00',
      '2026-02-01,B,6010,RES,1.00,',
      '2026-02-01,B,1020,RES,,1.00',
      '2026-02-02,C,5220,OP,"5,000.00",',
      '2026-02-02,C,1010,OP,,"5,000.00"',
      '2026-02-02,D,5220,OP,"4,999.99",',
      '2026-02-02,D,1010,OP,,"4,999.99"',
    ].join('\n'),
    vendors: 'Vendor ID,Vendor\nV1,Grounds\n',
    bills: [
      'Vendor,Bill No.,Bill Date,Due,Amount,Expense,Fund',
      'V1,1,2026-01-01,,499.99,5220,OP',
      'V1,2,2026-01-01,,500.00,5220,OP',
    ].join('\n'),
    balances: 'Account,Fund,Debit,Credit\n1010,OP,1,\n',
  });
  const body = { ...input, on: '2026-02-28' };
  const { faults } = await scene.check(body);
  expect(faults.map(({ kind, line, message }) => [kind, line, message.includes('needs approval')])).toEqual([
    ['journal', 4, true],
    ['journal', 6, true],
    ['bills', 3, true],
  ]);
  expect((await scene.check({ ...body, journal: null, on: '2026-01-31' })).faults).toEqual([]);
  expect(await scene.postNext(body)).toMatchObject({ status: 409, body: { code: 'books-import-faults' } });
  // An accrual comes with its reversal and was made here all the same.
  const accrual = transfer(books, { date: '2026-01-31', debit: '5220', credit: '1010', amountMinor: 100 });
  const [accrued] = await postIn(books, { ...accrual, kind: 'accrual' });
  await postIn(books, { key: 'accrual-back', date: '2026-02-01', reverses: accrued?.id ?? '' });
  expect((await scene.check(body)).faults[0]).toMatchObject({ kind: 'journal', line: 2 });
});

test('others may not read or post', async () => {
  const owner = await app.client.as('owner', 'demo');
  const input = await scene.inputOf({ balances });
  expect(await owner.call('POST /api/v1/books-import/check', { body: input })).toMatchObject({ status: 403 });
});
