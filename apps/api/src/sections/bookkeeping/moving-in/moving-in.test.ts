import { demoEmail } from '../../../demo/demo';
import { type Books, openBooks } from '../../../ledger/books.fixture';
import { openItems, trialBalance, verify } from '../../../ledger';
import { type CallInput, type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
let memberId: string;
let unit: string;

beforeAll(async () => {
  books = await openBooks(app, 'demo', 0);
  treasurer = await app.client.as('treasurer', 'demo');
  [memberId, unit] = await books.within(async (tx) => {
    const member = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', demoEmail('treasurer', 'demo'))
      .executeTakeFirstOrThrow();
    const owned = await tx
      .selectFrom('ownership')
      .innerJoin('property', 'property.id', 'ownership.propertyId')
      .select(['property.building', 'property.unitNumber'])
      .where('ownership.startsOn', '<', '2025-01-01')
      .where('ownership.endsOn', 'is', null)
      .orderBy('property.id')
      .executeTakeFirstOrThrow();
    return [member.id, `${owned.building} ${owned.unitNumber}`.trim()];
  });
});

type Kind = 'journal' | 'items' | 'balances';
type Input = NonNullable<CallInput<'POST /api/v1/moving-in/check'>['body']>;

async function upload(content: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const file = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, {
      tenantId,
      name: 'old.csv',
      content: Buffer.from(content),
      uploadedBy: memberId,
    }),
  );
  return file.id;
}

/** A file as it is read, with the columns that its headings name. */
async function fileOf(kind: Kind, content: string) {
  const { data } = await treasurer.ok('POST /api/v1/moving-in/read', {
    body: { kind, fileId: await upload(content) },
  });
  return { fileId: data.fileId, columns: data.columns };
}

async function inputOf(files: { journal?: string; items?: string; balances: string }): Promise<Input> {
  return {
    on: '2025-12-31',
    clearingAccountId: books.account('1290'),
    journal: files.journal === undefined ? null : await fileOf('journal', files.journal),
    items: files.items === undefined ? null : await fileOf('items', files.items),
    balances: await fileOf('balances', files.balances),
  };
}

const check = async (input: Input) =>
  (await treasurer.ok('POST /api/v1/moving-in/check', { body: input })).data;
const postNext = (input: Input) => treasurer.call('POST /api/v1/moving-in/post', { body: input });

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
  const input = await inputOf({
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
  const { faults, counts } = await check(input);
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
  expect(await postNext(input)).toMatchObject({ status: 409, body: { code: 'moving-in-faults' } });
});

test('a comparison that does not come to zero names the accounts, and refuses the post', async () => {
  const without = await inputOf({ journal: year, balances });
  const { differences } = await check(without);
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
  expect(await postNext(without)).toMatchObject({ status: 409, body: { code: 'moving-in-differs' } });
  const wrong = { ...without, clearingAccountId: books.account('1200') };
  expect(await postNext(wrong)).toMatchObject({
    status: 422,
    body: { fields: { clearingAccountId: expect.any(String) } },
  });
});

test('a year is posted a hundred entries at a time, each once, also from the same file uploaded again', async () => {
  const input = await inputOf({ journal: year, items: items(), balances });
  expect(await check(input)).toMatchObject({
    counts: { journal: 482, items: 1, balances: 5, faults: 0 },
    differences: [],
    entries: { all: 242, posted: 0 },
  });
  const first = await postNext(input);
  expect(first).toMatchObject({ status: 200, body: { data: { all: 242, posted: 100 } } });
  const again = await inputOf({ journal: year, items: items(), balances });
  expect((await check(again)).entries).toEqual({ all: 242, posted: 100 });
  for (const posted of [200, 242, 242])
    expect(await postNext(again)).toMatchObject({ status: 200, body: { data: { all: 242, posted } } });
  const rows = await books.within((tx) => trialBalance(tx, { basis: 'accrual', at: '2025-12-31' }));
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
  const [open] = await books.within((tx) => openItems(tx, { at: '2025-12-31', control: 'receivable' }));
  expect(open).toMatchObject({ dueOn: '2025-11-30' });
  const { entries } = await books.within(async (tx) => ({
    entries: await tx.selectFrom('journalEntry').select('id').execute(),
  }));
  expect(entries).toHaveLength(242);
  expect(await books.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});

test('others may not read or post', async () => {
  const owner = await app.client.as('owner', 'demo');
  const input = await inputOf({ balances });
  expect(await owner.call('POST /api/v1/moving-in/check', { body: input })).toMatchObject({ status: 403 });
});
