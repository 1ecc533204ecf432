import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { Tenant } from '../../tenancy/tenant';
import { usesSection } from '../jobs/section-jobs';
import { type ManyContext, maxNamed } from './act-on-many';
import { actNamed, endByItself, lockedAct, type RunningAct } from './end-list-act';
import type { ListAct } from './list-act';
import { contextOfMember } from './list-act-context';
import type { Ended } from './list-act-notification';

/** As many as one transaction does: short enough that others write the list in between. */
const sliceRows = 200;

/** One after the other; after these an act fails for good. */
const maxFailures = 5;

/** So long does an act wait for a process that knows it: a newer release, or an older one, that runs beside this. */
const longestUnknownMs = 86_400_000;

interface Running {
  tenantId: string;
  actId: string;
}

type Ready = { act: ListAct; context: ManyContext } | { end: Pick<Ended, 'status' | 'reason'> };

/** What does the next rows of an act, or why it ends before them; null where another process is to do them. */
async function prepare(platform: Platform, tx: Tx, tenant: Tenant, row: RunningAct): Promise<Ready | null> {
  const found = actNamed(platform, row.act);
  if (!found) {
    const unknownMs = platform.clock().getTime() - new Date(row.touchedAt).getTime();
    return unknownMs > longestUnknownMs ? { end: { status: 'failed' } } : null;
  }
  if (!(await usesSection(tx, found.section))) return { end: { status: 'cancelled', reason: 'section-off' } };
  const context = await contextOfMember({ ...found, tx, platform, tenant, memberId: row.memberId });
  if (!context?.caller.permissions.has(found.act.permission))
    return { end: { status: 'cancelled', reason: 'not-allowed' } };
  return { act: found.act, context };
}

async function doSlice(
  platform: Platform,
  tx: Tx,
  row: RunningAct,
  { act, context, size }: { act: ListAct; context: ManyContext; size: number },
): Promise<boolean> {
  const frozen = await tx
    .selectFrom('listActRow')
    .select(['place', 'thingId as id', 'name', 'version'])
    .where('actId', '=', row.id)
    .orderBy('place')
    .limit(size)
    .execute();
  const last = frozen.at(-1);
  if (!last) {
    await endByItself(platform, tx, row, { status: 'done' });
    return false;
  }
  const { done, left } = await act.slice(context, frozen, row.input);
  await tx.deleteFrom('listActRow').where('actId', '=', row.id).where('place', '<=', last.place).execute();
  const after = {
    ...row,
    changed: row.changed + done.length,
    unchanged: row.unchanged + left.length,
    leftRows: [...row.leftRows, ...left].slice(0, maxNamed),
  };
  await tx
    .updateTable('listAct')
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

/** Counts that a slice failed; all that it did was rolled back. The last of a few ends the act. */
const recordFailure = (platform: Platform, { tenantId, actId }: Running) =>
  platform.inTenant(tenantId, async (tx) => {
    const row = await lockedAct(tx, actId).executeTakeFirst();
    if (!row) return;
    const failures = row.failures + 1;
    await tx
      .updateTable('listAct')
      .set({ failures, touchedAt: platform.clock() })
      .where('id', '=', actId)
      .execute();
    if (failures >= maxFailures) await endByItself(platform, tx, row, { status: 'failed' });
  });

/**
 * Does the next rows of an act, and says whether more remain. Whoever else is at it now goes on with it. Throws what a
 * slice threw, and counts it: an act that fails again and again ends.
 */
export async function runSlice(platform: Platform, running: Running, size = sliceRows): Promise<boolean> {
  const { tenantId, actId } = running;
  const tenant = await platform.tenants.byId(tenantId);
  if (!tenant) return false;
  try {
    return await platform.inTenant(tenantId, async (tx) => {
      const row = await lockedAct(tx, actId).skipLocked().executeTakeFirst();
      const ready = row ? await prepare(platform, tx, tenant, row) : null;
      if (!row || !ready) return false;
      if (!('end' in ready)) return doSlice(platform, tx, row, { ...ready, size });
      await endByItself(platform, tx, row, ready.end);
      return false;
    });
  } catch (error) {
    await recordFailure(platform, running).catch((err: unknown) =>
      platform.log.error({ err, actId }, 'that an act failed could not be noted'),
    );
    throw error;
  }
}
