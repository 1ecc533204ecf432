import { demoEmail } from '../../../../demo/demo';
import { type Books, openBooks, postIn, transfer } from '../../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let treasurer: TestPerson;
let books: Books;
let memberId: string;

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  memberId = await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { id } = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', demoEmail('treasurer', 'demo'))
      .executeTakeFirstOrThrow();
    return id;
  });
});

async function upload(content: string | Buffer, uploadedBy: string | null = memberId): Promise<string> {
  const tenantId = app.tenants.demo;
  const file = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name: 'chart.csv', content: Buffer.from(content), uploadedBy }),
  );
  return file.id;
}

const checkFile = (fileId: string, headers = {}) =>
  treasurer.call('POST /api/v1/accounts/imports/check', { body: { fileId }, headers });
async function check(content: string | Buffer) {
  const { status, body } = await checkFile(await upload(content));
  expect(status).toBe(200);
  return body.data;
}
const apply = (found: { fileId: string; basedOn: string }) =>
  treasurer.call('POST /api/v1/accounts/imports/apply', {
    body: { fileId: found.fileId, basedOn: found.basedOn },
  });
const chart = async () => (await treasurer.ok('GET /api/v1/accounts', { query: {} })).data.accounts;
const exported = async () =>
  (await treasurer.call('GET /api/v1/accounts/export', { query: { format: 'csv' } })).text;

test('what is exported comes back as unchanged, also as an old spreadsheet saves it', async () => {
  const text = await exported();
  expect(text.split('\r\n')[0]).toMatch(
    /Code,Name,Type,Subaccount of,Fund,Heading,Open items,Used for,Form 1120-H,Archived$/,
  );
  const found = await check(text);
  const count = (await chart()).length;
  expect(found.counts).toEqual({ create: 0, update: 0, unchanged: count, error: 0 });
  const old = Buffer.from(text.replace(/^\uFEFF/, '').replaceAll(',', ';'), 'latin1');
  expect((await check(old)).counts).toMatchObject({ unchanged: count, error: 0 });
  expect(await apply(found)).toMatchObject({ status: 200 });
});

test('rows in any order are made, under headings that come after them, with their history', async () => {
  const found = await check(
    [
      'Código;Nombre;Tipo;Subcuenta de;Fondo;Título;Partidas abiertas;Uso',
      '9110;Pool heating;Gasto;9100;OP;;;',
      '9100;Energy;Gasto;9000;;sí;;',
      '1030;Roof savings;Activo;1000;RES;;;Cuenta bancaria',
      '9000;More;Gasto;;;Sí;;',
      '5110;Water;Gasto;9100;;;;',
    ].join('\n'),
  );
  expect(found.counts).toEqual({ create: 4, update: 1, unchanged: 0, error: 0 });
  expect(found.rows.at(-1)).toEqual({
    line: 6,
    verdict: 'update',
    code: '5110',
    name: 'Water',
    changes: {
      name: { before: 'Water and sewer', after: 'Water' },
      below: { before: '5000', after: '9100' },
    },
    errors: {},
  });
  const before = (await chart()).length;
  expect((await check('code\n5110')).counts.unchanged).toBe(1);
  expect(await apply(found)).toMatchObject({ status: 200, body: { data: { counts: found.counts } } });
  const after = await chart();
  const idOf = (code: string) => after.find((account) => account.code === code)?.id;
  expect(after).toHaveLength(before + 4);
  expect(after.find(({ code }) => code === '9110')).toMatchObject({
    parentId: idOf('9100'),
    fundId: books.fund('OP'),
    version: 1,
  });
  expect(after.find(({ code }) => code === '5110')).toMatchObject({ parentId: idOf('9100'), version: 2 });
  expect(after.find(({ code }) => code === '1030')).toMatchObject({ purpose: 'bank', type: 'asset' });
  const { data } = await treasurer.ok('GET /api/v1/accounts/:accountId/history', {
    params: { accountId: idOf('5110') ?? '' },
    query: {},
  });
  expect(data[0]).toMatchObject({
    action: 'account.update',
    changes: { parent: { before: '5000 Expenses', after: '9100 Energy' } },
  });
  expect(await apply(found)).toMatchObject({ status: 409, body: { code: 'import-stale' } });
});

