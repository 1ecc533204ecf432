import pg from 'pg';
import { withApp } from '../../testing';
import { testServer } from '../../testing/test-database';
import { type Books, charge, openBooks, postIn, receipt, transfer, firstUnit } from '../books.fixture';
import { rebuildBalances, verify } from '../index';

const scene = withApp();
let books: Books;
let owner: pg.Client;
beforeAll(async () => {
  books = await openBooks(scene);
  const unit = firstUnit(books);
  const parts = [{ fund: 'OP', income: '4010', amountMinor: 500 }];
  await postIn(books, charge(books, { party: unit, date: '2026-01-01', parts }).entry);
  for (let amountMinor = 1; amountMinor <= 5; amountMinor += 1)
    await postIn(books, transfer(books, { date: '2026-01-05', debit: '5200', credit: '2100', amountMinor }));
  const paid = charge(books, { party: unit, date: '2026-01-02', parts });
  const [itemId = ''] = paid.items;
  const to = [{ itemId, fund: 'OP', amountMinor: 500 }];
  await postIn(books, paid.entry, receipt(books, { date: '2026-01-03', to }));
  const url = new URL(scene.platform.databaseUrl);
  if (testServer().migrationUser !== null) url.searchParams.set('user', 'courtyard_migration');
  owner = new pg.Client({ connectionString: url.href });
  owner.on('error', () => {});
  await owner.connect();
});
afterAll(() => owner.end());

const faults = async (expected?: { no: number; hash: string }) =>
  (await books.within((tx) => verify(tx, expected))).faults;

/** As who owns the database changes rows, with the triggers off, and then puts back what was. */
async function tampered(table: string, change: string, back: string): Promise<string[]> {
  const run = async (statement: string) => {
    await owner.query(
      `begin; set local role courtyard_ledger; set local app.tenant_id = '${scene.tenants.demo}';
       alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user; commit`,
    );
  };
  await run(change);
  const found = await faults();
  await run(back);
  expect(await faults()).toEqual([]);
  return found;
}

test('what was changed behind the triggers is named by the first entry that shows it', async () => {
  expect(
    await tampered(
      'journal_line',
      'update journal_line set amount = amount * 2 where entry_no = 3',
      'update journal_line set amount = amount / 2 where entry_no = 3',
    ),
  ).toEqual([
    'entry 3 was changed after posting: its hash differs',
    '8 balance rows don’t match the journal lines',
  ]);
  expect(
    await tampered(
      'journal_line',
      'update journal_line set amount = amount + 1 where entry_no = 4 and amount > 0',
      'update journal_line set amount = amount - 1 where entry_no = 4 and amount > 0',
    ),
  ).toContain('entry 4 is not balanced in each fund');
  expect(
    await tampered(
      'journal_line',
      'update journal_line set entry_date = entry_date + 1 where entry_no = 4',
      'update journal_line set entry_date = entry_date - 1 where entry_no = 4',
    ),
  ).toContain('entry 4 has a line with a different date or number');
  expect(
    await tampered(
      'journal_line',
      'update journal_line set entry_no = 50 where entry_no = 4 and amount > 0',
      'update journal_line set entry_no = 4 where entry_no = 50',
    ),
  ).toEqual(['entry 4 has a line with a different date or number']);
  expect(
    await tampered(
      'journal_entry',
      `update journal_entry set posted_by_name = 'Somebody else' where no = 2`,
      `update journal_entry set posted_by_name = 'Tess Treasurer' where no = 2`,
    ),
  ).toEqual(['entry 2 was changed after posting: its hash differs']);
  expect(
    await tampered(
      'journal_entry',
      'update journal_entry set amount = amount + 1 where no = 2',
      'update journal_entry set amount = amount - 1 where no = 2',
    ),
  ).toEqual([expect.stringMatching(/^entry 2 states (\d+), but its lines total \d+$/)]);
  expect(
    await tampered(
      'journal_entry',
      'update journal_entry set no = 60 where no = 5',
      'update journal_entry set no = 5 where no = 60',
    ),
  ).toContain('entry 5 is missing: 6 follows 4');
  expect(
    await tampered(
      'open_item',
      'update open_item set balance = balance - 1 where balance <> 0',
      'update open_item set balance = balance + 1 where balance <> 0',
    ),
  ).toEqual([expect.stringMatching(/^open item \S+ shows 499, but its lines total 500$/)]);
  expect(
    await tampered(
      'open_item',
      'update open_item set settled_on = settled_on + 1 where balance = 0',
      'update open_item set settled_on = settled_on - 1 where balance = 0',
    ),
  ).toEqual([
    expect.stringMatching(
      /^open item \S+ is marked settled on 2026-01-04, but its last line is dated 2026-01-03$/,
    ),
  ]);
});

test('a head that was kept elsewhere has to be in the chain', async () => {
  const { head } = await books.within((tx) => verify(tx));
  expect(await faults(head)).toEqual([]);
  expect(await faults({ no: 1, hash: head.hash })).toEqual(['entry 1 has a different hash than expected']);
  expect(await faults({ ...head, no: 99 })).toEqual(['the chain ends at entry 8, but entry 99 was expected']);
});

test('balances that are wrong are found and put right', async () => {
  await owner.query(
    `begin; set local role courtyard_ledger; set local app.tenant_id = '${scene.tenants.demo}';
     update balance_month set debit = debit + 7 where debit > 0; commit`,
  );
  expect(await faults()).toEqual([expect.stringMatching(/balance rows/)]);
  expect(await books.within(rebuildBalances)).toBeGreaterThan(0);
  expect(await faults()).toEqual([]);
  expect(await books.within(rebuildBalances)).toBe(0);
});
