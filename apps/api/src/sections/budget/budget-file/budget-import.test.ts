import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { writeXlsx } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { demoEmail } from '../../../demo/demo';
import { account, archiveAccount, updateAccount } from '../../../ledger';
import { type Books, openBooks } from '../../../ledger/books.fixture';
import { workbookOf } from '../../../platform/files/storage/processing/read-file';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
let memberId: string;

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  ({ id: memberId } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', demoEmail('treasurer', 'demo'))
      .executeTakeFirstOrThrow(),
  ));
}, 60_000);

const upload = (content: Uint8Array, name = 'budget.xlsx') =>
  app.platform.inTenant(app.tenants.demo, async (tx) => {
    const stored = await app.platform.files.store(tx, {
      tenantId: app.tenants.demo,
      name,
      content: Buffer.from(content),
      uploadedBy: memberId,
    });
    return stored.id;
  });

type Cell = string | number | null;
const bookOf = (rows: readonly (readonly Cell[])[]) =>
  writeXlsx({ sheets: [{ name: 'budget', rows: rows.map((row) => [...row]) }] });

async function draft(): Promise<Budget> {
  const { data: made } = await treasurer.ok('POST /api/v1/budgets', {
    body: { fundId: books.fund('OP'), yearFrom: '2028-01-01', scenario: 'Base' },
  });
  const row = { accountId: books.account('5100'), note: 'Two meters' };
  const { data } = await treasurer.ok('PUT /api/v1/budgets/:budgetId', {
    params: { budgetId: made.id },
    body: {
      scenario: 'Base',
      version: made.version,
      rows: [{ ...row, amountsMinor: Array.from({ length: 12 }, (_, place) => 1000 + place) }],
    },
  });
  return data;
}

const checkFile = (budget: Budget, fileId: string) =>
  treasurer.call('POST /api/v1/budgets/:budgetId/imports/check', {
    params: { budgetId: budget.id },
    body: { fileId },
  });
const check = async (budget: Budget, rows: readonly (readonly Cell[])[]) => {
  const { data } = await treasurer.ok('POST /api/v1/budgets/:budgetId/imports/check', {
    params: { budgetId: budget.id },
    body: { fileId: await upload(await bookOf(rows)) },
  });
  return data;
};
const apply = (budget: Budget, fileId: string, version = budget.version) =>
  treasurer.call('POST /api/v1/budgets/:budgetId/imports/apply', {
    params: { budgetId: budget.id },
    body: { fileId, version },
  });
const lineOf = (budget: Budget, code = '5100') => budget.rows.find((row) => row.account.code === code);

const headings = async (budget: Budget) => {
  const { text } = await treasurer.call('GET /api/v1/budgets/:budgetId/export', {
    params: { budgetId: budget.id },
    query: { format: 'csv' },
  });
  return text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
};

