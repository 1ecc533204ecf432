import { msg } from '../../http/language/sentence';
import { sql } from 'kysely';
import type { Env } from '../../core/env';
import type { Tx } from '../../database/database';
import { conflict } from '../../http/problem';

const megabyte = 1024 * 1024;

/** What each community may keep, in bytes; null where nothing limits it. */
export const quotaOf = ({ COURTYARD_COMMUNITY_STORAGE: megabytes }: Env): number | null =>
  megabytes === undefined ? null : megabytes * megabyte;

/** What the community of the transaction keeps, in bytes. */
export async function usedBytes(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    used: number;
  }>`select coalesce(sum(bytes), 0)::bigint as used from file`.execute(tx);
  return rows[0]?.used ?? 0;
}

interface Asked {
  tenantId: string;
  /** More than what is announced. */
  bytes: number;
  now: Date;
  quotaBytes: number;
  /** A part of the file has arrived, and stays. */
  hasBegun?: boolean;
}

/** Throws 409 where a community would keep more than it may, with what is being uploaded by others now. */
export async function requireStorage(
  tx: Tx,
  { tenantId, bytes, now, quotaBytes, hasBegun = false }: Asked,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('storage ' || ${tenantId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ arriving: number }>`
    select (
      (select coalesce(sum(bytes), 0) from upload_reservation where tenant_id = ${tenantId} and expires_at > ${now})
      + (select coalesce(sum(bytes), 0) from resumable_upload where tenant_id = ${tenantId} and expires_at > ${now})
    )::bigint as arriving`.execute(tx);
  const used = (await usedBytes(tx)) + (rows[0]?.arriving ?? 0);
  if (used + bytes <= quotaBytes) return;
  const quota = Math.round(quotaBytes / megabyte);
  throw conflict(
    'storage-full',
    hasBegun
      ? msg`Your community has used all of its storage, ${quota} MB. Your partial upload is kept for a day: delete files you don’t need, or ask your server administrator for more space, then resume.`
      : msg`Your community has used all of its storage, ${quota} MB. Delete files you don’t need, or ask your server administrator for more space.`,
  );
}
