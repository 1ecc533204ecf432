import { sql } from 'kysely';
import { withApp } from '../../testing';

const scene = withApp();

interface Table {
  name: string;
  forced: boolean;
}

async function tenantTables(): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(
    scene.platform.db,
  );
  return rows;
}

/** Columns of each primary key and of each reference to a table that has communities, in their order. */
async function keys(): Promise<{ table: string; constraint: string; columns: string[] }[]> {
  const { rows } = await sql<{ table: string; constraint: string; columns: string[] }>`
    select t.relname as table, k.conname as constraint,
      array(select a.attname::text from unnest(k.conkey) with ordinality as key (number, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.number order by key.place) as columns
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'f')
      and exists (select from pg_attribute where attrelid = k.conrelid and attname = 'tenant_id')
      and (k.contype = 'p' or exists (select from pg_attribute where attrelid = k.confrelid and attname = 'tenant_id'))`.execute(
    scene.platform.db,
  );
  return rows;
}

async function countIn(tenantId: string, table: string, where = sql`true`): Promise<number> {
  const counted = scene.platform.inTenant(tenantId, (tx) =>
    sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(tx),
  );
  return counted.then(({ rows }) => rows[0]?.n ?? -1, noRightIsNoRows);
}

// Some tables are read through functions only.
function noRightIsNoRows(error: { code?: string }): number {
  if (error.code !== '42501') throw error;
  return 0;
}

test('every table with communities is fenced, and there are such tables', async () => {
  const tables = await tenantTables();
  expect(tables.length).toBeGreaterThan(15);
  expect(tables.filter((table) => !table.forced)).toEqual([]);
});

/** Whether policies hold for the serving login. The account of a server that tests are given may be one that none holds for. */
async function isHeldByPolicies(): Promise<boolean> {
  const { rows } = await scene.platform.pool.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  if (process.env.COURTYARD_TEST_DATABASE_URL && rows[0]?.bypasses) return false;
  expect(rows).toEqual([{ bypasses: false }]);
  return true;
}

