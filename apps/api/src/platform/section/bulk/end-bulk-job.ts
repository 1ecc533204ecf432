import { labelOf } from '@courtyard/contract/messages';
import { changeOf, writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { BulkJob } from './bulk-job';
import { type Ended, bulkJobEnded, bulkJobMessages } from './bulk-job-notification';

/** A bulk job that runs, locked until the transaction ends. */
export const lockedJob = (tx: Tx, jobId: string) =>
  tx.selectFrom('bulkJob').selectAll().where('id', '=', jobId).where('status', '=', 'running').forUpdate();

export type RunningBulkJob = NonNullable<
  Awaited<ReturnType<ReturnType<typeof lockedJob>['executeTakeFirst']>>
>;

/** The actions that can run by themselves, each with its section. */
export function actionNamed(
  { sections }: Pick<Platform, 'sections'>,
  name: string,
): { action: BulkJob; section: string } | null {
  for (const { id, bulkJobs } of sections) {
    const action = bulkJobs.find((each) => each.name === name);
    if (action) return { action, section: id };
  }
  return null;
}

/** What a bulk job is called that this release does not know. */
export const someJob = labelOf(bulkJobMessages, 'some');

/** Ends a bulk job, and tells who began it. */
export async function endBulkJob(
  platform: Platform,
  tx: Tx,
  row: RunningBulkJob,
  end: Pick<Ended, 'status' | 'reason'>,
): Promise<void> {
  await tx
    .updateTable('bulkJob')
    .set({ status: end.status, touchedAt: platform.clock() })
    .where('id', '=', row.id)
    .execute();
  await tx.deleteFrom('bulkJobRow').where('jobId', '=', row.id).execute();
  const found = actionNamed(platform, row.action);
  const section = found?.section ?? row.section;
  const tenant = await platform.tenants.byId(row.tenantId);
  if (section === null || !tenant) return;
  const { total, changed } = row;
  await platform.notify(tx, bulkJobEnded(section), {
    tenant,
    parameters: { label: found?.action.label ?? someJob, total, changed, ...end },
    to: { memberIds: [row.memberId] },
    ...(found && { link: found.action.page }),
    key: row.id,
  });
}

/** The same where nobody stopped it: the history has it as the system's own. */
export async function endByItself(
  platform: Platform,
  tx: Tx,
  row: RunningBulkJob,
  end: Pick<Ended, 'status' | 'reason'>,
): Promise<void> {
  await endBulkJob(platform, tx, row, end);
  const { id, tenantId, changed, total } = row;
  const actor = { tenantId, memberId: null, displayName: 'Courtyard' };
  const after = { ...end, changed, total };
  await writeAudit(tx, actor, changeOf('bulk-job.end', { 'bulk-job': id }, { status: row.status }, after));
}
