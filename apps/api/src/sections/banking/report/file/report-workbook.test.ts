import { behindTriggers, type Books, openBooks, postIn, transfer } from '../../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../../testing';
import { unzipped } from '../../../../testing/unzip';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
const formula = '=HYPERLINK("https://example.org","Open")';

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  await postIn(
    books,
    transfer(books, { date: '2025-01-10', debit: '5100', credit: '1010', amountMinor: 123_456 }),
    transfer(books, { date: '2025-02-10', debit: '5100', credit: '1010', amountMinor: 7 }),
  );
  await behindTriggers(
    app,
    `update account set name = '${formula}', archived_at = now() where id = '${books.account('5100')}'`,
  );
}, 60_000);

test('a workbook has the figures of the screen, and a name that looks like a formula stays text, also of an archived account', async () => {
  const query = { from: '2025-01-01', to: '2025-02-28', columns: 'months' } as const;
  const { data } = await treasurer.ok('GET /api/v1/financial-reports/profit', { query });
  const { rawPayload } = await app.app.inject({
    url: `/api/v1/financial-reports/profit/export?${String(new URLSearchParams({ ...query, format: 'xlsx' }))}`,
    headers: { host: 'demo.localhost:8080', authorization: `Bearer ${treasurer.token}` },
  });
  const files = await unzipped(rawPayload);
  const sheet = [...files].find(([name]) => name.endsWith('sheet1.xml'))?.[1].toString() ?? '';
  expect(sheet).not.toContain('<f>');
  const all = [...files.values()].map(String).join('');
  expect(all).toMatch(/=HYPERLINK\(&quot;https:|=HYPERLINK\("https:/);
  const numbers = [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?![^>]*t="(?:s|inlineStr|str)")[^>]*><v>([^<]*)<\/v>/g)].map(([, value]) =>
      Number(value),
    ),
  );
  const shown = data.rows.filter(({ kind }) => kind !== 'heading');
  expect(numbers).toEqual(
    expect.arrayContaining(shown.map(({ cells }) => cells.map((cell) => (cell ?? 0) / 100))),
  );
  const row = data.rows.find(({ account }) => account?.code === '5100');
  expect([row?.account?.name, row?.cells]).toEqual([formula, [123_456, 7, 123_463]]);
});
