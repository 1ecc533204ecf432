import type pg from 'pg';

/** A change of one block of a table, as the log has it from which PostgreSQL repairs itself. */
export interface LoggedChange {
  xid: string;
  table: string;
  kind: string;
  /** The block, and the place in it of the row that was there before; null for a new one. */
  old: string | null;
  /** What was written, in hexadecimal. */
  data: string;
}

export const walPosition = async (client: pg.Client): Promise<string> =>
  (await client.query<{ at: string }>(`select pg_current_wal_insert_lsn()::text as at`)).rows[0]?.at ?? '0/0';

/** In which files tables lie now. Those that are written anew get others. */
export async function filesOf(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ file: string; name: string }>(
    `select pg_relation_filenode(oid)::text as file, relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ file, name }) => [file, name]));
}

interface Block {
  record: string;
  id: number;
  xid: string;
  file: string;
  block: string;
  kind: string;
  said: string;
  data: string;
}

/** All changes of rows between two places of the log, in its order. Needs PostgreSQL's own extension `pg_walinspect`. */
export async function loggedBetween(
  client: pg.Client,
  files: ReadonlyMap<string, string>,
  [from, to]: readonly [string, string],
): Promise<LoggedChange[]> {
  await client.query('create extension if not exists pg_walinspect');
  // What is read has to be on the disk; a commit that waits for that puts it there.
  await client.query(`set synchronous_commit = on; select pg_logical_emit_message(true, 'read', '')`);
  const { rows } = await client.query<Block>(
    `select start_lsn::text as record, block_id as id, xid::text, relfilenode::text as file, relblocknumber::text as block,
       record_type as kind, description as said, encode(coalesce(block_data, ''), 'hex') as data
     from pg_get_wal_block_info($1::pg_lsn, $2::pg_lsn)
     where reldatabase = (select oid from pg_database where datname = current_database())
       and resource_manager like 'Heap%' and relforknumber = 0
     order by start_lsn, block_id`,
    [from, to],
  );
  // A row that moves to another block has two: where it goes to, and where it was.
  const left = new Map(rows.filter(({ id }) => id === 1).map(({ record, block }) => [record, block]));
  return rows
    .filter(({ id }) => id === 0)
    .flatMap(({ record, xid, file, block, kind, said, data }) => {
      const [table, place] = [files.get(file), /old_off: (\d+)/.exec(said)?.[1]];
      const old = place === undefined ? null : `(${left.get(record) ?? block},${place})`;
      return table === undefined ? [] : [{ xid, table, kind, old, data }];
    });
}
