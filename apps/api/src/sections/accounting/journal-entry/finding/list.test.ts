import { withApp } from '../../../../testing';
import { behindTriggers, type Books, openBooks } from '../../../../ledger/books.fixture';
import { busiestOfPages, readerOf } from '../../../../platform/database/lists/busiest-step.fixture';
import { rowsRead } from '../../../../platform/database/lists/text-search/rows-read.fixture';
import { pageOfEntries } from '../journal-entry.sql';

const app = withApp();
const many = 20_000;
let books: Books;

/** Entries of two lines as years leave them, written at the speed of SQL; one in fifty takes the one before it back. */
beforeAll(async () => {
  books = await openBooks(app);
  const tenant = app.tenants.demo;
  await behindTriggers(
    app,
    `insert into journal_entry (tenant_id, id, no, entry_date, kind, class, layer, memo, idem_key, idem_hash, reverses_id, line_count,
        posted_at, posted_by_name, prev_hash, hash, amount)
      select '${tenant}', ('00000000-0000-7000-8000-' || lpad(no::text, 12, '0'))::uuid, no, date '2020-01-01' + no * 2300 / ${many},
        case when no % 50 = 0 then 'reversal' when no % 10 = 0 then 'journal' else 'charge' end, 'ordinary', 'B', 'Number ' || no, 'k' || no, '',
        case when no % 50 = 0 then ('00000000-0000-7000-8000-' || lpad((no - 1)::text, 12, '0'))::uuid end, 2, now(), 'Somebody', '', '', no
      from generate_series(1, ${many}) no;
    insert into journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount)
      select tenant_id, id, line, case line when 1 then '${books.account('5200')}' else '${books.account('2100')}' end::uuid, 'none',
        '${books.fund('OP')}', entry_date, no, case line when 1 then no else -no end
      from journal_entry cross join generate_series(1, 2) line where tenant_id = '${tenant}';
    update ledger_head set next_no = ${many} + 1 where tenant_id = '${tenant}';
    insert into ledger_head (tenant_id, next_no) values ('${tenant}', ${many} + 1) on conflict do nothing;
    analyze journal_entry; analyze journal_line`,
  );
}, 180_000);

type Query = Parameters<typeof pageOfEntries>[1];

const of = (code: string) => ({ accountId: [books.account(code)] });

const busiest = (query: Partial<Query>): Promise<number> =>
  books.within((tx) =>
    busiestOfPages(app, tx, {
      section: 'accounting',
      pages: 3,
      having: 'limit',
      read: (context, cursor) => pageOfEntries(context, { limit: 50, ...query, cursor }),
    }),
  );

test.each([
  [{}],
  [{ sort: 'no' as const }],
  [{ sort: '-date' as const }],
  [{ sort: 'date' as const, date: '2022-01-01..2022-02-28' }],
  [{ kind: ['charge' as const] }],
  [{ state: ['reversed' as const] }],
  [{ state: ['posted' as const] }],
  [{ sort: 'amountMinor' as const }],
  [{ sort: '-amountMinor' as const }],
  [{ amountMinor: '19900..20000' }],
  [{ amountMinor: '..100', sort: 'date' as const }],
  [{ amountMinor: '100..' }],
])('a page by %j looks at hundreds of rows, not at all', async (query) => {
  expect(await busiest(query)).toBeLessThan(1000);
});

test.each([
  [() => of('5200')],
  [() => of('4000')],
  [() => ({ ...of('2100'), sort: 'date' as const })],
  [() => ({ search: 'number 1999' })],
  [() => ({ search: 'nobody-wrote-this' })],
  [() => ({ search: 'somebody' })],
])('filtered page %# looks at hundreds of rows too', async (query) => {
  expect(await busiest(query())).toBeLessThan(1000);
});

test('how many there are is said without counting all, and counted under filters', async () => {
  const person = await app.client.as('treasurer', 'demo');
  const total = async (query: object) =>
    (await person.ok('GET /api/v1/journal-entries', { query })).page.total;
  expect(await total({})).toBe(many);
  expect(await total({ state: ['reversed'] })).toBe(many / 50);
  expect(await total({ amountMinor: '19991..20000' })).toBe(10);
  expect(await total({ search: 'number 1999' })).toBe(12);
});

test('a memo is found with every apostrophe and with none', async () => {
  await behindTriggers(app, `update journal_entry set memo = 'D’Angelo tiles' where no = 777`);
  const person = await app.client.as('treasurer', 'demo');
  for (const search of ["d'angelo", 'D’Angelo', 'd´angelo tile', 'dangelo', "d'a 777"]) {
    const { data } = await person.ok('GET /api/v1/journal-entries', { query: { search } });
    expect([search, data.map(({ no }) => no)]).toEqual([search, [777]]);
  }
});

test('a word of few rows is looked up by its index', async () => {
  await books.within(async (tx) => {
    const context = await readerOf(app, tx, 'accounting');
    const look = () => pageOfEntries(context, { limit: 50, search: '19998' });
    expect(await rowsRead(tx, 'journal_entry', look)).toBeLessThan(50);
  });
});
