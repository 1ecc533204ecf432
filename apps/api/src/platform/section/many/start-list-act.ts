import { sql } from 'kysely';
import { changeOf } from '../../audit/audit';
import { newId } from '../../core/ids';
import { setsOf } from '../../core/time-slices';
import type { JobOfAct, ListRow, ManyContext } from './act-on-many';

export const listActJobName = 'list-acts.run';

/** Freezes what was confirmed, and has it done from here on, in the caller's name. */
export async function startListAct<Input>(
  context: ManyContext,
  { name }: Pick<JobOfAct<Input>, 'name'>,
  rows: readonly ListRow[],
  input: Input,
): Promise<{ id: string; total: number }> {
  const { tx, tenant, caller, platform, section } = context;
  const id = newId();
  await tx
    .insertInto('listAct')
    .values({
      tenantId: tenant.id,
      id,
      memberId: caller.memberId,
      section,
      act: name,
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
    await sql`insert into list_act_row (tenant_id, act_id, place, thing_id, name, version)
      select ${tenant.id}::uuid, ${id}::uuid, ${place}::int + ordinality, thing_id, name, version
      from unnest(${ids}::uuid[], ${names}::text[], ${versions}::int[])
        with ordinality as row (thing_id, name, version, ordinality)`.execute(tx);
    place += set.length;
  }
  await context.audit(changeOf('list-act.start', { 'list-act': id }, {}, { act: name, total: rows.length }));
  await platform.jobs.enqueue(tx, listActJobName, { tenantId: tenant.id, actId: id }, { key: id });
  return { id, total: rows.length };
}
