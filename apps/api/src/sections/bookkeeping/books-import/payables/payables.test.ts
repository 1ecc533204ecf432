import { trialBalance, verify } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { BooksImportScene } from '../books-import.fixture';

const app = withApp();
let scene: BooksImportScene;

beforeAll(async () => {
  scene = await BooksImportScene.open(app);
});

const vendors = [
  'Vendor ID,Vendor,Account No.,Email,Phone,Address,City,State,Zip,Terms,Tax ID,1099,GL Account',
  'V100,Greenway  Landscaping,HOA-2204,office@greenway.example,(555) 555-0131,41 Nursery Road,Riverton,FL,33578-1234,Net 30,00-0000131,Yes,5200',
  'V200,Ray Dalton,,ray@dalton.example,,,,,,Due on receipt,987-65-4321,Yes,5220',
  'V300,River Power,7702,,,,,,,,,No,5100',
  'V101,GREENWAY LANDSCAPING,,,,,,,,,00-0000131,Yes,5200',
].join('\n');
const bills = [
  'Vendor,Invoice No.,Invoice Date,Due Date,Amount,GL Account,Fund,Description',
  'V100,G-1,10/15/2025,11/14/2025,"1,000.00",,OP,October',
  'Greenway Landscaping,G-2,12/01/2025,,600.00,5200,OP,Trees',
  'V100,G-2,12/01/2025,,400.00,5220,RES,Trees',
  'V200,77,12/20/2025,,250.00,,OP,',
  'V300,C-9,12/20/2025,12/20/2025,(50.00),,OP,Credit',
].join('\n');
const journal = [
  'Date,Ref,Account,Fund,Debit,Credit',
  '10/15/2025,1,5200,OP,"1,600.00",',
  '10/15/2025,1,2010,OP,,"1,600.00"',
  '12/20/2025,2,5220,RES,400.00,',
  '12/20/2025,2,2010,RES,,400.00',
  '12/20/2025,3,5220,OP,250.00,',
  '12/20/2025,3,2010,OP,,250.00',
  '12/20/2025,4,2010,OP,50.00,',
  '12/20/2025,4,5100,OP,,50.00',
].join('\n');
const balances = [
  'Account,Fund,Debit,Credit',
  '5200,OP,1600.00,',
  '5220,OP,250.00,',
  '5100,OP,,50.00',
  '5220,RES,400.00,',
  '2010,OP,,1800.00',
  '2010,RES,,400.00',
].join('\n');

test('what is wrong with vendors and bills is told by row, and never with a tax id', async () => {
  const input = await scene.inputOf({
    vendors: [
      'Vendor ID,Vendor,Email,Terms,Tax ID,1099,Box,GL Account',
      'V1,,a@b.example,,,,,',
      'V2,Two,nowhere,,,,,',
      'V3,Three,,someday,,,,',
      'V4,Four,,,123456789,Yes,,',
      'V5,Five,,,12-345,Yes,,',
      'V6,Six,,,,perhaps,,',
      'V7,Seven,,,,Yes,Lottery,',
      'V8,Eight,,,,,,1010',
      'V9,Nine,,,98-7654320,,,',
      'V10,Nine,,,98-7654321,,,',
      'V9,Ten,,,,,,',
      'V12,Twelve,,,XXX-XX-4321,yes,,',
    ].join('\n'),
    bills: [
      'Vendor,Bill No.,Bill Date,Due,Amount,Expense,Fund',
      'Nobody,1,2025-12-01,,10,5200,OP',
      'Nine,,2025-12-01,,10,5200,OP',
      'Nine,2,2026-01-02,,10,5200,OP',
      'Nine,3,2025-12-01,2025-11-01,10,5200,OP',
      'Nine,4,2025-12-01,,,5200,OP',
      'Nine,5,2025-12-01,,10,,OP',
      'Nine,6,2025-12-01,,10,5200,XX',
      'Nine,7,2025-12-01,,10,5200,OP',
      'Nine,7,2025-12-01,,10,5200,OP',
      'Nine,7,2025-12-02,,11,5200,OP',
      'Nine,7,2025-12-01,,-11,5200,OP',
      'Nine,8,2025-12-01,,0,5200,OP',
    ].join('\n'),
    balances: 'Account,Debit,Credit\n1010,0,\n',
  });
  const found = await scene.check(input);
  expect(found.faults.map(({ kind, line, field }) => `${kind} ${line} ${field}`)).toEqual([
    'vendors 2 name',
    'vendors 3 email',
    'vendors 4 terms',
    'vendors 5 tin',
    'vendors 6 tin',
    'vendors 7 reportable',
    'vendors 8 taxBox',
    'vendors 9 expense',
    'vendors 11 name',
    'vendors 12 number',
    'bills 2 vendor',
    'bills 3 billNumber',
    'bills 4 billedOn',
    'bills 5 dueOn',
    'bills 6 amount',
    'bills 7 expense',
    'bills 8 fund',
    'bills 10 billNumber',
    'bills 11 billNumber',
    'bills 12 amount',
  ]);
  expect(found.notes).toMatchObject([{ kind: 'vendors', line: 13, field: 'tin' }]);
  expect(found.counts).toMatchObject({ vendors: 2, bills: 1, faults: 20, notes: 1 });
  expect(JSON.stringify(found)).not.toMatch(/123456789|7654321/);
  const answer = await scene.postNext(input);
  expect(answer).toMatchObject({ status: 409, body: { code: 'books-import-faults' } });
  expect((await scene.treasurer.ok('GET /api/v1/vendors', { query: {} })).data).toEqual([]);
});

