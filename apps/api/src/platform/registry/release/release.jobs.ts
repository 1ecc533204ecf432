import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import { incompatibleReleases } from '../compatibility/compatibility-report';
import { recordReferences } from '../publishing/channels.service';
import { readHost } from '../publishing/deployed-host';
import type { ReleaseKey } from './release-cache';
import { dropFiles, releaseFolder } from './release-files';
import { findRelease, lockPublications } from './releases.sql';

const keptDays = 30;

/**
 * Removes the files of releases that nothing has pointed at for 30 days, and that stand in for none that does not fit;
 * their declarations stay. Gives how many.
 */
export async function pruneReleases(platform: Platform): Promise<number> {
  const before = new Date(platform.clock().getTime() - keptDays * 86_400_000).toISOString();
  const host = await readHost(platform.env);
  const standIns = await platform.db.transaction().execute(async (tx) => {
    await recordReferences(tx);
    return (await incompatibleReleases(tx, host)).map(
      ({ sectionId, served }) => `${sectionId} ${served?.version}`,
    );
  });
  const releases = await platform.db
    .selectFrom('sectionRelease')
    .select(['sectionId', 'version'])
    .where('assetsPrunedAt', 'is', null)
    .where('unreferencedSince', '<', before)
    .execute();
  const unused = releases.filter((one) => !standIns.includes(`${one.sectionId} ${one.version}`));
  for (const { sectionId, version } of unused) {
    // The row first: a release that says its files are gone is never promoted, whatever happens in between.
    const { numUpdatedRows } = await platform.db
      .updateTable('sectionRelease')
      .set({ assetsPrunedAt: platform.clock() })
      .where('sectionId', '=', sectionId)
      .where('version', '=', version)
      .where('unreferencedSince', '<', before)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await dropPruned(platform, { sectionId, version });
  }
  return unused.length;
}

/** Drops the files of a pruned release, unless the same build was published again meanwhile. */
async function dropPruned({ db, dataFolder }: Platform, { sectionId, version }: ReleaseKey): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPublications(tx);
    const release = await findRelease(tx, sectionId, version);
    if (release?.assetsPrunedAt) await dropFiles(releaseFolder(dataFolder, sectionId, version));
  });
}

export const registryJobs: readonly Job[] = [
  {
    name: 'sections.prune',
    cron: '29 3 * * *',
    async run(_payload, platform) {
      const pruned = await pruneReleases(platform);
      if (pruned > 0) platform.log.info({ pruned }, 'removed the files of old releases');
    },
  },
];
