import { createHash } from 'node:crypto';
import type { RegisteredSection, Registry, SectionRelease } from '@courtyard/contract';
import type { Tx } from '../database/database';
import { chosenSections } from './choice/chosen-sections.sql';
import { servedReleases } from './compatibility/served-releases';
import type { Caller } from '../auth/sessions/caller';
import type { Platform } from '../core/platform';
import { startingViewsOf } from '../section/lists/starting-views.sql';
import { ownEntries } from './entries/own-entries';
import { readHost } from './publishing/deployed-host';
import { asIncompatible, asRegistered } from './entries/visible.rules';

export interface RegistryWithReleases {
  registry: Registry;
  /** The release that is served of each section, by its id; none of one of which no release fits. */
  releases: ReadonlyMap<string, SectionRelease>;
}

export interface RegistryReader {
  platform: Pick<Platform, 'env' | 'sections'>;
  caller: Pick<Caller, 'memberId' | 'permissions' | 'owesFactor'>;
  /** The community's day. */
  today: string;
}

/** The registry of the transaction's community for a person, of releases that fit what is deployed. */
export async function registryFor(tx: Tx, reader: RegistryReader): Promise<RegistryWithReleases> {
  const { permissions, owesFactor } = reader.caller;
  if (owesFactor) return { registry: { sections: [], disabled: [] }, releases: new Map() };
  const host = await readHost(reader.platform.env);
  const chosen = await chosenSections(tx);
  const enabled = chosen.flatMap(({ id, version, channel, enabled: on }) =>
    on && version !== null ? [{ sectionId: id, version, channel }] : [],
  );
  const found = await servedReleases(tx, host, enabled);
  const starting = await startingViewsOf(tx, reader.caller);
  const sections: { order: number; entry: RegisteredSection }[] = [];
  for (const { sectionId, channel } of enabled) {
    const release = found.get(sectionId);
    if (!release) continue;
    const { served } = release;
    const entry = served
      ? await withOwnPlaces(tx, reader, served, asRegistered(served, channel, permissions))
      : asIncompatible(release.chosen, channel, permissions);
    const startingViews = starting.get(sectionId);
    sections.push({
      order: (served ?? release.chosen).declaration.order,
      entry: startingViews ? { ...entry, startingViews } : entry,
    });
  }
  sections.sort((a, b) => a.order - b.order || a.entry.id.localeCompare(b.entry.id));
  const disabled = chosen
    .filter(({ enabled: on }) => !on)
    .map(({ id, title, basePath }) => ({ id, title, basePath }));
  const releases = [...found].flatMap(([id, { served }]) => (served ? [[id, served] as const] : []));
  return {
    registry: { sections: sections.map(({ entry }) => entry), disabled },
    releases: new Map(releases),
  };
}

async function withOwnPlaces(
  tx: Tx,
  reader: RegistryReader,
  release: SectionRelease,
  entry: RegisteredSection,
): Promise<RegisteredSection> {
  const ownPlaces = await ownEntries(tx, reader, release);
  return ownPlaces.length > 0 ? { ...entry, ownPlaces } : entry;
}

/** Strong entity tag of an answer (RFC 9110, section 8.8.3). */
export const entityTag = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether the client holds what `If-None-Match` names. A proxy that compressed the answer made the tag weak. */
export function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((held) => held.trim().replace(/^W\//, '') === tag);
}
