import { sql } from 'kysely';
import { changeOf } from '../../audit/audit';
import { newId } from '../../core/ids';
import { setsOf } from '../../core/time-slices';
import type { BulkJobKind, ListRow, BulkContext } from './bulk-change';

export const bulkJobQueue = 'bulk-jobs.run';

/** Freezes what was confirmed, and has it done from here on, in the caller's name. */
export async function startBulkJob<Input>(
  context: BulkContext,
  { name }: Pick<BulkJobKind<Input>, 'name'>,
  rows: readonly ListRow[],
  input: Input,
): Promise<{ id: string; total: number }> {
  const { tx, tenant, caller, platform, section } = context;
  const id = newId();
  await tx
    .insertInto('bulkJob')
    .values({
      tenantId: tenant.id,
      id,
      memberId: caller.memberId,
      section,
      action: name,
      input: JSON.stringify(input),
      total: rows.length,
      touchedAt: platform.clock(),
    })
    .execute();
  let place = 0;
  for (const set of setsOf(rows)) {
    const ids = set.map((row) => row.id);
    const names = set.map((row) => row.name);
    const versions = set.map((row) => row.version);
    await sql`insert into bulk_job_row (tenant_id, job_id, place, record_id, name, version)
      select ${tenant.id}::uuid, ${id}::uuid, ${place}::int + ordinality, record_id, name, version
      from unnest(${ids}::uuid[], ${names}::text[], ${versions}::int[])
        with ordinality as row (record_id, name, version, ordinality)`.execute(tx);
    place += set.length;
  }
  await context.audit(
    changeOf('bulk-job.start', { 'bulk-job': id }, {}, { action: name, total: rows.length }),
  );
  await platform.jobs.enqueue(tx, bulkJobQueue, { tenantId: tenant.id, jobId: id }, { key: id });
  return { id, total: rows.length };
}