test('a tax id that is mapped to another column is in no message, and no preview shows it', async () => {
  const { fileId, preview } = await scene.read('vendors', 'Vendor,Tax ID\nOne,12-3456789\nTwo,123-45-6789\n');
  expect(preview).toEqual([
    ['One', '•••••6789'],
    ['Two', '•••••6789'],
  ]);
  const input = await scene.inputOf({ balances: 'Account,Debit,Credit\n1010,0,\n' });
  const { faults } = await scene.check({ ...input, vendors: { fileId, columns: { name: 0, expense: 1 } } });
  expect(faults).toHaveLength(2);
  expect(JSON.stringify(faults)).toContain('•••••6789');
  expect(JSON.stringify(faults)).not.toMatch(/3456789|45-6789/);
});

test('terms with a discount are taken as their net days, and it is said', async () => {
  const early = ['Vendor ID,Vendor,Terms', 'E1,Early Bird,"2% 10, Net 30"', 'E2,Plain,Net 45'].join('\n');
  const found = await scene.check(await scene.inputOf({ journal, vendors: early, balances }));
  expect(found.faults).toEqual([]);
  expect(found.notes).toMatchObject([
    {
      kind: 'vendors',
      line: 2,
      field: 'terms',
      message: expect.stringMatching(/imported as 30 days/),
    },
  ]);
});

test('payables of the old trial balance are compared with what the bills come to', async () => {
  const without = await scene.check(await scene.inputOf({ journal, balances }));
  expect(without.differences).toEqual([]);
  const [, ...rows] = bills.split('\n');
  const short = [bills.split('\n')[0], ...rows.slice(1)].join('\n');
  const found = await scene.check(await scene.inputOf({ journal, vendors, bills: short, balances }));
  expect(
    found.differences.map(({ accountCode, fundCode, oldMinor, oursMinor }) => [
      accountCode,
      fundCode,
      oldMinor,
      oursMinor,
    ]),
  ).toEqual([
    ['1290', 'OP', 0, -100_000],
    ['2010', 'OP', -180_000, -80_000],
  ]);
});