test('headings change places, a use goes to another account, and a heading its type with all below it', async () => {
  const text = (rows: string[]) => ['code,name,type,below,heading,used for', ...rows].join('\n');
  const first = text(['S1,One,income,,yes,', 'S2,Two,income,S1,yes,', 'S3,Three,income,S2,,']);
  await apply(await check(first));
  const turned = text([
    'S1,One,expense,S2,yes,',
    'S2,Two,expense,,yes,',
    'S3,Three,expense,S1,,',
    '1090,Undeposited funds,asset,1000,,',
    'S4,Drawer,asset,1000,,Undeposited funds',
  ]);
  const found = await check(turned);
  expect(found.counts).toEqual({ create: 1, update: 4, unchanged: 0, error: 0 });
  expect(await apply(found)).toMatchObject({ status: 200 });
  const after = await chart();
  const of = (code: string) => after.find((account) => account.code === code);
  expect(of('S1')).toMatchObject({ type: 'expense', parentId: of('S2')?.id });
  expect(of('S4')).toMatchObject({ purpose: 'undeposited' });
  expect(of('1090')).toMatchObject({ purpose: null });
});

test('what accounts count as on Form 1120-H is brought, of accounts that were posted to too', async () => {
  await postIn(
    books,
    transfer(books, { date: '2026-01-09', debit: '5110', credit: '1010', amountMinor: 100 }),
  );
  const wrong = await check('Code,Form 1120-H\n5110,Exempt function income\n4900,Fun\n1000,Other purpose');
  expect(wrong.rows.map(({ errors }) => errors.tax)).toEqual([
    'This tag is for another account type. Choose a different one.',
    expect.stringMatching(/^"Fun" isn’t one of: Exempt function income, /),
    'A heading can’t have a Form 1120-H tag.',
  ]);
  const found = await check('Código,Formulario 1120-H\n5110,Otro fin\n4900,non-exempt\n4010,');
  expect(found.rows[0]?.changes).toEqual({
    tax: { before: 'Association property', after: 'Other purpose' },
  });
  expect(await apply(found)).toMatchObject({ status: 200 });
  const tags = new Map((await chart()).map(({ code, taxTag }) => [code, taxTag]));
  expect(['5110', '4900', '4010'].map((code) => tags.get(code))).toEqual(['other', 'non-exempt', null]);
  // Of an account that becomes one of another type, what it was tagged as goes.
  await apply(await check('code,name,type,tax\nT1,One,income,exempt-function'));
  expect((await check('code,type\nT1,expense')).rows[0]?.changes).toMatchObject({
    type: { after: 'Expense' },
    tax: { before: 'Exempt function income', after: '' },
  });
});

