import { createHash } from 'node:crypto';
import type { Registry, SectionRelease } from '@courtyard/contract';
import type { Tx } from '../database/database';
import { chosenSections } from './choice/chosen-sections.sql';
import { releasesOf } from './release/release-cache';
import { asRegistered } from './visible.rules';

export interface RegistryWithReleases {
  registry: Registry;
  /** The release of each section that is named, by its id. */
  releases: ReadonlyMap<string, SectionRelease>;
}

/** The registry of the transaction's community for a person with these permissions. */
export async function registryFor(tx: Tx, permissions: ReadonlySet<string>): Promise<RegistryWithReleases> {
  const chosen = await chosenSections(tx);
  const enabled = chosen.flatMap(({ id, version, channel, enabled: on }) =>
    on && version !== null ? [{ sectionId: id, version, channel }] : [],
  );
  const releases = await releasesOf(tx, enabled);
  const sections = enabled.flatMap((one) => {
    const release = releases.get(one.sectionId);
    return release
      ? [{ order: release.declaration.order, entry: asRegistered(release, one.channel, permissions) }]
      : [];
  });
  sections.sort((a, b) => a.order - b.order || a.entry.id.localeCompare(b.entry.id));
  const disabled = chosen
    .filter(({ enabled: on }) => !on)
    .map(({ id, title, basePath }) => ({ id, title, basePath }));
  return { registry: { sections: sections.map(({ entry }) => entry), disabled }, releases };
}

/** Strong entity tag of an answer (RFC 9110, section 8.8.3). */
export const entityTag = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether the client holds what `If-None-Match` names. A proxy that compressed the answer made the tag weak. */
export function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((held) => held.trim().replace(/^W\//, '') === tag);
}
