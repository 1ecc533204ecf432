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
    .selectFrom('sectionRelease')
    .select('version')
    .where('sectionId', '=', sectionId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw invalid({ version: 'There is no such release of this section.' });
  await tx
    .insertInto('sectionFailure')
    .values({
      tenantId,
      sectionId,
      version,
      kind,
      happenedOn: now.toISOString().slice(0, 10),
      count: 1,
      lastAt: now,
      lastFile: file,
    })
    .onConflict((same) =>
      same
        .columns(['tenantId', 'sectionId', 'version', 'kind', 'happenedOn'])
        .doUpdateSet({ count: sql`section_failure.count + 1`, lastAt: now, lastFile: file }),
    )
    .execute();
}

/** What failed of each section lately, by id: one entry per release and kind, the latest first. */
export async function failuresOf(tx: Tx, now: Date): Promise<Map<string, Failure[]>> {
  const rows = await tx
    .selectFrom('sectionFailure')
    .select(['sectionId', 'version', 'kind'])
    .select(({ fn }) => [
      fn.sum<number>('count').as('count'),
      fn.max('lastAt').as('lastAt'),
      sql<string | null>`(array_agg(last_file order by last_at desc))[1]`.as('file'),
    ])
    .where('lastAt', '>', new Date(now.getTime() - shownDays * 86_400_000).toISOString())
    .groupBy(['sectionId', 'version', 'kind'])
    .orderBy('lastAt', 'desc')
    .execute();
  const bySection = new Map<string, Failure[]>();
  for (const { sectionId: id, ...row } of rows) {
    bySection.set(id, [...(bySection.get(id) ?? []), row]);
  }
  return bySection;
}

/** Drops what is older than is of use. */
export async function dropOldFailures(tx: Tx, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  await tx.deleteFrom('sectionFailure').where('lastAt', '<', limit).execute();
}
