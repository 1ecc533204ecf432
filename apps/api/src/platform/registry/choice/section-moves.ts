import type { SectionSetting } from '@courtyard/contract';
import type { Tx } from '../../database/database';
import { incompatibilitiesOf } from '../compatibility/incompatibilities';
import { namingRelease } from '../compatibility/release-compatibility.rules';
import type { DeployedHost } from '../publishing/deployed-host';
import { releasesOf } from '../release/release-cache';
import type { ChosenSection } from './chosen-sections.sql';
import { type KnownRelease, type Step, stepsFrom } from './section-moves.rules';

/** Further ones were built for another product. */
const maxTried = 20;

/** What promoting and rolling back would lead to. */
export async function movesOf(
  tx: Tx,
  host: DeployedHost,
  section: Pick<ChosenSection, 'id' | 'version' | 'stableVersion' | 'canaryVersion'>,
  releases: readonly KnownRelease[],
): Promise<Pick<SectionSetting, 'promotion' | 'rollback'>> {
  const { on, back } = stepsFrom(section, releases);
  return {
    promotion: await nearestThatFits(tx, host, section.id, on),
    rollback: await nearestThatFits(tx, host, section.id, back),
  };
}

/** The nearest that can be used; where none can, the nearest with the reasons; null where there is none. */
async function nearestThatFits(
  tx: Tx,
  host: DeployedHost,
  sectionId: string,
  steps: readonly Step[],
): Promise<SectionSetting['promotion']> {
  let nearest: SectionSetting['promotion'] = null;
  for (const step of steps.slice(0, maxTried)) {
    const release = (await releasesOf(tx, [{ sectionId, version: step.version }])).get(sectionId);
    const misfits = release ? namingRelease(release, incompatibilitiesOf(release, host)) : [];
    if (misfits.length === 0) return { ...step, misfits };
    nearest ??= { ...step, misfits };
  }
  return nearest;
}
