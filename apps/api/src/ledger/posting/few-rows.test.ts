import { sql } from 'kysely';
import { withApp } from '../../testing';
import {
  behindTriggers,
  type Books,
  charge,
  openBooks,
  postIn,
  receipt,
  transfer,
  treasurer,
  firstUnit,
} from '../books.fixture';
import { type NewEntry, post } from '../index';
import type { Tx } from '../../platform/database/database';

const scene = withApp();
let books: Books;
let charged: ReturnType<typeof charge>[];

beforeAll(async () => {
  books = await openBooks(scene);
  const party = firstUnit(books);
  charged = Array.from({ length: 800 }, () =>
    charge(books, { party, date: '2026-02-01', parts: [{ fund: 'OP', income: '4010', amountMinor: 100 }] }),
  );
  for (let from = 0; from < charged.length; from += 100)
    await postIn(books, ...charged.slice(from, from + 100).map(({ entry }) => entry));
  await behindTriggers(
    scene,
    `insert into search_term (tenant_id, term, record_id)
      select '${scene.tenants.demo}', 'word' || translate(number::text, '0123456789', 'abcdefghij'), gen_random_uuid()
      from generate_series(1, 2000) number`,
  );
});

/** Rows that the connection has read, by table: of those that grow with a community. */
async function rowsRead(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; read: number }>`
    select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_all_tables
    where relname in ('open_item', 'journal_entry', 'journal_line', 'application', 'balance_day', 'balance_month',
      'search_entry', 'search_term')`.execute(tx);
  return new Map(rows.map(({ name, read }) => [name, read]));
}
/** Of which tables an entry reads more rows than belong to it, and how many. */
const muchReadBy = (entry: NewEntry): Promise<[string, number][]> =>
  books.within(async (tx) => {
    const before = await rowsRead(tx);
    await post(tx, [entry], treasurer);
    const read = [...(await rowsRead(tx))].map(
      ([name, count]) => [name, count - (before.get(name) ?? 0)] satisfies [string, number],
    );
    expect(read).toHaveLength(8);
    return read.filter(([, count]) => count > 20);
  });

const entry = (memo: string): NewEntry => ({
  ...transfer(books, { date: '2026-02-02', debit: '5200', credit: '2100', amountMinor: 7 }),
  memo,
});

test('an entry of no item asks none what it concerns, whatever the planner knows of them', async () => {
  // Nobody has counted the rows yet: they may be read by any index of theirs.
  const tables = (await muchReadBy(entry('Paid for gutters'))).map(([name]) => name);
  expect(tables).not.toContain('open_item');
});

test('an entry reads what belongs to it, however many items and words there are', async () => {
  await behindTriggers(scene, 'analyze');
  expect(await muchReadBy(entry('Paid for gutters and lamps'))).toEqual([]);
});

test('a payment reads the item that it pays, and no other', async () => {
  const itemId = charged[400]?.items[0] ?? '';
  const paid = receipt(books, { date: '2026-02-03', to: [{ itemId, fund: 'OP', amountMinor: 60 }] });
  expect(await muchReadBy(paid)).toEqual([]);
});