test('who becomes nobody of a community sees no row of any table of any schema', async () => {
  const { pool } = scene.platform;
  if (!(await isHeldByPolicies())) return;
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and has_table_privilege(c.oid, 'select')
      and has_schema_privilege(n.oid, 'usage')
    order by 1`);
  expect(tables.length).toBeGreaterThan(15);
  const seen: string[] = [];
  for (const { name } of tables)
    if ((await pool.query(`select from ${name} limit 1`)).rowCount) seen.push(name);
  expect(seen).toEqual([]);
});

/** What `courtyard.fence` asks of a row, as PostgreSQL writes it. */
const ofCommunity = "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)";

/** Policies that let more through than the fence: to functions that work across communities, and to a person what is theirs in each. */
const besidesTheFence = [
  'public.bank_transaction searched_by_functions',
  'public.bill searched_by_functions',
  'public.document searched_by_functions',
  'public.document_passage searched_by_functions',
  'public.journal_entry searched_by_functions',
  'public.member own_memberships',
  'public.request searched_by_functions',
  'public.search_entry searched_by_functions',
  'public.search_term searched_by_functions',
  'public.session end_own_sessions',
  'public.session own_sessions',
  'public.tenant_section upkeep',
];

test('every table with communities, of any schema, has the condition of the fence and no other', async () => {
  const { rows } = await scene.platform.pool.query<{ table: string; fences: number; others: string[] }>(
    `
    select format('%I.%I', n.nspname, c.relname) as table,
      count(p.oid) filter (where f.is_fence)::int as fences,
      coalesce(array_agg(p.polname::text order by p.polname) filter (where p.polpermissive and not f.is_fence), '{}') as others
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      left join pg_policy p on p.polrelid = c.oid and c.relrowsecurity and c.relforcerowsecurity
      cross join lateral (select p.polroles = '{0}' and p.polcmd = '*'
        and pg_get_expr(p.polqual, c.oid) = $1 and pg_get_expr(p.polwithcheck, c.oid) = $1 as is_fence) f
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%'
    group by 1 order by 1`,
    [ofCommunity],
  );
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ fences }) => fences !== 1).map(({ table }) => table)).toEqual([]);
  expect(rows.flatMap(({ table, others }) => others.map((name) => `${table} ${name}`))).toEqual(
    besidesTheFence,
  );
});

test('what a search may look at ends with it, also for the connection that it was made on', async () => {
  const isHeld = await isHeldByPolicies();
  const client = await scene.platform.pool.connect();
  const seen = async () => {
    const { rows } = await client.query<{ n: number }>(
      `select ((select count(*) from search_entry) + (select count(*) from search_term) + (select count(*) from bill)
        + (select count(*) from bank_transaction) + (select count(*) from journal_entry)
        + (select count(*) from document_passage) + (select count(*) from document)
        + (select count(*) from request))::int as n`,
    );
    // An account that no policy holds for sees all of them at any time.
    return isHeld ? rows[0]?.n : 0;
  };
  try {
    for (let time = 0; time < 7; time += 1) {
      await client.query('begin');
      await client.query(`select set_config('app.tenant_id', $1, true)`, [scene.tenants.demo]);
      await client.query('set local role courtyard_app');
      const found = await client.query(
        `select courtyard.find_by_words('property', 'harbor') as found union all
          select record_id from courtyard.find_records('property', array['harbor'], null, 5) union all
          select null where exists (select courtyard.terms_like('harbr'))`,
      );
      expect(found.rowCount).toBeGreaterThan(6);
      for (const list of ['bills', 'bank_transactions', 'entries', 'requests']) {
        const listed = await client.query(`select courtyard.find_${list}('%a%', 20)`);
        const { rows } = await client.query(`select current_setting('app.search') as setting`);
        expect([list, listed.rowCount, rows]).toEqual([list, 20, [{ setting: '' }]]);
      }
      const passages = await client.query(
        `select courtyard.find_passages('board', array(select scope_id from document_folder), 20)`,
      );
      expect(passages.rowCount).toBeGreaterThan(0);
      // An error in the middle of a search: LIKE patterns can't end with a backslash.
      await client.query('savepoint before');
      await expect(client.query(`select courtyard.find_entries('%a\\', 20)`)).rejects.toMatchObject({
        code: '22025',
      });
      await client.query('rollback to before');
      await client.query(`reset role; set local app.tenant_id = ''`);
      expect(await seen()).toBe(0);
      await client.query('commit');
      expect(await seen()).toBe(0);
    }
  } finally {
    client.release();
  }
});

test('a community that turns on the search setting itself sees no rows of another', async () => {
  const { demo, lakeside } = scene.tenants;
  for (const table of [
    'bill',
    'bank_transaction',
    'journal_entry',
    'document_passage',
    'document',
    'request',
  ]) {
    expect(await countIn(demo, table)).toBeGreaterThan(0);
    const { rows } = await scene.platform.inTenant(lakeside, async (tx) => {
      await sql`select courtyard.start_searching()`.execute(tx);
      return sql`select from ${sql.table(table)} where tenant_id <> ${lakeside} limit 1`.execute(tx);
    });
    expect([table, rows]).toEqual([table, []]);
  }
});

test('the community comes first in every primary key and in every reference', async () => {
  const found = await keys();
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((key) => key.columns[0] !== 'tenant_id')).toEqual([]);
});

test('without a community there are no rows', async () => {
  for (const { name } of await tenantTables()) {
    const seen = scene.platform.db.transaction().execute(async (trx) => {
      await sql`set local role courtyard_app`.execute(trx);
      return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx)).rows.length;
    });
    expect([name, await seen.catch(noRightIsNoRows)]).toEqual([name, 0]);
  }
});

test('a community sees its own rows and none of the other, in every table', async () => {
  const { demo, lakeside } = scene.tenants;
  let filled = 0;
  for (const { name } of await tenantTables()) {
    for (const tenant of [demo, lakeside]) {
      expect([name, await countIn(tenant, name, sql`tenant_id <> ${tenant}`)]).toEqual([name, 0]);
    }
    if ((await countIn(demo, name)) > 0) filled++;
  }
  expect(filled).toBeGreaterThan(4);
});

test('a row cannot be put into another community, in any table', async () => {
  const { demo, lakeside } = scene.tenants;
  const refusals = new Map<string, string>();
  for (const { name } of await tenantTables()) {
    const attempt = scene.platform.inTenant(demo, async (tx) => {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(name)} t limit 1`.execute(tx);
      const row = JSON.stringify({ ...rows[0]?.row, tenant_id: lakeside });
      await sql`insert into ${sql.table(name)} select * from jsonb_populate_record(null::${sql.table(name)}, ${row}::jsonb)`.execute(
        tx,
      );
    });
    refusals.set(
      name,
      await attempt.then(
        () => 'put',
        (error: { code?: string }) => String(error.code),
      ),
    );
  }
  // 42501: refused by row security or for want of the right to insert; 428C9: a column is computed.
  for (const [name, code] of refusals)
    expect([name, code]).toEqual([name, expect.stringMatching(/^(42501|428C9|P0001|23502|23001)$/)]);
  expect([...refusals.values()].filter((code) => code === '42501').length).toBeGreaterThan(10);
});

test('no row moves to another community, in any table', async () => {
  const { demo, lakeside } = scene.tenants;
  for (const { name } of await tenantTables()) {
    if ((await countIn(demo, name)) === 0) continue;
    const attempt = scene.platform.inTenant(demo, (tx) =>
      sql`update ${sql.table(name)} set tenant_id = ${lakeside}`.execute(tx),
    );
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23\d{3}|P0001)$/) });
  }
});

test('the serving role reads no password', async () => {
  const read = scene.platform.inTenant(scene.tenants.demo, (tx) =>
    sql`select password_hash from identity`.execute(tx),
  );
  await expect(read).rejects.toMatchObject({ code: '42501' });
});

test('of all people, a community sees its own', async () => {
  const people = await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    tx.selectFrom('identity').select('email').execute(),
  );
  expect(people.length).toBeGreaterThan(0);
  expect(people.filter((person) => person.email.endsWith('@demo.example'))).toEqual([]);
});
