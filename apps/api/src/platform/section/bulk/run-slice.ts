import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { Tenant } from '../../tenancy/tenant';
import { usesSection } from '../jobs/section-jobs';
import { type BulkContext, maxNamed } from './bulk-change';
import { actionNamed, endByItself, lockedJob, type RunningBulkJob } from './end-bulk-job';
import type { BulkJob } from './bulk-job';
import { contextOfMember } from './bulk-job-context';
import type { Ended } from './bulk-job-notification';

/** As many as one transaction does: short enough that others write the list in between. */
const sliceRows = 200;

/** One after the other; after these a bulk job fails for good. */
const maxFailures = 5;

/** So long does a bulk job wait for a process that knows it: a newer release, or an older one, that runs beside this. */
const longestUnknownMs = 86_400_000;

interface Running {
  tenantId: string;
  jobId: string;
}

type Ready = { action: BulkJob; context: BulkContext } | { end: Pick<Ended, 'status' | 'reason'> };

/** What does the next rows of a bulk job, or why it ends before them; null where another process is to do them. */
async function prepare(
  platform: Platform,
  tx: Tx,
  tenant: Tenant,
  row: RunningBulkJob,
): Promise<Ready | null> {
  const found = actionNamed(platform, row.action);
  if (!found) {
    const unknownMs = platform.clock().getTime() - new Date(row.touchedAt).getTime();
    return unknownMs > longestUnknownMs ? { end: { status: 'failed' } } : null;
  }
  if (!(await usesSection(tx, found.section))) return { end: { status: 'cancelled', reason: 'section-off' } };
  const context = await contextOfMember({ ...found, tx, platform, tenant, memberId: row.memberId });
  if (!context?.caller.permissions.has(found.action.permission))
    return { end: { status: 'cancelled', reason: 'not-allowed' } };
  return { action: found.action, context };
}

async function doSlice(
  platform: Platform,
  tx: Tx,
  row: RunningBulkJob,
  { action, context, size }: { action: BulkJob; context: BulkContext; size: number },
): Promise<boolean> {
  const frozen = await tx
    .selectFrom('bulkJobRow')
    .select(['place', 'recordId as id', 'name', 'version'])
    .where('jobId', '=', row.id)
    .orderBy('place')
    .limit(size)
    .execute();
  const last = frozen.at(-1);
  if (!last) {
    await endByItself(platform, tx, row, { status: 'done' });
    return false;
  }
  const { done, left } = await action.slice(context, frozen, row.input);
  await tx.deleteFrom('bulkJobRow').where('jobId', '=', row.id).where('place', '<=', last.place).execute();
  const after = {
    ...row,
    changed: row.changed + done.length,
    unchanged: row.unchanged + left.length,
    leftRows: [...row.leftRows, ...left].slice(0, maxNamed),
  };
  await tx
    .updateTable('bulkJob')
    .set({
      changed: after.changed,
      unchanged: after.unchanged,
      leftRows: JSON.stringify(after.leftRows),
      failures: 0,
      touchedAt: platform.clock(),
    })
    .where('id', '=', row.id)
    .execute();
  if (after.changed + after.unchanged < row.total) return true;
  await endByItself(platform, tx, after, { status: 'done' });
  return false;
}

/** Counts that a slice failed; all that it did was rolled back. The last of a few ends the action. */
const recordFailure = (platform: Platform, { tenantId, jobId }: Running) =>
  platform.inTenant(tenantId, async (tx) => {
    const row = await lockedJob(tx, jobId).executeTakeFirst();
    if (!row) return;
    const failures = row.failures + 1;
    await tx
      .updateTable('bulkJob')
      .set({ failures, touchedAt: platform.clock() })
      .where('id', '=', jobId)
      .execute();
    if (failures >= maxFailures) await endByItself(platform, tx, row, { status: 'failed' });
  });

/**
 * Does the next rows of a bulk job, and says whether more remain. Whoever else is at it now goes on with it. Throws what a
 * slice threw, and counts it: a bulk job that fails again and again ends.
 */
export async function runSlice(platform: Platform, running: Running, size = sliceRows): Promise<boolean> {
  const { tenantId, jobId } = running;
  const tenant = await platform.tenants.byId(tenantId);
  if (!tenant) return false;
  try {
    return await platform.inTenant(tenantId, async (tx) => {
      const row = await lockedJob(tx, jobId).skipLocked().executeTakeFirst();
      const ready = row ? await prepare(platform, tx, tenant, row) : null;
      if (!row || !ready) return false;
      if (!('end' in ready)) return doSlice(platform, tx, row, { ...ready, size });
      await endByItself(platform, tx, row, ready.end);
      return false;
    });
  } catch (error) {
    await recordFailure(platform, running).catch((err: unknown) =>
      platform.log.error({ err, jobId }, 'that a bulk job failed could not be noted'),
    );
    throw error;
  }
}
