import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../auth/sessions/caller';
import type { Platform } from '../../../core/platform';
import type { Db, Tx } from '../../../database/database';
import { peopleOfMember } from '../ports/owner-register';
import { emergencyReading } from '../contact/emergency-reading';
import { leftOutTables } from '../../community/export/writing/left-out.rules';

type Row = Record<string, unknown>;

/** One kind of record about a person, told in sets of so many rows as are kept in memory at once. */
export interface OwnRecords {
  name: string;
  sets: AsyncIterable<Row[]>;
}

interface KeyColumn {
  name: string;
  /** As PostgreSQL calls it. */
  type: string;
}

interface OwnTable {
  name: string;
  /** Column by which a row is somebody's. */
  owner: 'member_id' | 'actor_member_id' | 'person_id';
  /** Columns that open something: hashes, keys. */
  secrets: string[];
  /** The primary key without the community. */
  key: KeyColumn[];
}

/** Most people have fewer of each kind; each further set looks through what is left of theirs once more. */
const rowsInSet = 5000;

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
        and (atttypid = 'bytea'::regtype or attname in ('tenant_id', 'storage_key'))) as secrets,
      (select jsonb_agg(jsonb_build_object('name', part.attname, 'type', format_type(part.atttypid, part.atttypmod))
          order by array_position(pg_index.indkey::int2[], part.attnum))
        from pg_index join pg_attribute part on part.attrelid = indrelid and part.attnum = any (indkey)
        where indrelid = pg_class.oid and indisprimary and part.attname <> 'tenant_id') as key
    from pg_class join pg_attribute owned on owned.attrelid = pg_class.oid
      and owned.attname in ('member_id', 'actor_member_id', 'person_id') and not owned.attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_table_privilege(pg_class.oid, 'select')
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id')
      and not (relname = any (${isLeftOut}::text[]))
    order by relname, owned.attname`.execute(tx);
  return rows;
}

const isOwn = ({ sections }: Pick<Platform, 'sections'>, { owner }: OwnTable, memberId: string) =>
  owner === 'person_id'
    ? sql`own.person_id in (${peopleOfMember(sections, memberId)})`
    : sql`own.${sql.ref(owner)} = ${memberId}::uuid`;

/** The rows of a table that are somebody's, in the order of its key, each set in a transaction of its own. */
async function* setsOf(
  platform: Pick<Platform, 'inTenant' | 'sections'>,
  { tenantId, memberId }: Caller,
  table: OwnTable,
): AsyncGenerator<Row[]> {
  const columns = sql.join(table.key.map(({ name }) => sql.ref(`own.${name}`)));
  let last: string[] | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last
      ? sql`and (${columns}) > (${sql.join(last.map((value, at) => sql`${value}::${sql.raw(table.key[at]?.type ?? 'text')}`))})`
      : sql``;
    const set: { row: Row; key: string[] }[] = await platform.inTenant(
      tenantId,
      async (tx) =>
        (
          await sql<{ row: Row; key: string[] }>`
            select to_jsonb(own) - ${table.secrets}::text[] as row,
              array[${sql.join(table.key.map(({ name }) => sql`${sql.ref(`own.${name}`)}::text`))}] as key
            from ${sql.table(table.name)} own where ${isOwn(platform, table, memberId)} ${after}
            order by ${columns} limit ${rowsInSet}`.execute(tx)
        ).rows,
      { readOnly: true },
    );
    if (set.length > 0) yield set.map(({ row }) => row);
    if (set.length < rowsInSet) return;
    last = set.at(-1)?.key ?? null;
  }
}

const hasOwn = async (platform: Platform, tx: Tx, table: OwnTable, memberId: string): Promise<boolean> =>
  (
    await sql`select from ${sql.table(table.name)} own where ${isOwn(platform, table, memberId)} limit 1`.execute(
      tx,
    )
  ).rows.length > 0;

async function* one(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Who was shown whom to call for the caller, and when: lines that are the readers' own actions. */
async function emergencyReadings(tx: Tx, memberId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select actor_name as "shownTo", at from audit_log
    where subject_type = 'member' and subject_id = ${memberId} and action = ${emergencyReading}
    order by at, id`.execute(tx);
  return rows;
}

/** Which administrators viewed the community as the caller, and when. */
async function viewsAs(tx: Tx, memberId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select actor_name as "viewedBy", at from audit_log
    where subject_type = 'member' and subject_id = ${memberId} and action = 'member.view-as'
    order by at, id`.execute(tx);
  return rows;
}

/** All that the community holds about the caller, by kind of record; `tx` is one in it, and sets are read when they are asked for. */
export async function ownRecords(platform: Platform, tx: Tx, caller: Caller): Promise<OwnRecords[]> {
  const { memberId, identityId } = caller;
  const account = await tx
    .selectFrom('identity')
    .select(['email', 'displayName', 'createdAt'])
    .where('id', '=', identityId)
    .execute();
  const membership = await sql<{ row: Row }>`
    select to_jsonb(member) - '{tenant_id,name_sort}'::text[] as row from member where id = ${memberId}`.execute(
    tx,
  );
  const readings = await emergencyReadings(tx, memberId);
  const found: OwnRecords[] = [
    { name: 'account', sets: one(account) },
    { name: 'member', sets: one(membership.rows.map(({ row }) => row)) },
  ];
  const views = await viewsAs(tx, memberId);
  if (views.length > 0) found.push({ name: 'viewed_as', sets: one(views) });
  if (readings.length > 0) found.push({ name: 'emergency_contacts_shown', sets: one(readings) });
  for (const table of await ownTables(tx))
    if (await hasOwn(platform, tx, table, memberId))
      found.push({ name: table.name, sets: setsOf(platform, caller, table) });
  return found;
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
export async function ownFactors(db: Db, { identityId }: Caller): Promise<OwnRecords[]> {
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
  const found: [string, Row[]][] = [
    ['passkey', passkeys],
    ['authenticator_app', apps],
  ];
  return found.filter(([, rows]) => rows.length > 0).map(([name, rows]) => ({ name, sets: one(rows) }));
}
