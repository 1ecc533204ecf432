import type { SectionRelease } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { DeployedHost } from '../publishing/deployed-host';
import { type ReleaseKey, releasesOf } from '../release/release-cache';
import { incompatibilitiesOf } from './incompatibilities';

/** What people get where a release was chosen: itself, or an earlier one where it does not fit. */
export interface ServedRelease {
  chosen: SectionRelease;
  /** Null where neither the chosen one fits nor an earlier one that people had. */
  served: SectionRelease | null;
  /** Why the chosen one is not served; empty where it is. */
  misfits: readonly string[];
}

/** Older ones were built for another product. */
const maxTried = 20;

/** What is served of each section for which a release was chosen, by its id. */
export async function servedReleases(
  tx: Tx,
  host: DeployedHost,
  chosen: readonly ReleaseKey[],
): Promise<Map<string, ServedRelease>> {
  const releases = await releasesOf(tx, chosen);
  const served = new Map<string, ServedRelease>();
  for (const [sectionId, release] of releases) {
    const misfits = incompatibilitiesOf(release, host);
    const fitting = misfits.length === 0 ? release : await earlierThatFits(tx, host, sectionId, release);
    served.set(sectionId, { chosen: release, served: fitting, misfits });
  }
  return served;
}

/** The newest release before this one that fits. Only such as a channel pointed at: the others nobody has tried. */
async function earlierThatFits(
  tx: Tx,
  host: DeployedHost,
  sectionId: string,
  { version: chosen }: SectionRelease,
): Promise<SectionRelease | null> {
  const { rows } = await sql<{ version: string }>`
    select earlier.version
    from section_release chosen
    join section_release earlier
      on earlier.section_id = chosen.section_id and earlier.published_at < chosen.published_at
    where chosen.section_id = ${sectionId} and chosen.version = ${chosen} and earlier.assets_pruned_at is null
      and exists (
        select from section_channel_log
        where section_id = earlier.section_id and to_version = earlier.version
      )
    order by earlier.published_at desc
    limit ${maxTried}
  `.execute(tx);
  for (const { version } of rows) {
    const release = (await releasesOf(tx, [{ sectionId, version }])).get(sectionId);
    if (release && incompatibilitiesOf(release, host).length === 0) return release;
  }
  return null;
}
