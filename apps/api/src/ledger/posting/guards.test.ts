import pg from 'pg';
import { newId } from '../../platform/core/ids';
import { withApp } from '../../testing';
import { testServer } from '../../testing/test-database';
import {
  type Books,
  charge,
  openBooks,
  postIn,
  receipt,
  transfer,
  treasurer,
  firstUnit,
} from '../books.fixture';
import { archiveAccount, closePeriod } from '../index';

/** What goes around the application: statements of the login that serves, and of the owner of the books. */
const scene = withApp();
let books: Books;
let other: Books;
let serving: pg.Client;
let entryId: string;
let itemId: string;

beforeAll(async () => {
  books = await openBooks(scene);
  other = await openBooks(scene, 'lakeside');
  const unit = firstUnit(books);
  const { entry, items } = charge(books, {
    party: unit,
    date: '2026-02-01',
    parts: [{ fund: 'OP', income: '4010', amountMinor: 5000 }],
  });
  const [posted] = await postIn(books, entry);
  entryId = posted?.id ?? '';
  itemId = items[0] ?? '';
  await postIn(books, receipt(books, { date: '2026-02-02', to: [{ itemId, fund: 'OP', amountMinor: 10 }] }));
  await postIn(
    books,
    transfer(books, { date: '2026-01-05', debit: '5200', credit: '2100', amountMinor: 100, key: 'known' }),
  );
  await books.within((tx) => closePeriod(tx, '2026-01', treasurer));
  await books.within((tx) => archiveAccount(tx, books.account('5300'), { version: 1, at: new Date() }));
  serving = new pg.Client({ connectionString: scene.platform.databaseUrl });
  // The database goes before they end.
  serving.on('error', () => {});
  await serving.connect();
});
afterAll(() => serving.end());

/** Tries statements in a transaction of the community, which is undone. Gives the error's code, and what was refused. */
async function tried(client: pg.Client, ...statements: (string | { text: string; values: unknown[] })[]) {
  await client.query(
    `begin; set local role courtyard_app; set local app.tenant_id = '${scene.tenants.demo}'`,
  );
  try {
    for (const statement of statements) await client.query(statement);
    return 'done';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code === 'LEDGR' ? `refused: ${error.constraint}` : error.code;
  } finally {
    await client.query('rollback');
  }
}

const denied = '42501';

/** Where the tests run on a server of one's own, who serves is its superuser: what holds there is in server.test.ts. */
const describeFenced = testServer().user === null ? describe.skip : describe;

