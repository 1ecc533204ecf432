import type { SectionFailure, SectionSetting } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import { invalid } from '../../http/problem';

type Failure = SectionSetting['failures'][number];

/** Days that are shown, and days that are kept. */
const shownDays = 7;
const keptDays = 30;

/**
 * Counts a failure of a release that a browser told of. Throws invalid where there is no such release: what anybody
 * could make up would be rows and labels without end.
 */
export async function countFailure(
  tx: Tx,
  { tenantId, now, failure }: { tenantId: string; now: Date; failure: SectionFailure },
): Promise<void> {
  const { sectionId, version, kind, file = null } = failure;
  const release = await tx
    .selectFrom('section_release')
    .select('version')
    .where('section_id', '=', sectionId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw invalid({ version: 'There is no such release of this section.' });
  await tx
    .insertInto('section_failure')
    .values({
      tenant_id: tenantId,
      section_id: sectionId,
      version,
      kind,
      happened_on: now.toISOString().slice(0, 10),
      count: 1,
      last_at: now,
      last_file: file,
    })
    .onConflict((same) =>
      same
        .columns(['tenant_id', 'section_id', 'version', 'kind', 'happened_on'])
        .doUpdateSet({ count: sql`section_failure.count + 1`, last_at: now, last_file: file }),
    )
    .execute();
}

/** What failed of each section lately, by id: one entry per release and kind, the latest first. */
export async function failuresOf(tx: Tx, now: Date): Promise<Map<string, Failure[]>> {
  const rows = await tx
    .selectFrom('section_failure')
    .select(['section_id', 'version', 'kind'])
    .select(({ fn }) => [
      fn.sum<number>('count').as('count'),
      fn.max('last_at').as('lastAt'),
      sql<string | null>`(array_agg(last_file order by last_at desc))[1]`.as('file'),
    ])
    .where('last_at', '>', new Date(now.getTime() - shownDays * 86_400_000).toISOString())
    .groupBy(['section_id', 'version', 'kind'])
    .orderBy('lastAt', 'desc')
    .execute();
  const bySection = new Map<string, Failure[]>();
  for (const { section_id: id, ...row } of rows) {
    bySection.set(id, [...(bySection.get(id) ?? []), row]);
  }
  return bySection;
}

/** Drops what is older than is of use. */
export async function dropOldFailures(tx: Tx, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  await tx.deleteFrom('section_failure').where('last_at', '<', limit).execute();
}
