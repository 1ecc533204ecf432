import type { SectionRelease } from '@courtyard/contract';
import type { Tx } from '../../database/database';
import type { Platform } from '../../core/platform';
import { incompatibilitiesOf } from '../compatibility/incompatibilities';
import { type Channel, moveChannel, previousVersion } from './channels.service';
import type { DeployedHost } from './deployed-host';
import { forgetPlaced, placeIncoming, withIncoming } from '../release/incoming';
import { copyFiles, fileFaults, readRelease, releaseFolder } from '../release/release-files';
import { clashesOf, contentHash, faultsOf } from '../release/release.rules';
import { RefusedRelease } from '../release/refused-release';
import {
  channelVersion,
  findRelease,
  insertRelease,
  knownSections,
  lockPublications,
  restoreRelease,
} from '../release/releases.sql';

type Needs = Pick<Platform, 'db' | 'events' | 'dataFolder'>;

export interface Publication {
  /** Folder with `release.json` and the assets it lists. */
  folder: string;
  actor: string;
  /** In place of the version in `release.json`. */
  versionOf?: (release: SectionRelease) => string;
}

/** Publishes releases and moves channels between them. Every action throws RefusedRelease with its reasons. */
export class Publishing {
  constructor(
    private readonly platform: Needs,
    readonly host: DeployedHost,
  ) {}

  /**
   * Publishes a build; the section's first release becomes stable at once. The very same release again brings back
   * files that are gone and is refused where they are there. Gives the release.
   */
  async publish({ folder, actor, versionOf }: Publication): Promise<SectionRelease> {
    const built = await readRelease(folder);
    const release = versionOf ? { ...built, version: versionOf(built) } : built;
    refuse(faultsOf(release));
    return withIncoming(this.platform.dataFolder, async (incoming) => {
      // Of its own copy it is sure that it is what it has checked.
      await copyFiles(folder, incoming, release);
      await this.publishIncoming(incoming, release, { actor, canBecomeStable: true, isRepeat: false });
      return release;
    });
  }

  /**
   * Publishes what lies in a folder of its own, which is used up. The very same release again is refused where it is
   * served, unless it is a repeat; with other content it is always refused. Says whether there is a new release.
   */
  async publishIncoming(
    incoming: string,
    release: SectionRelease,
    how: { actor: string; canBecomeStable: boolean; isRepeat: boolean },
  ): Promise<{ isNew: boolean }> {
    refuse([...faultsOf(release), ...(await fileFaults(incoming, release))]);
    const { id } = release.declaration;
    const target = releaseFolder(this.platform.dataFolder, id, release.version);
    const published = await this.platform.db.transaction().execute(async (tx) => {
      await lockPublications(tx);
      const known = await findRelease(tx, id, release.version);
      const isAgain = known?.contentHash === contentHash(release);
      // Of one that counts as pruned the files may still be there, and about to go.
      const isServed = known?.assetsPrunedAt === null && (await fileFaults(target, release)).length === 0;
      await refuseClashes(tx, release, { exceptItself: isAgain && (how.isRepeat || !isServed) });
      if (isAgain && isServed) return { isNew: false };
      // Before the row, so that a release which is known is one that can be served.
      await placeIncoming(incoming, this.platform.dataFolder, { sectionId: id, version: release.version });
      if (isAgain) {
        await restoreRelease(tx, id, release.version);
        return { isNew: false };
      }
      await insertRelease(tx, release, { contentHash: contentHash(release), publishedBy: how.actor });
      if (how.canBecomeStable) await this.makeFirstStable(tx, release, how.actor);
      return { isNew: true };
    });
    await forgetPlaced(incoming);
    return published;
  }

  /** Points a channel at a release. */
  async promote(
    sectionId: string,
    version: string,
    channel: Channel,
    actor: string,
    reason: 'promote' | 'publish' = 'promote',
  ): Promise<void> {
    await this.platform.db
      .transaction()
      .execute((tx) =>
        moveChannel(tx, this.platform, this.host, { sectionId, version, channel, actor, reason }),
      );
  }

  /** Points a channel at the release before. Gives its version. */
  async rollback(sectionId: string, channel: Channel, actor: string): Promise<string> {
    return this.platform.db.transaction().execute(async (tx) => {
      const version = await previousVersion(tx, sectionId, channel);
      if (version === null) {
        throw new RefusedRelease([`the channel ${channel} of ${sectionId} has no earlier release`]);
      }
      await moveChannel(tx, this.platform, this.host, {
        sectionId,
        version,
        channel,
        actor,
        reason: 'rollback',
      });
      return version;
    });
  }

  private async makeFirstStable(tx: Tx, release: SectionRelease, actor: string): Promise<void> {
    const { id } = release.declaration;
    if (await channelVersion(tx, id, 'stable')) return;
    if (incompatibilitiesOf(release, this.host).length > 0) return;
    const move = {
      sectionId: id,
      channel: 'stable',
      version: release.version,
      reason: 'publish',
      actor,
    } as const;
    await moveChannel(tx, this.platform, this.host, move);
  }
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new RefusedRelease(reasons);
}

async function refuseClashes(tx: Tx, release: SectionRelease, how: { exceptItself: boolean }): Promise<void> {
  const known = await knownSections(tx);
  const { id, basePath } = release.declaration;
  const reasons = clashesOf(release, known);
  const section = known.find((one) => one.id === id);
  if (section && section.basePath !== basePath) {
    reasons.push(`the section ${id} lives at ${section.basePath}, not at ${basePath}`);
  }
  const isTaken = !how.exceptItself && (await findRelease(tx, id, release.version)) !== undefined;
  if (isTaken) {
    reasons.push(
      `${id} ${release.version} was published already, and a release never changes; build it with a new version`,
    );
  }
  if (reasons.length > 0) throw new RefusedRelease(reasons, isTaken ? 'taken' : 'refused');
}
