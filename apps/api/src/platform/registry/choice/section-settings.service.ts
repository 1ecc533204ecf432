import type { SectionSetting } from '@courtyard/contract';
import { sql } from 'kysely';
import { type AuditEntry, changesBetween } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { Text } from '../../http/language/sentence';
import { conflict, invalid, notFound } from '../../http/problem';
import { versionConflict } from '../../section/conflicts';
import { type ServedRelease, servedReleases } from '../compatibility/served-releases';
import { namingRelease } from '../compatibility/release-compatibility.rules';
import { recordReferences, refuseUnusable } from '../publishing/channels.service';
import { type ChosenSection, chosenSections } from './chosen-sections.sql';
import { type DeployedHost } from '../publishing/deployed-host';
import { RefusedRelease } from '../release/refused-release';
import { failuresOf } from '../failure/section-failures.service';
import { historyOf } from './section-history.sql';
import { movesOf } from './section-moves';

export interface SectionChange {
  enabled?: boolean | undefined;
  channel?: 'stable' | 'canary' | 'pinned' | undefined;
  pinnedVersion?: string | null | undefined;
  /** When it was last changed as far as the caller knows; where it was changed since, nothing is. */
  changedAt?: string | null | undefined;
}

/** How a community has its sections: switches, versions, what does not fit, and what happened lately. */
export async function sectionSettings(
  tx: Tx,
  { host, now, translate }: { host: DeployedHost; now: Date; translate: (text: Text) => string },
): Promise<SectionSetting[]> {
  const chosen = await chosenSections(tx);
  const releases = await tx
    .selectFrom('sectionRelease')
    .select(['sectionId', 'version', 'publishedAt'])
    .select((column) =>
      column
        .exists(
          column
            .selectFrom('sectionChannelLog')
            .select('toVersion')
            .whereRef('sectionChannelLog.sectionId', '=', 'sectionRelease.sectionId')
            .whereRef('toVersion', '=', 'sectionRelease.version'),
        )
        .as('wasServed'),
    )
    .where('assetsPrunedAt', 'is', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const history = await historyOf(tx, translate);
  const failures = await failuresOf(tx, now);
  const served = await servedReleases(
    tx,
    host,
    chosen.flatMap(({ id, version }) => (version === null ? [] : [{ sectionId: id, version }])),
  );
  const settings: SectionSetting[] = [];
  for (const { basePath: _basePath, ...section } of chosen) {
    const own = releases
      .filter((release) => release.sectionId === section.id)
      .map((release) => ({ ...release, wasServed: Boolean(release.wasServed) }));
    settings.push({
      ...section,
      titles: served.get(section.id)?.chosen.declaration.menu.titles,
      misfit: incompatibilityOf(served.get(section.id)),
      ...(await movesOf(tx, host, section, own)),
      releases: own.map(({ version, publishedAt }) => ({ version, publishedAt })),
      history: history.get(section.id) ?? [],
      failures: failures.get(section.id) ?? [],
    });
  }
  return settings;
}

function incompatibilityOf(release: ServedRelease | undefined): SectionSetting['misfit'] {
  if (!release || release.misfits.length === 0) return null;
  const { chosen, served, misfits } = release;
  return { reasons: namingRelease(chosen, misfits), servedVersion: served?.version ?? null };
}

/** The section as the community has it now. Throws notFound. */
export async function chosenSection(tx: Tx, sectionId: string): Promise<ChosenSection> {
  const found = (await chosenSections(tx)).find((section) => section.id === sectionId);
  if (!found) throw notFound('section');
  return found;
}

/**
 * Changes what a community gets of a section. Naming a version pins it; following a channel ends a pin.
 * Gives what that changed, for the history. Throws notFound, invalid for a pin without a version, conflict where it was changed since
 * `changedAt` and where the release that the community would get from then on cannot be used.
 */
export async function changeSection(
  tx: Tx,
  platform: Pick<Platform, 'dataFolder'>,
  host: DeployedHost,
  choice: { tenantId: string; sectionId: string; change: SectionChange },
): Promise<AuditEntry['changes']> {
  const { tenantId, sectionId, change } = choice;
  await tx
    .selectFrom('tenantSection')
    .select('enabled')
    .where('sectionId', '=', sectionId)
    .forUpdate()
    .execute();
  const before = await chosenSection(tx, sectionId);
  if (change.changedAt !== undefined && change.changedAt !== before.changedAt)
    throw versionConflict('section');
  const channel = change.channel ?? (change.pinnedVersion ? 'pinned' : before.channel);
  const pinnedVersion =
    channel === 'pinned' ? (change.pinnedVersion ?? before.pinnedVersion ?? before.version) : null;
  if (channel === 'pinned' && pinnedVersion === null) {
    throw invalid({ pinnedVersion: 'Choose the version to pin.' });
  }
  const version = {
    pinned: pinnedVersion,
    canary: before.canaryVersion ?? before.stableVersion,
    stable: before.stableVersion,
  }[channel];
  if (version !== null && version !== before.version) {
    await refuseUnusable(tx, platform, host, { sectionId, version }).catch((error: unknown) => {
      throw error instanceof RefusedRelease ? conflict('release-refused', `${error.message}.`) : error;
    });
  }
  const row = { enabled: change.enabled ?? before.enabled, channel, pinnedVersion };
  await tx
    .insertInto('tenantSection')
    .values({ tenantId, sectionId, ...row })
    .onConflict((same) =>
      same.columns(['tenantId', 'sectionId']).doUpdateSet({ ...row, updatedAt: sql<string>`now()` }),
    )
    .execute();
  await recordReferences(tx);
  const after = await chosenSection(tx, sectionId);
  return changesBetween<Partial<ChosenSection>>(
    { ...before, changedAt: null },
    { ...after, changedAt: null },
  );
}

/** Switches these sections on and every other one off, those of the future too. For a new community. */
export async function useOnly(tx: Tx, tenantId: string, sectionIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('tenantSectionPolicy')
    .values({ tenantId, newSectionsEnabled: false })
    .onConflict((same) => same.column('tenantId').doUpdateSet({ newSectionsEnabled: false }))
    .execute();
  const others = (await chosenSections(tx)).map(({ id }) => id);
  for (const id of new Set([...sectionIds, ...others])) {
    const row = { enabled: sectionIds.includes(id), channel: 'stable', pinnedVersion: null } as const;
    await tx
      .insertInto('tenantSection')
      .values({ tenantId, sectionId: id, ...row })
      .onConflict((same) => same.columns(['tenantId', 'sectionId']).doUpdateSet(row))
      .execute();
  }
}