test('every mistake is told by its line and field, and nothing of the file is written', async () => {
  const entry = transfer(books, { date: '2026-01-10', debit: '5040', credit: '1010', amountMinor: 700 });
  await postIn(books, entry);
  const archived = (await chart()).find(({ code }) => code === '5300');
  await treasurer.ok('POST /api/v1/accounts/:accountId/archive', {
    params: { accountId: archived?.id ?? '' },
    body: { archived: true, version: 1 },
  });
  const found = await check(
    [
      'Code,Name,Type,Subaccount of,Fund,Heading,Open items,Used for',
      'A1,,Castle,,,,,',
      'A2,Two,Expense,nowhere,XX,maybe,Receipts,Fun',
      'A3,Three,Expense,5010,,,,',
      'A3,Three again,Expense,,,,,',
      ',No code,Expense,,,,,',
      'A/4,Sign,Expense,,,,,',
      'A5,Five,Asset,5000,,,,Bank account',
      'R1,Ring,Expense,R2,,yes,,',
      'R2,Ring,Expense,R1,,yes,,',
      '5040,Insurance,Expense,5000,OP,,,',
      '5300,Levies,Expense,5000,,,,',
      '4000,Income,Asset,,,yes,,',
      'A6,Six,Expense,,,,,,"too, many"',
    ].join('\n'),
  );
  const errors = Object.fromEntries(found.rows.map((row) => [row.line, row.errors]));
  expect(errors).toEqual({
    2: {
      name: 'Enter a name.',
      type: '"Castle" isn’t one of: Asset, Liability, Fund balance, Income, Expense, Transfer.',
    },
    3: {
      below: 'No account with code nowhere in the chart or in the file.',
      fund: 'No fund with code XX. Add the fund first, or use one of: OP, RES.',
      heading: 'Enter yes or no, not "maybe".',
      control: expect.stringContaining('"Receipts" isn’t one of: None, Accounts receivable'),
      purpose: expect.stringContaining('"Fun" isn’t one of: Bank account'),
    },
    4: { below: 'The parent must be a heading. Choose a heading.' },
    5: { code: 'Line 4 has the same code.' },
    6: { code: 'Enter a code.' },
    7: { code: 'Use letters, digits, dots and hyphens.' },
    8: {
      below: 'The heading has a different type. Choose one of the same type.',
      fund: 'Choose the fund this bank account belongs to.',
    },
    9: { below: 'An account can’t be under itself.' },
    10: { below: 'An account can’t be under itself.' },
    11: { fund: 'It has entries, so its type and purpose can’t change.' },
    12: { code: 'This account is archived. Restore it first.' },
    13: { type: 'This heading has subaccounts of another type. Move them first.' },
    14: { code: 'This row has more cells than the header. Check for a cell with an unquoted comma.' },
  });
  const before = await exported();
  expect(await apply(found)).toMatchObject({ status: 409, body: { code: 'import-has-errors' } });
  expect(await exported()).toBe(before);
});

test('a chart that changed since the dry run is not written over', async () => {
  const found = await check('code,name,type\nT1,First,expense');
  await treasurer.ok('POST /api/v1/accounts', { body: { code: 'T2', name: 'Meanwhile', type: 'expense' } });
  expect(await apply(found)).toMatchObject({ status: 409, body: { code: 'import-stale' } });
});

test('a file without the column, with too many accounts, that is no CSV or of somebody else is refused', async () => {
  const refused = async (content: string) => (await checkFile(await upload(content))).body;
  expect(await refused('name,type\nOne,expense')).toMatchObject({
    fields: { fileId: 'Line 1 has no heading for the code column. Name it "Code".' },
  });
  const many = Array.from({ length: 2001 }, (_, index) => `M${index},Many,expense`).join('\n');
  expect(await refused(`code,name,type\n${many}`)).toMatchObject({
    fields: { fileId: expect.stringContaining('2,001 accounts') },
  });
  expect(await refused('code,name\nA,"x"y\n')).toMatchObject({
    fields: { fileId: expect.stringMatching(/^Line 2/) },
  });
  expect(await checkFile(await upload('code\n5110', null))).toMatchObject({ status: 404 });
});

test('what is too long for a cell is said in the language of the call', async () => {
  const fileId = await upload(`code,name,type\nLONGNAME,${'x'.repeat(81)},expense`);
  const { body } = await checkFile(fileId, { 'accept-language': 'es' });
  expect(body.data.rows).toMatchObject([{ errors: { name: 'Aquí caben 80 caracteres como máximo.' } }]);
});

test('two thousand accounts are checked and written at once', async () => {
  const rows = Array.from({ length: 1999 }, (_, index) => `L${index},Long ${index},expense,LONG,`);
  const found = await check(`code,name,type,below,heading\n${rows.join('\n')}\nLONG,Long,expense,,yes`);
  expect(found.counts.create).toBe(2000);
  expect(await apply(found)).toMatchObject({ status: 200 });
});
