import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import { newId } from '../../core/ids';
import { tooMany } from '../../http/problem';
import { largestUploadBytes } from '@courtyard/contract/platform/uploads/file-size';

/** Enough for the largest file twice, and not for filling the disk. */
const maximumWaitingBytes = 2 * largestUploadBytes;

/** No upload takes as long: the whole of a request has five minutes. */
const reservedMs = 15 * 60_000;

export interface Uploader {
  tenantId: string;
  memberId: string;
}

/**
 * What the member uploaded that is used nowhere, and what they upload at the same time, in whichever process, with so much
 * more. Throws 429 where that is too much. One call after the other, so that none slips past the sum of the others.
 */
export async function requireRoom(tx: Tx, { tenantId, memberId }: Uploader, bytes: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('upload ' || ${memberId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ waiting: number }>`
    select ((
      select coalesce(sum(bytes), 0) from file
      where tenant_id = ${tenantId} and uploaded_by = ${memberId} and unattached_since is not null
    ) + (
      select coalesce(sum(bytes), 0) from upload_reservation
      where tenant_id = ${tenantId} and member_id = ${memberId}
    ) + (
      select coalesce(sum(bytes), 0) from resumable_upload
      where tenant_id = ${tenantId} and member_id = ${memberId}
    ))::bigint as waiting`.execute(tx);
  if ((rows[0]?.waiting ?? 0) + bytes > maximumWaitingBytes) {
    throw tooMany(
      3600,
      'You have more than 2 GB of uploads that aren’t in use. Use or cancel them, or wait a day.',
    );
  }
}

/**
 * Keeps room for an upload before its first byte is read. Gives what `releaseRoom` takes. Throws 429 where there is too much.
 */
export async function reserveRoom(
  tx: Tx,
  { tenantId, memberId }: Uploader,
  { bytes, now }: { bytes: number; now: Date },
): Promise<string> {
  await sql`delete from upload_reservation where tenant_id = ${tenantId} and member_id = ${memberId}
    and expires_at <= ${now}`.execute(tx);
  await requireRoom(tx, { tenantId, memberId }, bytes);
  const id = newId();
  const expiresAt = new Date(now.getTime() + reservedMs);
  await sql`insert into upload_reservation (tenant_id, id, member_id, bytes, expires_at)
    values (${tenantId}, ${id}, ${memberId}, ${bytes}, ${expiresAt})`.execute(tx);
  return id;
}

/** Gives the room back: the upload is a file now, or came to nothing. */
export async function releaseRoom(tx: Tx, { tenantId }: Uploader, reservationId: string): Promise<void> {
  await sql`delete from upload_reservation where tenant_id = ${tenantId} and id = ${reservationId}`.execute(
    tx,
  );
}
