import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { addDays } from '@courtyard/contract/days';
import { formatMoney } from '@courtyard/contract/formats';
import { Readable } from 'node:stream';
import type { World } from '../../../../ledger/proof/actions';
import { goOn, randomBooksOfThreeFunds } from '../../../../ledger/proof/random-books.fixture';
import { textOf } from '../../../../platform/files/storage/processing/read-file';
import { type TestPerson, withApp } from '../../../../testing';
import { unzipped } from '../../../../testing/unzip';

const app = withApp();
let world: World;
let treasurer: TestPerson;

beforeAll(async () => {
  world = await randomBooksOfThreeFunds(app, 140, 1812);
  treasurer = await app.client.as('treasurer', 'demo');
}, 120_000);

type Query = Readonly<Record<string, string | number>>;

async function bytesOf(path: string, query: Query): Promise<Buffer> {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
  const { statusCode, rawPayload } = await app.app.inject({
    url: `/api/v1/financial-reports/${path}?${String(asked)}`,
    headers: { host: 'demo.localhost:8080', authorization: `Bearer ${treasurer.token}` },
  });
  expect([path, statusCode]).toEqual([path, 200]);
  return rawPayload;
}

type Screen = Pick<FinancialReport, 'rows' | 'columns' | 'journalNo'>;
const screenOf = async (name: string, query: Query) =>
  (JSON.parse(String(await bytesOf(name, query))) as { data: Screen }).data;
const csvOf = async (name: string, query: Query) =>
  String(await bytesOf(`${name}/export`, { ...query, format: 'csv' }));

/** Sheets and their words as they are in the workbook. */
async function sheetOf(name: string, query: Query): Promise<string> {
  const files = await unzipped(await bytesOf(`${name}/export`, { ...query, format: 'xlsx' }));
  return [...files]
    .filter(([file]) => /sheet1|sharedStrings/.test(file))
    .map(([, content]) => String(content))
    .join('');
}

/** The text of a PDF, without the moment at which it was made and without spaces. */
async function pdfOf(name: string, query: Query): Promise<string> {
  const reading = await textOf(Readable.from([await bytesOf(`${name}/file`, query)]), 'application/pdf');
  if (reading.kind !== 'done') throw new Error(`the PDF cannot be read: ${reading.kind}`);
  const text = reading.content.map((page) => page.text).join('\n');
  return text.replaceAll(/(Last journal entry: \d+) ·.*/g, '$1').replaceAll(/\s/g, '');
}

const filesOf = async (name: string, query: Query) => ({
  csv: await csvOf(name, query),
  sheet: await sheetOf(name, query),
  pdf: await pdfOf(name, query),
});

const amountRows = ({ rows }: Screen) =>
  rows.filter(({ kind, cells }) => kind !== 'heading' && cells.some((cell) => cell !== 0));

const numbersIn = (sheet: string) =>
  [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?![^>]*t="(?:s|inlineStr|str)")[^>]*><v>([^<]*)<\/v>/g)].map(([, value]) =>
      Number(value),
    ),
  );

/** That every row of the screen is in each file, with the number of the journal entry. */
function expectSame(screen: Screen, { csv, sheet, pdf }: Awaited<ReturnType<typeof filesOf>>) {
  const inCsv = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').slice(-screen.columns.length));
  const inSheet = numbersIn(sheet);
  for (const { cells } of amountRows(screen)) {
    expect(inCsv).toContainEqual(cells.map((cell) => ((cell ?? 0) / 100).toFixed(2)));
    expect(inSheet).toContainEqual(cells.map((cell) => (cell ?? 0) / 100));
    for (let start = 0; start < cells.length; start += 4)
      expect(pdf).toContain(
        cells
          .slice(start, start + 4)
          .map((cell) => formatMoney(cell ?? 0, 'USD', { language: 'en', negative: 'parentheses' }))
          .join(''),
      );
  }
  expect(csv).toContain(`${screen.journalNo},Last journal entry`);
  expect(pdf).toContain(`Lastjournalentry:${screen.journalNo}`);
}

const at = '2099-12-31';
const period = { from: '2026-01-01', to: '2026-12-31' };
const statements: readonly (readonly [string, Query])[] = [
  ['balance', { at, basis: 'modified-cash' }],
  ['trial-balance', { at, basis: 'cash' }],
  ['profit', { ...period, basis: 'cash', columns: 'months' }],
  ['fund-balances', { ...period, basis: 'accrual' }],
  ['cash-flow', { ...period, method: 'direct' }],
  ['cash-flow', { ...period, method: 'indirect' }],
  ['interfund', { at }],
];
/** Reports with columns of their own: their files are compared with what they were. */
const others: readonly (readonly [string, Query])[] = [
  ['agingsummary', { at }],
  ['summary', { at, basis: 'cash' }],
  ['ledger', { ...period, basis: 'modified-cash' }],
  ['budget', { at: '2026-12-31' }],
];

test('screen, PDF, CSV and XLSX made while others post are equal, report by report', async () => {
  const screens: Screen[] = [];
  for (const [name, query] of statements) screens.push(await screenOf(name, query));
  const before: Awaited<ReturnType<typeof filesOf>>[] = [];
  for (const [name, query] of others) before.push(await filesOf(name, query));
  const journalNo = screens[0]?.journalNo ?? 0;
  // Months before may be closed.
  world.day = addDays(world.day, -30);

  const whilePosting = async <T>(read: Promise<T>): Promise<T> =>
    (await Promise.all([read, goOn(world, 8)]))[0];
  for (const [place, [name, query]] of statements.entries()) {
    const screen = screens[place];
    if (!screen) throw new Error(`${name} was not read`);
    expect(screen.journalNo).toBe(journalNo);
    expect(amountRows(screen).length).toBeGreaterThan(1);
    expectSame(screen, await whilePosting(filesOf(name, { ...query, journalNo })));
    const { rows, columns } = await screenOf(name, { ...query, journalNo });
    expect([name, rows, columns]).toEqual([name, screen.rows, screen.columns]);
  }
  for (const [place, [name, query]] of others.entries())
    expect([name, await whilePosting(filesOf(name, { ...query, journalNo }))]).toEqual([name, before[place]]);

  for (const [place, [name, query]] of statements.entries()) {
    const now = await screenOf(name, query);
    expect(now.journalNo).toBeGreaterThan(journalNo + 20);
    expect([name, now.rows]).not.toEqual([name, screens[place]?.rows]);
  }
}, 240_000);