describeFenced('the login that serves, with no role on', () => {
  test.each([
    'update journal_line set amount = amount * 2',
    'update journal_entry set memo = $$other$$',
    'update open_item set balance = 0, settled_on = issued_on',
    'update balance_month set debit = 0',
    'update ledger_head set next_no = 1',
    'delete from journal_line',
    'delete from journal_entry',
    'delete from account',
    'truncate journal_line',
    'truncate journal_entry cascade',
    'alter table journal_line disable trigger all',
    'alter table journal_line disable trigger balanced',
    'drop trigger balanced on journal_line',
    'alter table journal_line no force row level security',
    'alter table journal_entry owner to courtyard',
    'drop table journal_line',
    'alter table journal_line rename to kept',
    'drop schema ledger cascade',
    'drop schema public cascade',
    'alter schema public owner to courtyard',
    'create or replace function ledger.check_lines() returns trigger language plpgsql as $$ begin return null; end $$',
    'drop function ledger.check_lines() cascade',
    'alter function ledger.post(jsonb, jsonb) set search_path = pg_temp',
    'insert into period (tenant_id, month, status) values (courtyard.tenant_id(), $$2030-01-01$$, $$open$$)',
    `update period set status = 'open'`,
    'set local role courtyard_ledger',
    'set local role courtyard_migration',
    'grant courtyard_ledger to courtyard',
    'create role another login in role courtyard_ledger',
    'alter role courtyard_ledger login password $$known$$',
    'reassign owned by courtyard_ledger to courtyard',
    'create policy open on journal_line using (true)',
    'select ledger.write_entry(null, null)',
  ])('may not: %s', async (statement) => {
    expect(await tried(serving, 'reset role', statement)).toBe(denied);
    expect(await tried(serving, statement)).toBe(denied);
  });

  test('calls what was granted to it, and none of the functions that these work by', async () => {
    const { rows } = await serving.query(
      `select distinct proname as name from pg_proc where pronamespace = 'ledger'::regnamespace
         and (has_function_privilege('courtyard', oid, 'execute') or has_function_privilege('courtyard_app', oid, 'execute'))
       order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'begin_arrival',
      'close_period',
      'close_year',
      'confirm_period',
      'end_arrival',
      'is_searching',
      'post',
      'rebuild_balances',
      'refuse',
      'reopen_period',
      'take_in',
      'take_turn',
    ]);
  });

  test('puts nothing of its own in the way of the functions: not by a temporary table, function or operator', async () => {
    const posted = {
      text: 'select ledger.post($1, $2)',
      values: wish([line('5200', 300), line('2100', -300)]),
    };
    const outcome = await tried(
      serving,
      'reset role',
      'create temp table journal_line (like public.journal_line)',
      'create temp table journal_entry (like public.journal_entry)',
      'create temp table period (tenant_id uuid, month date, status text)',
      `create function pg_temp.sha256(bytea) returns bytea language sql return '\\x00'::bytea`,
      `create function pg_temp.current_setting(text, boolean) returns text language sql return '${scene.tenants.lakeside}'`,
      'create operator pg_temp.<> (function = int8eq, leftarg = bigint, rightarg = bigint)',
      'set local search_path = pg_temp, public',
      posted,
      `do $$ begin
        if exists (select from pg_temp.journal_line) or (select count(*) from public.journal_line where amount = 300) <> 1
          or (select hash from public.journal_entry order by no desc limit 1) = '\\x00' then
          raise exception 'it was';
        end if;
      end $$`,
    );
    expect(outcome).toBe('done');
  });

  test('reads its own community by them and writes no other, whatever `courtyard.tenant_id()` is made to say', async () => {
    const outcome = await tried(
      serving,
      'reset role',
      `create or replace function courtyard.tenant_id() returns uuid language sql stable return '${scene.tenants.lakeside}'::uuid`,
      'set local role courtyard_app',
      { text: 'select ledger.post($1, $2)', values: wish([line('5200', 300), line('2100', -300)]) },
      `do $$ begin
        if (select count(*) from public.journal_line where amount = 300 and tenant_id = '${scene.tenants.demo}') <> 1 then
          raise exception 'it was';
        end if;
      end $$`,
    );
    expect(outcome).toBe('done');
  });
});

const line = (code: string, amount: number, more: object = {}) => ({
  account: books.account(code),
  fund: books.fund('OP'),
  amount,
  ...more,
});

const wish = (lines: object[], more: object = {}) => [
  JSON.stringify([{ id: newId(), key: newId(), date: '2026-02-10', kind: 'entry', lines, ...more }]),
  JSON.stringify({ id: null, name: 'Somebody' }),
];

const posting = (lines: object[], more: object = {}) =>
  tried(serving, { text: 'select ledger.post($1, $2)', values: wish(lines, more) });

test('the function posts what is right, and refuses what is not', async () => {
  const right = [line('5200', 100), line('2100', -100)];
  expect(await posting(right)).toBe('done');
  expect(await posting([line('5200', 100), line('2100', -99)])).toBe('refused: unbalanced');
  const betweenFunds = [line('5200', 100), { ...line('2100', -100), fund: books.fund('RES') }];
  expect(await posting(betweenFunds)).toBe('refused: unbalanced');
  expect(await posting(right, { date: '2026-01-31' })).toBe('refused: closed');
  expect(await posting([line('5300', 100), line('2100', -100)])).toBe('refused: archived');
  expect(await posting([line('5000', 100), line('2100', -100)])).toBe('refused: heading');
  const foreign = { account: other.account('5200'), fund: books.fund('OP'), amount: 100 };
  expect(await posting([foreign, line('2100', -100)])).toBe('refused: unknown-account');
  const foreignFund = (amount: number, code: string) => ({ ...line(code, amount), fund: other.fund('OP') });
  expect(await posting([foreignFund(100, '5200'), foreignFund(-100, '2100')])).toBe('refused: unknown-fund');
  expect(await posting([{ ...line('1020', 100), fund: books.fund('OP') }, line('2100', -100)])).toBe(
    'refused: other-fund',
  );
  expect(await posting(right, { key: 'known' })).toBe('refused: key');
  expect(await posting(right, { reverses: newId(), lines: [] })).toBe('refused: unknown');
  expect(await posting([])).toBe('refused: lines');
  expect(await posting([line('5200', 0), line('2100', 0)])).toBe('refused: amount');
});

test('a control account’s line has its own open item, and no other line has one', async () => {
  expect(await posting([line('1200', 100), line('4010', -100)])).toBe('refused: control');
  expect(await posting([line('5200', 100, { item: itemId }), line('2100', -100)])).toBe('refused: control');
  expect(await posting([line('2010', 100, { item: itemId }), line('2100', -100)])).toMatch(/refused|23503/);
  expect(await posting([line('1200', 100, { item: newId() }), line('4010', -100)])).toBe(
    'refused: unknown-item',
  );
  const mixed = [line('2010', 100, { item: newId() }), line('1200', -100, { item: itemId })];
  expect(await posting(mixed)).toMatch(/^refused: (mixed|unknown-item)$/);
});

/** The owner of the books, as migrations work: even so what is posted stays. */
describeFenced('the owner of the books', () => {
  let owner: pg.Client;
  beforeAll(async () => {
    const url = new URL(scene.platform.databaseUrl);
    url.searchParams.set('user', 'courtyard_migration');
    owner = new pg.Client({ connectionString: url.href });
    owner.on('error', () => {});
    await owner.connect();
  });
  afterAll(() => owner.end());

  const asOwner = (...statements: Parameters<typeof tried>[1][]) =>
    tried(owner, 'reset role', 'set local role courtyard_ledger', ...statements);

  test.each([
    'update journal_line set amount = amount * 2',
    'update journal_entry set memo = $$other$$',
    'update open_item set original = original * 2',
    'delete from journal_line',
    'delete from journal_entry',
    'delete from application',
    'delete from open_item',
    'delete from fund',
    'delete from account',
    'delete from unit_ledger',
    'delete from period',
    'delete from ledger_head',
    'truncate journal_line',
    'truncate period',
  ])('may not, as long as the triggers are on: %s', async (statement) => {
    expect(await asOwner(statement)).toMatch(/^(refused: posted|0A000)$/);
  });

  const insertEntry = (id: string, lines: number) => ({
    text: `insert into journal_entry (tenant_id, id, no, entry_date, kind, class, layer, idem_key, idem_hash, line_count, posted_at, posted_by_name, prev_hash, hash)
      values ($1, $2, 900, '2026-02-10', 'entry', 'ordinary', 'B', $3, '', $4, now(), 'Nobody', '', '')`,
    values: [scene.tenants.demo, id, `by-hand-${id}`, lines],
  });
  const insertLines = (id: string, ...amounts: number[]) => ({
    text: `insert into journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount)
      select $1, $2, place, $3, 'none', $4, '2026-02-10', 900, amount from unnest($5::bigint[]) with ordinality as one (amount, place)`,
    values: [scene.tenants.demo, id, books.account('5200'), books.fund('OP'), amounts],
  });

  test('puts in no lines that are unbalanced, in parts, or fewer than the entry says', async () => {
    const id = newId();
    expect(await asOwner(insertEntry(id, 2), insertLines(id, 100, -100))).toBe('done');
    expect(await asOwner(insertEntry(id, 2), insertLines(id, 100, -99))).toBe('refused: unbalanced');
    expect(await asOwner(insertEntry(id, 3), insertLines(id, 100, -100))).toBe('refused: lines');
    expect(await asOwner(insertEntry(id, 1), insertLines(id, 100))).not.toBe('done');
    expect(await asOwner(insertLines(entryId, 100, -100))).not.toBe('done');
  });

  test('changing the community before the commit hides nothing from the check', async () => {
    const id = newId();
    const hidden = `set local app.tenant_id = '${scene.tenants.lakeside}'`;
    expect(await asOwner(insertEntry(id, 2), insertLines(id, 100, -99), hidden, 'commit')).toBe(
      'refused: unbalanced',
    );
    expect(await asOwner(insertEntry(id, 2), hidden, insertLines(id, 100, -100))).not.toBe('done');
  });
});
