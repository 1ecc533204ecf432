import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../../../core/platform';
import { outboxFolder } from '../../../../mail/transport';
import { exportStore } from '../../export/export-store';

/** Removes what a deleted community had outside of its rows: files, exports, letters in the outbox, work that waited. */
export async function eraseTraces(platform: Platform, communityId: string): Promise<void> {
  const { db, pool, files, dataFolder } = platform;
  const left = await db
    .selectFrom('communityDeletion')
    .select('keptMail')
    .where('communityId', '=', communityId)
    .where('deletedAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!left) return;
  await files.eraseAll(communityId);
  await exportStore(platform).eraseAll(communityId);
  for (const id of left.keptMail) await rm(join(outboxFolder(dataFolder), `${id}.eml`), { force: true });
  for (const table of ['job', 'archive'])
    await pool.query(`delete from pgboss.${table} where data ->> 'tenantId' = $1`, [communityId]);
  await db
    .updateTable('communityDeletion')
    .set({ erasedAt: platform.clock(), keptMail: [] })
    .where('communityId', '=', communityId)
    .execute();
}