test('vendors are made and open bills posted once, paid as any other, and on the 1099 by what is paid after', async () => {
  const { treasurer, books } = scene;
  const input = await scene.inputOf({ journal, vendors, bills, balances });
  const found = await scene.check(input);
  expect(found).toMatchObject({
    faults: [],
    differences: [],
    counts: { vendors: 3, bills: 4 },
    entries: { all: 8, posted: 0 },
    notes: [{ line: 5, message: 'GREENWAY LANDSCAPING is also on line 2 and is added once.' }],
  });
  expect(await scene.postNext(input)).toMatchObject({ status: 200, body: { data: { all: 8, posted: 8 } } });

  // Again, from files that were changed in between: nothing is made twice.
  const again = await scene.inputOf({ journal, vendors: `${vendors}\n`, bills: `${bills}\n`, balances });
  expect(await scene.check(again)).toMatchObject({
    faults: [],
    differences: [],
    counts: { vendors: 0, bills: 4, notes: 4 },
    entries: { all: 8, posted: 8 },
  });
  expect(await scene.postNext(again)).toMatchObject({ status: 200, body: { data: { all: 8, posted: 8 } } });
  const list = (await treasurer.ok('GET /api/v1/vendors', { query: {} })).data;
  expect(
    list.map(({ name, termsDays, taxBox, tin }) => [name, termsDays, taxBox, tin?.lastFour ?? null]),
  ).toEqual([
    ['Greenway Landscaping', 30, 'nec-1', '0131'],
    ['Ray Dalton', 0, 'nec-1', '4321'],
    ['River Power', 30, null, null],
  ]);
  const rows = (await treasurer.ok('GET /api/v1/bills', { query: { sort: 'billedOn' } })).data;
  expect(
    rows.map(({ number, kind, dueOn, openMinor, status }) => [number, kind, dueOn, openMinor, status]),
  ).toEqual([
    ['G-1', 'bill', '2025-11-14', 100_000, 'open'],
    ['G-2', 'bill', '2025-12-31', 100_000, 'open'],
    ['77', 'bill', '2025-12-20', 25_000, 'open'],
    ['C-9', 'credit', '2025-12-20', -5000, 'open'],
  ]);
  const aging = (await treasurer.ok('GET /api/v1/bills/aging', { query: { at: '2025-12-31' } })).data;
  expect(aging).toMatchObject({ totalMinor: 220_000, controlMinor: 220_000 });
  expect(aging.vendors[0]).toMatchObject({ current: 100_000, to60: 100_000 });

  const [first, , , credit] = rows;
  const register = async () =>
    (await treasurer.ok('GET /api/v1/tax-register', { query: { year: 2026 } })).data.rows;
  expect(await register()).toEqual([]);
  const paying = await treasurer.call('POST /api/v1/vendor-payments', {
    body: {
      paidOn: '2026-01-05',
      bankAccountId: books.account('1010'),
      method: 'check',
      parts: [{ billId: first?.id ?? '', amountMinor: 30_000 }],
    },
  });
  expect(paying).toMatchObject({ status: 201 });
  expect(await register()).toMatchObject([{ vendor: { name: 'Greenway Landscaping' }, amountMinor: 30_000 }]);
  const made = (await treasurer.ok('GET /api/v1/bills/:billId', { params: { billId: credit?.id ?? '' } }))
    .data;
  expect(made).toMatchObject({ lines: [{ account: { name: expect.stringContaining('5100') } }] });

  const cash = await books.within((tx) => trialBalance(tx, { basis: 'cash', at: '2026-01-31' }));
  expect(
    cash
      .filter(({ balanceMinor }) => balanceMinor !== 0)
      .map(({ code, balanceMinor }) => [code, balanceMinor]),
  ).toEqual([
    ['1010', -30_000],
    ['5200', 30_000],
  ]);
  expect(await books.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});

test('one that somebody entered stays, another amount is an error, and each file needs its permission', async () => {
  const { treasurer } = scene;
  const changed = bills.replace('"1,000.00"', '"1,100.00"');
  const found = await scene.check(await scene.inputOf({ journal, vendors, bills: changed, balances }));
  expect(found.faults).toMatchObject([{ kind: 'bills', line: 2, field: 'amount' }]);
  const known = await scene.check(
    await scene.inputOf({
      vendors: 'Vendor,Account No.\nGreenway Grounds Care,HOA-2204\n',
      balances: 'Account,Debit,Credit\n1010,0,\n',
    }),
  );
  expect(known.notes).toMatchObject([{ message: expect.stringContaining('as Greenway Landscaping') }]);
  expect(known.counts.vendors).toBe(0);
  const owner = await app.client.as('owner', 'demo');
  expect(
    await owner.call('POST /api/v1/books-import/check', { body: await scene.inputOf({ bills, balances }) }),
  ).toMatchObject({ status: 403 });
  expect(treasurer).toBeDefined();
});