test('what is downloaded has the grid and runs no formula, and changes nothing when it comes back', async () => {
  const id = books.account('5200');
  await books.within(async (tx) => {
    const { version } = await account(tx, id);
    await updateAccount(tx, id, { name: '=HYPERLINK("x")', version });
  });
  const budget = await draft();
  const lines = await headings(budget);
  expect(lines[0]).toEqual(
    expect.arrayContaining(['Code', 'Account', 'Fund', 'January 2028', 'December 2028', 'Total']),
  );
  expect(lines.find(([code]) => code === '5100')?.slice(2)).toEqual([
    'OP',
    ...Array.from({ length: 12 }, (_, place) => ((1000 + place) / 100).toFixed(2)),
    '120.66',
  ]);
  expect(lines.find(([code]) => code === '5200')?.[1]).toMatch(/^"?'=HYPERLINK/);
  const found = await check(budget, lines);
  expect(found.counts).toEqual({ changed: 0, unchanged: lines.length - 1, error: 0 });
  const book = await treasurer.call('GET /api/v1/budgets/:budgetId/export', {
    params: { budgetId: budget.id },
    query: { format: 'xlsx' },
  });
  expect([book.status, book.text.slice(0, 2)]).toEqual([200, 'PK']);
});

test('each cell has its verdict, and nothing is saved while one of them is wrong', async () => {
  const budget = await draft();
  const gone = books.account('5300');
  await books.within(async (tx) =>
    archiveAccount(tx, gone, { version: (await account(tx, gone)).version, at: new Date() }),
  );
  const rows: Cell[][] = [
    ['Code', 'January 2028', 'febrero de 2028', 'March 2028', 'April 2028', 'Plan B'],
    ['5100', '1.234,50', '($12)', 7.5, 1.234, null],
    ['4010', 'abc', '€5', 1e12, null, 5],
    ['9999', 1],
    ['5300', 1],
    ['1010', 1],
    ['5100', 1],
    [null, null],
  ];
  const found = await check(budget, rows);
  const verdicts = found.rows.map(({ line, verdict, problem, cells }) => [
    line,
    verdict,
    problem,
    ...cells.map((cell) => `${cell.column} ${cell.problem ?? cell.afterMinor}`),
  ]);
  expect(verdicts).toEqual([
    [1, 'error', null, 'F extra-column'],
    [2, 'error', null, 'B 123450', 'C -1200', 'D 750', 'E too-many-digits'],
    [3, 'error', null, 'B not-amount', 'C other-currency', 'D too-large', 'F extra-column'],
    [4, 'error', 'unknown-account', 'B 100'],
    [5, 'error', 'archived', 'B 100'],
    [6, 'error', 'not-budgeted', 'B 100'],
    [7, 'error', 'twice', 'B 100', 'C 0', 'D 0', 'E 0'],
  ]);
  const refused = await apply(budget, found.fileId);
  expect(refused).toMatchObject({ status: 409, body: { code: 'import-errors' } });
  const { data: still } = await treasurer.ok('GET /api/v1/budgets/:budgetId', {
    params: { budgetId: budget.id },
  });
  expect([still.version, lineOf(still)]).toEqual([budget.version, lineOf(budget)]);
});

test('a right file is saved under the version of its dry run, with the notes as they were, and once', async () => {
  const budget = await draft();
  const found = await check(budget, [
    ['Código', 'January 2028', 'December 2028', 'Total'],
    ['5100', '5', '', 99],
    ['4010', 250.25, null, null],
  ]);
  expect(found.counts).toEqual({ changed: 2, unchanged: 0, error: 0 });
  const saved = await apply(budget, found.fileId, found.version);
  expect(saved.status).toBe(200);
  const { data: now } = await treasurer.ok('GET /api/v1/budgets/:budgetId', {
    params: { budgetId: budget.id },
  });
  expect(lineOf(now)).toMatchObject({ note: 'Two meters' });
  expect(lineOf(now)?.amountsMinor).toEqual([500, ...(lineOf(budget)?.amountsMinor.slice(1, 11) ?? []), 0]);
  expect(lineOf(now, '4010')?.amountsMinor[0]).toBe(25_025);
  expect(await apply(budget, found.fileId, found.version)).toMatchObject({ status: 409 });
});

test('what is no workbook, has no months or unpacks to too much is refused with what to do', async () => {
  const budget = await draft();
  const refused = async (content: Uint8Array) => (await checkFile(budget, await upload(content))).body;
  const csv = await upload(Buffer.from('Code,January 2028'), 'budget.csv');
  expect((await checkFile(budget, csv)).body).toMatchObject({
    fields: { fileId: expect.stringContaining('isn’t an Excel workbook') },
  });
  expect(await refused(await bookOf([['Code', 'January 2027']]))).toMatchObject({
    fields: { fileId: expect.stringContaining('Row 1 needs a column') },
  });
  const rows = Array.from({ length: 2002 }, (_, place) => [String(place), 1]);
  expect(await refused(await bookOf([['Code', 'January 2028'], ...rows]))).toMatchObject({
    fields: { fileId: expect.stringContaining('2,000 rows') },
  });
  const zip = new ZipFile();
  const main = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const add = (name: string, text: string | Buffer) => zip.addBuffer(Buffer.from(text), name);
  const relationships = (target: string, type: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${main}/${type}" Target="${target}"/></Relationships>`;
  add(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
  );
  add('_rels/.rels', relationships('xl/workbook.xml', 'officeDocument'));
  add('xl/_rels/workbook.xml.rels', relationships('worksheets/sheet1.xml', 'worksheet'));
  add(
    'xl/workbook.xml',
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${main}"><sheets><sheet name="s" sheetId="1" r:id="a"/></sheets></workbook>`,
  );
  add('xl/worksheets/sheet1.xml', Buffer.alloc(300 * 1024 * 1024, 32));
  zip.end();
  const bomb = await buffer(zip.outputStream);
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
  expect(['broken', 'refused']).toContain((await workbookOf(Readable.from([bomb]))).kind);
}, 60_000);
