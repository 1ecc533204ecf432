import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import type { Platform } from '../../../core/platform';
import type { Tenant } from '../../tenant';
import { communityExportEnded } from './community-export-notification';
import { exportStore } from './export-store';
import { type ExportProgress, writeExport } from './writing/write-export';

export interface QueuedExport {
  tenantId: string;
  exportId: string;
}

/** So long is who writes an export silent at most; then somebody else takes it up. */
export const longestSilenceMs = 60_000;
const recordEveryMs = 1000;
const maxAttempts = 3;
/** The file is kept for so long. */
export const keptDays = 7;

/** Takes an export up: one that waits, or one whose process fell silent. Null where it is somebody else's, or gone. */
async function takeUp({ inTenant, clock }: Platform, { tenantId, exportId }: QueuedExport) {
  const now = clock();
  return inTenant(tenantId, (tx) =>
    tx
      .updateTable('communityExport')
      .set((row) => ({ status: 'running', attempts: row('attempts', '+', 1), touchedAt: now, done: 0 }))
      .where('id', '=', exportId)
      .where((row) =>
        row.or([
          row('status', '=', 'queued'),
          row.and([
            row('status', '=', 'running'),
            row('touchedAt', '<', new Date(now.getTime() - longestSilenceMs).toISOString()),
          ]),
        ]),
      )
      .returning(['attempts', 'memberId'])
      .executeTakeFirst(),
  );
}

const columnsOf = ({ done, total, rows, files, damaged }: ExportProgress) => ({
  done,
  total,
  rowCount: rows,
  fileCount: files,
  damagedCount: damaged,
});

type TakenUp = NonNullable<Awaited<ReturnType<typeof takeUp>>>;

/** Says how far it is, as long as the export is there and ours. Gives whether it is. */
async function change(
  { inTenant, notify, clock }: Platform,
  tenant: Tenant,
  { exportId, attempts, memberId }: TakenUp & QueuedExport,
  set: Partial<ReturnType<typeof columnsOf>> & { status?: 'queued' | 'done' | 'failed'; bytes?: number },
): Promise<boolean> {
  const now = clock();
  const ended = set.status === 'done' || set.status === 'failed';
  const expiresAt = new Date(now.getTime() + keptDays * 86_400_000);
  return inTenant(tenant.id, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('communityExport')
      .set({ ...set, touchedAt: now, ...(ended && { endedAt: now, expiresAt }) })
      .where('id', '=', exportId)
      .where('status', '=', 'running')
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (ended && memberId)
      await notify(tx, communityExportEnded, {
        tenant,
        parameters: { isDone: set.status === 'done' },
        link: '/administration/data',
        key: exportId,
        to: { memberIds: [memberId] },
      });
    return true;
  });
}

/**
 * Writes an export that waits, whole or not at all. Does nothing where another process is at it; stops where the export is
 * removed meanwhile. Throws what failed, until the last attempt, which ends the export as failed.
 */
export async function runExport(platform: Platform, queued: QueuedExport): Promise<void> {
  const tenant = await platform.tenants.byId(queued.tenantId);
  const taken = tenant && (await takeUp(platform, queued));
  if (!tenant || !taken) return;
  const own = { ...queued, ...taken };
  const store = exportStore(platform);
  await store.makeFolder(tenant.id);
  const path = store.pathOf(tenant.id, queued.exportId);
  const partial = `${path}.${randomUUID()}.partial`;
  const stop = new AbortController();
  let progress: ExportProgress = { done: 0, total: 0, rows: 0, files: 0, damaged: 0 };
  const recording = setInterval(() => {
    change(platform, tenant, own, columnsOf(progress))
      .then((isOurs) => isOurs || stop.abort())
      .catch((err: unknown) => platform.log.warn({ err }, 'how far an export is could not be recorded'));
  }, recordEveryMs);
  try {
    const onProgress = (now: ExportProgress) => (progress = now);
    progress = await writeExport(platform, tenant, partial, { onProgress, signal: stop.signal });
    const { size } = await stat(partial);
    await rename(partial, path);
    clearInterval(recording);
    const isKept = await change(platform, tenant, own, {
      ...columnsOf(progress),
      status: 'done',
      bytes: size,
    });
    if (!isKept) await store.erase(tenant.id, queued.exportId);
  } catch (error) {
    clearInterval(recording);
    if (stop.signal.aborted) return;
    const isLast = taken.attempts >= maxAttempts;
    await change(platform, tenant, own, { status: isLast ? 'failed' : 'queued' });
    throw error;
  } finally {
    clearInterval(recording);
    await rm(partial, { force: true });
  }
}
