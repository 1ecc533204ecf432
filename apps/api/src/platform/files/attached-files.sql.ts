import type { StoredFile } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { invalid } from '../http/problem';
import type { CallContext } from '../section/call-context';

/**
 * Lets go of the files that a record no longer refers to, and takes those that it now does, all in one order for everybody,
 * so that no two who exchange the same ones wait for each other. Throws `file-in-use`.
 */
export async function exchangeFiles(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const [had, has] = [new Set(before), new Set(after)];
  for (const fileId of [...new Set([...before, ...after])].toSorted()) {
    if (!has.has(fileId)) await platform.files.detach(tx, fileId);
    else if (!had.has(fileId)) await platform.files.attach(tx, fileId);
  }
}

/** A reference to one file, or to none, as a list. */
export const fileList = (fileId: string | null | undefined): string[] => (fileId ? [fileId] : []);

/**
 * The files that things refer to, in their order: rows of a table with the record's id, `position` and `file_id`. Table
 * and column are named as in TypeScript: `attachedFiles('assetFile', 'assetId')`.
 */
export function attachedFiles(table: string, record: string) {
  async function idsOf(tx: Tx, recordId: string): Promise<string[]> {
    const { rows } = await sql<{ fileId: string }>`
      select file_id from ${sql.table(table)} where ${sql.ref(record)} = ${recordId} order by position`.execute(
      tx,
    );
    return rows.map(({ fileId }) => fileId);
  }

  /** As the wire has them, with links. */
  async function of(
    { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
    recordId: string,
  ): Promise<StoredFile[]> {
    const fileIds = await idsOf(tx, recordId);
    const files = await platform.files.describe(tx, fileIds);
    return fileIds.flatMap((id) => files.get(id) ?? []);
  }

  /** Puts these in place of those that it has. Throws `file-in-use`, and invalid where one is given twice. */
  async function replace(context: CallContext, recordId: string, fileIds: readonly string[]): Promise<void> {
    const { tx, tenant } = context;
    if (new Set(fileIds).size < fileIds.length) throw invalid({ fileIds: 'A file is in the list twice.' });
    const before = await idsOf(tx, recordId);
    await sql`delete from ${sql.table(table)} where ${sql.ref(record)} = ${recordId}`.execute(tx);
    await exchangeFiles(context, before, fileIds);
    await sql`
      insert into ${sql.table(table)} (tenant_id, ${sql.ref(record)}, position, file_id)
      select ${tenant.id}::uuid, ${recordId}::uuid, place - 1, id
      from unnest(${[...fileIds]}::uuid[]) with ordinality as given (id, place)`.execute(tx);
  }

  return { of, replace };
}
