import type { LargeFile } from '@courtyard/contract';
import { sql } from 'kysely';
import type { LoggedKinds } from '../../audit/logged-kind';
import type { Tx } from '../../database/database';
import { fileKind } from './file-kind.rules';
import type { FileColumn } from './file-column';

const maxShown = 20;

const largest = (tx: Tx) =>
  tx
    .selectFrom('file')
    .leftJoin('member', 'member.id', 'file.uploadedBy')
    .select([
      'file.id',
      'file.name',
      'file.mediaType',
      'file.bytes',
      'file.uploadedAt',
      'member.displayName as uploadedBy',
    ])
    .orderBy('file.bytes', 'desc')
    .orderBy('file.id')
    .limit(maxShown)
    .execute();

interface Owned {
  fileId: string;
  /** Null for a kind that there is once. */
  recordId: string | null;
  name: string | null;
}

/** The files of these that a place has, with the things that they are of. */
async function ownedIn(
  tx: Tx,
  { table, column, record, recordId, through }: FileColumn,
  kinds: LoggedKinds,
  fileIds: readonly string[],
): Promise<Owned[]> {
  const joined = through
    ? sql`join ${sql.table(through.table)} as holder
        on holder.tenant_id = place.tenant_id and holder.id = place.${sql.ref(through.column)}`
    : sql``;
  const from = sql`from ${sql.table(table)} as place ${joined}
    where place.${sql.ref(column)} = any(${[...fileIds]}::uuid[])`;
  if (recordId === undefined) {
    return (
      await sql<Owned>`select place.${sql.ref(column)} as "fileId", null as "recordId", null as name ${from}`.execute(
        tx,
      )
    ).rows;
  }
  const ofRecord = sql.ref(`${through ? 'holder' : 'place'}.${recordId}`);
  const named = kinds[record]?.name;
  const name = named
    ? sql`(select ${sql.raw(named.sql)} from ${sql.table(named.table)}
        where ${sql.ref(`${named.table}.tenant_id`)} = place.tenant_id and ${sql.ref(`${named.table}.id`)} = ${ofRecord})`
    : sql`null`;
  const { rows } = await sql<Owned>`
    select place.${sql.ref(column)} as "fileId", ${ofRecord} as "recordId", ${name} as name ${from}`.execute(
    tx,
  );
  return rows;
}

export interface LargestFiles {
  places: readonly FileColumn[];
  /** Of the platform and of all sections. */
  kinds: LoggedKinds;
  /** Of the reader: a file stays without a name, and without who stored it, where they may not see its record, or where it has none. */
  permissions: ReadonlySet<string>;
}

/** The largest stored files, each with its record. */
export async function largestFiles(
  tx: Tx,
  { places, kinds, permissions }: LargestFiles,
): Promise<LargeFile[]> {
  const files = await largest(tx);
  const ids = files.map(({ id }) => id);
  const owners = new Map<string, Owned & { place: FileColumn }>();
  // One after the other: they share the transaction's connection.
  for (const place of places)
    for (const owned of await ownedIn(tx, place, kinds, ids)) owners.set(owned.fileId, { ...owned, place });
  return files.map(({ id, name, mediaType, bytes, uploadedAt, uploadedBy }) => {
    const owner = owners.get(id);
    const kind = owner && kinds[owner.place.record];
    // Of nothing yet, or no longer: nobody can say who may know its name, or who stored it: a complaint is told by either.
    const canSee = owner !== undefined && (!kind || permissions.has(kind.permission));
    return {
      id,
      name: canSee ? name : null,
      kind: fileKind(mediaType),
      bytes: Number(bytes),
      uploadedAt,
      uploadedBy: canSee ? uploadedBy : null,
      role: owner?.place.role ?? null,
      record: owner && canSee && kind?.url ? { name: owner.name, url: kind.url(owner.recordId ?? '') } : null,
    };
  });
}
