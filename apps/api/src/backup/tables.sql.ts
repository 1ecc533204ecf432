import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table whose rows a backup holds. */
export interface BackedUpTable {
  /** With its schema: `public.asset`. */
  name: string;
  /** Those that are stored; generated ones come by themselves. */
  columns: string[];
  /** Its owner too sees rows of one community at a time only. */
  isFenced: boolean;
}

const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.');
const list = (columns: readonly string[]) => columns.map(pg.escapeIdentifier).join(', ');

/** The tables of the application and of its jobs, but the list of migrations. */
export async function tablesOf(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    select format('%s.%s', nspname, relname) as name, relforcerowsecurity as "isFenced",
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and not (nspname = 'public' and relname = 'migration')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    -- Jobs come after their queues.
    order by nspname desc, relname <> 'queue', relname`);
  return rows;
}

/**
 * The rows of a table as PostgreSQL's COPY writes them, one a line. Fenced ones are read community by community, as
 * the role that owns the tables sees no others.
 */
export async function* rowsOf(
  client: pg.ClientBase,
  { name, columns, isFenced }: BackedUpTable,
  tenantIds: readonly string[],
): AsyncGenerator<Buffer> {
  const selection = `select ${list(columns)} from ${quoted(name)}`;
  if (!isFenced) {
    yield* client.query(copyTo(`copy (${selection}) to stdout`));
    return;
  }
  if (!columns.includes('tenant_id')) throw new Error(`${name} is fenced, but not by its community`);
  for (const tenantId of tenantIds) {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
    // Named all the same: some tables are open to their owner beside the fence.
    const condition = `tenant_id = ${pg.escapeLiteral(tenantId)}`;
    yield* client.query(copyTo(`copy (${selection} where ${condition}) to stdout`));
  }
}

/** A way into a table for what `rowsOf` gave. */
export function intoTable(client: pg.ClientBase, name: string, columns: readonly string[]): Writable {
  return client.query(copyFrom(`copy ${quoted(name)} (${list(columns)}) from stdin`));
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeys(client: pg.ClientBase): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select format('public.%s', relname) as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = 'public'::regnamespace`);
  return rows;
}

/**
 * Empties all tables and takes off what would be in the way of their rows: the fence, which holds for the owner too,
 * triggers, and references, whose order is none. `close` puts it back, and so checks every reference.
 */
export async function openTables(
  client: pg.ClientBase,
  tables: readonly BackedUpTable[],
): Promise<{ close: () => Promise<void> }> {
  const ours = tables.filter(({ name }) => name.startsWith('public.'));
  const fenced = ours.filter(({ isFenced }) => isFenced);
  const references = await foreignKeys(client);
  const alter = async (names: readonly string[], what: string) => {
    for (const name of names) await client.query(`alter table ${quoted(name)} ${what}`);
  };
  const names = (of: readonly BackedUpTable[]) => of.map(({ name }) => name);
  await alter(names(ours), 'disable trigger user');
  await alter(names(fenced), 'no force row level security');
  for (const { table, name } of references)
    await alter([table], `drop constraint ${pg.escapeIdentifier(name)}`);
  await client.query(`truncate ${names(tables).map(quoted).join(', ')}`);
  return {
    async close() {
      for (const { table, name, definition } of references)
        await alter([table], `add constraint ${pg.escapeIdentifier(name)} ${definition}`);
      await alter(names(fenced), 'force row level security');
      await alter(names(ours), 'enable trigger user');
    },
  };
}

/** Makes the partitions that the jobs of these queues go to, where they are missing. */
export async function makeQueues(client: pg.ClientBase, queues: readonly string[]): Promise<void> {
  for (const queue of queues) await client.query(`select pgboss.create_queue($1, '{}')`, [queue]);
}

/** Sends bytes into a table and waits until they are there. */
export const fill = (into: Writable, parts: AsyncIterable<Buffer>) => pipeline(Readable.from(parts), into);
