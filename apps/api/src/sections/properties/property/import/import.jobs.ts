import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { Platform } from '../../../../platform/core/platform';
import type { Job } from '../../../../platform/core/services';
import { inEachTenant } from '../../../../platform/tenancy/each-tenant';
import en from '../../properties.en.json';
import es from '../../properties.es.json';

const labels = labelsFrom(en, es);

export const analyzeJob = 'properties.analyze';

/**
 * Statistics after a large import. PostgreSQL gathers them by itself, but a minute later, and until then it plans
 * the lists as if the tables were empty.
 */
export const importAnalyzeJob: Job = {
  name: analyzeJob,
  title: labels['job.analyze'],
  async run(_payload, platform) {
    await sql`analyze property, search_entry, person, ownership`.execute(platform.db);
  },
};

const keptDays = 30;

/** Drops dry runs that nobody applied for a month, with their rows and files. */
export async function dropDryRuns(platform: Platform): Promise<void> {
  const before = new Date(platform.clock().getTime() - keptDays * 86_400_000).toISOString();
  await inEachTenant(platform, ({ id }) =>
    platform.inTenant(id, async (tx) => {
      const dropped = await tx
        .deleteFrom('propertyImport')
        .where('status', '=', 'checked')
        .where('createdAt', '<', before)
        .returning('fileId')
        .execute();
      for (const { fileId } of dropped) await platform.files.detach(tx, fileId);
    }),
  );
}

export const dryRunsJob: Job = {
  name: 'properties.drop-dry-runs',
  cron: '53 3 * * *',
  run: (_payload, platform) => dropDryRuns(platform),
};
