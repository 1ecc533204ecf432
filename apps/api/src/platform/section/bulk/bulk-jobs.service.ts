import type { BulkJob as BulkJobAnswer } from '@courtyard/contract';
import { changeOf } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { notFound } from '../../http/problem';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import type { CallContext, ReadContext } from '../call-context';
import { actionNamed, endBulkJob, lockedJob, someJob } from './end-bulk-job';

/** A bulk job that the caller began. Throws notFound. */
export async function readBulkJob(context: ReadContext, jobId: string): Promise<BulkJobAnswer> {
  const row = await context.tx
    .selectFrom('bulkJob')
    .selectAll()
    .where('id', '=', jobId)
    .where('memberId', '=', context.caller.memberId)
    .executeTakeFirst();
  if (!row) throw notFound('bulk job');
  const { id, status, total, changed, unchanged, leftRows } = row;
  const { language } = await storedPreferences(context.tx, context.caller.memberId);
  const label = actionNamed(context.platform, row.action)?.action.label ?? someJob;
  return {
    id,
    status,
    total,
    changed,
    unchanged,
    left: leftRows,
    label: label[language],
  };
}

/** Stops a bulk job between two slices; what was done stays done. */
export async function cancelBulkJob(context: CallContext, jobId: string): Promise<BulkJobAnswer> {
  await readBulkJob(context, jobId);
  const { tx, platform } = context;
  const row = await lockedJob(tx, jobId).executeTakeFirst();
  if (row) {
    await endBulkJob(platform, tx, row, { status: 'cancelled' });
    const { status, changed, total } = row;
    await context.audit(
      changeOf('bulk-job.cancel', { 'bulk-job': jobId }, { status }, { status: 'cancelled', changed, total }),
    );
  }
  return readBulkJob(context, jobId);
}

/** Continues jobs that a killed process left, and forgets those that ended a month ago. */
export async function resumeBulkJobs(platform: Platform, tx: Tx): Promise<string[]> {
  const now = platform.clock().getTime();
  await tx
    .deleteFrom('bulkJob')
    .where('status', '<>', 'running')
    .where('touchedAt', '<', new Date(now - 30 * 86_400_000).toISOString())
    .execute();
  const rows = await tx
    .selectFrom('bulkJob')
    .select('id')
    .where('status', '=', 'running')
    .where('touchedAt', '<', new Date(now - 30_000).toISOString())
    .execute();
  return rows.map(({ id }) => id);
}
