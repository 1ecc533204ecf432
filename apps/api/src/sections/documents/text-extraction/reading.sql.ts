import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { Passage } from './passages.rules';
import type { ReadingState } from './reading.tables';

/** The current version of a document, and what was tried with it. */
export interface VersionToRead {
  number: number;
  mediaType: string;
  bytes: number;
  storageKey: string;
  textState: ReadingState;
  textAttempts: number;
  thumbnailState: ReadingState;
  thumbnailAttempts: number;
}

export interface Version {
  tenantId: string;
  documentId: string;
  number: number;
}

/** Held until the transaction ends, so that no two begin an attempt at once; undefined for one that is gone. */
export async function currentVersion(tx: Tx, documentId: string): Promise<VersionToRead | undefined> {
  const { rows } = await sql<VersionToRead>`
    select version.number, file.media_type as "mediaType", file.bytes, file.storage_key as "storageKey",
      coalesce(reading.text_state, 'pending') as "textState", coalesce(reading.text_attempts, 0) as "textAttempts",
      coalesce(reading.thumbnail_state, 'pending') as "thumbnailState",
      coalesce(reading.thumbnail_attempts, 0) as "thumbnailAttempts"
    from document
    join document_version version on version.document_id = document.id and version.number = document.version_number
    join file on file.id = version.file_id
    left join document_reading reading on reading.document_id = document.id and reading.number = version.number
    where document.id = ${documentId} for update of document`.execute(tx);
  return rows[0];
}

/** Whether a version is still the current one; it stays so until the transaction ends. */
export async function isCurrent(tx: Tx, { documentId, number }: Version): Promise<boolean> {
  const row = await tx
    .selectFrom('document')
    .select('id')
    .where('id', '=', documentId)
    .where('versionNumber', '=', number)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeReading(
  tx: Tx,
  version: Version,
  change: Partial<Pick<VersionToRead, `${'text' | 'thumbnail'}${'State' | 'Attempts'}`>>,
): Promise<void> {
  await tx
    .insertInto('documentReading')
    .values({ ...version, ...change })
    .onConflict((conflict) => conflict.columns(['tenantId', 'documentId', 'number']).doUpdateSet(change))
    .execute();
}

/** The words of a version, in place of those that there were. */
export async function writePassages(tx: Tx, version: Version, passages: readonly Passage[]): Promise<void> {
  await writeReading(tx, version, { textState: passages.length > 0 ? 'done' : 'none' });
  const { tenantId, documentId, number } = version;
  await tx.deleteFrom('documentPassage').where('documentId', '=', documentId).execute();
  await sql`insert into document_passage (tenant_id, document_id, number, place, page, text)
    select ${tenantId}, ${documentId}, ${number}, place - 1, page, text
    from unnest(${passages.map(({ page }) => page)}::int[], ${passages.map(({ text }) => text)}::text[])
      with ordinality as part (page, text, place)`.execute(tx);
}

export async function writeThumbnail(tx: Tx, version: Version, content: Buffer): Promise<void> {
  await writeReading(tx, version, { thumbnailState: 'done' });
  await tx
    .insertInto('documentThumbnail')
    .values({ ...version, content })
    .onConflict((conflict) => conflict.columns(['tenantId', 'documentId', 'number']).doUpdateSet({ content }))
    .execute();
}

/** Before there is another version: what was read of those before it. */
export async function forgetReadings(tx: Tx, documentId: string): Promise<void> {
  await tx.deleteFrom('documentReading').where('documentId', '=', documentId).execute();
}

/** What became of reading the text of a document's current version. */
export async function textStateOf(
  tx: Tx,
  { id, versionNumber }: { id: string; versionNumber: number },
): Promise<ReadingState> {
  const row = await tx
    .selectFrom('documentReading')
    .select('textState')
    .where('documentId', '=', id)
    .where('number', '=', versionNumber)
    .executeTakeFirst();
  return row?.textState ?? 'pending';
}
