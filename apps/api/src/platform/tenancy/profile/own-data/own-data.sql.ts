import { sql } from 'kysely';
import type { Caller } from '../../../auth/sessions/caller';
import type { Db, Tx } from '../../../database/database';
import { leftOutTables } from '../../community/export/writing/left-out.rules';

/** Rows of one table that are about a person, with the columns that they may be told. */
export interface OwnRows {
  table: string;
  rows: Record<string, unknown>[];
}

interface OwnTable {
  name: string;
  /** Column by which a row is somebody's. */
  owner: 'member_id' | 'actor_member_id' | 'person_id';
  /** Columns that open something: hashes, keys. */
  secrets: string[];
}

// Where one is signed in is told, without what opens it; letters can be as old as a month and hold links that sign in.
const told = ['session'];
const isLeftOut = Object.keys(leftOutTables).filter((name) => !told.includes(name));

/**
 * The tables whose rows are one person's, by the catalogue of the database: a new one is told of without anybody remembering
 * it. Rows in which somebody only decided about others are the others'.
 */
async function ownTables(tx: Tx): Promise<OwnTable[]> {
  const { rows } = await sql<OwnTable>`
    select relname as name, owned.attname as owner,
      array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
        and (atttypid = 'bytea'::regtype or attname in ('tenant_id', 'storage_key'))) as secrets
    from pg_class join pg_attribute owned on owned.attrelid = pg_class.oid
      and owned.attname in ('member_id', 'actor_member_id', 'person_id') and not owned.attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_table_privilege(pg_class.oid, 'select')
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id')
      and not (relname = any (${isLeftOut}::text[]))
    order by relname, owned.attname`.execute(tx);
  return rows;
}

async function rowsOf(tx: Tx, { name, owner, secrets }: OwnTable, memberId: string): Promise<OwnRows> {
  const mine =
    owner === 'person_id'
      ? sql`in (select id from person where member_id = ${memberId})`
      : sql`= ${memberId}::uuid`;
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(own) - ${secrets}::text[] as row from ${sql.table(name)} own
    where own.${sql.ref(owner)} ${mine}`.execute(tx);
  return { table: name, rows: rows.map(({ row }) => row) };
}

/** All that the community of the transaction holds about the caller, by table. */
export async function ownRows(tx: Tx, { memberId, identityId }: Caller): Promise<OwnRows[]> {
  const account = await tx
    .selectFrom('identity')
    .select(['email', 'displayName', 'createdAt'])
    .where('id', '=', identityId)
    .execute();
  const membership = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(member) - '{tenant_id,name_sort}'::text[] as row from member where id = ${memberId}`.execute(
    tx,
  );
  const found: OwnRows[] = [
    { table: 'account', rows: account },
    { table: 'member', rows: membership.rows.map(({ row }) => row) },
  ];
  for (const table of await ownTables(tx)) found.push(await rowsOf(tx, table, memberId));
  return found.filter(({ rows }) => rows.length > 0);
}

/** The files that the caller uploaded. */
export const ownFiles = (tx: Tx, { memberId }: Caller) =>
  tx
    .selectFrom('file')
    .select(['id', 'name', 'storageKey'])
    .where('uploadedBy', '=', memberId)
    .orderBy('id')
    .execute();

/** What the account is signed in to with besides the password: of the person, so in no transaction that is fenced to a community. */
export async function ownFactors(db: Db, { identityId }: Caller): Promise<OwnRows[]> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'host', 'createdAt', 'lastUsedAt'])
    .where('identityId', '=', identityId)
    .orderBy('createdAt')
    .execute();
  const apps = await db
    .selectFrom('totp')
    .select('confirmedAt')
    .where('identityId', '=', identityId)
    .where('confirmedAt', 'is not', null)
    .execute();
  const found = [
    { table: 'passkey', rows: passkeys },
    { table: 'authenticator_app', rows: apps },
  ];
  return found.filter(({ rows }) => rows.length > 0);
}
