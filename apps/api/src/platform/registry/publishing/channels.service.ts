import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { Platform } from '../../core/platform';
import { incompatibilitiesOf } from '../compatibility/incompatibilities';
import { namingRelease } from '../compatibility/release-compatibility.rules';
import { RefusedRelease } from '../release/refused-release';
import { fileFaults, releaseFolder } from '../release/release-files';
import type { DeployedHost } from './deployed-host';

const movedMeanwhile = (sectionId: string, channel: Channel) =>
  new RefusedRelease([`the channel ${channel} of ${sectionId} was moved meanwhile; look again`]);

export type Channel = 'stable' | 'canary';

export interface Move {
  sectionId: string;
  channel: Channel;
  version: string;
  reason: 'publish' | 'promote' | 'rollback';
  actor: string;
  /** The revision that the decision was made on; another one means that somebody moved the channel meanwhile. */
  expectedRevision?: number;
}

/**
 * Points a channel at a release: compare-and-swap, logged, told to every open page.
 * Throws RefusedRelease where the release is unknown, gone from disk, does not fit the deployed host or this server, or
 * the channel was moved meanwhile.
 */
export async function moveChannel(
  tx: Tx,
  platform: Pick<Platform, 'events' | 'dataFolder'>,
  host: DeployedHost,
  move: Move,
): Promise<number> {
  const { sectionId, channel, version } = move;
  await refuseUnusable(tx, platform, host, { sectionId, version });
  const current = await tx
    .selectFrom('sectionChannel')
    .select(['version', 'revision'])
    .where('sectionId', '=', sectionId)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst();
  const revision = (current?.revision ?? 0) + 1;
  if (move.expectedRevision !== undefined && move.expectedRevision !== revision - 1) {
    throw movedMeanwhile(sectionId, channel);
  }
  if (current?.version === version) return current.revision;
  const moved = await tx
    .insertInto('sectionChannel')
    .values({ sectionId, channel, version, revision })
    .onConflict((conflict) =>
      conflict
        .columns(['sectionId', 'channel'])
        .doUpdateSet({ version, revision, movedAt: sql<string>`now()` })
        .where('sectionChannel.revision', '=', revision - 1),
    )
    .executeTakeFirst();
  if (moved.numInsertedOrUpdatedRows !== 1n) throw movedMeanwhile(sectionId, channel);
  await tx
    .insertInto('sectionChannelLog')
    .values({
      sectionId,
      channel,
      revision,
      fromVersion: current?.version ?? null,
      toVersion: version,
      reason: move.reason,
      actor: move.actor,
    })
    .execute();
  await recordReferences(tx);
  await platform.events.publish(tx, { tenantId: null, topic: 'registry', section: sectionId });
  return revision;
}

/** Throws RefusedRelease where a release is unknown, its files are gone, or it does not fit the deployed host or this server. */
export async function refuseUnusable(
  tx: Tx,
  platform: Pick<Platform, 'dataFolder'>,
  host: DeployedHost,
  { sectionId, version }: { sectionId: string; version: string },
): Promise<void> {
  const found = await tx
    .selectFrom('sectionRelease')
    .select(['release', 'assetsPrunedAt'])
    .where('sectionId', '=', sectionId)
    .where('version', '=', version)
    // Until the commit nobody removes its files.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new RefusedRelease([`there is no release ${version} of the section ${sectionId}`]);
  if (found.assetsPrunedAt) {
    throw new RefusedRelease([`the files of ${sectionId} ${version} were removed; publish it again`]);
  }
  const [fault] = await fileFaults(releaseFolder(platform.dataFolder, sectionId, version), found.release);
  if (fault !== undefined) {
    throw new RefusedRelease([
      `the files of ${sectionId} ${version} are not whole (${fault}); publish it again`,
    ]);
  }
  const misfits = incompatibilitiesOf(found.release, host);
  if (misfits.length > 0) throw new RefusedRelease(namingRelease(found.release, misfits));
}

/** Notes which releases something points at from now on, and since when the others are on their own. */
export async function recordReferences(tx: Tx): Promise<void> {
  await sql`
    update section_release set unreferenced_since = case when unreferenced_since is null then now() end
    where (unreferenced_since is null) <> exists (
      select from courtyard.section_versions_in_use() used
      where used.section_id = section_release.section_id and used.version = section_release.version)
  `.execute(tx);
}

/** The release that a channel pointed at before the one it points at now. */
export async function previousVersion(tx: Tx, sectionId: string, channel: Channel): Promise<string | null> {
  const log = await tx
    .selectFrom('sectionChannelLog')
    .select(['fromVersion', 'toVersion', 'reason'])
    .where('sectionId', '=', sectionId)
    .where('channel', '=', channel)
    .orderBy('revision')
    .execute();
  // A stack: a move forward puts a release on it, a rollback takes one off. So two rollbacks go two releases back.
  const past: string[] = [];
  for (const entry of log) {
    if (entry.reason === 'rollback') past.pop();
    else if (entry.fromVersion !== null) past.push(entry.fromVersion);
  }
  return past.at(-1) ?? null;
}
