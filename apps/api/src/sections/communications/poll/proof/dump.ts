import pg from 'pg';
import type { TestApp } from '../../../../testing';

/** Works with all rights on the rows of the community. */
export async function asOwner<T>(app: TestApp, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: app.platform.databaseUrl });
  await client.connect();
  try {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [app.tenants.demo]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether a text stands in the file of a table, in rows that nobody reads any more too. */
export async function isInFile(client: pg.Client, table: string, text: string): Promise<boolean> {
  await client.query('checkpoint');
  const { rows } = await client.query<{ at: number }>(
    `select position(convert_to($2, 'UTF8') in pg_read_binary_file(pg_relation_filepath($1))) as at`,
    [table, text],
  );
  return (rows[0]?.at ?? 0) > 0;
}

/** All rows of all tables of the database that name this poll, each after its table. */
export const dumped = (app: TestApp, pollId: string) =>
  asOwner(app, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')
         -- The words of titles, each kept once for as many as use it.
         and tablename not like 'search\\_%' order by 1`,
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select kept::text as row from ${name} kept where position($1 in kept::text) > 0`,
        [pollId],
      );
      lines.push(...rows.map(({ row }) => `${name} ${row}`));
    }
    return lines;
  });

/** What is chance or the hour taken out, but for the ids of people. */
export const plain = (lines: readonly string[], kept: readonly string[]) =>
  lines
    .map((line) =>
      line
        .replaceAll(/[A-Za-z0-9+/]{500,}=*/g, 'ENVELOPE')
        .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, (id) =>
          kept.includes(id) ? id : 'ID',
        )
        .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH')
        .replaceAll(/\b[0-9a-f]{32}\b/g, 'CODE')
        .replaceAll(/"[xy]""?: ""?[\w-]{43}"/g, 'KEY')
        .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d/g, 'TIME')
        .replaceAll(/\\+x[0-9a-f]+/g, 'BYTES')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        // Places in the order of events, which go on from poll to poll.
        .replaceAll(/(?<=[(,])\d{3,}(?=[,)])/g, 'NUMBER'),
    )
    .toSorted();

export async function columnsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select string_agg(column_name, ' ' order by ordinal_position) as name from information_schema.columns
     where table_name in ('poll_ballot', 'poll_code') group by table_name order by table_name`,
  );
  return rows;
}

/** What the history tells of votes, apart from the entries' own ids and places. */
export async function notedOf(client: pg.Client, pollId: string) {
  const { rows } = await client.query<{ id: string; rest: string }>(
    `select id::text, (to_jsonb(audit_log) - 'id' - 'sequence')::text as rest from audit_log
     where action = 'poll.vote' and subject_id = $1`,
    [pollId],
  );
  return rows;
}

/** Rows as they lie in a table, with the transaction that wrote them. */
export async function physical(client: pg.Client, table: string, key: string, pollId: string) {
  const { rows } = await client.query<{ key: string; xmin: string }>(
    `select ${key}::text as key, xmin::text as xmin from ${table} where poll_id = $1 order by ctid`,
    [pollId],
  );
  return { keys: rows.map((row) => row.key), transactions: new Set(rows.map(({ xmin }) => xmin)).size };
}
